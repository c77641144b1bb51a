import ICU
import Testing

@Suite struct `Word breaks` {
  @Test(
    arguments: [
      ("กินข้าว", ["กิน", "ข้าว"]), ("Left Foot, 2 feat.", ["Left", "Foot", "2", "feat"]),
      ("私は学生です", ["私", "は", "学生", "です"]),
      ("!!!", []), ("", []),
    ] as [(String, [String])])
  func `fall where dictionaries say`(text: String, words: [String]) {
    var breaks = WordBreaks()
    #expect(breaks.words(in: text) == words)
    // The second text must not remember the first.
    #expect(breaks.words(in: "a b") == ["a", "b"])
  }
}
