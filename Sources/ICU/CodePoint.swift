internal import CICU

/// What ICU knows about one code point.
struct CodePoint: Hashable, Sendable {
  let value: UInt32
  init(_ value: UInt32) { self.value = value }
  private var c: Int32 { Int32(bitPattern: value) }

  /// The general category, as the bit that ICU's masks give it.
  var category: Category { Category(rawValue: 1 << UInt32(cicu_category(c))) }
  /// ISO 15924 as ICU numbers it (``ScriptCode``).
  var script: Int32 { cicu_script(c) }
  var combiningClass: Int32 { cicu_combining_class(c) }
  /// The value of a decimal digit of any script.
  var digit: UInt32? {
    guard category.isAny(.decimalNumber) else { return nil }
    let digit = cicu_digit(c)
    return digit < 0 ? nil : UInt32(digit)
  }
  var isWhiteSpace: Bool { cicu_is_white_space(c) }
  /// Nothing is to be seen of it: what Unicode says to ignore, and control characters that are no white space.
  var isInvisible: Bool {
    !isWhiteSpace && (cicu_is_ignorable(c) || category.isAny(.control))
  }
  /// Wide or full width.
  var isWide: Bool {
    let width = cicu_east_asian_width(c)
    return width == 3 || width == 5
  }
  var isEmoji: Bool { cicu_is_emoji(c) }
  var isEmojiPresentation: Bool { cicu_is_emoji_presentation(c) }
  var isEmojiModifier: Bool { cicu_is_emoji_modifier(c) }

  struct Category: OptionSet {
    let rawValue: UInt32
    /// Whether the category is one of `others`.
    func isAny(_ others: Category) -> Bool { rawValue & others.rawValue != 0 }
    // The order of ICU's UCharCategory, which is part of its stable interface.
    static let upperCaseLetter = Category(rawValue: 1 << 1)
    static let lowerCaseLetter = Category(rawValue: 1 << 2)
    static let titleCaseLetter = Category(rawValue: 1 << 3)
    static let modifierLetter = Category(rawValue: 1 << 4)
    static let otherLetter = Category(rawValue: 1 << 5)
    static let nonspacingMark = Category(rawValue: 1 << 6)
    static let enclosingMark = Category(rawValue: 1 << 7)
    static let spacingMark = Category(rawValue: 1 << 8)
    static let decimalNumber = Category(rawValue: 1 << 9)
    static let letterNumber = Category(rawValue: 1 << 10)
    static let otherNumber = Category(rawValue: 1 << 11)
    static let spaceSeparator = Category(rawValue: 1 << 12)
    static let lineSeparator = Category(rawValue: 1 << 13)
    static let paragraphSeparator = Category(rawValue: 1 << 14)
    static let control = Category(rawValue: 1 << 15)
    static let format = Category(rawValue: 1 << 16)
    static let dash = Category(rawValue: 1 << 19)
    static let open = Category(rawValue: 1 << 20)
    static let close = Category(rawValue: 1 << 21)
    static let connector = Category(rawValue: 1 << 22)
    static let otherPunctuation = Category(rawValue: 1 << 23)
    static let mathSymbol = Category(rawValue: 1 << 24)
    static let currencySymbol = Category(rawValue: 1 << 25)
    static let modifierSymbol = Category(rawValue: 1 << 26)
    static let otherSymbol = Category(rawValue: 1 << 27)
    static let initialQuote = Category(rawValue: 1 << 28)
    static let finalQuote = Category(rawValue: 1 << 29)

    static let letters: Category = [
      .upperCaseLetter, .lowerCaseLetter, .titleCaseLetter, .modifierLetter, .otherLetter,
    ]
    static let hiddenMarks: Category = [.nonspacingMark, .enclosingMark]
    static let punctuation: Category = [
      .dash, .open, .close, .connector, .otherPunctuation, .initialQuote, .finalQuote,
    ]
    static let symbols: Category = [.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol]
  }
}

/// The scripts that rules name, by ICU's number (UScriptCode, stable).
enum ScriptCode {
  static let common: Int32 = 0
  static let inherited: Int32 = 1
  static let arabic: Int32 = 2
  static let armenian: Int32 = 3
  static let bengali: Int32 = 4
  static let cyrillic: Int32 = 8
  static let devanagari: Int32 = 10
  static let georgian: Int32 = 12
  static let greek: Int32 = 14
  static let gujarati: Int32 = 15
  static let gurmukhi: Int32 = 16
  static let han: Int32 = 17
  static let hangul: Int32 = 18
  static let hebrew: Int32 = 19
  static let hiragana: Int32 = 20
  static let kannada: Int32 = 21
  static let katakana: Int32 = 22
  static let khmer: Int32 = 23
  static let lao: Int32 = 24
  static let latin: Int32 = 25
  static let malayalam: Int32 = 26
  static let myanmar: Int32 = 28
  static let oriya: Int32 = 31
  static let sinhala: Int32 = 33
  static let syriac: Int32 = 34
  static let tamil: Int32 = 35
  static let telugu: Int32 = 36
  static let thai: Int32 = 38
  static let tibetan: Int32 = 39
  static let unknown: Int32 = 103
}

/// The script of a code point as ICU numbers it, for the generator of the tables.
package func scriptNumber(of point: UInt32) -> Int32 { CodePoint(point).script }
