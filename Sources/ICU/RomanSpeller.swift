/// Spells a text folded to ``FoldLevel/folded`` in Latin letters, as far as the tables go.
struct RomanSpeller {
  /// UTF-8.
  private(set) var bytes: [UInt8] = []
  /// Whether letters were left for ICU.
  private(set) var needsICU = false
  /// The kana just spelled, 0 for anything else, for the marks that repeat it.
  private var lastKana: UInt32 = 0

  private let alphabets = RomanIndex.alphabets
  private static let smallTsu: UInt32 = 0x30C3

  mutating func spell(_ text: Span<UInt16>) {
    bytes.reserveCapacity(text.count * 3)
    var index = 0
    while index < text.count {
      var point = UInt32(text[index])
      index += 1
      let kana = lastKana
      lastKana = 0
      if point < 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: point))
        continue
      }
      if point & 0xFC00 == 0xD800, index < text.count {
        point = 0x10000 + (point - 0xD800) << 10 + (UInt32(text[index]) - 0xDC00)
        index += 1
      }
      let next = index < text.count ? UInt32(text[index]) : 0
      switch point {
      case 0x370...0x3FF: index += spellPair(point, next)
      case 0x400...0x52F: spell(point, in: alphabets)
      case 0x3041...0x3096, 0x309D...0x309E, 0x30A1...0x30FA, 0x30FD...0x30FE:
        index += spellKana(point, next, after: kana)
      case 0xAC00...0xD7A3: spellHangul(point - 0xAC00)
      // The prolonged sound and stray sound marks; the ideographic iteration mark, which ICU leaves standing.
      case 0x30FC, 0x3099, 0x309A, 0x3005: break
      case 0x3007, 0x3400...0x9FFF, 0x20000...0x323AF: spell(point, in: .han)
      // NFKC parts the Thai and Lao vowels that ICU's transforms know as one.
      case 0xE4D where next == 0xE32, 0xECD where next == 0xEB2:
        copy(next + 1)
        index += 1
      default: copy(point)
      }
    }
  }

  private static func katakana(_ point: UInt32) -> UInt32 {
    (0x3041...0x3096).contains(point) || (0x309D...0x309E).contains(point) ? point + 0x60 : point
  }

  private mutating func spell(_ point: UInt32, in index: RomanIndex) {
    if let spelling = index.spelling(point) { spelling.append(to: &bytes) } else { copy(point) }
  }

  /// - Returns: How many letters beyond the first were spelled.
  private mutating func spellKana(_ letter: UInt32, _ nextLetter: UInt32, after last: UInt32) -> Int {
    var point = Self.katakana(letter)
    if point >= 0x30FD {
      // An iteration mark.
      guard last != 0 else { return 0 }
      point = IterationMarks.repeated(last, voiced: point == 0x30FE)
    }
    lastKana = point
    let next = Self.katakana(nextLetter)
    // ICU spells one script after the other, sound marks apart: across their border it sees no voiced kana.
    let isBorder = (point == letter) != (next == nextLetter)
    return spellPair(point, isBorder && !NormalForm.nfd.leavesAlone(next) ? 0 : next)
  }

  /// - Returns: How many letters beyond the first were spelled.
  private mutating func spellPair(_ point: UInt32, _ next: UInt32) -> Int {
    guard let pair = alphabets.spelling(point, next) else {
      spell(point, in: alphabets)
      return 0
    }
    if point == Self.smallTsu {
      // It doubles the consonant of the next kana, which may itself be one of a pair.
      bytes.append(pair[0])
      return 0
    }
    pair.append(to: &bytes)
    return 1
  }

  private mutating func spellHangul(_ syllable: UInt32) {
    HangulLetters.leads[Int(syllable / (21 * 28))].append(to: &bytes)
    HangulLetters.vowels[Int(syllable / 28 % 21)].append(to: &bytes)
    HangulLetters.tails[Int(syllable % 28)].append(to: &bytes)
  }

  private mutating func copy(_ point: UInt32) {
    // Every point comes from decoded text, so it is a scalar, which always has its UTF-8.
    let scalar = Unicode.Scalar(point) ?? "\u{FFFD}"
    bytes.append(contentsOf: UTF8.encode(scalar)!)
    let script = CodePoint(point).script
    if script != ScriptCode.latin, script != ScriptCode.common, script != ScriptCode.inherited { needsICU = true }
  }
}
