/// A bracket and its content.
struct CreditBracket {
  /// With the signs themselves.
  var range: Range<Int>
  var content: Range<Int>

  /// The first bytes of the signs that open a bracket.
  static let openers: [UInt8] = [0x28, 0x5B, 0x3C, 0x7B, 0xE3, 0xEF]
}

extension CreditParser {
  /// In bytes: a name with another one in brackets is no longer than this.
  private static let longestName = 160

  /// What a bracket after a name says.
  enum BracketUse {
    /// `(G)I-DLE`, `ryo(supercell)`: letters of the name like others.
    case partOfName
    /// A number that tells artists of one name apart: `Nirvana (2)`.
    case dropped
    /// `투어스 (TWS)`.
    case otherName(Range<Int>)
    /// `(feat. MØ)`.
    case names(Range<Int>, CreditRole)
  }

  /// The bracket that opens at `start`; `nil` when none does, or it is never closed.
  func bracket(_ text: Span<UInt8>, at start: Int, in range: Range<Int>, scan: inout CreditScan) -> CreditBracket? {
    guard let (open, close) = Self.bracketSigns(text, at: start, before: range.upperBound),
      // An opener of this kind was looked for before, in vain: do not search the rest again.
      start < scan.unclosedFrom[close.kind] || start >= scan.unclosedUpTo[close.kind]
    else { return nil }
    var depth = 1
    var index = start + open
    while index < range.upperBound {
      if Self.matches(close, text, at: index, before: range.upperBound) {
        depth -= 1
        if depth == 0 {
          return CreditBracket(range: start..<index + close.width, content: start + open..<index)
        }
        index += close.width
      } else if text[index] == text[start],
        let (width, inner) = Self.bracketSigns(text, at: index, before: range.upperBound),
        inner.kind == close.kind
      {
        depth += 1
        index += width
      } else {
        index += 1
      }
    }
    scan.unclosedFrom[close.kind] = start
    scan.unclosedUpTo[close.kind] = range.upperBound
    return nil
  }

  /// The sign that closes a bracket: its bytes, and a number for its kind.
  struct Closer {
    var bytes: (UInt8, UInt8, UInt8)
    var width: Int
    var kind: Int
  }

  private static func bracketSigns(_ text: Span<UInt8>, at index: Int, before end: Int) -> (Int, Closer)? {
    let byte = text[index]
    switch byte {
    case 0x28: return (1, Closer(bytes: (0x29, 0, 0), width: 1, kind: 0))
    case 0x5B: return (1, Closer(bytes: (0x5D, 0, 0), width: 1, kind: 1))
    case 0x3C: return (1, Closer(bytes: (0x3E, 0, 0), width: 1, kind: 2))
    case 0x7B: return (1, Closer(bytes: (0x7D, 0, 0), width: 1, kind: 3))
    default: break
    }
    guard index + 2 < end else { return nil }
    let last = text[index + 2]
    switch (byte, text[index + 1], last) {
    case (0xEF, 0xBC, 0x88): return (3, Closer(bytes: (0xEF, 0xBC, 0x89), width: 3, kind: 4))  // （
    case (0xEF, 0xBC, 0xBB): return (3, Closer(bytes: (0xEF, 0xBC, 0xBD), width: 3, kind: 5))  // ［
    case (0xEF, 0xBC, 0x9C): return (3, Closer(bytes: (0xEF, 0xBC, 0x9E), width: 3, kind: 6))  // ＜
    case (0xE3, 0x80, 0x88), (0xE3, 0x80, 0x8A), (0xE3, 0x80, 0x8C), (0xE3, 0x80, 0x8E), (0xE3, 0x80, 0x90),
      (0xE3, 0x80, 0x94):  // 〈《「『【〔
      return (3, Closer(bytes: (0xE3, 0x80, last + 1), width: 3, kind: 7 + Int(last - 0x88) / 2))
    default: return nil
    }
  }

  private static func matches(_ close: Closer, _ text: Span<UInt8>, at index: Int, before end: Int) -> Bool {
    guard text[index] == close.bytes.0 else { return false }
    return close.width == 1
      || index + 2 < end && text[index + 1] == close.bytes.1 && text[index + 2] == close.bytes.2
  }

  /// What `bracket` says about the name before it.
  func use(of bracket: CreditBracket, in text: Span<UInt8>, after name: Range<Int>, depth: Int) -> BracketUse {
    let content = CreditBytes.trimmed(bracket.content, in: text)
    guard !content.isEmpty, depth < 3 else { return .partOfName }
    if let found = word(text, at: content.lowerBound, in: content, opensBracket: true) {
      return .names(found.end..<content.upperBound, separators.rules[found.rule].role)
    }
    if let remixer = remixer(in: content, of: text) { return .names(remixer, .remixer) }
    if isNumber(content, in: text) { return .dropped }
    // A longer text is no other name; and brackets in a row would make the text before them be read again and again.
    guard name.count <= Self.longestName, content.count <= Self.longestName else { return .partOfName }
    let outside = CreditBytes.scripts(text, in: name)
    let inside = CreditBytes.scripts(text, in: content)
    if outside.latin && !outside.other && inside.other && !inside.latin
      || outside.other && !outside.latin && inside.latin && !inside.other
    {
      return .otherName(content)
    }
    return .partOfName
  }

  private func isNumber(_ content: Range<Int>, in text: Span<UInt8>) -> Bool {
    guard content.count <= 4 else { return false }
    for index in content where !CreditBytes.isDigit(text[index]) { return false }
    return true
  }

  /// The name before ` Remix` at the end of a bracket.
  private func remixer(in content: Range<Int>, of text: Span<UInt8>) -> Range<Int>? {
    let word: StaticString = " remix"
    let start = content.upperBound - word.utf8CodeUnitCount
    guard start > content.lowerBound else { return nil }
    for (offset, expected) in [0x20, 0x72, 0x65, 0x6D, 0x69, 0x78].enumerated()
    where CreditBytes.lowercased(text[start + offset]) != UInt8(expected) {
      return nil
    }
    return content.lowerBound..<start
  }
}
