import ICU
import Testing

@Suite struct `The recipe stamp` {
  @Test func `names ICU and the recipe`() {
    let parts = FoldTable.stamp.split(separator: " ")
    #expect(parts.count == 5)
    #expect(parts.first == "icu" && parts[1].contains(".") && parts[3...] == ["recipe", "\(FoldTable.recipe)"])
  }
}
