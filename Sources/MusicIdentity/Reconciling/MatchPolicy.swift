public import MusicModel

/// What counts as a match: the caller's choice, not a constant of the code.
public struct MatchPolicy: Hashable, Sendable {
  /// How far apart two songs may be.
  public enum Sameness: String, Hashable, Sendable, CaseIterable {
    /// One recording.
    case recording
    /// One song by one artist: live takes, remixes and edits too.
    case song
    /// One song by whomever: covers too.
    case work
  }
  /// What becomes of explicit and clean.
  public enum RatingRule: String, Hashable, Sendable, CaseIterable {
    /// Explicit and unmarked may match; clean and unmarked is review; clean and explicit are two.
    case same
    /// Explicit, clean and unmarked are one.
    case any
    /// As `any`, and of the right side's twins the explicit one.
    case preferExplicit = "prefer-explicit"
    case preferClean = "prefer-clean"
    /// The right side's clean songs are out.
    case requireExplicit = "require-explicit"
    /// The right side's explicit songs are out.
    case requireClean = "require-clean"
  }
  public enum EditionRule: String, Hashable, Sendable, CaseIterable { case any, same }
  public enum Items: String, Hashable, Sendable, CaseIterable { case songs, albums }

  public var same = Sameness.recording
  public var rating = RatingRule.same
  public var edition = EditionRule.any
  public var items = Items.songs
  /// Lets a row match several rows.
  public var many = false
  /// The least confidence of a match; `nil` takes the weights' own.
  public var minConfidence: Float?

  public init() {}

  /// Whether explicit and clean count as one.
  var mixesRatings: Bool { rating != .same && rating != .requireExplicit && rating != .requireClean }

  /// Whether a pair of this relation is what the caller looks for.
  public func accepts(_ relation: Relation) -> Bool {
    switch relation {
    case .identical, .sameRecording, .sameRelease: true
    case .otherEdition: edition == .any
    case .otherRating: mixesRatings
    case .otherVersion: same != .recording
    case .cover: same == .work
    case .different: false
    }
  }
}
