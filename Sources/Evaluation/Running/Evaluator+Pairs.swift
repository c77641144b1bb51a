internal import MusicIdentity
internal import MusicModel

extension Evaluator {
  func evaluate(_ corpus: PairCorpus, _ manifest: CorpusManifest) -> CorpusResult {
    let reconciler = reconciler(manifest.policy)
    let (left, right) = (hidden.removed(from: corpus.left), hidden.removed(from: corpus.right))
    let judgements = reconciler.judgements(of: corpus.rows, left, right)
    var result = CorpusResult(name: manifest.name, kind: .pairs)
    var counts = ConfusionCounts()
    var trivial = ConfusionCounts()
    var relations = RelationTable()
    var named = (right: 0, all: 0)
    var slices = SliceTally()
    var slicer = PairSlicer(
      corpus.left, corpus.right, maker, areAlbums: manifest.policy.items == .albums,
      jobs: jobs)
    var scores: [Float] = []
    var sames: [Bool] = []
    scores.reserveCapacity(judgements.count)
    sames.reserveCapacity(judgements.count)
    var wrong: [Int] = []
    for (index, judgement) in judgements.enumerated() {
      let (l, r) = corpus.rows[index]
      let label = corpus.labels[index]
      let isSame = label.expectation == .same
      let isAccepted = judgement.status == .match
      let isReview = judgement.status == .review
      counts.count(isSame: isSame, isAccepted: isAccepted, isReview: isReview)
      trivial.count(isSame: isSame, isAccepted: TrivialMatcher.accepts(corpus.left, l, corpus.right, r))
      let found = isReview ? "review" : judgement.relation.word
      relations.count(label: label.word, found: found)
      if label.relation != nil {
        named.all += 1
        if label.relation == judgement.relation && !isReview { named.right += 1 }
      }
      let numbers = slicer.slices(l, r, tags: corpus.notes[index].tags, &slices)
      slices.count(numbers, isSame: isSame, isAccepted: isAccepted, isReview: isReview)
      let score = manifest.policy.accepts(judgement.relation) ? judgement.confidence : 0
      scores.append(score)
      sames.append(isSame)
      if isSame != isAccepted { wrong.append(index) }
      result.cases.ids.append(corpus.notes[index].id)
      result.cases.expected.append(label.expectation.word)
      result.cases.found.append(isAccepted ? "match" : isReview ? "review" : "none")
    }
    result.cases.scores = scores
    relations.sort()
    let sweep = ThresholdSweep(scores: scores, isSame: sames)
    let calibration = Calibration(scores: scores, isSame: sames)
    result.metrics = Evaluator.metrics(counts, f1: Bootstrap.f1(counts))
    result.metrics += [
      Metric("false_merges_per_10000", counts.falseMergesPer10000),
      Metric("review_rate", counts.reviewRate, Interval.wilson(counts.review, of: counts.total)),
      Metric(
        "relation_accuracy", named.all == 0 ? nil : Double(named.right) / Double(named.all),
        Interval.wilson(named.right, of: named.all)),
    ]
    result.metrics += Evaluator.metrics(sweep) + [Metric("calibration_error", calibration.error)]
    result.counts = Evaluator.named(counts) + [NamedCount("bad", corpus.bad)]
    result.relations = relations
    result.sweep = sweep
    result.calibration = calibration
    result.slices = slices.sorted
    result.trivial = trivial
    result.mistakes = mistakes(wrong, corpus, judgements, reconciler)
    return result
  }

  /// The wrong pairs as mistakes, the first of each kind with evidence.
  private func mistakes(
    _ wrong: [Int], _ corpus: PairCorpus, _ judgements: [PairJudgement], _ reconciler: Reconciler
  ) -> [Mistake] {
    var shown = [0, 0]
    let explained = wrong.filter { index in
      let kind = corpus.labels[index].expectation == .same ? 1 : 0
      shown[kind] += 1
      return shown[kind] <= Mistake.explained
    }
    let evidence = reconciler.judgements(
      of: explained.indices.map { ($0, $0) },
      hidden.removed(from: corpus.left.selecting(explained.map { corpus.rows[$0].left })),
      hidden.removed(from: corpus.right.selecting(explained.map { corpus.rows[$0].right })), withEvidence: true)
    var lines: [Int: [EvidenceLine]] = [:]
    for (index, judgement) in zip(explained, evidence) { lines[index] = judgement.evidence }
    return wrong.map { index in
      let judgement = judgements[index]
      let isMiss = corpus.labels[index].expectation == .same
      let stage = isMiss ? (judgement.status == .review ? PairFate.review : .scoredLow).word : ""
      return Mistake(
        isMiss ? .miss : .falseMerge, corpus.notes[index],
        left: lines[index].map { _ in corpus.left[corpus.rows[index].left] },
        right: lines[index].map { _ in corpus.right[corpus.rows[index].right] }, expected: corpus.labels[index].word,
        found: judgement.relation.word, stage: stage, confidence: Double(judgement.confidence),
        reason: judgement.reason.words, evidence: lines[index] ?? [])
    }
  }
}
