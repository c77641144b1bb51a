/// What a scalar is to the reader of titles.
enum ScalarKind: UInt8 {
  /// Letters of scripts that write blanks between words, Hangul and Thai among them.
  case letter
  case digit
  case hiragana, katakana
  /// Every ideograph is a word of its own.
  case han
  /// Marks and joiners that belong to the word around them.
  case joiner
  case blank
  case apostrophe
  case stop
  case hyphen
  case quote
  case comma
  case ampersand
  case slash, colon, bar
  case opener, closer
  case tilde
  /// Anything else that is no word: symbols, emoji.
  case other
}

/// A scalar as it stands in UTF-8: what it is, and its length.
struct ReadScalar {
  var value: UInt32
  var length: Int
}

extension Span<UInt8> {
  /// Decodes the scalar at `index`; a byte that begins none is taken alone as U+FFFD.
  @inline(__always)
  func scalar(at index: Int) -> ReadScalar {
    let first = self[index]
    if first < 0x80 { return ReadScalar(value: UInt32(first), length: 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    guard length > 1, index + length <= count else { return ReadScalar(value: 0xFFFD, length: 1) }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for offset in 1..<length {
      let byte = self[index + offset]
      guard byte & 0xC0 == 0x80 else { return ReadScalar(value: 0xFFFD, length: 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return ReadScalar(value: value, length: length)
  }

  /// Where the scalar before `index` starts; `index` itself must be the start of one or the end.
  @inline(__always)
  func startOfScalar(before index: Int) -> Int {
    var start = index - 1
    while start > 0, index - start < 4, self[start] & 0xC0 == 0x80 { start -= 1 }
    return start + scalar(at: start).length == index ? start : index - 1
  }
}

extension ScalarKind {
  /// What an ASCII byte is; compiled to a table.
  @inline(__always)
  init(ascii byte: UInt8) {
    switch byte {
    case 0..<0x21: self = .blank
    case 0x30...0x39: self = .digit
    case 0x41...0x5A, 0x61...0x7A: self = .letter
    case 0x27, 0x60: self = .apostrophe
    case 0x2E: self = .stop
    case 0x2D, 0x5F: self = .hyphen
    case 0x22: self = .quote
    case 0x2C: self = .comma
    case 0x26, 0x2B: self = .ampersand
    case 0x2F, 0x3B, 0x5C: self = .slash
    case 0x3A: self = .colon
    case 0x7C: self = .bar
    case 0x7E: self = .tilde
    case 0x28, 0x3C, 0x5B, 0x7B: self = .opener
    case 0x29, 0x3E, 0x5D, 0x7D: self = .closer
    default: self = .other
    }
  }

  /// What the scalar `value` is. Full-width forms are what their ASCII forms are.
  @inline(__always)
  init(_ value: UInt32) {
    self = value < 0x80 ? ScalarKind(ascii: UInt8(truncatingIfNeeded: value)) : ScalarKind(beyondASCII: value)
  }

  @inline(never)
  private init(beyondASCII value: UInt32) {
    switch value {
    case 0xA0: self = .blank
    case 0xAB, 0xBB: self = .quote
    case 0xB4: self = .apostrophe
    case 0xAA, 0xBA, 0xB5, 0xAD: self = .joiner
    case 0xB7: self = .hyphen
    case 0x80...0xBF: self = .other
    case 0xC0...0x2FF: self = .letter
    case 0x300...0x36F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0x20D0...0x20FF:
      self = .joiner
    case 0x60C: self = .comma
    case 0x61B: self = .slash
    case 0x660...0x669, 0x6F0...0x6F9, 0x966...0x96F: self = .digit
    case 0xE3F, 0x61F, 0x6D4, 0x964, 0x965: self = .other
    case 0x370...0x1FFF: self = value == 0x1680 ? .blank : .letter
    case 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: self = .blank
    case 0x2010...0x2015, 0x2212: self = .hyphen
    case 0x2018...0x201B, 0x2032, 0x2035: self = .apostrophe
    case 0x201C...0x201F, 0x2033, 0x2036, 0x2039, 0x203A, 0x301D...0x301F: self = .quote
    case 0x2022, 0x2027: self = .bar
    case 0x2024, 0x2026: self = .stop
    case 0x2044: self = .slash
    case 0x2329, 0x27E8, 0x27EA: self = .opener
    case 0x232A, 0x27E9, 0x27EB: self = .closer
    case 0x2C00...0x2DFF, 0xA000...0xABFF: self = .letter
    case 0x1F00...0x2BFF: self = .other
    case 0x3001: self = .comma
    case 0x3002: self = .stop
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A: self = .opener
    case 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B: self = .closer
    case 0x301C, 0x3030, 0x223C, 0x223D: self = .tilde
    case 0x30FB, 0xFF65: self = .hyphen
    case 0x3041...0x3096, 0x3099...0x309F: self = .hiragana
    case 0x30A1...0x30FF, 0xFF66...0xFF9F: self = .katakana
    case 0x3005...0x3007, 0x2E80...0x2FDF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
    case 0x3100...0x31BF, 0xAC00...0xD7FF, 0xFB00...0xFDFF, 0xFE70...0xFEFE: self = .letter
    case 0xFF5F, 0xFF62: self = .opener
    case 0xFF60, 0xFF63: self = .closer
    case 0xFF01...0xFF5E:
      self = ScalarKind(ascii: UInt8(value - 0xFEE0))
    default: self = value >= 0x10000 && value < 0x1F000 ? .letter : .other
    }
  }
}
