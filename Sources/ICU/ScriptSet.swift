/// The scripts that the letters of a text belong to.
///
///     ScriptSet(of: "Ленинград — WWW")  // [.cyrillic, .latin]
///     ScriptSet(of: "1999 + !!!")       // []
///
/// Digits, punctuation, symbols and marks of no script count for nothing.
public struct ScriptSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let latin = ScriptSet(rawValue: 1 << 0)
  public static let greek = ScriptSet(rawValue: 1 << 1)
  public static let cyrillic = ScriptSet(rawValue: 1 << 2)
  public static let arabic = ScriptSet(rawValue: 1 << 3)
  public static let hebrew = ScriptSet(rawValue: 1 << 4)
  public static let devanagari = ScriptSet(rawValue: 1 << 5)
  public static let thai = ScriptSet(rawValue: 1 << 6)
  public static let han = ScriptSet(rawValue: 1 << 7)
  /// Hiragana and katakana.
  public static let kana = ScriptSet(rawValue: 1 << 8)
  public static let hangul = ScriptSet(rawValue: 1 << 9)
  /// The scripts of India and its neighbours beside Devanagari.
  public static let otherIndic = ScriptSet(rawValue: 1 << 10)
  public static let armenian = ScriptSet(rawValue: 1 << 11)
  public static let georgian = ScriptSet(rawValue: 1 << 12)
  public static let other = ScriptSet(rawValue: 1 << 13)

  /// - Complexity: One table look-up per unit of UTF-16.
  public init(of text: Span<UInt16>) {
    let table = ScriptTable.basicPlane
    var bits: UInt16 = 0
    var index = 0
    while index < text.count {
      let unit = text[index]
      index += 1
      if unit & 0xF800 != 0xD800 {
        bits |= table[Int(unit)]
      } else if unit < 0xDC00, index < text.count, text[index] & 0xFC00 == 0xDC00 {
        let point = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(text[index]) - 0xDC00)
        bits |= ScriptTable.set(of: point).rawValue
        index += 1
      }
    }
    rawValue = bits
  }

  public init(of text: String) {
    let units = Array(text.utf16)
    self.init(of: units.span)
  }
}

/// Scripts by code point, asked of ICU once.
enum ScriptTable {
  /// The raw ``ScriptSet`` of every code point of the basic plane.
  static let basicPlane: [UInt16] = (0..<0x10000).map { set(of: $0).rawValue }

  static func set(of point: UInt32) -> ScriptSet {
    let character = CodePoint(point)
    if character.category.isAny(CodePoint.Category.punctuation.union(.symbols)) { return [] }
    switch character.script {
    case ScriptCode.common:
      // The prolonged sound mark is common to hiragana and katakana, and to nothing else.
      return (0x30FC...0x30FC).contains(point) || point == 0xFF70 ? .kana : []
    case ScriptCode.inherited: return []
    case ScriptCode.latin: return .latin
    case ScriptCode.greek: return .greek
    case ScriptCode.cyrillic: return .cyrillic
    case ScriptCode.arabic: return .arabic
    case ScriptCode.hebrew: return .hebrew
    case ScriptCode.devanagari: return .devanagari
    case ScriptCode.thai: return .thai
    case ScriptCode.han: return .han
    case ScriptCode.hiragana, ScriptCode.katakana: return .kana
    case ScriptCode.hangul: return .hangul
    case ScriptCode.armenian: return .armenian
    case ScriptCode.georgian: return .georgian
    case ScriptCode.bengali, ScriptCode.gujarati, ScriptCode.gurmukhi, ScriptCode.kannada, ScriptCode.malayalam,
      ScriptCode.oriya, ScriptCode.sinhala, ScriptCode.tamil, ScriptCode.telugu:
      return .otherIndic
    case ScriptCode.unknown: return []
    default: return .other
    }
  }
}
