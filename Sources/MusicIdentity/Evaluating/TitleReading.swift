internal import MusicModel
internal import TitleGrammar

/// A title or credit as it was read, in the words of a `titles` corpus.
///
///     KeyMaker().reading(ofTitle: "Dangerous (feat. Sam Martin) [Robin Schulz Remix]")
///     // core "Dangerous", featured "Sam Martin", markers "remix(Robin Schulz)"
public struct TitleReading: Hashable, Sendable {
  public var core = ""
  /// Joined by ` | ` where there are several.
  public var subtitle = ""
  /// Names of guests, joined by ` | `.
  public var featured = ""
  /// `kind(argument)` joined by `; `.
  public var markers = ""
  /// `explicit`, `clean`, `none`, or empty.
  public var rating = ""
}

extension KeyMaker {
  /// How a song's or an album's title is read.
  public func reading(ofTitle title: String, isAlbum: Bool = false) -> TitleReading {
    let utf8 = Array(title.utf8)
    let parsed = titles.parse(utf8.span, of: isAlbum ? .album : .song)
    func text(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }
    var reading = TitleReading()
    reading.core = ([parsed.core] + parsed.coreContinuations).map(text).joined(separator: " ")
    reading.subtitle = parsed.contents(.subtitle).map(text).joined(separator: " | ")
    reading.featured = parsed.contents(.guests).flatMap { names(in: text($0)) }.joined(separator: " | ")
    reading.markers = parsed.markers.map { marker in
      let argument = [marker.argument.map(text), marker.number.map(String.init)].compactMap { $0 }
      return marker.kind.word + (argument.isEmpty ? "" : "(\(argument.joined(separator: " ")))")
    }.joined(separator: "; ")
    reading.rating = parsed.rating.word
    return reading
  }

  /// How a credit is read: its core are the main artists, joined by ` | `.
  public func reading(ofArtist artist: String) -> TitleReading {
    let utf8 = Array(artist.utf8)
    let parsed = credits.parse(utf8.span)
    func names(_ isWanted: (CreditRole) -> Bool) -> String {
      parsed.parts.filter { isWanted($0.role) && !$0.isOtherName }
        .map { String(decoding: utf8[$0.range], as: UTF8.self) }.joined(separator: " | ")
    }
    return TitleReading(core: names { $0 != .featured }, featured: names { $0 == .featured })
  }

  /// The names in a list of guests.
  private func names(in credit: String) -> [String] {
    let utf8 = Array(credit.utf8)
    return credits.parse(utf8.span).parts.map { String(decoding: utf8[$0.range], as: UTF8.self) }
  }
}
