import Testing

@testable import ICU

@Suite struct `Very long texts` {
  @Test(arguments: [
    "a", "a\u{316}\u{301}", "ุ'่'", "\u{316}ـ\u{301}ـ", "ー", "人々", "R.", "ﷺ", "½", "!", "+a", "\u{1100}\u{1161}",
    "अ\u{94D}", "か\u{3099}",
  ])
  func `come through`(piece: String) {
    let text = String(repeating: piece, count: 20_000 / piece.utf8.count)
    for level in FoldLevel.allCases { #expect(!FoldTable(level).fold(text).isEmpty) }
    #expect(!Romaniser().key(text).isEmpty)
  }

  /// More would take ICU time by the square.
  @Test(arguments: ["\u{316}\u{301}", "\u{316}\u{200D}\u{301}\u{200D}", "\u{316}ـ\u{301}ـ", "\u{316}'\u{301}'"])
  func `keep thirty marks on a letter`(marks: String) {
    let text = "q" + String(repeating: marks, count: 10_000)
    for level in [FoldLevel.exact, .folded] where !(level == .exact && marks.contains("ـ")) && !marks.contains("'") {
      #expect(FoldTable(level).fold(text).unicodeScalars.count <= 31, "\(level)")
    }
    #expect(FoldTable(.words).fold(text) == "q")
  }

  @Test func `are romanised in pieces that make the whole`() {
    let text = String(repeating: "أحمد محمد ", count: 500)
    let pieces = AnyLatin.pieces(Array(text.utf16))
    #expect(pieces.count > 4)
    #expect(pieces.allSatisfy { $0.count <= 1001 })
    #expect(Array(pieces.joined()) == Array(text.utf16))
    #expect(Romaniser().romanise(text) == Array(repeating: "ahmd mhmd", count: 500).joined(separator: " "))
    let emoji = Array(String(repeating: "😀", count: 1500).utf16)
    #expect(AnyLatin.pieces(emoji).allSatisfy { UTF16Text.string($0).unicodeScalars.allSatisfy { $0 == "😀" } })
  }
}
