public import Evaluation

/// What an evaluation says, for any output.
public struct EvaluationReport: Sendable {
  public var results: [CorpusResult]
  /// Against an earlier run, where one was given.
  public var comparisons: [BaselineComparison]
  /// Whether missed gates count.
  public var judgesGates: Bool

  public init(_ results: [CorpusResult], comparisons: [BaselineComparison] = [], judgesGates: Bool = false) {
    self.results = results
    self.comparisons = comparisons
    self.judgesGates = judgesGates
  }

  /// Whether every gate of every corpus is met.
  public var passed: Bool { results.allSatisfy(\.passes) }

  /// A figure as people read it: `0.9934`, `-` for none.
  public static func figure(_ value: Double?, decimals: Int = 4) -> String {
    guard let value else { return "-" }
    var bytes: [UInt8] = []
    bytes.append(value, decimals: decimals)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func figure(_ interval: Interval?) -> String {
    interval.map { "\(figure($0.low)) to \(figure($0.high))" } ?? ""
  }

  /// `left · title · artist` of a mistake's side.
  static func song(_ song: ListedSong) -> String {
    [song.title, song.artist, song.album, song.length, song.rating, song.isrc].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: " · ")
  }

  /// A sentence for a gate that is missed.
  public static func sentence(_ gate: GateOutcome) -> String {
    let name = gate.rule.metric
    let bound: String
    switch gate.rule.bound {
    case .least(let least): bound = "at least \(figure(least))"
    case .most(let most): bound = "at most \(figure(most))"
    }
    guard let value = gate.value else { return "\(name) is not known, and must be \(bound)" }
    if gate.passes { return "\(name) is \(figure(value)), \(bound)" }
    let chance =
      switch gate.isWithinInterval {
      case true?: "; within the interval of chance"
      case false?: "; beyond the interval of chance"
      case nil: ""
      }
    return "\(name) is \(figure(value)) and must be \(bound): missed by \(figure(gate.missedBy))\(chance)"
  }
}
