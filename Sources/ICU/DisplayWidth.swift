/// How many columns of a terminal a text takes.
///
///     DisplayWidth.columns("久石譲")            // 6
///     DisplayWidth.columns("e\u{301}")         // 1
///     DisplayWidth.columns("👩‍🚀")             // 2
///     DisplayWidth.truncated("久石譲", to: 5)   // "久石…"
///
/// East Asian wide and full-width characters and emoji take two (UAX 11, UTS 51), marks, joiners and controls none,
/// everything else one; ambiguous characters count as narrow, as terminals outside East Asia do.
public enum DisplayWidth {
  public static func columns(_ text: String) -> Int {
    var ruler = Ruler()
    var columns = 0
    for scalar in text.unicodeScalars { columns += ruler.advance(scalar.value) }
    return columns
  }

  /// The text itself if it fits, otherwise as many whole characters as leave room for the ellipsis.
  ///
  /// - Returns: A text of at most `limit` columns; empty when not even the ellipsis fits.
  public static func truncated(_ text: String, to limit: Int, ellipsis: String = "…") -> String {
    if columns(text) <= limit { return text }
    let room = limit - columns(ellipsis)
    if room < 0 { return "" }
    var ruler = Ruler()
    var columns = 0
    // The last place where a cut parts no character from its marks and fits.
    var cut = text.unicodeScalars.startIndex
    var index = cut
    while index < text.unicodeScalars.endIndex {
      let added = ruler.advance(text.unicodeScalars[index].value)
      if added > 0, !ruler.isContinuing, columns <= room { cut = index }
      columns += added
      if columns > room { break }
      index = text.unicodeScalars.index(after: index)
    }
    return String(text.unicodeScalars[..<cut]) + ellipsis
  }

  /// The text followed by as many blanks as fill the columns; truncated when it is too long.
  public static func padded(_ text: String, to columns: Int, atEnd: Bool = true) -> String {
    let fitting = truncated(text, to: columns)
    let blanks = String(repeating: " ", count: max(0, columns - self.columns(fitting)))
    return atEnd ? fitting + blanks : blanks + fitting
  }
}

/// Adds up columns, one code point after the other.
private struct Ruler {
  private var last: UInt32 = 0
  private var lastWidth = 0
  private var regionalIndicators = 0
  /// Whether the last code point changed a character that had been counted.
  private(set) var isContinuing = false

  /// How many columns more than without `point`.
  mutating func advance(_ point: UInt32) -> Int {
    isContinuing = false
    let width = added(point)
    // Marks do not part a joiner from what it joins.
    if width > 0 || point == 0x200D || point == 0xFE0F || last == 0x200D { last = point }
    if !isContinuing, width > 0 { lastWidth = width }
    regionalIndicators = isRegional(point) ? regionalIndicators + 1 : 0
    return width
  }

  private func isRegional(_ point: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(point) }

  private mutating func added(_ point: UInt32) -> Int {
    if point < 0x7F { return point >= 0x20 ? 1 : 0 }
    if point < 0xA0 { return 0 }
    let character = CodePoint(point)
    if point == 0xFE0F {
      // Emoji style for a character that is text by default: ❤️.
      guard lastWidth == 1, CodePoint(last).isEmoji else { return 0 }
      isContinuing = true
      lastWidth = 2
      return 1
    }
    if last == 0x200D, character.isEmoji { return 0 }
    if character.isEmojiModifier, CodePoint(last).isEmoji || last == 0xFE0F { return 0 }
    if isRegional(point) { return regionalIndicators % 2 == 0 ? 2 : 0 }
    if point == 0xAD { return 1 }
    if character.category.isAny([.nonspacingMark, .enclosingMark, .format, .control]) { return 0 }
    // The vowels and final consonants of a Hangul syllable written by its parts.
    if (0x1160...0x11FF).contains(point) || (0xD7B0...0xD7FF).contains(point) { return 0 }
    return character.isWide || character.isEmojiPresentation ? 2 : 1
  }
}
