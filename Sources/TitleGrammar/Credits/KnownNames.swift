/// Names that contain a separator, found at the start of a name however they are spelled.
///
/// A name is read as words: signs and blanks only part them, case and Latin accents do not count, and every "and"
/// (`&`, `+`, `and`, `und`, `y` …) is one word, so that `EARTH WIND AND FIRE` is `Earth, Wind & Fire`. The names are a
/// tree of such words, kept as a table of the hashes of all beginnings: a look-up ends at the first word that starts
/// no known name, and the number of words looked at never exceeds that of the longest name.
struct KnownNames: Sendable {
  /// Hashes of beginnings, open addressing; 0 is a free slot.
  private var slots: [UInt64]
  /// Whether the beginning in the same slot is a whole name.
  private var isWhole: [Bool]
  private var mask: Int
  /// For each ASCII letter or sign whether any name starts with it.
  private var firstByte = [Bool](repeating: false, count: 256)

  static let builtIn = KnownNames(lines: table)

  init(lines: String) {
    let utf8 = Array(lines.utf8)
    let text = utf8.span
    // Two bits of room for each word of each name: a name has under three words for 16 letters.
    var capacity = 1024
    while capacity < utf8.count / 2 { capacity *= 2 }
    slots = [UInt64](repeating: 0, count: capacity)
    isWhole = [Bool](repeating: false, count: capacity)
    mask = capacity - 1
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x0A { end += 1 }
      if end > start, text[start] != UInt8(ascii: "#") { insert(text, start..<end) }
      start = end + 1
    }
  }

  private mutating func insert(_ text: Span<UInt8>, _ range: Range<Int>) {
    var words = Words(at: range.lowerBound, before: range.upperBound)
    words.skipArticle(text)
    var hash = CreditBytes.hashSeed
    var last: Int?
    while let word = words.next(text) {
      if last == nil { markFirst(text, words.wordStart) }
      hash = Self.joined(hash, word)
      last = slot(of: hash)
      slots[last!] = hash  // `slot(of:)` has just given it
    }
    if let last { isWhole[last] = true }
  }

  private mutating func markFirst(_ text: Span<UInt8>, _ index: Int) {
    firstByte[Int(CreditBytes.lowercased(text[index]))] = true
  }

  private static func joined(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    // The multiplier of splitmix64; never 0, which marks a free slot.
    let mixed = (hash ^ word) &* 0xBF58_476D_1CE4_E5B9
    return (mixed ^ (mixed >> 29)) | 1
  }

  private func slot(of hash: UInt64) -> Int {
    var index = Int(truncatingIfNeeded: hash >> 20) & mask
    while slots[index] != 0 && slots[index] != hash { index = (index + 1) & mask }
    return index
  }

  /// The end of the longest known name that starts at `start`; `nil` when there is none.
  ///
  /// - Parameter endsName: Whether a name can end at an offset: `Tegan + Sara Quin` is not Tegan and Sara.
  func end(ofNameAt start: Int, in text: Span<UInt8>, before end: Int, where endsName: (Int) -> Bool) -> Int? {
    var words = Words(at: start, before: end)
    words.skipArticle(text)
    var hash = CreditBytes.hashSeed
    var found: Int?
    var first = true
    while let word = words.next(text) {
      if first {
        // The first byte of other letters changes with their case and accents.
        let byte = text[words.wordStart]
        if byte < 0x80, !firstByte[Int(CreditBytes.lowercased(byte))] { return nil }
        first = false
      }
      hash = Self.joined(hash, word)
      let index = slot(of: hash)
      if slots[index] == 0 { break }
      if isWhole[index], endsName(words.index) { found = words.index }
    }
    return found
  }

  /// The words of a name, as hashes.
  private struct Words {
    /// More bytes than any word of the table has, and more signs than stand between two of its words: what is longer
    /// is looked at no further, or names in a text without blanks would take quadratic time.
    private static let longestWord = 40
    private static let longestGap = 8

    var index: Int
    let end: Int
    var wordStart = 0

    init(at start: Int, before end: Int) {
      index = start
      self.end = end
    }

    /// Steps over a leading `The`, which names come with and without.
    mutating func skipArticle(_ text: Span<UInt8>) {
      if index + 4 < end, text[index + 3] == 0x20, text[index] | 0x20 == UInt8(ascii: "t"),
        text[index + 1] | 0x20 == UInt8(ascii: "h"), text[index + 2] | 0x20 == UInt8(ascii: "e")
      {
        index += 4
      }
    }

    /// The hash of the next word; `nil` at the end and at a sign that no name contains.
    mutating func next(_ text: Span<UInt8>) -> UInt64? {
      let gapStart = index
      while index < end {
        if index - gapStart > Self.longestGap { return nil }
        let byte = text[index]
        if CreditBytes.isASCIIAlphanumeric(byte) || byte == UInt8(ascii: "$") { break }
        if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "+") {
          wordStart = index
          index += 1
          return KnownNames.and
        }
        if byte < 0x80 {
          if KnownNames.endsNames(byte) { return nil }
          index += 1
          continue
        }
        let width = CreditBytes.blank(text, at: index, before: end)
        if width > 0 {
          index += width
        } else if byte == 0xE2, index + 2 < end {
          index += 3  // dashes, quotes, bullets
        } else {
          break
        }
      }
      guard index < end else { return nil }
      wordStart = index
      var hash = CreditBytes.hashSeed
      while index < end {
        if index - wordStart > Self.longestWord { return nil }
        let byte = text[index]
        if CreditBytes.isASCIIAlphanumeric(byte) || byte == UInt8(ascii: "$") {
          CreditBytes.mix(CreditBytes.lowercased(byte), into: &hash)
          index += 1
        } else if byte == UInt8(ascii: "'") {
          index += 1
        } else if byte == 0xE2 || byte < 0x80 {
          // A typographic apostrophe stands inside a word.
          guard byte == 0xE2, index + 2 < end, text[index + 1] == 0x80, text[index + 2] == 0x99 else { break }
          index += 3
        } else if CreditBytes.blank(text, at: index, before: end) > 0 {
          break
        } else {
          CreditBytes.hashFolded(text, at: &index, before: end, into: &hash)
        }
      }
      return KnownNames.isAnd(hash) ? KnownNames.and : hash
    }
  }

  /// The word that every "and" is read as.
  private static let and: UInt64 = 0x26

  private static func endsNames(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ";") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "<")
  }

  private static func isAnd(_ hash: UInt64) -> Bool { ands.contains(hash) }

  private static let ands: [UInt64] = ["and", "und", "et", "y", "e", "en", "och", "og", "ja", "ve", "и", "і", "та"].map
  {
    hash(of: $0)
  }

  private static func hash(of word: String) -> UInt64 {
    let utf8 = Array(word.utf8)
    let text = utf8.span
    var hash = CreditBytes.hashSeed
    var index = 0
    while index < text.count { CreditBytes.hashFolded(text, at: &index, before: text.count, into: &hash) }
    return hash
  }
}
