import ICU
import Testing

@Suite struct `Fold tables` {
  struct Case: CustomTestStringConvertible, Sendable {
    var level: FoldLevel
    var text: String
    var folded: String
    init(_ level: FoldLevel, _ text: String, _ folded: String) {
      self.level = level
      self.text = text
      self.folded = folded
    }
    var testDescription: String { "\(level): \(text)" }
  }

  static let exact = [
    Case(.exact, "  Café\u{200B}  del\u{A0}\tMar ", "Café del Mar"),
    Case(.exact, "Cafe\u{301}", "Café"),
    Case(.exact, "\u{FEFF}a\u{AD}b\u{202E}c\u{FE0F}", "abc"),
    Case(.exact, "ﬁ … “x” ＡＢ", "ﬁ … “x” ＡＢ"),
    Case(.exact, "\u{200B}\u{FEFF}", ""),
  ]

  static let folded = [
    Case(.folded, "ＣＡＦÉ – “Del Mar”", "café - \"del mar\""),
    Case(.folded, "IŞIK İstanbul ışık", "işik istanbul işik"),
    Case(.folded, "I\u{307}stanbul", "istanbul"),
    Case(.folded, "Straße STRAẞE", "strasse strasse"),
    Case(.folded, "ΟΔΟΣ οδός", "οδοσ οδόσ"),
    Case(.folded, "ﬁn … x² ﾊﾞﾊﾟ", "fin ... x2 バパ"),
    Case(.folded, "مـــحمد", "محمد"),
    Case(.folded, "ﷺ", "صلى الله عليه وسلم"),
    Case(.folded, "Go‐Go’s Don`t Rock ´n´ Roll", "go-go's don't rock 'n' roll"),
    Case(.folded, "9½ Weeks", "9 1/2 weeks"),
    Case(.folded, "Song™", "song"),
    Case(.folded, "™", "™"),
    Case(.folded, "ـ", "ـ"),
  ]

  static let words = [
    Case(.words, "Café – “Del Mar” (R.E.M.)", "cafe del mar rem"),
    Case(.words, "M*A*S*H", "mash"),
    Case(.words, "R.E.M.’s A.M.", "rems am"),
    Case(.words, "A.B.cd", "a b cd"),
    Case(.words, "A, B, C", "a b c"),
    Case(.words, "AC/DC", "ac dc"),
    Case(.words, "Don't / Don’t / Donʼt / Don`t", "dont dont dont dont"),
    Case(.words, "a + b", "a + b"),
    Case(.words, "MAMAMOO+", "mamamoo +"),
    Case(.words, "R&B 100% #1", "r & b 100 % # 1"),
    Case(.words, "!!!", "!!!"),
    Case(.words, "÷", "÷"),
    Case(.words, "+/-", "+/-"),
    Case(.words, "🪐", "🪐"),
    Case(.words, "???", "???"),
    Case(.words, "ー", "ー"),
    Case(.words, "’", "'"),
    Case(.words, "¿Qué? ~Remix~ <x> | y", "que remix x y"),
    Case(.words, "Ærø Łódź Đorđe Þór Œuvre ð", "aero lodz dorde thor oeuvre d"),
    Case(.words, "Ștefan Ştefan", "stefan stefan"),
    Case(.words, "Nghiệp Đường", "nghiep duong"),
    Case(.words, "Ελλάδα ΐ ΟΔΟΣ", "ελλαδα ι οδοσ"),
    Case(.words, "Ёлка Йод Їжак", "елка йод їжак"),
    Case(.words, "Ё́лка", "елка"),
    Case(.words, "أَحْمَد إلى آمنة", "احمد الي امنه"),
    Case(.words, "ک ك ی ي", "ك ك ي ي"),
    Case(.words, "שָׁלוֹם", "שלום"),
    Case(.words, "さくら サクラ ｻｸﾗ", "サクラ サクラ サクラ"),
    Case(.words, "ｶﾞｷﾞ ガギ が", "ガギ ガギ ガ"),
    Case(.words, "スーパーマン", "スパマン"),
    Case(.words, "時々 いすゞ こゝろ 馬鹿々々しい", "時時 イスズ ココロ 馬鹿馬鹿シイ".replacingTraditional),
    Case(.words, "愛與樂", "爱与乐"),
    Case(.words, "צה״ל מ\"מ \"שלום\" \"א\"", "צהל ממ שלום א"),
    Case(.words, "ノ.ヽ", "ノ ヽ"),
    Case(.words, "\u{1112}\u{1161}\u{11AB}글", "한글"),
    Case(.words, "Z̸̢̛͓a̶͎͝l̷̰̈́g̴̣̊o̵̤͠ й̷ が̸", "zalgo й ガ"),
    Case(.words, "१२३ ٣ ３", "123 3 3"),
    Case(.words, "हिन्दी", "हिन्दी"),
    Case(.words, "ไทยน้ำ", "ไทยน้\u{E4D}า"),
    Case(.words, "『千本桜』（feat. 初音ミク）", "千本桜 feat 初音ミク"),
    Case(.words, "  ", ""),
    Case(.words, "", ""),
  ]

  @Test(arguments: exact + folded + words) func `fold as their level says`(_ c: Case) {
    #expect(FoldTable(c.level).fold(c.text) == c.folded)
  }

  @Test(arguments: exact + folded + words) func `change nothing the second time`(_ c: Case) {
    #expect(FoldTable(c.level).fold(c.folded) == c.folded)
  }
}

extension String {
  /// The case is about iteration marks, whatever the simplification.
  fileprivate var replacingTraditional: String {
    String(unicodeScalars.map { $0 == "時" ? "时" : $0 == "馬" ? "马" : Character($0) })
  }
}
