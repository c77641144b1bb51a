internal import MusicIdentity
internal import MusicModel

extension Evaluator {
  func evaluate(_ corpus: ClusterCorpus, _ manifest: CorpusManifest) -> CorpusResult {
    let list = hidden.removed(from: corpus.records)
    let finder = DuplicateFinder(maker: maker, weights: weights, policy: manifest.policy, jobs: jobs)
    let groups = finder.groups(in: list, sources: corpus.sources)
    let scores = ClusterCounts(predicted: groups.numbers, actual: corpus.clusters)
    var result = CorpusResult(name: manifest.name, kind: .clusters)
    result.metrics = Evaluator.metrics(scores.pairs, f1: Bootstrap.f1(groups: scores.groups))
    func share(_ part: Int, _ whole: Int) -> Double? { whole == 0 ? nil : Double(part) / Double(whole) }
    result.metrics += [
      Metric("bcubed_precision", scores.bcubedPrecision), Metric("bcubed_recall", scores.bcubedRecall),
      Metric("bcubed_f1", scores.bcubedF1),
      Metric("cluster_bcubed_precision", scores.clusterBcubedPrecision),
      Metric("cluster_bcubed_recall", scores.clusterBcubedRecall),
      Metric(
        "exact_precision", share(scores.exact, scores.predicted), Interval.wilson(scores.exact, of: scores.predicted)),
      Metric("exact_recall", share(scores.exact, scores.actual), Interval.wilson(scores.exact, of: scores.actual)),
      Metric("pairs_per_record", share(groups.comparedPairs, list.count)),
      Metric("reduction_ratio", share(groups.comparedPairs, list.count * (list.count - 1) / 2).map { 1 - $0 }),
    ]
    result.counts = Evaluator.named(scores.pairs)
    result.counts += [
      NamedCount("records", list.count), NamedCount("clusters", scores.actual),
      NamedCount("found_clusters", scores.predicted), NamedCount("exact_clusters", scores.exact),
      NamedCount("over_merged", scores.overMerged), NamedCount("under_merged", scores.underMerged),
      NamedCount("compared_pairs", groups.comparedPairs),
    ]
    for row in 0..<list.count {
      result.cases.ids.append(corpus.notes[row].id)
      result.cases.expected.append(String(corpus.clusters[row]))
      result.cases.found.append(String(groups.numbers[row]))
    }
    takePairs(corpus, groups, manifest, &result)
    result.trivial = trivial(corpus)
    return result
  }

  /// Counts the pairs inside true and found clusters by kind, and keeps the wrong ones.
  private func takePairs(
    _ corpus: ClusterCorpus, _ groups: DuplicateGroups, _ manifest: CorpusManifest, _ result: inout CorpusResult
  ) {
    var slicer = PairSlicer(
      corpus.records, corpus.records, maker, areAlbums: manifest.policy.items == .albums,
      jobs: jobs)
    var slices = SliceTally()
    var lost = 0
    var all = 0
    for (numbers, others, isTrue) in [
      (corpus.clusters, groups.numbers, true), (groups.numbers, corpus.clusters, false),
    ] {
      for members in Evaluator.members(numbers) where members.count > 1 {
        for (place, a) in members.enumerated() {
          for b in members[(place + 1)...] {
            // The pairs in both are counted with the true ones.
            if !isTrue && others[a] == others[b] { continue }
            let isFound = isTrue ? others[a] == others[b] : true
            let tags = corpus.notes[a].tags == corpus.notes[b].tags ? corpus.notes[a].tags : ""
            slices.count(
              slicer.slices(a, b, tags: tags, &slices), isSame: isTrue, isAccepted: isFound, isReview: false)
            if isTrue { all += 1 }
            if isTrue && isFound { continue }
            let judgement = groups.judgement(of: a, and: b)
            var stage = ""
            if isTrue {
              let fate: PairFate =
                switch judgement?.status {
                case nil: .notBlocked
                case .match: .lostInAssignment
                case .review: .review
                default: .scoredLow
                }
              stage = fate == .lostInAssignment ? "lost-in-clustering" : fate.word
              if fate == .notBlocked { lost += 1 }
            }
            result.mistakes.append(
              Mistake(
                isTrue ? .miss : .falseMerge,
                LabelNotes(id: corpus.notes[a].id + ":" + corpus.notes[b].id, tags: tags, why: corpus.notes[a].why),
                left: corpus.records[a], right: corpus.records[b], expected: isTrue ? "same" : "different",
                found: judgement?.relation.word ?? "", stage: stage,
                confidence: judgement.map { Double($0.confidence) }, reason: judgement?.reason.words ?? "",
                evidence: result.mistakes.count < 2 * Mistake.explained ? judgement?.evidence ?? [] : []))
          }
        }
      }
    }
    result.counts.append(NamedCount("missed_and_not_blocked", lost))
    result.slices = slices.sorted
  }

  /// The rows of each cluster, in ascending order.
  static func members(_ numbers: [Int32]) -> [[Int]] {
    var rows: [Int32: [Int]] = [:]
    for (row, number) in numbers.enumerated() { rows[number, default: []].append(row) }
    return rows.values.sorted { $0[0] < $1[0] }
  }

  private func trivial(_ corpus: ClusterCorpus) -> ConfusionCounts {
    var numbers: [String: Int32] = [:]
    let predicted = (0..<corpus.records.count).map { row -> Int32 in
      guard let key = TrivialMatcher.key(corpus.records, row) else { return -1 - Int32(row) }
      let number = numbers[key] ?? Int32(row)
      numbers[key] = number
      return number
    }
    return ClusterCounts(predicted: predicted, actual: corpus.clusters).pairs
  }
}
