/// Spells a text folded to ``FoldLevel/folded`` in Latin letters, as far as the tables go.
struct RomanSpeller {
  /// UTF-8.
  private(set) var bytes: [UInt8] = []
  /// Whether letters were left for ICU.
  private(set) var needsICU = false

  private static let smallTsu: UInt32 = 0x30C3

  mutating func spell(_ text: [UInt32]) {
    let points = IterationMarks.expandKana(text.map(Self.katakana))
    bytes.reserveCapacity(points.count * 3)
    var index = 0
    while index < points.count {
      let point = points[index]
      let next = index + 1 < points.count ? points[index + 1] : 0
      index += 1
      switch point {
      case 0..<0x80: bytes.append(UInt8(point))
      case 0x370...0x3FF, 0x30A1...0x30FA:
        // ICU spells one script after the other, sound marks apart: across their border it sees no voiced kana.
        let isBorder = index < text.count && (text[index - 1] == point) != (text[index] == next)
        let isHidden = isBorder && !NormalForm.nfd.leavesAlone(next)
        index += spellPair(point, isHidden ? 0 : next)
      case 0x400...0x52F: spell(point, in: .alphabets)
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
    if let spelling = index.spelling(point) { bytes += spelling } else { copy(point) }
  }

  /// - Returns: How many letters beyond the first were spelled.
  private mutating func spellPair(_ point: UInt32, _ next: UInt32) -> Int {
    guard let pair = RomanIndex.alphabets.spelling(point, next) else {
      spell(point, in: .alphabets)
      return 0
    }
    if point == Self.smallTsu {
      // It doubles the consonant of the next kana, which may itself be one of a pair.
      bytes.append(pair[0])
      return 0
    }
    // `γγ`: the second one may begin another pair.
    bytes += pair
    return 1
  }

  private mutating func spellHangul(_ syllable: UInt32) {
    bytes += HangulLetters.leads[Int(syllable / (21 * 28))]
    bytes += HangulLetters.vowels[Int(syllable / 28 % 21)]
    bytes += HangulLetters.tails[Int(syllable % 28)]
  }

  private mutating func copy(_ point: UInt32) {
    // Every point comes from decoded text, so it is a scalar.
    let scalar = Unicode.Scalar(point) ?? "\u{FFFD}"
    bytes += Array(UTF8.encode(scalar)!)  // a scalar always has its UTF-8
    let script = CodePoint(point).script
    if script != ScriptCode.latin, script != ScriptCode.common, script != ScriptCode.inherited { needsICU = true }
  }
}
