/// Words that belong to the name before a connective or a comma, so that nothing is divided before them.
struct CreditDependents: Sendable {
  /// Where in the last part of a name the word stands.
  enum Place: UInt8, Hashable, Sendable, CaseIterable {
    /// After an "and", more words follow: `and His Orchestra`.
    case first
    /// After an "and", the name ends with it: `& Friends`.
    case last
    /// After a comma, the name ends with it: `, Jr.`.
    case suffix
  }

  struct Row: Hashable, Sendable {
    var word: String
    var place: Place
    var keeps: String
    var divides: String
  }

  private var words: [(hash: UInt64, place: Place)] = []
  private var firstByte = [Bool](repeating: false, count: 256)

  static let builtIn = CreditDependents(rows: rows(of: table))

  init(rows: [Row]) {
    for row in rows {
      let utf8 = Array(row.word.utf8)
      words.append((Self.hash(utf8.span, 0..<utf8.count), row.place))
      firstByte[Int(utf8[0])] = true
      firstByte[Int(utf8[0] & 0xDF)] = true
    }
  }

  static func rows(of table: String) -> [Row] {
    TableText.rows(of: table, cells: 4).map { cells in
      Row(word: cells[0], place: TableText.named(cells[1]), keeps: cells[2], divides: cells[3])
    }
  }

  @inline(__always)
  func mayStart(_ byte: UInt8) -> Bool { firstByte[Int(byte)] }

  /// Where a dependent word stands, when the text in `range` is one.
  func place(of text: Span<UInt8>, _ range: Range<Int>) -> Place? {
    let hash = Self.hash(text, range)
    for word in words where word.hash == hash { return word.place }
    return nil
  }

  private static func hash(_ text: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    var hash = CreditBytes.hashSeed
    for index in range { CreditBytes.mix(CreditBytes.lowercased(text[index]), into: &hash) }
    return hash
  }

  /// word ¦ place ¦ a name that has it and stays whole ¦ a credit with a longer word that divides
  static let table = #"""
    jr ¦ suffix ¦ Harry Connick, Jr. ¦ Shaggy, Jringle
    sr ¦ suffix ¦ Hank Williams, Sr. ¦ Shaggy, Srinivas
    junior ¦ suffix ¦ Sammy Davis, Junior ¦ Shaggy, Juniorette
    ii ¦ suffix ¦ Ashton Shepherd, II ¦ Shaggy, Iida
    iii ¦ suffix ¦ Loudon Wainwright, III ¦ Shaggy, Iiris
    iv ¦ suffix ¦ Hollis Brown, IV ¦ Shaggy, Ivy Queen
    inc ¦ suffix ¦ Grupo Niche, Inc. ¦ Shaggy, Incubus
    ltd ¦ suffix ¦ Public Image, Ltd. ¦ Shaggy, LTDan
    limited ¦ suffix ¦ Public Image, Limited ¦ Shaggy, Limitless
    esq ¦ suffix ¦ Bill Wyman, Esq. ¦ Shaggy, Esquivel
    his ¦ first ¦ Glenn Miller and His Orchestra ¦ Shaggy & Hisaishi
    her ¦ first ¦ Ina Ray Hutton and Her Melodears ¦ Shaggy & Herbert
    their ¦ first ¦ The Ingenues and Their Band ¦ Shaggy & Theirson
    su ¦ first ¦ Celia Cruz y su Orquesta ¦ Shaggy y Sumo
    sus ¦ first ¦ Pacho Galán y sus Muchachos ¦ Shaggy y Susana
    seu ¦ first ¦ Waldir Calmon e seu Conjunto ¦ Shaggy e Seun Kuti
    seus ¦ first ¦ Moacyr Silva e seus Boêmios ¦ Shaggy e Seuss
    sua ¦ first ¦ Severino Araújo e sua Orquestra ¦ Shaggy e Suave
    son ¦ first ¦ Ray Ventura et son Orchestre ¦ Shaggy et Sonny
    sein ¦ first ¦ James Last und sein Orchester ¦ Shaggy und Seinab
    seine ¦ first ¦ Ernst Mosch und seine Musikanten ¦ Shaggy und Seinesgleichen
    friends ¦ last ¦ Michael Feinstein & Friends ¦ Shaggy & Friendship
    co ¦ last ¦ Soul Brothers & Co. ¦ Shaggy & Coolio
    company ¦ last ¦ Robin and Company ¦ Shaggy & Companyia
    sons ¦ last ¦ Mumford & Sons ¦ Shaggy & Sonseed
    orchestra ¦ last ¦ Mantovani & Orchestra ¦ Shaggy & Orchestral
    orch ¦ last ¦ Billy Vaughn & Orch. ¦ Shaggy & Orchid
    chorus ¦ last ¦ Ray Conniff and Chorus ¦ Shaggy & Chorusgirl
    choir ¦ last ¦ Ricky Dillard and Choir ¦ Shaggy & Choirboy
    others ¦ last ¦ Wizz Jones and Others ¦ Shaggy & Othersiders
    """#
}
