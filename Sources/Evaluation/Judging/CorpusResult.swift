/// A figure with its name, such as `f1`; `nil` where it is undefined.
public struct Metric: Hashable, Sendable {
  public var name: String
  public var value: Double?
  public var interval: Interval?

  public init(_ name: String, _ value: Double?, _ interval: Interval? = nil) {
    self.name = name
    self.value = value
    self.interval = interval
  }
}

/// A number of things, with its name.
public struct NamedCount: Hashable, Sendable {
  public var name: String
  public var count: Int

  public init(_ name: String, _ count: Int) {
    self.name = name
    self.count = count
  }
}

/// All that was measured on one corpus.
public struct CorpusResult: Sendable {
  public var name: String
  public var kind: CorpusKind
  /// The most telling first.
  public var metrics: [Metric] = []
  public var counts: [NamedCount] = []
  public var relations: RelationTable?
  public var sweep: ThresholdSweep?
  public var calibration: Calibration?
  /// The worst first.
  public var slices: [Slice] = []
  /// False merges first.
  public var mistakes: [Mistake] = []
  /// What a matcher reaches that accepts where title and artist are equal in lower case.
  public var trivial: ConfusionCounts?
  public var gate: [GateOutcome] = []
  /// Every case, for comparison with other programs.
  public var cases = CaseTable()

  public init(name: String, kind: CorpusKind) {
    self.name = name
    self.kind = kind
  }

  public func metric(_ name: String) -> Metric? { metrics.first { $0.name == name } }
  public func count(_ name: String) -> Int? { counts.first { $0.name == name }?.count }
  /// Whether every gate is met.
  public var passes: Bool { gate.allSatisfy(\.passes) }
}

/// Every case of a corpus with what was expected and what was found, column by column.
public struct CaseTable: Sendable {
  public var ids: [String] = []
  /// `same`, `different`, `review`, or a true cluster's number.
  public var expected: [String] = []
  /// `match`, `review`, `none`, or a found cluster's number.
  public var found: [String] = []
  /// What the threshold sweep goes by; empty where there is none.
  public var scores: [Float] = []

  public init() {}
}

/// Whether a figure reached what it must.
public struct GateOutcome: Hashable, Sendable {
  public var rule: GateRule
  /// `nil` where the metric is unknown or undefined, which passes no gate.
  public var value: Double?
  public var interval: Interval?

  public var bound: Double {
    switch rule.bound {
    case .least(let bound), .most(let bound): bound
    }
  }

  public var passes: Bool {
    guard let value else { return false }
    return switch rule.bound {
    case .least(let least): value >= least
    case .most(let most): value <= most
    }
  }

  /// By how much the bound is missed; 0 where it is met, `nil` where there is no figure.
  public var missedBy: Double? {
    guard let value else { return nil }
    return passes ? 0 : abs(bound - value)
  }

  /// Whether chance alone may explain the miss: the bound lies inside the figure's interval. `nil` without one.
  public var isWithinInterval: Bool? { interval.map { $0.contains(bound) } }
}

extension CorpusResult {
  /// Judges the gates.
  public mutating func judge(_ rules: [GateRule]) {
    gate = rules.map { rule in
      if let metric = metric(rule.metric) {
        return GateOutcome(rule: rule, value: metric.value, interval: metric.interval)
      }
      return GateOutcome(rule: rule, value: count(rule.metric).map(Double.init), interval: nil)
    }
  }
}
