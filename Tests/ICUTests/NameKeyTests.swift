import ICU
import TestSupport
import Testing

@Suite struct `Name keys` {
  @Test(
    arguments: [
      (.consonants, "Marilena", "מרילנה"), (.consonants, "Liebgold", "ליבגולד"), (.consonants, "Austin", "أوستن"),
      (.consonants, "Feyrouz", "فيروز"), (.consonants, "Wolf", "וולף"), (.consonants, "Omar", "عُمَر"),
      (.consonants, "Aya", "איה"),
      (.korean, "Lee", "이"), (.korean, "Rhee", "이"), (.korean, "Park", "박"), (.korean, "Choi", "최"),
      (.korean, "Minho", "민호"),
      (.korean, "Carlos", "카를로스"), (.korean, "Robin", "로빈"),
      (.kana, "McDonald", "マクドナルド"), (.kana, "Voinova", "ヴォイノヴァ"), (.mandarin, "Isabella", "伊莎貝拉"),
      (.mandarin, "Erwin", "埃溫"),
    ] as [(NameKey.Convention, String, String)])
  func `meet across scripts`(convention: NameKey.Convention, latin: String, other: String) {
    let key = NameKey(convention)
    #expect(key.key(latin) == key.key(other))
    #expect(!key.key(latin).isEmpty)
  }

  @Test(
    arguments: [
      (.consonants, "Marilena", "Marcella"), (.consonants, "דוד", "דינה"), (.korean, "김", "박"),
      (.korean, "Robin", "Ruben"),
      (.kana, "Malena", "Mateo"), (.mandarin, "Isabella", "Erwin"),
    ] as [(NameKey.Convention, String, String)])
  func `differ for different names`(convention: NameKey.Convention, one: String, other: String) {
    #expect(NameKey(convention).key(one) != NameKey(convention).key(other))
  }

  @Test func `are empty for nothing only`() {
    for convention in NameKey.Convention.allCases {
      var random = SplitMix(seed: 9)
      for _ in 0..<500 {
        let text = RandomText.any(&random)
        #expect(NameKey(convention).key(text).isEmpty == FoldTable(.words).fold(text).isEmpty)
      }
    }
  }
}
