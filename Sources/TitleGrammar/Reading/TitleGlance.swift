/// A first look over a title's bytes: whether anything in it can be a mark at all. Most titles stop here.
struct TitleGlance {
  /// Brackets, dashes, colons, quotes, or a script that the look cannot see through.
  var hasStructure = false
  /// A digit, and so perhaps a number.
  var hasDigit = false
  /// A word that begins as one of the words does that are marks without a bracket: `feat.`, `Pt.`, `VIP`.
  var hasBareWord = false

  /// The last word is one that ends markers without a bracket: `VIP`, `Remix`, `minor`.
  var hasBareEnd = false

  var isPlain: Bool { !hasStructure && !hasDigit && !hasBareWord && !hasBareEnd }

  /// There are digits, and nothing else that asks for a reading.
  var hasDigitsOnly: Bool { hasDigit && !hasStructure && !hasBareWord && !hasBareEnd }

  private enum Sight: UInt8 {
    case nothing, blank, digit, structure, comma, dash
    /// Beginnings of scalars of which some are marks.
    case wide, han

    /// Compiled to a table.
    @inline(__always)
    init(_ byte: UInt8) {
      switch byte {
      case 0...0x20: self = .blank
      case 0x30...0x39: self = .digit
      case 0x22, 0x28, 0x2F, 0x3A, 0x3C, 0x5B, 0x7B, 0x7C, 0x7E, 0x60, 0xC2, 0xE2: self = .structure
      case 0x2C: self = .comma
      case 0x2D: self = .dash
      case 0xE3, 0xEF: self = .wide
      case 0xE7: self = .han
      default: self = .nothing
      }
    }
  }

  init() {}

  init(_ title: Span<UInt8>, _ range: Range<Int>, _ book: RuleBook) {
    title.withUnsafeBufferPointer { look($0, range, book) }
    hasBareEnd = title.endsBare(range, book)
  }

  @inline(__always)
  private mutating func look(_ title: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ book: RuleBook) {
    var index = range.lowerBound
    let end = range.upperBound
    var isWordStart = false
    while index < end {
      let byte = title[index]
      if (byte | 0x20) &- 0x61 < 26 {
        if isWordStart {
          if !hasBareWord, title.beginsBare(at: index, end, book) { hasBareWord = true }
          isWordStart = false
        }
        // What is left of a word says nothing.
        repeat { index += 1 } while index < end && (title[index] | 0x20) &- 0x61 < 26
        continue
      }
      switch Sight(byte) {
      case .nothing:
        if isWordStart {
          if !hasBareWord, title.beginsBare(at: index, end, book) { hasBareWord = true }
          isWordStart = false
        }
      case .blank: isWordStart = true
      case .digit:
        hasDigit = true
        isWordStart = false
      case .structure:
        hasStructure = true
        isWordStart = true
      case .comma:
        // A comma is punctuation unless it ends the title.
        if index + 1 == end { hasStructure = true }
        isWordStart = true
      case .dash:
        if isWordStart || index == range.lowerBound || index + 1 == end || title[index + 1] == 0x20 {
          hasStructure = true
        }
        isWordStart = true
      case .wide:
        // Kana and Hangul aside: the punctuation of CJK, and full-width forms.
        let next = index + 1 < end ? title[index + 1] : 0
        if byte == 0xEF ? next >= 0xBC : next == 0x80 { hasStructure = true }
        if byte == 0xEF { hasDigit = true }
        isWordStart = false
      case .han:
        // 第 leads to a number.
        if index + 2 < end, title[index + 1] == 0xAC, title[index + 2] == 0xAC { hasDigit = true }
        isWordStart = false
      }
      index += 1
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the word at `index` may lead to guests or a number without a bracket.
  @inline(__always)
  fileprivate func beginsBare(at index: Int, _ end: Int, _ book: RuleBook) -> Bool {
    func byte(_ offset: Int) -> UInt8 { index + offset < end ? self[index + offset] : 0 }
    let bit = RuleBook.beginning(self[index], byte(1), byte(2), byte(3))
    return book.bareBeginnings[bit >> 6] & 1 << UInt64(bit & 63) != 0 && isFirstWord(at: index, end, book)
  }

  /// Whether a rule begins with the word at `index`; taken for granted of words beyond ASCII.
  @inline(never)
  private func isFirstWord(at start: Int, _ end: Int, _ book: RuleBook) -> Bool {
    var hash = WordHash()
    var index = start
    while index < end {
      let byte = self[index]
      if byte >= 0x80 { return true }
      guard (byte | 0x20) &- 0x61 < 26 else { break }
      hash.add(UInt16(byte | 0x20))
      index += 1
    }
    return book.child(of: 0, by: hash.value) != nil
  }
}

extension Span<UInt8> {
  /// Whether the last word of `range` ends markers that may stand without a bracket.
  func endsBare(_ range: Range<Int>, _ book: RuleBook) -> Bool {
    var upper = range.upperBound
    while upper > range.lowerBound, self[upper - 1] == 0x2E || self[upper - 1] == 0x20 { upper -= 1 }
    guard upper - range.lowerBound >= 3 else { return false }
    @inline(__always) func small(_ index: Int) -> UInt16 {
      let byte = self[index] | 0x20
      return byte &- 0x61 < 26 ? UInt16(byte) : 0
    }
    let bit = RuleBook.ending(small(upper - 3), small(upper - 2), small(upper - 1))
    guard book.bareEndings[bit >> 6] & 1 << UInt64(bit & 63) != 0 else { return false }
    var lower = upper
    while lower > range.lowerBound, (self[lower - 1] | 0x20) &- 0x61 < 26 { lower -= 1 }
    guard lower > range.lowerBound, upper - lower >= 2, upper - lower <= 16 else { return false }
    var hash = WordHash()
    for index in lower..<upper { hash.add(UInt16(self[index] | 0x20)) }
    return book.bareEnds[hash.value] != nil
  }
}
