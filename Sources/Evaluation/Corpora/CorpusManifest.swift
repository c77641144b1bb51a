public import MusicIdentity

/// What kind of truth a corpus holds.
public enum CorpusKind: String, Hashable, Sendable, CaseIterable {
  case pairs, lists, clusters, titles
}

/// What a corpus says of itself in `corpus.json`.
public struct CorpusManifest: Hashable, Sendable {
  public var name: String
  public var kind: CorpusKind
  public var description: String
  public var policy: MatchPolicy
  public var gate: [GateRule]

  public init(
    name: String, kind: CorpusKind, description: String = "", policy: MatchPolicy = MatchPolicy(), gate: [GateRule] = []
  ) {
    self.name = name
    self.kind = kind
    self.description = description
    self.policy = policy
    self.gate = gate
  }
}

/// What a metric must reach.
public struct GateRule: Hashable, Sendable {
  public enum Bound: Hashable, Sendable {
    case least(Double)
    case most(Double)
  }
  /// As the results name it, such as `f1` or `pair_completeness`.
  public var metric: String
  public var bound: Bound

  /// - Parameter metric: The metric's name; hyphens count as underscores.
  public init(metric: String, _ bound: Bound) {
    self.metric = String(metric.map { $0 == "-" ? "_" : $0 })
    self.bound = bound
  }
}
