extension TitleTokenizer {
  /// Where a number's suffix ends that begins at `index`: one small letter, or the ending of an ordinal. Nil where
  /// the letters are a word of their own.
  func numberSuffix(_ title: Span<UInt8>, _ index: Int, _ end: Int) -> Int? {
    var next = index
    var letters = 0
    while next < end, letters < 4 {
      let scalar = title.scalar(at: next)
      guard ScalarKind(scalar.value) == .letter else { break }
      next += scalar.length
      letters += 1
    }
    let first = title[index] | 0x20
    if letters == 1 { return first >= 0x61 && first <= 0x7A ? next : nil }
    guard letters == 2 || letters == 3 else { return nil }
    let second = title[index + 1] | 0x20
    switch (first, second) {
    // st, nd, rd, th; er, re, de, te, me (`1er`, `1re`, `2de`, `20ste`, `3me`).
    case (0x73, 0x74), (0x6E, 0x64), (0x72, 0x64), (0x74, 0x68), (0x65, 0x72), (0x72, 0x65), (0x64, 0x65), (0x74, 0x65),
      (0x6D, 0x65):
      return next
    // ème, though two letters may be more than two bytes.
    case (0xE3, _), (0xC3, _): return letters == 3 ? next : nil
    case (0x65, 0x6D): return next
    default: return nil
    }
  }

  /// Finds out what is known of a word before any table is asked.
  func classify(_ token: inout TitleToken, _ title: Span<UInt8>, _ run: ScalarKind, _ end: Int) {
    if token.upper < end, title[token.upper] == 0x2E { token.traits.insert(.stop) }
    if title[token.lower] &- 0x61 < 26 { token.traits.insert(.small) }
    if run == .digit {
      readNumber(&token, title)
    } else if run == .letter {
      let length = token.upper - token.lower
      let last = title[token.upper - 1] | 0x20
      if last == 0x73, length >= 2,
        isApostrophe(title, before: token.upper - 1) || length == 2 && title[token.lower] == 0x27
      {
        token.traits.insert(.possessive)
      }
      if last == 0x73, token.upper < end, isApostrophe(title, at: token.upper) { token.traits.insert(.possessive) }
      if length <= 7 { readRoman(&token, title) }
    } else if run == .han || run == .other {
      readIdeograph(&token, title)
    }
  }

  private func isApostrophe(_ title: Span<UInt8>, before index: Int) -> Bool {
    index > 0 && ScalarKind(title.scalar(at: title.startOfScalar(before: index)).value) == .apostrophe
  }

  private func isApostrophe(_ title: Span<UInt8>, at index: Int) -> Bool {
    ScalarKind(title.scalar(at: index).value) == .apostrophe
  }

  private func readNumber(_ token: inout TitleToken, _ title: Span<UInt8>) {
    var value = 0
    var fraction = 0
    var fractionDigits = -1
    var digits = 0
    var index = token.lower
    while index < token.upper {
      let scalar = title.scalar(at: index)
      if scalar.value == 0x2E {
        fractionDigits = 0
      } else if ScalarKind(scalar.value) == .digit {
        let digit = Int(scalar.value & 0xF) - (scalar.value & 0xFF00 == 0x900 ? 6 : 0)
        if fractionDigits >= 0 {
          if fractionDigits < 2 { fraction = fraction * 10 + digit }
          fractionDigits += 1
        } else {
          digits += 1
          if digits <= 9 { value = value * 10 + digit }
        }
      } else {
        break
      }
      index += scalar.length
    }
    if fractionDigits == 1 { fraction *= 10 }
    token.hundredths = value * 100 + fraction
    let suffix = token.upper - index
    if suffix == 1, (title[index] | 0x20) &- 0x61 < 26 { token.letter = title[index] | 0x20 }
    if suffix <= 1 { token.traits.insert(.number) }
    if suffix > 0 || token.traits.contains(.stop) { token.traits.insert(.ordinal) }
    if suffix == 0, digits == 4, fractionDigits < 0, value >= 1900, value < 2100 { token.traits.insert(.year) }
    // 80s, 90s: a decade is no number.
    if suffix == 1, title[index] | 0x20 == 0x73 { token.traits.remove(.number) }
  }

  /// Reads `II`, `xiv` and the like, of one case.
  private func readRoman(_ token: inout TitleToken, _ title: Span<UInt8>) {
    var value = 0
    var previous = 0
    let fold = title[token.lower] & 0x20
    var index = token.upper - 1
    while index >= token.lower {
      let byte = title[index]
      guard byte & 0x20 == fold || byte >= 0x80 else { return }
      let digit: Int
      switch byte | 0x20 {
      case 0x69: digit = 1
      case 0x76: digit = 5
      case 0x78: digit = 10
      case 0x6C: digit = 50
      case 0x63: digit = 100
      default: return
      }
      if digit < previous { value -= digit } else { value += digit }
      previous = max(previous, digit)
      index -= 1
    }
    guard value > 0, value < 200, romanLength(value) == token.upper - token.lower else { return }
    token.traits.insert(.roman)
    token.hundredths = value * 100
  }

  /// How many letters the numeral of `value` has: what is longer or shorter is a word (`ill`, `civic`).
  private func romanLength(_ value: Int) -> Int {
    let ones = [0, 1, 2, 3, 2, 1, 2, 3, 4, 2]
    return ones[value / 100 % 10] + ones[value / 10 % 10] + ones[value % 10]
  }

  private func readIdeograph(_ token: inout TitleToken, _ title: Span<UInt8>) {
    let value: Int
    switch title.scalar(at: token.lower).value {
    case 0x4E00: value = 1
    case 0x4E8C: value = 2
    case 0x4E09: value = 3
    case 0x56DB: value = 4
    case 0x4E94: value = 5
    case 0x516D: value = 6
    case 0x4E03: value = 7
    case 0x516B: value = 8
    case 0x4E5D: value = 9
    case 0x5341: value = 10
    default: return
    }
    token.traits.insert(.number)
    token.hundredths = value * 100
  }
}
