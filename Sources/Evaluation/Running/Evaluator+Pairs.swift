internal import MusicIdentity
internal import MusicModel

extension Evaluator {
  /// Pairs are judged some thousands at a time: keys and judgements take many times the room of the lists.
  func evaluate(_ corpus: PairCorpus, _ manifest: CorpusManifest) -> CorpusResult {
    let reconciler = reconciler(manifest.policy)
    let poisoned = PoisonedISRCs(
      hidden.removed(from: corpus.left), hidden.removed(from: corpus.right), maker, manifest.policy)
    var fold = PairFold(pairs: corpus.rows.count)
    for start in stride(from: 0, to: corpus.rows.count, by: max(1, sliceSize)) {
      let pairs = start..<min(start + max(1, sliceSize), corpus.rows.count)
      judge(pairs, of: corpus, manifest.policy, reconciler, poisoned, into: &fold)
    }
    return result(of: fold, manifest, bad: corpus.bad)
  }

  private func judge(
    _ pairs: Range<Int>, of corpus: PairCorpus, _ policy: MatchPolicy, _ reconciler: Reconciler,
    _ poisoned: PoisonedISRCs, into fold: inout PairFold
  ) {
    func judgements(_ excerpt: PairExcerpt, withEvidence: Bool = false) -> [PairJudgement] {
      reconciler.judgements(
        of: excerpt.rows, hidden.removed(from: excerpt.left), hidden.removed(from: excerpt.right),
        withEvidence: withEvidence, silencing: poisoned)
    }
    let excerpt = PairExcerpt(corpus, pairs)
    let judged = judgements(excerpt)
    fold.slicer.turn(to: excerpt.left, excerpt.right, maker, areAlbums: policy.items == .albums, jobs: jobs)
    var wrong: [Int] = []
    var explained: [Int] = []
    for (place, pair) in pairs.enumerated() {
      let isExplained = fold.add(
        judged[place], place, of: excerpt, corpus.labels[pair], corpus.notes[pair], policy, keepsCase: keepsCases)
      if isExplained { explained.append(pair) }
      if (corpus.labels[pair].expectation == .same) != (judged[place].status == .match) { wrong.append(pair) }
    }
    var evidence: [Int: [EvidenceLine]] = [:]
    if !explained.isEmpty {
      let lines = judgements(PairExcerpt(corpus, explained), withEvidence: true)
      for (pair, judgement) in zip(explained, lines) { evidence[pair] = judgement.evidence }
    }
    for pair in wrong {
      fold.mistakes.append(mistake(pair, corpus, judged[pair - pairs.lowerBound], evidence[pair]))
    }
  }

  /// A wrong pair as a mistake; with its songs where it is explained.
  private func mistake(_ pair: Int, _ corpus: PairCorpus, _ judgement: PairJudgement, _ evidence: [EvidenceLine]?)
    -> Mistake
  {
    let isMiss = corpus.labels[pair].expectation == .same
    let stage = isMiss ? (judgement.status == .review ? PairFate.review : .scoredLow).word : ""
    return Mistake(
      isMiss ? .miss : .falseMerge, corpus.notes[pair],
      left: evidence.map { _ in corpus.left[corpus.rows[pair].left] },
      right: evidence.map { _ in corpus.right[corpus.rows[pair].right] }, expected: corpus.labels[pair].word,
      found: judgement.relation.word, stage: stage, confidence: Double(judgement.confidence),
      reason: judgement.reason.words, evidence: evidence ?? [])
  }

  private func result(of fold: PairFold, _ manifest: CorpusManifest, bad: Int) -> CorpusResult {
    var result = CorpusResult(name: manifest.name, kind: .pairs)
    let (counts, named) = (fold.counts, fold.named)
    let sweep = ThresholdSweep(scores: fold.scores, isSame: fold.sames)
    let calibration = Calibration(scores: fold.scores, isSame: fold.sames)
    result.metrics = Evaluator.metrics(counts, f1: Bootstrap.f1(counts))
    result.metrics += [
      Metric("false_merges_per_10000", counts.falseMergesPer10000),
      Metric("review_rate", counts.reviewRate, Interval.wilson(counts.review, of: counts.total)),
      Metric(
        "relation_accuracy", named.all == 0 ? nil : Double(named.right) / Double(named.all),
        Interval.wilson(named.right, of: named.all)),
    ]
    result.metrics += Evaluator.metrics(sweep) + [Metric("calibration_error", calibration.error)]
    result.counts = Evaluator.named(counts) + [NamedCount("bad", bad)]
    result.relations = fold.relations
    result.relations?.sort()
    result.sweep = sweep
    result.calibration = calibration
    result.slices = fold.slices.sorted
    result.trivial = fold.trivial
    result.mistakes = fold.mistakes
    result.cases = fold.cases
    if keepsCases { result.cases.scores = fold.scores }
    return result
  }
}
