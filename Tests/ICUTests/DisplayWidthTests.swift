import ICU
import TestSupport
import Testing

@Suite struct `Display width` {
  @Test(
    arguments: [
      ("", 0), ("abc", 3), ("久石譲", 6), ("e\u{301}", 1), ("ｱﾞ", 2), ("ＡＢ", 4), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("👩‍🚀", 2), ("👍🏽", 2), ("🇯🇵", 2), ("🇯🇵🇫🇷", 4), ("🇯", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("★", 1), ("नमस्ते", 4),
      ("a\u{200B}b", 2), ("👨‍👩‍👧‍👦x", 3), ("🪐", 2), ("ก้", 1), ("\u{1B}[0m", 3), ("—…", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
    ] as [(String, Int)])
  func `counts columns as terminals do`(text: String, columns: Int) {
    #expect(DisplayWidth.columns(text) == columns)
  }

  @Test(
    arguments: [
      ("久石譲", 6, "久石譲"), ("久石譲", 5, "久石…"), ("久石譲", 4, "久…"), ("久石譲", 1, "…"), ("久石譲", 0, ""),
      ("abcdef", 4, "abc…"), ("ne\u{301}e\u{301}x", 3, "ne\u{301}…"), ("👩‍🚀👩‍🚀👩‍🚀", 5, "👩‍🚀👩‍🚀…"), ("a❤️bcd", 3, "a…"),
      ("🇯🇵🇫🇷🇩🇪", 4, "🇯🇵…"),
    ] as [(String, Int, String)])
  func `cuts between whole characters`(text: String, limit: Int, cut: String) {
    let result = DisplayWidth.truncated(text, to: limit)
    #expect(result == cut)
    #expect(DisplayWidth.columns(result) <= limit)
  }

  @Test func `fills up with blanks on either side`() {
    #expect(DisplayWidth.padded("久", to: 4) == "久  ")
    #expect(DisplayWidth.padded("久", to: 4, atEnd: false) == "  久")
    #expect(DisplayWidth.padded("久石譲", to: 4) == "久… ")
  }

  @Test func `never cuts to more than was asked for`() {
    var random = SplitMix(seed: 3)
    for _ in 0..<2_000 {
      let text = RandomText.any(&random)
      let limit = Int.random(in: 0...20, using: &random)
      #expect(DisplayWidth.columns(DisplayWidth.truncated(text, to: limit)) <= limit)
      #expect(DisplayWidth.columns(DisplayWidth.padded(text, to: limit)) == limit)
    }
  }
}
