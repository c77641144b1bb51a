internal import MusicIdentity
internal import MusicModel

extension Evaluator {
  func evaluate(_ corpus: ListCorpus, _ manifest: CorpusManifest) -> CorpusResult {
    let (left, right) = (hidden.removed(from: corpus.left), hidden.removed(from: corpus.right))
    let outcome = reconciler(manifest.policy).reconcile(left, right, watching: corpus.rows)
    var result = CorpusResult(name: manifest.name, kind: .lists)
    var labelOf: [UInt64: Int] = [:]
    for (index, pair) in corpus.rows.enumerated() { labelOf[ListCorpus.key(pair.left, pair.right)] = index }
    let same = Set(
      corpus.rows.indices.filter { corpus.labels[$0].expectation == .same }.map {
        ListCorpus.key(corpus.rows[$0].left, corpus.rows[$0].right)
      })

    var counts = ConfusionCounts()
    var relations = RelationTable()
    var slices = SliceTally()
    var slicer = PairSlicer(
      corpus.left, corpus.right, maker, areAlbums: manifest.policy.items == .albums,
      jobs: jobs)
    var scores: [Float] = []
    var sames: [Bool] = []
    func take(_ left: Int, _ right: Int, isAccepted: Bool, isReview: Bool) {
      let key = ListCorpus.key(left, right)
      let isSame = same.contains(key)
      counts.count(isSame: isSame, isAccepted: isAccepted, isReview: isReview)
      let notes = labelOf[key].map { corpus.notes[$0] }
      let numbers = slicer.slices(left, right, tags: notes?.tags ?? "", &slices)
      slices.count(numbers, isSame: isSame, isAccepted: isAccepted, isReview: isReview)
      result.cases.ids.append(notes?.id ?? corpus.name(left, right))
      result.cases.expected.append(
        labelOf[key].map { corpus.labels[$0].expectation.word } ?? Expectation.different.word)
      result.cases.found.append(isAccepted ? "match" : isReview ? "review" : "none")
    }

    var answered: Set<UInt64> = []
    for (index, answer) in outcome.answers.enumerated() {
      guard let l = answer.left, let r = answer.right else { continue }
      let key = ListCorpus.key(l, r)
      if !same.contains(key) && corpus.isUnknown(l, r) { continue }
      answered.insert(key)
      let isAccepted = answer.status == .match
      take(l, r, isAccepted: isAccepted, isReview: !isAccepted)
      scores.append(answer.confidence ?? 0)
      result.cases.scores.append(answer.confidence ?? 0)
      sames.append(same.contains(key))
      relations.count(
        label: labelOf[key].map { corpus.labels[$0].word } ?? "unlabelled",
        found: isAccepted ? answer.relation?.word ?? "" : "review")
      if isAccepted && !same.contains(key) {
        let label = labelOf[key]
        result.mistakes.append(
          Mistake(
            .falseMerge, label.map { corpus.notes[$0] } ?? LabelNotes(id: corpus.name(l, r)), left: corpus.left[l],
            right: corpus.right[r], expected: label.map { corpus.labels[$0].word } ?? "unlabelled",
            found: answer.relation?.word ?? "", confidence: answer.confidence.map(Double.init),
            reason: answer.reason.words,
            evidence: result.mistakes.count < Mistake.explained ? outcome.evidence(ofAnswer: index) : []))
      }
    }
    let fates = outcome.fates(of: corpus.rows)
    var stages: [PairFate: Int] = [:]
    for (index, fate) in fates.enumerated() {
      let (l, r) = corpus.rows[index]
      let isSame = corpus.labels[index].expectation == .same
      if !answered.contains(ListCorpus.key(l, r)) {
        take(l, r, isAccepted: false, isReview: false)
        result.cases.scores.append(0)
        relations.count(label: corpus.labels[index].word, found: fate.word)
      }
      guard isSame else { continue }
      stages[fate, default: 0] += 1
      if fate != .matched { result.mistakes.append(miss(index, fate, corpus, outcome)) }
    }
    relations.sort()
    // The pairs that nobody named and nobody answered are right too.
    counts.tn = left.count * right.count - counts.tp - counts.fp - counts.fn

    let lost = stages[.notBlocked] ?? 0
    let all = same.count
    let compared = outcome.comparedPairs
    let sweep = ThresholdSweep(scores: scores, isSame: sames, missing: all - sames.count { $0 })
    let calibration = Calibration(scores: scores, isSame: sames)
    result.metrics = Evaluator.metrics(
      counts, f1: Bootstrap.f1(ConfusionCounts(tp: counts.tp, fp: counts.fp, fn: counts.fn)))
    result.metrics += [
      Metric(
        "false_merges_per_10000",
        counts.tp + counts.fp == 0
          ? nil : Double(counts.fp) / Double(outcome.answers.count) * 10_000),
      Metric(
        "review_rate", outcome.answers.isEmpty ? nil : Double(counts.review) / Double(outcome.answers.count),
        Interval.wilson(counts.review, of: outcome.answers.count)),
      Metric(
        "pair_completeness", all == 0 ? nil : Double(all - lost) / Double(all),
        Interval.wilson(all - lost, of: all)),
      Metric(
        "reduction_ratio",
        left.count * right.count == 0
          ? nil
          : 1 - Double(compared) / Double(left.count * right.count)),
      Metric(
        "pairs_per_record",
        left.count + right.count == 0
          ? nil
          : Double(compared) / Double(left.count + right.count)),
    ]
    result.metrics += Evaluator.metrics(sweep) + [Metric("calibration_error", calibration.error)]
    result.counts = Evaluator.named(counts)
    result.counts += [
      NamedCount("left", left.count), NamedCount("right", right.count), NamedCount("compared_pairs", compared),
      NamedCount("not_blocked", lost), NamedCount("scored_low", stages[.scoredLow] ?? 0),
      NamedCount("lost_in_assignment", stages[.lostInAssignment] ?? 0),
      NamedCount("sent_to_review", stages[.review] ?? 0),
    ]
    result.relations = relations
    result.sweep = sweep
    result.calibration = calibration
    result.slices = slices.sorted
    result.trivial = TrivialMatcher.counts(corpus.left, corpus.right, same: same, isUnknown: corpus.isUnknown)
    return result
  }

  private func miss(_ index: Int, _ fate: PairFate, _ corpus: ListCorpus, _ outcome: Reconciliation) -> Mistake {
    let (l, r) = corpus.rows[index]
    let judgement = outcome.judgement(ofLeft: l, right: r)
    return Mistake(
      .miss, corpus.notes[index], left: corpus.left[l], right: corpus.right[r], expected: corpus.labels[index].word,
      found: judgement?.relation.word ?? "", stage: fate.word, confidence: judgement.map { Double($0.confidence) },
      reason: judgement?.reason.words ?? "", evidence: judgement?.evidence ?? [])
  }
}

extension ListCorpus {
  static func key(_ left: Int, _ right: Int) -> UInt64 { UInt64(left) << 32 | UInt64(right) }

  /// A name for a pair that has none: its record numbers.
  func name(_ l: Int, _ r: Int) -> String { "\(left.recordNumbers[l]):\(right.recordNumbers[r])" }

  func isUnknown(_ l: Int, _ r: Int) -> Bool { unknownLeft.contains(l) || unknownRight.contains(r) }
}
