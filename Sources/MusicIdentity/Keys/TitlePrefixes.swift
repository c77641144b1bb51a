/// What careless writers put in front of a title and behind it: a track number, or the artist and the album whom the
/// row names anyway.
///
///     03 - Come as You Are
///     Radiohead - No Surprises      where the artist is Radiohead
///     Portishead: Glory Box         where the artist is Portishead
enum TitlePrefixes {
  /// How many bytes a leading track number with its sign takes, 0 for none: `03 - `, `001-`, `12. `, never `99
  /// Luftballons` or `7 - Nation`.
  ///
  /// One digit counts only with a zero before it, for `7 - Something` may be a title.
  static func trackNumber(_ title: Span<UInt8>) -> Int {
    var index = 0
    while index < title.count && isDigit(title[index]) { index += 1 }
    guard
      index == 2 && (title[0] == UInt8(ascii: "0") || title[0] == UInt8(ascii: "1"))
        || index == 3 && title[0] == UInt8(ascii: "0")
    else { return 0 }
    var end = index
    while end < title.count && title[end] == 0x20 { end += 1 }
    guard end < title.count,
      title[end] == UInt8(ascii: "-") || title[end] == UInt8(ascii: ".") || title[end] == UInt8(ascii: "_")
    else { return 0 }
    end += 1
    while end < title.count && title[end] == 0x20 { end += 1 }
    // `10-4` and `12.5` are no tracks.
    guard end < title.count, !isDigit(title[end]) else { return 0 }
    return end
  }

  /// Where the title goes on behind `artist` and a dash, colon or middle dot; `nil` when it does not begin so.
  static func behind(_ artist: Span<UInt8>, in title: Span<UInt8>) -> Int? {
    guard artist.count >= 2, title.count > artist.count + 1 else { return nil }
    for index in artist.indices where lower(artist[index]) != lower(title[index]) { return nil }
    var index = artist.count
    while index < title.count && title[index] == 0x20 { index += 1 }
    guard index < title.count else { return nil }
    switch title[index] {
    case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "|"): index += 1
    // En and em dash, middle dot.
    case 0xE2
    where index + 2 < title.count && title[index + 1] == 0x80 && (title[index + 2] == 0x93 || title[index + 2] == 0x94):
      index += 3
    case 0xC2 where index + 1 < title.count && title[index + 1] == 0xB7: index += 2
    default: return nil
    }
    while index < title.count && title[index] == 0x20 { index += 1 }
    return index < title.count ? index : nil
  }

  /// Where a title ends that is followed by `album` in brackets; `nil` when it is not.
  ///
  ///     Adagio cantabile (The Classical Album, Volume 1)    where the album is so called
  static func before(_ album: Span<UInt8>, in title: Span<UInt8>) -> Int? {
    guard album.count >= 3, title.count > album.count + 3,
      title[title.count - 1] == UInt8(ascii: ")") || title[title.count - 1] == UInt8(ascii: "]")
    else { return nil }
    let start = title.count - 1 - album.count
    guard title[start - 1] == UInt8(ascii: "(") || title[start - 1] == UInt8(ascii: "[") else { return nil }
    for index in album.indices where lower(album[index]) != lower(title[start + index]) { return nil }
    var end = start - 1
    while end > 0 && title[end - 1] == 0x20 { end -= 1 }
    return end > 0 ? end : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  private static func lower(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }
}
