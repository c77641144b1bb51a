/// Who gives an identifier its meaning: the same digits in another namespace are another thing.
///
///     Namespace("apple:us")     // .apple(storefront: "us")
///     Namespace("catalog:us")   // the same
///     Namespace("library:home") // .library("home")
public enum Namespace: Hashable, Sendable, CustomStringConvertible {
  /// Apple's catalog as one storefront sees it (ISO 3166 alpha-2, lower case), or unsaid.
  case apple(storefront: String?)
  case spotify
  case deezer
  case tidal
  case youtube
  case musicBrainz
  /// One person's library, by a name of the user's.
  case library(String)

  /// - Returns: `nil` when the word names no namespace.
  public init?(_ word: String) {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    switch (parts[0].lowercased(), parts.count == 2 ? parts[1] : nil) {
    case ("apple", let storefront), ("catalog", let storefront):
      if let storefront, storefront.utf8.count != 2 { return nil }
      self = .apple(storefront: storefront?.lowercased())
    case ("spotify", nil): self = .spotify
    case ("deezer", nil): self = .deezer
    case ("tidal", nil): self = .tidal
    case ("youtube", nil): self = .youtube
    case ("musicbrainz", nil): self = .musicBrainz
    case ("library", let name?) where !name.isEmpty: self = .library(name)
    default: return nil
    }
  }

  public var description: String {
    switch self {
    case .apple(let storefront): storefront.map { "apple:\($0)" } ?? "apple"
    case .spotify: "spotify"
    case .deezer: "deezer"
    case .tidal: "tidal"
    case .youtube: "youtube"
    case .musicBrainz: "musicbrainz"
    case .library(let name): "library:\(name)"
    }
  }
}
