import TestSupport
import Testing

@testable import ICU

@Suite struct `The romaniser` {
  @Test(
    arguments: [
      ("スーパーマン!", "supaman"), ("さくら", "sakura"), ("っかッチしゃちょう", "kkatchishachou"), ("ガッツ アッ!", "gattsu atsu"),
      ("ティファヴァ", "tifavua"), ("こゝろ いすゞ", "kokoro isuzu"), ("ﾊﾞｯｸ", "bakku"),
      ("Ленинград щука объект", "leningrad suka obekt"),
      ("Ё́лка Йод", "elka jod"), ("ευρώ αύριο φεγγάρι ψυχή", "euro aurio phengari psyche"), ("Ἁγία", "hagia"),
      ("한글 로키", "hangeul loki"),
      ("값이", "gabsi"), ("梦圆 ABC", "mengyuan abc"), ("佐々木", "zuomu"), ("أحمد", "ahmd"), ("हिन्दी", "hindi"),
      ("Café R.E.M.", "cafe rem"),
      ("!!!", "!!!"), ("ー", "ー"), ("々", "々"), ("", ""), ("𠄌 1", "jue 1"),
    ] as [(String, String)])
  func `spells as people may write it`(text: String, spelled: String) {
    #expect(Romaniser().romanise(text) == spelled)
  }

  @Test func `says which scripts it spelled`() {
    let romaniser = Romaniser()
    var output: [UInt16] = []
    for (text, scripts) in [("Café", []), ("夢 café", .han), ("夢のЙ", [.han, .kana, .cyrillic])] as [(String, ScriptSet)]
    {
      let utf8 = Array(text.utf8)
      #expect(romaniser.key(utf8.span, into: &output) == scripts)
    }
  }

  /// Ranges of what the tables hold, in the proportions of texts.
  static let ranges: [[ClosedRange<UInt32>]] = [
    [0x30A1...0x30FA, 0x30A1...0x30FA, 0x30FC...0x30FC, 0x20...0x20], [0x3041...0x3096, 0x3041...0x3096, 0x41...0x5A],
    [0x30C3...0x30C3, 0x3063...0x3063, 0x30AB...0x30C2, 0x30CA...0x30E2, 0x304B...0x3062, 0x306A...0x3082],
    [0x4E00...0x9FFF, 0x30A1...0x30FA, 0x20...0x20, 0x61...0x7A], [0x3400...0x4DBF, 0x20000...0x2A6DF],
    [0xAC00...0xD7A3, 0xAC00...0xD7A3, 0x20...0x21], [0x410...0x44F, 0x400...0x45F, 0x20...0x2F],
    [0x48A...0x52F, 0x430...0x44F],
    [0x391...0x3CE, 0x3B1...0x3CE, 0x20...0x20], [0x1F00...0x1FFC, 0x3B1...0x3C9],
    [0x627...0x64A, 0x20...0x20, 0x64B...0x652], [0x5D0...0x5EA, 0x20...0x2F], [0x904...0x939, 0x93E...0x94D],
    [0xC0...0x17F, 0x20...0x7E],
    [0xE01...0xE2E, 0xE30...0xE3A, 0xE40...0xE44], [0x10D0...0x10F0, 0x531...0x556, 0x20...0x20],
  ]

  @Test(arguments: ranges) func `has the same key as ICU's own romanisation`(_ ranges: [ClosedRange<UInt32>]) throws {
    let transform = try #require(Transform("Any-Latin; Latin-ASCII"))
    let romaniser = Romaniser()
    var random = SplitMix(seed: 5)
    var differing: [String] = []
    for _ in 0..<200 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let range = ranges.randomElement(using: &random)!
        guard let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)),
          ![.unassigned, .mathSymbol].contains(scalar.properties.generalCategory)
        else { continue }
        text.append(scalar)
      }
      let original = String(text)
      let key = romaniser.key(original)
      let theirs = romaniser.key(transform.apply(original))
      // Of signs alone, and of hard and soft signs, either keeps what it likes.
      guard key.utf8.contains(where: { $0 >= 0x30 && $0 < 0x80 && $0 != 0x3F }) else { continue }
      if key != theirs { differing.append("\(original): \(key), ICU \(transform.apply(original)), key \(theirs)") }
    }
    #expect(differing.isEmpty, "\(differing.count)\n\(differing.prefix(12).joined(separator: "\n"))")
  }
}
