import ICU
import Testing

@testable import TitleGrammar

@Suite struct `The key of a name` {
  static func key(_ name: String) -> String {
    let utf8 = Array(name.utf8)
    var key: [UInt16] = []
    CreditParser().foldName(utf8.span, with: FoldTable(.words), into: &key)
    return String(decoding: key, as: UTF16.self)
  }

  @Test(arguments: [
    ("R.E.M.", "REM"), ("R. E. M.", "REM"), ("M|O|O|N", "Moon"), ("Ke$ha", "Kesha"), ("A$AP Rocky", "ASAP Rocky"),
    ("P!nk", "PINK"), ("P!NK", "Pink"), ("1V$1B", "1VS1B"), ("Run–D.M.C.", "Run-DMC"), ("RUN DMC", "Run-D.M.C."),
    ("Beatles, The", "The Beatles"), ("The Beatles", "Beatles"), ("Beatles The", "Beatles"),
    ("Toten Hosen, Die", "Die Toten Hosen"), ("Lobos, Los", "Los Lobos"), ("Staat, De", "De Staat"),
    ("Rita Mitsouko, Les (2)", "Les Rita Mitsouko"), ("Nirvana (2)", "Nirvana"), ("Nirvana*", "Nirvana"),
    ("Simon & Garfunkel", "Simon and Garfunkel"), ("Florence + The Machine", "Florence and the Machine"),
    ("Seiler und Speer", "Seiler & Speer"), ("Rodrigo y Gabriela", "Rodrigo & Gabriela"),
    ("Booker T. & the M.G.'s", "Booker T and the MGs"), ("Earth, Wind & Fire", "Earth Wind and Fire"),
    ("Joey Bada$$", "Joey Badass"), ("$uicideboy$", "Suicideboys"), ("LOOΠΔ", "Loona"), ("KoЯn", "KORN"),
    ("Sigur Rós", "Sigur Ros"), ("Watson\\, Crick", "Watson, Crick"), ("Нервы и Баста", "Нервы & Баста"),
    ("Mike + The Mechanics", "Mike & the Mechanics"), ("k.d. lang", "kd lang"), ("N*E*R*D", "N.E.R.D"),
  ])
  func `is one for two spellings`(_ a: String, _ b: String) {
    #expect(Self.key(a) == Self.key(b))
  }

  @Test(arguments: [
    ("The The", "the"), ("The", "the"), ("Los", "los"), ("And One", "and one"), ("Y & T", "y t"), ("El-P", "el p"),
    ("J. Cole", "j cole"), ("Die Antwoord", "antwoord"), ("Dierks Bentley", "dierks bentley"), ("!!!", "!!!"),
    ("MAMAMOO+", "mamamoo +"), ("Sheila E", "sheila e"), ("The And", "and"), ("B.B. King", "bb king"),
    ("A Tribe Called Quest", "a tribe called quest"), ("Wham!", "wham"), ("U2", "u2"), ("Hey!Say!JUMP", "hey say jump"),
    ("Les Claypool", "claypool"), ("This Is the Kit", "this is the kit"), ("(2)", "2"),
  ])
  func `keeps what is the name`(_ name: String, _ key: String) {
    #expect(Self.key(name) == key)
  }

  @Test func `is appended behind what stands before`() {
    let name = Array("The Mamas & the Papas".utf8)
    var text = Array("the x ".utf16)
    CreditParser().foldName(name.span, with: FoldTable(.words), into: &text)
    #expect(String(decoding: text, as: UTF16.self) == "the x mamas the papas")
  }

  @Test(arguments: NameStyling.rows(of: NameStyling.table))
  func `reads signs as letters`(_ row: NameStyling.Row) {
    #expect(Self.key(row.styled) == Self.key(row.plain))
    let keeps = Array(row.keeps.utf8)
    var plain: [UInt8] = []
    NameStyling.builtIn.append(keeps.span, 0..<keeps.count, to: &plain)
    #expect(plain == keeps, "\(row.keeps)")
  }

  @Test(arguments: NameArticles.rows(of: NameArticles.table))
  func `drops articles that are articles`(_ row: NameArticles.Row) {
    let bare = row.specimen.drop { $0 != " " }.dropFirst()
    let article = row.specimen.prefix { $0 != " " }
    #expect(article.lowercased() == row.word)
    #expect((Self.key(row.specimen) == Self.key(String(bare))) == row.isDropped)
    // At the end, behind a comma, every article is one.
    #expect(Self.key("\(bare), \(article)") == Self.key(row.specimen))
    #expect(CreditParser().parse("\(bare), \(article)").parts.count == 1)
    #expect(Self.key(row.keeps) == FoldTable(.words).fold(row.keeps))
  }
}
