public import MusicIdentity
public import MusicModel

/// Fits weights to labelled corpora.
public struct WeightFitter: Sendable {
  public var maker: KeyMaker
  /// Where fitting starts, and where it holds what the labels do not tell.
  public var start: RecordingWeights
  public var folds: Int
  public var penalty: Double
  public var jobs: Int?

  public init(
    maker: KeyMaker = KeyMaker(), start: RecordingWeights = .standard, folds: Int = 5, penalty: Double = 0.5,
    jobs: Int? = nil
  ) {
    self.maker = maker
    self.start = start
    self.folds = max(2, folds)
    self.penalty = penalty
    self.jobs = jobs
  }

  /// Fitted weights, and how they did on pairs that they had not seen.
  public struct Outcome: Sendable {
    public var weights: RecordingWeights
    /// Over all folds, each judged by weights fitted on the others; `nil` without labels.
    public var crossValidated: ConfusionCounts?
    /// The starting weights on the same pairs.
    public var before: ConfusionCounts?
    /// The interval of the cross-validated F1.
    public var interval: Interval?
    public var examples: Int
  }

  /// A labelled pair with all that is needed to judge it again.
  private struct LabelledPair {
    var corpus: Int
    var rows: (left: Int, right: Int)
    var isSame: Bool
    var records: [UInt64]
  }

  /// Fits by logistic regression on the pairs of `corpora`; clusters give the pairs that were compared.
  ///
  /// Pairs that only a person can decide teach nothing, and neither do corpora of titles.
  public func fit(_ corpora: [Corpus]) -> Outcome {
    var all: [(pairs: PairCorpus, policy: MatchPolicy)] = []
    for corpus in corpora {
      switch corpus {
      case .pairs(let manifest, let pairs): all.append((pairs, manifest.policy))
      case .lists(let manifest, let lists):
        all.append(
          (
            PairCorpus(
              left: lists.left, right: lists.right, rows: lists.rows, labels: lists.labels, notes: lists.notes),
            manifest.policy
          ))
      case .clusters(let manifest, let clusters): all.append((pairs(of: clusters, manifest.policy), manifest.policy))
      case .titles: break
      }
    }
    let features = WeightFeatures(start)
    var labelled: [LabelledPair] = []
    var examples: [FitExample] = []
    for (number, corpus) in all.enumerated() {
      let judgements = reconciler(corpus.policy, start).judgements(
        of: corpus.pairs.rows, corpus.pairs.left, corpus.pairs.right)
      for (index, judgement) in judgements.enumerated() where corpus.pairs.labels[index].expectation != .review {
        let rows = corpus.pairs.rows[index]
        let (offset, terms) = features.terms(of: judgement.findings)
        let isSame = corpus.pairs.labels[index].expectation == .same
        examples.append(FitExample(offset: offset, terms: terms.map { ($0.index, $0.value) }, isSame: isSame))
        labelled.append(
          LabelledPair(
            corpus: number, rows: rows, isSame: isSame,
            records: [
              WeightFitter.record(corpus.pairs.left, rows.left), WeightFitter.record(corpus.pairs.right, rows.right),
            ]))
      }
    }
    var solver = LogisticFit()
    solver.penalty = penalty
    let division = Folds(labelled.map(\.records), count: folds).numbers
    var validated = ConfusionCounts()
    for fold in 0..<folds {
      let training = examples.indices.filter { division[$0] != fold }.map { examples[$0] }
      let tested = labelled.indices.filter { division[$0] == fold }
      if tested.isEmpty { continue }
      let weights = features.weights(solver.fit(training, start: features.start))
      count(tested.map { labelled[$0] }, all, weights, &validated)
    }
    var before = ConfusionCounts()
    count(labelled, all, start, &before)
    return Outcome(
      weights: features.weights(solver.fit(examples, start: features.start)), crossValidated: validated, before: before,
      interval: Bootstrap.f1(validated), examples: examples.count)
  }

  /// Fits by expectation and maximisation on the candidate pairs of two lists without labels.
  public func fit(_ left: SongList, _ right: SongList, policy: MatchPolicy) -> Outcome {
    let features = WeightFeatures(start)
    var counts: [UInt64: Double] = [:]
    for findings in reconciler(policy, start).comparedFindings(left, right) { counts[findings, default: 0] += 1 }
    let pairs = counts.sorted { $0.key < $1.key }.map { findings, count in
      let (offset, terms) = features.terms(of: findings)
      // Surprise counts as it is: only plain findings are fitted.
      var example = FitExample(offset: offset, terms: [], isSame: false)
      for term in terms {
        if features.isSurprise(term.index) {
          example.offset += features.start[term.index] * term.value
        } else {
          example.terms.append((term.index, term.value))
        }
      }
      return (example, count)
    }
    let fields = features.fields.map {
      MixtureFit.Field(first: $0.range.lowerBound, count: $0.range.count, hasNeutral: $0.hasNeutral)
    }
    let weights = MixtureFit().fit(pairs, fields: fields, start: features.start)
    return Outcome(
      weights: features.weights(weights), crossValidated: nil, before: nil, interval: nil,
      examples: counts.values.reduce(0) { $0 + Int($1) })
  }

  private func reconciler(_ policy: MatchPolicy, _ weights: RecordingWeights) -> Reconciler {
    Reconciler(maker: maker, weights: weights, policy: policy, jobs: jobs)
  }

  /// The compared pairs of a list whose clusters are known, and the true ones that were not compared.
  private func pairs(of corpus: ClusterCorpus, _ policy: MatchPolicy) -> PairCorpus {
    let finder = DuplicateFinder(maker: maker, weights: start, policy: policy, jobs: jobs)
    let groups = finder.groups(in: corpus.records, sources: corpus.sources)
    var rows = groups.comparedRows
    let known = Set(rows.map { UInt64($0.left) << 32 | UInt64($0.right) })
    for members in Evaluator.members(corpus.clusters) {
      for (place, a) in members.enumerated() {
        for b in members[(place + 1)...] where !known.contains(UInt64(a) << 32 | UInt64(b)) { rows.append((a, b)) }
      }
    }
    return PairCorpus(
      left: corpus.records, right: corpus.records, rows: rows,
      labels: rows.map { PairLabel(corpus.clusters[$0.left] == corpus.clusters[$0.right] ? .same : .different) },
      notes: rows.map { LabelNotes(id: corpus.notes[$0.left].id + ":" + corpus.notes[$0.right].id) })
  }

  private func count(
    _ pairs: [LabelledPair], _ all: [(pairs: PairCorpus, policy: MatchPolicy)], _ weights: RecordingWeights,
    _ counts: inout ConfusionCounts
  ) {
    for (number, corpus) in all.enumerated() {
      let mine = pairs.filter { $0.corpus == number }
      let judgements = reconciler(corpus.policy, weights).judgements(
        of: mine.map(\.rows), corpus.pairs.left, corpus.pairs.right)
      for (pair, judgement) in zip(mine, judgements) {
        counts.count(
          isSame: pair.isSame, isAccepted: judgement.status == .match, isReview: judgement.status == .review)
      }
    }
  }

  /// A number for what a record says: the same record in two lists or rows has the same.
  private static func record(_ list: SongList, _ row: Int) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for field in [TextField.title, .artist, .album] {
      for byte in (list.text(field, at: row) ?? "").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    return hash
  }
}
