public import MusicIdentity
public import MusicModel

/// A case that came out wrong.
public struct Mistake: Sendable {
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Two things taken for one.
    case falseMerge
    /// One thing taken for two.
    case miss
    /// A title read into the wrong parts.
    case misread

    public var word: String {
      switch self {
      case .falseMerge: "false-merge"
      case .miss: "miss"
      case .misread: "misread"
      }
    }
  }
  public var kind: Kind
  public var notes: LabelNotes
  public var left: Song? { songs.first?.left }
  public var right: Song? { songs.first?.right }
  /// Both sides, or none: songs are large, and most of very many mistakes are listed without them.
  private let songs: [(left: Song?, right: Song?)]
  /// The label.
  public var expected: String
  /// The relation found, or what was read.
  public var found: String
  /// Where a miss was lost: `not-blocked`, `scored-low`, `lost-in-assignment`, `sent-to-review`.
  public var stage: String
  public var confidence: Double?
  public var reason: String
  public var evidence: [EvidenceLine] = []

  public init(
    _ kind: Kind, _ notes: LabelNotes, left: Song? = nil, right: Song? = nil, expected: String, found: String,
    stage: String = "", confidence: Double? = nil, reason: String = "", evidence: [EvidenceLine] = []
  ) {
    self.kind = kind
    self.notes = notes
    songs = left == nil && right == nil ? [] : [(left, right)]
    self.expected = expected
    self.found = found
    self.stage = stage
    self.confidence = confidence
    self.reason = reason
    self.evidence = evidence
  }

  /// How many mistakes of each kind are explained; more are listed without evidence and songs.
  static let explained = 1_000

  /// False merges first, the surest first; then misses, by stage, the least sure last.
  static func sort(_ mistakes: inout [Mistake]) {
    // By place: a mistake is a large value to move about.
    let order = mistakes.indices.sorted { first, second in
      let (a, b) = (mistakes[first], mistakes[second])
      if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
      if a.stage != b.stage { return a.stage < b.stage }
      let (p, q) = (a.confidence ?? 0, b.confidence ?? 0)
      return p != q ? p > q : a.notes.id < b.notes.id
    }
    mistakes = order.map { mistakes[$0] }
  }
}
