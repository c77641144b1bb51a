/// An album's track titles without what whole track lists are wrapped in.
///
///     01 - Two of Us | 02 - Dig a Pony | 03 - …       each with its own number
///     Shakira / Rules | Shakira / The One | …         each with the artist
///     Pista 01 | Pista 02 | …, Onbekend | Onbekend    nobody named them: they say nothing
///
/// A wrapping counts only where nearly all of at least three tracks share it, for one title may begin so by itself.
enum TrackTitles {
  private static let fewest = 3

  static func unwrapped(_ tracks: [String]) -> [String] {
    guard tracks.count >= fewest else { return tracks }
    var titles = tracks.map { Array($0.utf8) }
    titles = withoutNumbers(withoutSharedFront(withoutNumbers(titles)))
    return withoutPlaceholders(titles).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isMost(_ count: Int, of all: Int) -> Bool { count >= fewest && count * 5 >= all * 4 }

  /// Drops a track's own number: the first begins with 1, the second with 2 …
  private static func withoutNumbers(_ titles: [[UInt8]]) -> [[UInt8]] {
    var kept = titles
    var count = 0
    for (index, title) in titles.enumerated() {
      var digits = 0
      var number = 0
      while digits < title.count, digits < 3, isDigit(title[digits]) {
        number = number * 10 + Int(title[digits] - 0x30)
        digits += 1
      }
      guard digits > 0, number == index + 1 else { continue }
      var start = digits
      while start < title.count, " .-_):".utf8.contains(title[start]) { start += 1 }
      // `7 Seconds` as the seventh track of others without numbers does not make most.
      guard start > digits, start < title.count else { continue }
      kept[index] = Array(title[start...])
      count += 1
    }
    return isMost(count, of: titles.count) ? kept : titles
  }

  /// Drops what stands before ` / ` on nearly all tracks alike: the artist.
  private static func withoutSharedFront(_ titles: [[UInt8]]) -> [[UInt8]] {
    var counts: [[UInt8]: Int] = [:]
    for title in titles { if let place = stroke(title) { counts[folded(title[..<place]), default: 0] += 1 } }
    guard let front = counts.max(by: { $0.value < $1.value }), isMost(front.value, of: titles.count) else {
      return titles
    }
    return titles.map { title in
      guard let place = stroke(title), folded(title[..<place]) == front.key else { return title }
      return Array(title[(place + 3)...])
    }
  }

  /// Drops titles that differ in nothing but digits: `Track 4`, `Unknown`.
  private static func withoutPlaceholders(_ titles: [[UInt8]]) -> [[UInt8]] {
    var counts: [[UInt8]: Int] = [:]
    func plain(_ title: [UInt8]) -> [UInt8] { folded(title.filter { !isDigit($0) && $0 != 0x20 }[...]) }
    for title in titles { counts[plain(title), default: 0] += 1 }
    // Parts of one work differ by their numbers too, but there are words beside them in an album of works.
    guard counts.values.contains(where: { isMost($0, of: titles.count) || $0 >= 6 }) else { return titles }
    return titles.filter { title in
      let count = counts[plain(title)] ?? 0
      return !(isMost(count, of: titles.count) || count >= 6)
    }
  }

  private static func stroke(_ title: [UInt8]) -> Int? {
    guard title.count > 4 else { return nil }
    return (1..<(title.count - 3)).first { title[$0...].starts(with: " / ".utf8) }
  }

  private static func folded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    text.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
