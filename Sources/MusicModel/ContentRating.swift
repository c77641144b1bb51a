/// What a store says about a song's words.
///
/// `unknown` is not `none`: Spotify's `false` means "no or unknown", a Library.xml that is silent says
/// nothing, while iTunes' `notExplicit` says that the song is neither explicit nor the edit of an explicit one.
public enum ContentRating: UInt8, Hashable, Sendable, CaseIterable {
  case unknown = 0
  case none = 1
  case explicit = 2
  /// The edited version of an explicit song; never merely "not explicit".
  case clean = 3

  /// The word that lists use: `explicit`, `clean`, `none`, or nothing for `unknown`.
  public var word: String {
    switch self {
    case .unknown: ""
    case .none: "none"
    case .explicit: "explicit"
    case .clean: "clean"
    }
  }
}
