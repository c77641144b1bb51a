import Testing

@testable import TitleGrammar

@Suite struct `The separators of credits` {
  @Test(arguments: CreditSeparators.rows(of: CreditSeparators.table))
  func `divide their first specimen and keep the second whole`(_ row: CreditSeparators.Row) {
    let parser = CreditParser()
    let divided = parser.parse(row.divides)
    #expect(divided.parts.count >= 2, "\(row.divides)")
    #expect(divided.parts.contains { $0.role == row.role }, "\(row.divides)")
    if row.role != .primary { #expect(divided.parts.last?.role == row.role, "\(row.divides)") }
    let kept = parser.parse(row.keeps)
    #expect(kept.parts.map(\.range) == [0..<row.keeps.utf8.count], "\(row.keeps)")
  }

  @Test(arguments: CreditDependents.rows(of: CreditDependents.table))
  func `leave dependent words with the name before`(_ row: CreditDependents.Row) {
    let parser = CreditParser()
    #expect(parser.parse(row.keeps).parts.count == 1, "\(row.keeps)")
    #expect(parser.parse(row.divides).parts.count == 2, "\(row.divides)")
  }

  @Test(arguments: SpecialCredits.rows(of: SpecialCredits.table))
  func `are not looked for in credits that name nobody`(_ row: SpecialCredits.Row) {
    let parser = CreditParser()
    for text in row.texts {
      for variant in [text, " \(text)\u{3000}", text.uppercased(), text.lowercased()] {
        // The tables fold the case of ASCII, Latin and plain Greek and Cyrillic letters.
        let isFoldable = text.unicodeScalars.allSatisfy { $0.value < 0x180 || (0x410...0x44F).contains($0.value) }
        if !isFoldable && variant != text && !variant.hasPrefix(" ") { continue }
        let credit = parser.parse(variant)
        #expect(credit.isVarious == (row.meaning == .various), "\(variant)")
        #expect(credit.isPlaceholder == (row.meaning == .nobody), "\(variant)")
        #expect(credit.parts.count == 1, "\(variant)")
      }
    }
    let name = parser.parse(row.negative)
    #expect(!name.isVarious && !name.isPlaceholder, "\(row.negative)")
  }
}
