extension CreditParser {
  /// The separator word at `start`, and where the name after it may begin; `nil` when none stands there.
  ///
  /// - Parameter opensBracket: Whether the word is the first in a bracket, where rules for brackets hold as well.
  ///
  /// - Parameter looksAhead: Whether what follows may tell that the word is part of a name. False where this function
  ///   itself looks ahead, so that it looks at most one separator far.
  func word(
    _ text: Span<UInt8>, at start: Int, in range: Range<Int>, opensBracket: Bool, looksAhead: Bool = true
  ) -> (end: Int, rule: Int)? {
    let lead = Int(CreditBytes.lowercased(text[start])) + 256
    var index = Int(separators.firstRule[lead])
    if index == 0 { return nil }
    index -= 1
    while index < separators.rules.count {
      let rule = separators.rules[index]
      let count = rule.text.count
      guard Int(separators.bytes[rule.text.lowerBound]) + 256 == lead else { return nil }
      let isWord =
        rule.fit == .word || rule.fit == .lower || rule.fit == .bracket && opensBracket
      if isWord, start + count < range.upperBound, !opensBracket || rule.role != .primary,
        matches(rule, text, at: start),
        let end = nameStart(after: rule, text, at: start + count, in: range, opensBracket: opensBracket),
        !looksAhead || !startsDependent(text, at: end, after: rule, in: range),
        !looksAhead || rule.rank != .likely || !startsSeparator(text, at: end, in: range)
      {
        return (end, index)
      }
      index += 1
    }
    return nil
  }

  /// Whether a sign, an "and", a role or another `x` in small letters stands at `start`, so that the word before ends a
  /// name: `Lil Nas X feat. Cardi B`.
  private func startsSeparator(_ text: Span<UInt8>, at start: Int, in range: Range<Int>) -> Bool {
    if sign(text, at: start, in: range, nameStart: range.lowerBound) != nil { return true }
    guard let found = word(text, at: start, in: range, opensBracket: false, looksAhead: false) else { return false }
    let rule = separators.rules[found.rule]
    return rule.isAnd || rule.rank == .role || rule.rank == .likely && text[start] >= UInt8(ascii: "a")
  }

  private func matches(_ rule: CreditSeparator, _ text: Span<UInt8>, at start: Int) -> Bool {
    for offset in 0..<rule.text.count {
      let byte = text[start + offset]
      let expected = separators.bytes[rule.text.lowerBound + offset]
      if byte != expected && (rule.fit == .lower || CreditBytes.lowercased(byte) != expected) { return false }
    }
    return true
  }

  /// Where the name after a separator word starts; `nil` when the word goes on, or nothing follows.
  private func nameStart(
    after rule: CreditSeparator, _ text: Span<UInt8>, at start: Int, in range: Range<Int>, opensBracket: Bool
  ) -> Int? {
    var index = start
    let last = separators.bytes[rule.text.upperBound - 1]
    var isEnded = last == UInt8(ascii: ".") || last == UInt8(ascii: "/")
    // `CV:`, `Vocal：`, and `CV仁後真耶子`.
    if rule.rank == .role {
      while index < range.upperBound, isMark(text, at: index, before: range.upperBound) {
        index += text[index] < 0x80 ? 1 : 3
        isEnded = true
      }
      if index < range.upperBound, text[index] >= 0xE2, last < 0x80 { isEnded = true }
    }
    while index < range.upperBound {
      let width = CreditBytes.blank(text, at: index, before: range.upperBound)
      if width == 0 { break }
      index += width
      isEnded = true
    }
    return isEnded && index < range.upperBound ? index : nil
  }

  private func isMark(_ text: Span<UInt8>, at index: Int, before end: Int) -> Bool {
    let byte = text[index]
    if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".") { return true }
    return byte == 0xEF && index + 2 < end && text[index + 1] == 0xBC && text[index + 2] == 0x9A
  }

  /// The separator sign at `start`, where it stands so that it divides.
  func sign(_ text: Span<UInt8>, at start: Int, in range: Range<Int>, nameStart: Int) -> Joint? {
    let lead = Int(text[start])
    var index = Int(separators.firstRule[lead])
    if index == 0 || start == range.lowerBound { return nil }
    index -= 1
    while index < separators.rules.count {
      let rule = separators.rules[index]
      guard Int(separators.bytes[rule.text.lowerBound]) == lead else { return nil }
      let end = start + rule.text.count
      if rule.fit.rawValue <= CreditSeparator.Fit.kana.rawValue, end < range.upperBound, matches(rule, text, at: start),
        let isTight = fits(rule, text, start..<end, in: range, nameStart: nameStart)
      {
        return Joint(range: start..<end, rule: index, isTight: isTight)
      }
      index += 1
    }
    return nil
  }

  /// Whether a sign divides where it stands: `nil` when not, else whether it stands without blanks.
  private func fits(
    _ rule: CreditSeparator, _ text: Span<UInt8>, _ sign: Range<Int>, in range: Range<Int>, nameStart: Int
  ) -> Bool? {
    let blankBefore = CreditBytes.blank(text, endingAt: sign.lowerBound, after: range.lowerBound) > 0
    let blankAfter = CreditBytes.blank(text, at: sign.upperBound, before: range.upperBound) > 0
    let isTight = !blankBefore && !blankAfter
    let before = text[sign.lowerBound - 1]
    let after = text[sign.upperBound]
    let divides: Bool
    switch rule.fit {
    case .any:
      divides = true
    case .spaced:
      divides = blankBefore && blankAfter
    case .loose:
      let latin = CreditBytes.isASCIIAlphanumeric(before) && CreditBytes.isASCIIAlphanumeric(after)
      divides = blankBefore && blankAfter || isTight && !latin || blankAfter && CreditBytes.isASCIIAlphanumeric(before)
    case .comma:
      divides =
        !(isTight && CreditBytes.isDigit(before) && CreditBytes.isDigit(after))
        && !endsInArticle(text, at: sign.upperBound, in: range)
    case .slash:
      divides =
        blankBefore && blankAfter
        || isTight && isLongName(text, endingAt: sign.lowerBound, after: nameStart)
          && isLongName(text, at: sign.upperBound, before: range.upperBound)
    case .kana:
      divides =
        !isTight
        || !(CreditBytes.isKatakana(text, at: sign.lowerBound - 3, before: sign.lowerBound)
          && CreditBytes.isKatakana(text, at: sign.upperBound, before: range.upperBound))
    case .word, .lower, .bracket:
      divides = false
    }
    guard divides,
      !startsDependent(text, at: blanksSkipped(text, from: sign.upperBound, in: range), after: rule, in: range)
    else {
      return nil
    }
    return isTight
  }

  /// The word after a separator that belongs to it: the `and` of `A, B, and C`, the `feat.` of `A, feat. B`.
  func secondWord(
    after rule: CreditSeparator, _ text: Span<UInt8>, at start: Int, in range: Range<Int>
  ) -> Joint? {
    guard rule.isComma || rule.rank == .list, start < range.upperBound,
      let found = word(text, at: start, in: range, opensBracket: false)
    else { return nil }
    let second = separators.rules[found.rule]
    guard second.rank == .role || second.isAnd && text[start] >= UInt8(ascii: "a") else { return nil }
    return Joint(range: start..<found.end, rule: found.rule)
  }

  func blanksSkipped(_ text: Span<UInt8>, from start: Int, in range: Range<Int>) -> Int {
    var index = start
    while index < range.upperBound {
      let width = CreditBytes.blank(text, at: index, before: range.upperBound)
      if width == 0 { break }
      index += width
    }
    return index
  }

  /// Whether three or more letters (or one of a script with long letters) end at `index`.
  private func isLongName(_ text: Span<UInt8>, endingAt index: Int, after start: Int) -> Bool {
    guard index - start >= 3 else { return false }
    return isNameByte(text[index - 1]) && isNameByte(text[index - 2]) && isNameByte(text[index - 3])
  }

  private func isLongName(_ text: Span<UInt8>, at index: Int, before end: Int) -> Bool {
    guard end - index >= 3 else { return false }
    return isNameByte(text[index]) && isNameByte(text[index + 1]) && isNameByte(text[index + 2])
  }

  private func isNameByte(_ byte: UInt8) -> Bool { byte >= 0x80 || CreditBytes.isASCIIAlphanumeric(byte) }

  /// Whether the name after a comma is nothing but an article: `Beatles, The`.
  private func endsInArticle(_ text: Span<UInt8>, at start: Int, in range: Range<Int>) -> Bool {
    let first = blanksSkipped(text, from: start, in: range)
    guard let end = articles.end(ofArticleAt: first, in: text, before: range.upperBound) else { return false }
    let next = blanksSkipped(text, from: end, in: range)
    guard next < range.upperBound else { return true }
    if knownName(text, at: first, in: range) != nil { return false }
    // Another separator or a bracket ends the name as well.
    if signs.kind(of: text[next]) == .sign { return true }
    return next > end && word(text, at: next, in: range, opensBracket: false, looksAhead: false) != nil
  }

  /// The end of the known name that starts at `start`, where a name can end there.
  func knownName(_ text: Span<UInt8>, at start: Int, in range: Range<Int>) -> Int? {
    guard start < range.upperBound else { return nil }
    return knownNames.end(ofNameAt: start, in: text, before: range.upperBound) { end in
      var next = end
      while next < range.upperBound, text[next] == UInt8(ascii: ".") || text[next] == UInt8(ascii: "!") { next += 1 }
      let blanksEnd = blanksSkipped(text, from: next, in: range)
      if blanksEnd == range.upperBound || signs.kind(of: text[blanksEnd]) == .sign { return true }
      return blanksEnd > next && word(text, at: blanksEnd, in: range, opensBracket: false, looksAhead: false) != nil
    }
  }

  /// Whether a word that belongs to the name before starts at `start`: `Jr.`, `His Orchestra`, `Friends`.
  private func startsDependent(
    _ text: Span<UInt8>, at start: Int, after rule: CreditSeparator, in range: Range<Int>
  ) -> Bool {
    guard start < range.upperBound, rule.isAnd || rule.isComma, dependents.mayStart(text[start]) else { return false }
    var end = start
    while end < range.upperBound, end - start < 16, CreditBytes.isASCIIAlphanumeric(text[end]) { end += 1 }
    switch dependents.place(of: text, start..<end) {
    case .first where rule.isAnd:
      return end < range.upperBound && text[end] == 0x20 && knownName(text, at: start, in: range) == nil
    case .last where rule.isAnd, .suffix where rule.isComma:
      if end < range.upperBound, text[end] == UInt8(ascii: ".") { end += 1 }
      let next = blanksSkipped(text, from: end, in: range)
      guard
        next == range.upperBound || signs.kind(of: text[next]) == .sign
          || next > end && word(text, at: next, in: range, opensBracket: false, looksAhead: false) != nil
      else { return false }
      return knownName(text, at: start, in: range) == nil
    default: return false
    }
  }
}
