extension CreditSeparators {
  /// The separators seen in exports, tags and charts: formats.md's joins and those of the languages.
  ///
  /// text ¦ fit ¦ rank ¦ role of the names after it (`and`: primary, and the word says "and") ¦ a credit that it divides ¦ a name that has it and stays whole
  static let table = #"""
    # Signs of lists: never part of a name.
    ; ¦ any ¦ list ¦ primary ¦ SamRecks;Ryu, The Runner ¦ ;
    ； ¦ any ¦ list ¦ primary ¦ 周杰伦；费玉清 ¦ ；
    | ¦ spaced ¦ list ¦ primary ¦ Bicep | Clara La San ¦ M|O|O|N
    ｜ ¦ any ¦ list ¦ primary ¦ 米津玄師｜DAOKO ¦ ｜
    · ¦ spaced ¦ list ¦ primary ¦ Tyler, The Creator · Kali Uchis ¦ Marcel·lí
    • ¦ spaced ¦ list ¦ primary ¦ Nas • Damian Marley ¦ •
    ・ ¦ kana ¦ likely ¦ primary ¦ 山口百恵・三浦友和 ¦ ジョン・レノン
    ･ ¦ kana ¦ likely ¦ primary ¦ 山口百恵･三浦友和 ¦ ｼﾞｮﾝ･ﾚﾉﾝ
    # Signs that mostly divide.
    , ¦ comma ¦ likely ¦ primary ¦ Dua Lipa, Angèle ¦ 10,000 Maniacs
    ， ¦ any ¦ likely ¦ primary ¦ 林俊杰，邓紫棋 ¦ ，
    、 ¦ any ¦ likely ¦ primary ¦ 椎名林檎、宮本浩次 ¦ 、
    ، ¦ any ¦ likely ¦ primary ¦ عمرو دياب، شيرين ¦ ،
    / ¦ slash ¦ likely ¦ primary ¦ Boris / Merzbow ¦ AC/DC
    ／ ¦ any ¦ likely ¦ primary ¦ 初音ミク／鏡音リン ¦ ／
    // ¦ spaced ¦ likely ¦ primary ¦ Four Tet // Burial ¦ PARTYNEXTDOOR//
    × ¦ loose ¦ likely ¦ primary ¦ Ayase × R-指定 ¦ M×M
    ✕ ¦ loose ¦ likely ¦ primary ¦ スピラ・スピカ ✕ 早見沙織 ¦ ✕
    x ¦ word ¦ likely ¦ primary ¦ Charli XCX x Troye Sivan ¦ X Ambassadors
    vs. ¦ word ¦ likely ¦ primary ¦ Armin van Buuren vs. Vini Vici ¦ Versus
    vs ¦ word ¦ likely ¦ primary ¦ Fedde Le Grand vs Sultan ¦ The VSB
    versus ¦ word ¦ likely ¦ primary ¦ Jay-Z versus Linkin Park ¦ Versus the World
    b2b ¦ word ¦ likely ¦ primary ¦ Four Tet b2b Floating Points ¦ B2B Saints
    # Signs and words that stand in names as often as between them.
    & ¦ loose ¦ possible ¦ and ¦ Viktor Tsoi & Kino ¦ D&D
    ＆ ¦ any ¦ possible ¦ and ¦ コブクロ＆絢香 ¦ ＆
    + ¦ spaced ¦ possible ¦ and ¦ Damon Albarn + Tony Allen ¦ +/-
    ＋ ¦ any ¦ possible ¦ and ¦ 坂本龍一＋デヴィッド・シルヴィアン ¦ ＋
    and ¦ word ¦ possible ¦ and ¦ Brandi Carlile and Elton John ¦ Andrew Bird
    meets ¦ word ¦ possible ¦ primary ¦ Mad Professor meets Puls der Zeit ¦ Meetsa
    presents ¦ word ¦ possible ¦ primary ¦ Armin van Buuren presents Gaia ¦ Presents
    presenting ¦ word ¦ possible ¦ primary ¦ Masters at Work presenting India ¦ Presenting
    pres. ¦ word ¦ possible ¦ primary ¦ Solarstone pres. Pure Trance ¦ The Presets
    pres ¦ word ¦ possible ¦ primary ¦ Ferry Corsten pres Gouryella ¦ Presets
    introducing ¦ word ¦ possible ¦ featured ¦ Skrillex introducing Moody Good ¦ Introducing
    starring ¦ word ¦ possible ¦ featured ¦ Shalamar starring Micki Free ¦ Ringo Starr
    invites ¦ word ¦ possible ¦ featured ¦ Bill Laurance invites Michael League ¦ Invitees
    alongside ¦ word ¦ possible ¦ primary ¦ Skepta alongside JME ¦ Alongsiders
    # "And" elsewhere.
    und ¦ lower ¦ possible ¦ and ¦ Herbert Grönemeyer und Felix Jaehn ¦ Underworld
    et ¦ lower ¦ possible ¦ and ¦ Vanessa Paradis et Benjamin Biolay ¦ Etta James
    y ¦ lower ¦ possible ¦ and ¦ Carlos Vives y Sebastián Yatra ¦ Sly y
    e ¦ lower ¦ possible ¦ and ¦ Caetano Veloso e Maria Gadú ¦ Sheila E
    ed ¦ lower ¦ possible ¦ and ¦ Mina ed Adriano Celentano ¦ Ed Sheeran
    en ¦ lower ¦ possible ¦ and ¦ Guus Meeuwis en Marco Borsato ¦ Enya
    och ¦ lower ¦ possible ¦ and ¦ Lisa Nilsson och Peter Jöback ¦ Ochman
    og ¦ lower ¦ possible ¦ and ¦ Sissel Kyrkjebø og Odd Nordstoga ¦ O.G. Maco
    ja ¦ lower ¦ possible ¦ and ¦ Kaija Koo ja Vesala ¦ Ja Rule
    oraz ¦ word ¦ possible ¦ and ¦ Dawid Podsiadło oraz Kaśka Sochacka ¦ Orazbek
    és ¦ word ¦ possible ¦ and ¦ Rúzsa Magdi és Presser Gábor ¦ Ésaïe
    și ¦ word ¦ possible ¦ and ¦ Smiley și Delia ¦ Șișu
    şi ¦ word ¦ possible ¦ and ¦ Smiley şi Delia ¦ Şişu
    ve ¦ lower ¦ possible ¦ and ¦ Sezen Aksu ve Tarkan ¦ Vedat Sakman
    dan ¦ lower ¦ possible ¦ and ¦ Raisa dan Afgan ¦ Steely Dan
    và ¦ word ¦ possible ¦ and ¦ Mỹ Tâm và Hà Anh Tuấn ¦ Vành Khuyên
    и ¦ word ¦ possible ¦ and ¦ Баста и Полина Гагарина ¦ Ирина Аллегрова
    И ¦ word ¦ possible ¦ and ¦ БАСТА И ПОЛИНА ГАГАРИНА ¦ ИРИНА АЛЛЕГРОВА
    та ¦ word ¦ possible ¦ and ¦ Океан Ельзи та Один в каное ¦ Тартак
    і ¦ word ¦ possible ¦ and ¦ Христина Соловій і Святослав Вакарчук ¦ Інна
    και ¦ word ¦ possible ¦ and ¦ Γιώργος Νταλάρας και Ελευθερία Αρβανιτάκη ¦ Καίτη Γαρμπή
    و ¦ word ¦ possible ¦ and ¦ عمرو دياب و شيرين ¦ وردة
    और ¦ word ¦ possible ¦ and ¦ किशोर कुमार और आशा भोसले ¦ औरंगज़ेब
    และ ¦ word ¦ possible ¦ and ¦ เบิร์ด ธงไชย และ ใหม่ เจริญปุระ ¦ และเล็ม
    # Guests.
    feat. ¦ word ¦ role ¦ featured ¦ 米津玄師 feat.初音ミク ¦ Lowell George
    feat ¦ word ¦ role ¦ featured ¦ Calvin Harris feat Rihanna ¦ Little Feat
    ft. ¦ word ¦ role ¦ featured ¦ Macklemore ft. Skylar Grey ¦ Kis-My-Ft.2
    ft ¦ word ¦ role ¦ featured ¦ Jason Derulo ft Snoop Dogg ¦ Kis-My-Ft2
    featuring ¦ word ¦ role ¦ featured ¦ Santana featuring Rob Thomas ¦ Featuring
    featured ¦ bracket ¦ role ¦ featured ¦ Diplo (featured MØ) ¦ Featured Act
    guest ¦ bracket ¦ role ¦ featured ¦ Tokio Hotel (guest: Nena) ¦ Johnny Guest
    with ¦ word ¦ possible ¦ featured ¦ Frank Sinatra with Tommy Dorsey ¦ Bill Withers
    w/ ¦ word ¦ role ¦ featured ¦ Bleachers w/ Lana Del Rey ¦ B/w
    con ¦ lower ¦ possible ¦ featured ¦ Mon Laferte con Juanes ¦ Concha Buika
    avec ¦ word ¦ possible ¦ featured ¦ Jacques Dutronc avec Thomas Dutronc ¦ Avec
    mit ¦ lower ¦ possible ¦ featured ¦ Udo Lindenberg mit Apache 207 ¦ Mitski
    com ¦ lower ¦ possible ¦ featured ¦ Marisa Monte com Julieta Venegas ¦ Commodores
    part. ¦ word ¦ role ¦ featured ¦ Luan Santana part. Ivete Sangalo ¦ Dolly Parton
    participação de ¦ word ¦ role ¦ featured ¦ Anitta participação de Zé Neto ¦ Participação
    med ¦ lower ¦ possible ¦ featured ¦ Veronica Maggio med Håkan Hellström ¦ Medina
    при участии ¦ word ¦ role ¦ featured ¦ Земфира при участии Сплин ¦ Примадонна
    # Makers.
    prod. by ¦ word ¦ role ¦ producer ¦ Kizo prod. by BeMelo ¦ Prodigy
    prod by ¦ word ¦ role ¦ producer ¦ Dax prod by Lexnour ¦ Prod
    prod. ¦ word ¦ role ¦ producer ¦ Zion T (prod. Peejay) ¦ The Prodigy
    produced by ¦ word ¦ role ¦ producer ¦ Nas (produced by Hit-Boy) ¦ Produced
    prod ¦ bracket ¦ role ¦ producer ¦ Ash Island (prod GXXD) ¦ Prodigal Son
    remixed by ¦ word ¦ role ¦ remixer ¦ Moby remixed by Max Cooper ¦ Remixed
    remix by ¦ word ¦ role ¦ remixer ¦ Bonobo remix by Machinedrum ¦ Remix
    # Voices.
    vocals by ¦ word ¦ role ¦ vocal ¦ Tinlicker vocals by Thomas Oliver ¦ Vocals
    vocals ¦ bracket ¦ role ¦ vocal ¦ Nor'easter (vocals: Anna Lee) ¦ Vocals
    vocal ¦ bracket ¦ role ¦ vocal ¦ 40mP <Vocal: シャノ> ¦ Vocal Sampling
    vo. ¦ bracket ¦ role ¦ vocal ¦ 澤野弘之 (Vo. Mika Kobayashi) ¦ Devo
    vo ¦ bracket ¦ role ¦ vocal ¦ 梶浦由記 (Vo: 笠原由里) ¦ Vo Williams
    歌 ¦ bracket ¦ role ¦ vocal ¦ 久石譲（歌：麻衣） ¦ 歌広場淳
    唄 ¦ bracket ¦ role ¦ vocal ¦ 林ゆうき（唄：Hanae） ¦ 唄人羽
    うた ¦ bracket ¦ role ¦ vocal ¦ 小林亜星（うた：水前寺清子） ¦ うたたね歌菜
    cv ¦ bracket ¦ role ¦ voice ¦ Miku (CV: Saki Fujita) ¦ CVJM
    c.v. ¦ bracket ¦ role ¦ voice ¦ 高槻やよい(C.V.仁後真耶子) ¦ C.V. Jørgensen
    声 ¦ bracket ¦ role ¦ voice ¦ ドラえもん（声：水田わさび） ¦ 声優
    voiced by ¦ bracket ¦ role ¦ voice ¦ Elsa (voiced by Idina Menzel) ¦ Voiced
    as ¦ bracket ¦ role ¦ voice ¦ Idina Menzel (as Elsa) ¦ Asia
    """#
}
