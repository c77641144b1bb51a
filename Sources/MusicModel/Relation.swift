/// What two songs are to one another, strongest first.
public enum Relation: UInt8, Hashable, Sendable, CaseIterable {
  /// The same catalog item: same namespace, kind and id.
  case identical
  /// One audio recording, whatever album, edition, master or store lists it.
  case sameRecording
  /// One recording's explicit and clean edits.
  case otherRating
  /// One song by the same artist whose audio differs: live, remix, acoustic, demo, edit, re-recording …
  case otherVersion
  /// One song, another artist.
  case cover
  case different

  // Albums.
  /// One release: the same UPC.
  case sameRelease
  /// One album in another edition: deluxe, anniversary, remaster, region.
  case otherEdition

  /// The word that outputs use, such as `same-recording`.
  public var word: String {
    switch self {
    case .identical: "identical"
    case .sameRecording: "same-recording"
    case .otherRating: "other-rating"
    case .otherVersion: "other-version"
    case .cover: "cover"
    case .different: "different"
    case .sameRelease: "same-release"
    case .otherEdition: "other-edition"
    }
  }

  public init?(word: String) {
    guard let relation = Relation.allCases.first(where: { $0.word == word }) else { return nil }
    self = relation
  }
}
