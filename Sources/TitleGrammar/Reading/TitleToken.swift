/// A word of a title, ready to be looked up.
struct TitleToken {
  /// What is known of a word before any table is asked.
  struct Traits: OptionSet {
    let rawValue: UInt16
    /// Digits, with a fraction or a small letter behind them or without.
    static let number = Traits(rawValue: 1)
    /// 1900…2099 in four digits.
    static let year = Traits(rawValue: 2)
    /// `25th`, `10º`, `3.`
    static let ordinal = Traits(rawValue: 4)
    /// Ends in `'s` or `s'`, or is the `'s` of a text cut into tokens.
    static let possessive = Traits(rawValue: 8)
    /// A quotation mark stands right before.
    static let quoted = Traits(rawValue: 16)
    /// Begins with a small letter of the Latin alphabet.
    static let small = Traits(rawValue: 32)
    /// A hyphen or dash without blanks stands before.
    static let hyphen = Traits(rawValue: 64)
    /// A full stop stands right after.
    static let stop = Traits(rawValue: 128)
    /// Made of the letters of Roman numerals only, none but capitals or none but small ones.
    static let roman = Traits(rawValue: 256)
    /// An ampersand, a plus or a slash stands before.
    static let joined = Traits(rawValue: 512)
    /// A colon without a blank, or a slash, stands before: the two numbers make one.
    static let paired = Traits(rawValue: 1024)
    /// Nothing but white space, or nothing at all, stands before.
    static let adjacent = Traits(rawValue: 2048)
    /// Only a bracket closes before it: what it says is of what the bracket holds (`「X」より`).
    static let enclosing = Traits(rawValue: 4096)
  }

  /// How strongly a word is parted from the one before.
  enum Border: UInt8, Comparable {
    /// Blanks, hyphens, quotes, full stops.
    case soft
    /// Commas, ampersands.
    case list
    /// Slashes, dashes, colons, bars, brackets.
    case hard
    static func < (a: Border, b: Border) -> Bool { a.rawValue < b.rawValue }
  }

  var lower: Int
  var upper: Int
  /// The hash of the folded word.
  var hash: UInt64
  var traits: Traits = []
  var border = Border.soft
  /// A number's value in hundredths, a Roman numeral's included.
  var hundredths = 0
  /// The small letter behind a number.
  var letter: UInt8 = 0

  var range: Range<Int> { lower..<upper }
}

/// FNV-1a over the UTF-16 units of a folded word.
struct WordHash {
  var value: UInt64 = 0xcbf2_9ce4_8422_2325
  @inline(__always)
  mutating func add(_ unit: UInt16) {
    value = (value ^ UInt64(unit)) &* 0x100_0000_01b3
  }
}
