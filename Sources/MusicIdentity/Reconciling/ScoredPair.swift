internal import MusicModel

/// Two rows as one number, the left one above.
enum PairKey {
  @inline(__always)
  static func of(_ left: UInt32, _ right: UInt32) -> UInt64 { UInt64(left) << 32 | UInt64(right) }
}

/// A pair of rows that was compared, with what was found and what it means.
struct ScoredPair: Sendable {
  var left: UInt32
  var right: UInt32
  var findings: Findings
  var verdict: Verdict
  /// What the surroundings add to the verdict's bits: tracks of one album support each other.
  var support: Float = 0

  var isCandidate: Bool { verdict.outcome != .none }
  var total: Float { verdict.bits + support }

  /// What the pair weighs against others for its rows: a doubtful pair yields to a sure one.
  var standing: Float { verdict.outcome == .review ? max(0, total - ScoredPair.doubtPenalty) : total }

  /// Set by hand: no doubtful pair outranks a sure one with an equal title and an equal artist.
  private static let doubtPenalty: Float = 12
}
