import Testing

@testable import TitleGrammar

@Suite struct `An artist credit` {
  @Test(arguments: CreditCase.cases(table)) func `is read into its names`(_ c: CreditCase) {
    let credit = CreditParser().parse(c.credit, count: c.count)
    #expect(CreditCase.parts(of: credit, in: c.credit) == c.parts)
  }

  @Test(arguments: [
    ("Calvin Harris feat. Rihanna", "Calvin Harris"), ("Diplo, Sia & Labrinth (feat. LSD)", "Diplo, Sia & Labrinth"),
    ("Nirvana (2)", "Nirvana"), ("Nirvana (2) & Hole", "Nirvana (2) & Hole"), ("  Kate Bush ", "Kate Bush"),
    ("투어스 (TWS)", "투어스"), ("Miku (CV: Saki Fujita)", "Miku"), ("ryo(supercell)", "ryo(supercell)"),
    ("Kizo prod. by BeMelo", "Kizo"), ("(feat.)", "(feat.)"), ("feat. X", "feat. X"),
  ])
  func `keeps its primary part whole`(_ credit: String, _ whole: String) {
    #expect(CreditCase.slice(credit, CreditParser().parse(credit).whole) == whole)
  }

  @Test(arguments: [
    ("Kate Bush", 0, CreditDivision.certain), ("SamRecks;Ryu", 0, .certain), ("Nas feat. Lauryn Hill", 0, .certain),
    ("Dua Lipa, Angèle", 0, .likely), ("Viktor Tsoi & Kino", 0, .possible), ("Viktor Tsoi & Kino", 2, .certain),
    ("Dua Lipa, Angèle", 3, .likely),
  ])
  func `says how sure its division is`(_ credit: String, _ count: Int, _ division: CreditDivision) {
    #expect(CreditParser().parse(credit, count: count).division == division)
  }

  static let table = #"""
    Kate Bush ⇒ Kate Bush
    Tyler, The Creator, Kali Uchis ⇒ Tyler, The Creator ‖ Kali Uchis
    Tyler, The Creator,Kali Uchis ⇒ Tyler, The Creator ‖ Kali Uchis
    Kali Uchis, Tyler, The Creator & Bootsy Collins ⇒ Kali Uchis ‖ Tyler, The Creator ‖ Bootsy Collins
    Earth, Wind & Fire ⇒ Earth, Wind & Fire
    Tegan + Sara Quin ⇒ Tegan ‖ Sara Quin
    Tegan & Sara ⇒ Tegan & Sara
    Diplo (feat. Sia) [Live] ⇒ Diplo ‖ f: Sia
    EARTH WIND AND FIRE ⇒ EARTH WIND AND FIRE
    Earth, Wind & Fire & The Emotions ⇒ Earth, Wind & Fire ‖ The Emotions
    Earth, Wind & Fire feat. The Emotions ⇒ Earth, Wind & Fire ‖ f: The Emotions
    10,000 Maniacs ⇒ 10,000 Maniacs
    10,000 Maniacs & R.E.M. ⇒ 10,000 Maniacs ‖ R.E.M.
    AC/DC ⇒ AC/DC
    +/- ⇒ +/-
    The Mamas and the Papas ⇒ The Mamas and the Papas
    King Gizzard and The Lizard Wizard, Mild High Club ⇒ King Gizzard and The Lizard Wizard ‖ Mild High Club
    SamRecks;Ryu, The Runner ⇒ SamRecks ‖ Ryu, The Runner
    SamRecks; Ryu, The Runner ⇒ SamRecks ‖ Ryu, The Runner
    K, Le Maestro ⇒ K ‖ Le Maestro
    1| K, Le Maestro ⇒ K, Le Maestro
    2| K, Le Maestro, Nas ⇒ K, Le Maestro ‖ Nas
    2| Simon & Garfunkel ⇒ Simon ‖ Garfunkel
    3| Alpha, Beta & Gamma, Delta ⇒ Alpha ‖ Beta & Gamma ‖ Delta
    2| Daryl, The Runner, Kelis & Nas ⇒ Daryl, The Runner ‖ Kelis & Nas
    Watson\, Crick, Franklin ⇒ Watson\, Crick ‖ Franklin
    Beatles, The ⇒ Beatles, The
    Beatles, The & Billy Preston ⇒ Beatles, The ‖ Billy Preston
    Beatles, The, Byrds, The ⇒ Beatles, The ‖ Byrds, The
    Harry Connick, Jr. ⇒ Harry Connick, Jr.
    Harry Connick, Jr. & Branford Marsalis ⇒ Harry Connick, Jr. ‖ Branford Marsalis
    Nick Cave, Kylie Minogue, and PJ Harvey ⇒ Nick Cave ‖ Kylie Minogue ‖ PJ Harvey
    Charlotte OC, And One ⇒ Charlotte OC ‖ And One
    Nick Cave, Kylie Minogue, & PJ Harvey ⇒ Nick Cave ‖ Kylie Minogue ‖ PJ Harvey
    Diplo, feat. MØ ⇒ Diplo ‖ f: MØ
    Major Lazer & DJ Snake (feat. MØ) ⇒ Major Lazer ‖ DJ Snake ‖ f: MØ
    Mark Ronson (feat. Bruno Mars & Mystikal) [prod. Jeff Bhasker] ⇒ Mark Ronson ‖ f: Bruno Mars ‖ f: Mystikal ‖ p: Jeff Bhasker
    Bonobo (Machinedrum Remix) ⇒ Bonobo ‖ r: Machinedrum
    40mP <Vocal: シャノ> ⇒ 40mP ‖ v: シャノ
    Miku (CV: Saki Fujita) ⇒ Miku ‖ c: Saki Fujita
    高槻やよい(CV:仁後真耶子)、菊地真（CV：平田宏美） ⇒ 高槻やよい ‖ c: 仁後真耶子 ‖ 菊地真 ‖ c: 平田宏美
    ryo(supercell) feat.初音ミク ⇒ ryo(supercell) ‖ f: 初音ミク
    (G)I-DLE ⇒ (G)I-DLE
    (G)I-DLE & MIYEON ⇒ (G)I-DLE ‖ MIYEON
    f(x) ⇒ f(x)
    Nirvana (2), Hole ⇒ Nirvana ‖ Hole
    투어스 (TWS) ⇒ 투어스 ‖ = TWS
    BTS (방탄소년단) & Halsey ⇒ BTS ‖ = 방탄소년단 ‖ Halsey
    ジョン・レノン ⇒ ジョン・レノン
    山口百恵・三浦友和 ⇒ 山口百恵 ‖ 三浦友和
    LiSA×Uru ⇒ LiSA×Uru
    LiSA × Uru ⇒ LiSA ‖ Uru
    米津玄師×野田洋次郎 ⇒ 米津玄師 ‖ 野田洋次郎
    TOMORROW X TOGETHER x Jonas Brothers ⇒ TOMORROW X TOGETHER ‖ Jonas Brothers
    M|O|O|N ⇒ M|O|O|N
    MAMAMOO+ ⇒ MAMAMOO+
    Sunn O))) & Boris ⇒ Sunn O))) ‖ Boris
    Kis-My-Ft2 ⇒ Kis-My-Ft2
    Little Feat ⇒ Little Feat
    Glenn Miller and His Orchestra ⇒ Glenn Miller and His Orchestra
    """#
}
