import ICU
import TestSupport
import Testing

@Suite struct `Legacy encodings` {
  @Test(
    arguments: [
      (.windows1252, [0x42, 0x6A, 0xF6, 0x72, 0x6B, 0x80], "Björk€"), (.windows1251, [0xC6, 0xF3, 0xEA], "Жук"),
      (.shiftJIS, [0x83, 0x8D, 0x83, 0x4C], "ロキ"), (.gbk, [0xC3, 0xCE], "梦"), (.big5, [0xB9, 0xDA], "夢"),
      (.eucKR, [0xC7, 0xD1], "한"),
      (.eucJP, [0xCC, 0xB4], "夢"), (.utf16LittleEndian, [0x3C, 0xD8, 0xB5, 0xDF], "🎵"),
      (.utf16BigEndian, [0, 0x41], "A"),
      (.windows1253, [0xE1], "α"), (.windows1254, [0xDD], "İ"), (.windows1255, [0xE0], "א"),
      (.windows1256, [0xC7], "ا"),
      (.windows1250, [0xB3], "ł"), (.koi8r, [0xD6], "ж"), (.macRoman, [0x8E], "é"),
      (.utf32LittleEndian, [0x41, 0, 0, 0], "A"),
    ] as [(LegacyEncoding, [UInt8], String)])
  func `read and write what they know`(encoding: LegacyEncoding, bytes: [UInt8], text: String) {
    let decoded = encoding.decode(bytes.span) ?? []
    #expect(String(decoding: decoded, as: UTF8.self) == text)
    #expect(encoding.encode(text) == bytes)
  }

  @Test func `refuse what has no meaning`() {
    let bytes: [UInt8] = [0x61, 0x83]
    #expect(LegacyEncoding.shiftJIS.decode(bytes.span) == nil)
    #expect(String(decoding: LegacyEncoding.shiftJIS.decodeLeniently(bytes.span), as: UTF8.self) == "a\u{FFFD}")
    #expect(LegacyEncoding.windows1251.encode("夢") == nil)
    let odd: [UInt8] = [0x41, 0, 0x42]
    #expect(LegacyEncoding.utf16LittleEndian.decode(odd.span) == nil)
  }

  @Test(arguments: LegacyEncoding.allCases) func `exist in this ICU`(encoding: LegacyEncoding) {
    #expect(encoding.encode("A") != nil)
    let long = [UInt8](repeating: 0x41, count: 4096)
    #expect(encoding.decodeLeniently(long.span).isEmpty == false)
  }
}

@Suite struct `Mojibake in texts` {
  @Test(
    arguments: [
      ("BjÃ¶rk", "Björk"), ("BjÃƒÂ¶rk", "Björk"), ("donâ€™t", "don’t"), ("ãƒ­ã‚­", "ロキ"), ("Ð–ÑƒÐº", "Жук"),
      ("â‚¬", "€"),
      ("Björk", nil), ("abc", nil), ("", nil), ("Ãrsins", nil), ("ロキ", nil), ("Ã‰t Ã\u{20}l", nil), ("naïve café", nil),
    ] as [(String, String?)])
  func `is undone where it was done`(text: String, repaired: String?) {
    #expect(Mojibake.repaired(text) == repaired)
  }

  @Test func `of any text is repaired`() {
    var random = SplitMix(seed: 13)
    for _ in 0..<1_000 {
      let text = RandomText.any(&random)
      guard text.utf8.contains(where: { $0 >= 0x80 }) else { continue }
      let damaged = String(String.UnicodeScalarView(text.utf8.map { Unicode.Scalar($0) }))
      // Undoing it may find that the original looks like mojibake, too.
      #expect(Mojibake.repaired(damaged) == Mojibake.repaired(text) ?? text)
    }
  }
}
