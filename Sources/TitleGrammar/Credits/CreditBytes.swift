/// What single characters of a credit are, read from its UTF-8 without decoding it.
///
/// Every function looks at a few bytes around an offset, so that a scan over a credit stays linear.
enum CreditBytes {
  @inline(__always)
  static func isASCIIAlphanumeric(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always)
  static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  /// The number of bytes of the blank at `index`: ASCII white space, no-break, thin and ideographic blanks; 0 for none.
  @inline(__always)
  static func blank(_ text: Span<UInt8>, at index: Int, before end: Int) -> Int {
    let byte = text[index]
    if byte == 0x20 || byte &- 9 < 5 { return 1 }
    if byte < 0xC2 || byte == 0xC3 { return 0 }
    return wideBlank(text, at: index, before: end)
  }

  private static func wideBlank(_ text: Span<UInt8>, at index: Int, before end: Int) -> Int {
    switch text[index] {
    case 0xC2:
      return index + 1 < end && text[index + 1] == 0xA0 ? 2 : 0
    case 0xE2:  // U+2000 … U+200F, U+202F, U+2060
      guard index + 2 < end else { return 0 }
      let second = text[index + 1]
      let third = text[index + 2]
      if second == 0x80 { return third <= 0x8F || third == 0xAF ? 3 : 0 }
      return second == 0x81 && third == 0xA0 ? 3 : 0
    case 0xE3:
      return index + 2 < end && text[index + 1] == 0x80 && text[index + 2] == 0x80 ? 3 : 0
    case 0xEF:
      return index + 2 < end && text[index + 1] == 0xBB && text[index + 2] == 0xBF ? 3 : 0
    default:
      return 0
    }
  }

  /// The number of bytes of the blank that ends at `index`; 0 for none.
  @inline(__always)
  static func blank(_ text: Span<UInt8>, endingAt index: Int, after start: Int) -> Int {
    guard index > start else { return 0 }
    let byte = text[index - 1]
    if byte == 0x20 || byte &- 9 < 5 { return 1 }
    if byte < 0x80 { return 0 }
    if index - start >= 2, blank(text, at: index - 2, before: index) == 2 { return 2 }
    if index - start >= 3, blank(text, at: index - 3, before: index) == 3 { return 3 }
    return 0
  }

  /// `range` without the blanks at its ends.
  static func trimmed(_ range: Range<Int>, in text: Span<UInt8>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper {
      let width = blank(text, at: lower, before: upper)
      if width == 0 { break }
      lower += width
    }
    while upper > lower {
      let width = blank(text, endingAt: upper, after: lower)
      if width == 0 { break }
      upper -= width
    }
    return lower..<upper
  }

  /// Whether a katakana letter or the prolonged sound mark starts at `index`.
  static func isKatakana(_ text: Span<UInt8>, at index: Int, before end: Int) -> Bool {
    guard index >= 0, index + 2 < end else { return false }
    let second = text[index + 1]
    let third = text[index + 2]
    switch text[index] {
    case 0xE3: return second == 0x82 && third >= 0xA1 || second == 0x83 && third != 0xBB
    case 0xEF: return second == 0xBD && third >= 0xA6 || second == 0xBE && third <= 0x9F
    default: return false
    }
  }

  /// The scripts of the letters in `range`: whether there are Latin ones, and others.
  static func scripts(_ text: Span<UInt8>, in range: Range<Int>) -> (latin: Bool, other: Bool) {
    var latin = false
    var other = false
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      if byte < 0x80 {
        if (byte | 0x20) &- 0x61 < 26 { latin = true }
      } else if byte >= 0xC3 && byte <= 0xCA {
        latin = true
      } else if byte >= 0xCD && byte <= 0xDF || byte == 0xE0 || byte >= 0xE4 && byte <= 0xEE || byte >= 0xF0 {
        other = true
      } else if byte == 0xE1 && index + 1 < range.upperBound {
        if text[index + 1] >= 0xB8 && text[index + 1] <= 0xBB { latin = true } else { other = true }
      } else if byte == 0xE3 && index + 1 < range.upperBound {
        if text[index + 1] >= 0x81 { other = true }
      }
      index += 1
    }
    return (latin, other)
  }

  /// Folds the case, and the accents of Latin, of the letter at `index` and feeds it to `hash`; steps over it.
  ///
  /// Covers ASCII, Latin-1, Latin Extended-A, Greek and Cyrillic capitals: the scripts with case in the rule tables.
  @inline(__always)
  static func hashFolded(_ text: Span<UInt8>, at index: inout Int, before end: Int, into hash: inout UInt64) {
    let byte = text[index]
    index += 1
    if byte < 0x80 {
      mix(lowercased(byte), into: &hash)
    } else {
      hashWide(byte, text, at: &index, before: end, into: &hash)
    }
  }

  private static func hashWide(
    _ byte: UInt8, _ text: Span<UInt8>, at index: inout Int, before end: Int, into hash: inout UInt64
  ) {
    guard byte >= 0xC3 && byte <= 0xC5 || byte == 0xCE || byte == 0xD0, index < end else {
      mix(byte, into: &hash)
      return
    }
    let next = text[index]
    index += 1
    switch byte {
    case 0xC3:
      mix(latin1Base[Int(next & 0x3F)], into: &hash)
    case 0xC4, 0xC5:
      mix(latinABase[Int(byte & 1) << 6 | Int(next & 0x3F)], into: &hash)
    case 0xCE where next >= 0x91 && next <= 0x9F:
      mix(0xCE, into: &hash)
      mix(next &+ 0x20, into: &hash)
    case 0xCE where next >= 0xA0 && next <= 0xA9:
      mix(0xCF, into: &hash)
      mix(next &- 0x20, into: &hash)
    case 0xD0 where next >= 0x90 && next <= 0x9F:
      mix(0xD0, into: &hash)
      mix(next &+ 0x20, into: &hash)
    case 0xD0 where next >= 0xA0 && next <= 0xAF:
      mix(0xD1, into: &hash)
      mix(next &- 0x20, into: &hash)
    case 0xD0 where next <= 0x8F:
      mix(0xD1, into: &hash)
      mix(next &+ 0x10, into: &hash)
    default:
      mix(byte, into: &hash)
      mix(next, into: &hash)
    }
  }

  /// U+00C0 … U+00FF without case and accents; `×` is an `x`, as in `Tomorrow × Together`.
  private static let latin1Base: [UInt8] = Array(
    "aaaaaaaceeeeiiiidnoooooxouuuuytsaaaaaaaceeeeiiiidnooooo/ouuuuyty".utf8)

  /// U+0100 … U+017F without case and accents.
  private static let latinABase: [UInt8] = Array(
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiijjjjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"
      .utf8)

  /// The start of every hash (FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/).
  static let hashSeed: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  static func mix(_ byte: UInt8, into hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
