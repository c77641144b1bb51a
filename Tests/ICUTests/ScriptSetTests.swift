import ICU
import Testing

@Suite struct `Script sets` {
  @Test(
    arguments: [
      ("Ленинград — WWW", [.cyrillic, .latin]), ("1999 + !!!", []), ("久石 譲", .han), ("ひらがなカナｶﾅー", .kana),
      ("한글ㄱ", .hangul),
      ("Ελλάδα", .greek), ("أحمد", .arabic), ("שלום", .hebrew), ("हिन्दी", .devanagari), ("ไทย", .thai),
      ("தமிழ்", .otherIndic),
      ("Հայ", .armenian), ("ქართული", .georgian), ("አማርኛ", .other), ("𠮷野家", .han), ("é\u{301}", .latin), ("", []),
      ("🪐々", .han),
      ("・", []), ("ﬁ", .latin),
    ] as [(String, ScriptSet)])
  func `name the scripts of letters`(text: String, scripts: ScriptSet) {
    #expect(ScriptSet(of: text) == scripts)
  }
}
