public import MusicIdentity
internal import MusicModel

/// Measures a matcher on labelled corpora.
///
///     let result = Evaluator(maker: KeyMaker(), jobs: 2).evaluate(corpus)
///     result.metric("f1")?.value
public struct Evaluator: Sendable {
  public var maker: KeyMaker
  public var weights: RecordingWeights
  public var jobs: Int?
  /// Fields that the matcher does not see, so that they can serve as truth.
  public var hidden: HiddenFields
  /// How many labelled pairs are keyed and judged at a time: what is held of them meanwhile grows with it, the
  /// result does not change.
  public var sliceSize = 50_000
  /// Whether results name every case; without, ``CorpusResult/cases`` stays empty.
  public var keepsCases = true

  public init(
    maker: KeyMaker = KeyMaker(), weights: RecordingWeights = .standard, jobs: Int? = nil,
    hidden: HiddenFields = HiddenFields()
  ) {
    self.maker = maker
    self.weights = weights
    self.jobs = jobs
    self.hidden = hidden
  }

  /// Runs the matcher on a corpus, and counts; gates are judged by the corpus's own rules.
  public func evaluate(_ corpus: Corpus) -> CorpusResult {
    var result: CorpusResult
    switch corpus {
    case .pairs(let manifest, let pairs): result = evaluate(pairs, manifest)
    case .lists(let manifest, let lists): result = evaluate(lists, manifest)
    case .clusters(let manifest, let clusters): result = evaluate(clusters, manifest)
    case .titles(let manifest, let titles): result = evaluate(titles, manifest)
    }
    Mistake.sort(&result.mistakes)
    result.judge(corpus.manifest.gate)
    return result
  }

  func reconciler(_ policy: MatchPolicy) -> Reconciler {
    Reconciler(maker: maker, weights: weights, policy: policy, jobs: jobs)
  }

  /// The metrics that pairs, lists and clusters share.
  static func metrics(_ counts: ConfusionCounts, f1 interval: Interval?) -> [Metric] {
    [
      Metric("precision", counts.precision, Interval.wilson(counts.tp, of: counts.tp + counts.fp)),
      Metric("recall", counts.recall, Interval.wilson(counts.tp, of: counts.tp + counts.fn)),
      Metric("f1", counts.f1, interval), Metric("f05", counts.f(beta: 0.5)),
      Metric("accuracy", counts.accuracy, Interval.wilson(counts.tp + counts.tn, of: counts.total)),
      Metric("mcc", counts.mcc),
    ]
  }

  static func named(_ counts: ConfusionCounts) -> [NamedCount] {
    [
      NamedCount("tp", counts.tp), NamedCount("fp", counts.fp), NamedCount("fn", counts.fn),
      NamedCount("tn", counts.tn), NamedCount("review", counts.review),
    ]
  }

  static func metrics(_ sweep: ThresholdSweep) -> [Metric] {
    [
      Metric("average_precision", sweep.averagePrecision), Metric("best_f1", sweep.bestF1),
      Metric("best_threshold", sweep.bestThreshold),
    ]
  }
}
