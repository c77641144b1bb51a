/// What changed against an earlier run, case by case.
public struct BaselineComparison: Hashable, Sendable {
  public var corpus: String
  /// Names of cases that were right and are wrong now.
  public var worse: [String]
  /// Names of cases that were wrong and are right now.
  public var better: [String]
  public var test: McNemar
  /// Each metric then and now, where it differs.
  public var metrics: [Change]

  public struct Change: Hashable, Sendable {
    public var name: String
    public var before: Double?
    public var now: Double?
  }

  /// An earlier run as far as a comparison needs it.
  public struct Baseline: Hashable, Sendable {
    public var corpus: String
    /// Kind and name of every mistake, such as `miss s001`.
    public var mistakes: Set<String>
    public var metrics: [String: Double]

    public init(corpus: String, mistakes: Set<String>, metrics: [String: Double]) {
      self.corpus = corpus
      self.mistakes = mistakes
      self.metrics = metrics
    }
  }

  public init(_ result: CorpusResult, against baseline: Baseline) {
    corpus = result.name
    let now = Set(result.mistakes.map { "\($0.kind.word) \($0.notes.id)" })
    worse = now.subtracting(baseline.mistakes).sorted()
    better = baseline.mistakes.subtracting(now).sorted()
    test = McNemar(worse: worse.count, better: better.count)
    metrics = result.metrics.compactMap { metric in
      let before = baseline.metrics[metric.name]
      return before == metric.value ? nil : Change(name: metric.name, before: before, now: metric.value)
    }
  }
}
