import Testing

@testable import TitleGrammar

@Suite struct `Artist credits of the world` {
  @Test(arguments: CreditCase.cases(table)) func `are read into their names`(_ c: CreditCase) {
    let credit = CreditParser().parse(c.credit, count: c.count)
    #expect(CreditCase.parts(of: credit, in: c.credit) == c.parts)
  }

  static let table = #"""
    # English: lists as services write them.
    Silk Sonic ⇒ Silk Sonic
    Bruno Mars, Anderson .Paak & Silk Sonic ⇒ Bruno Mars ‖ Anderson .Paak ‖ Silk Sonic
    Bruno Mars,Anderson .Paak,Silk Sonic ⇒ Bruno Mars ‖ Anderson .Paak ‖ Silk Sonic
    Bruno Mars;Anderson .Paak;Silk Sonic ⇒ Bruno Mars ‖ Anderson .Paak ‖ Silk Sonic
    Bruno Mars; Anderson .Paak; Silk Sonic ⇒ Bruno Mars ‖ Anderson .Paak ‖ Silk Sonic
    Bruno Mars / Anderson .Paak / Silk Sonic ⇒ Bruno Mars ‖ Anderson .Paak ‖ Silk Sonic
    Bruno Mars · Anderson .Paak · Silk Sonic ⇒ Bruno Mars ‖ Anderson .Paak ‖ Silk Sonic
    Bruno Mars | Anderson .Paak ⇒ Bruno Mars ‖ Anderson .Paak
    Black Country, New Road ⇒ Black Country, New Road
    Black Country, New Road;Black Midi ⇒ Black Country, New Road ‖ Black Midi
    Mitski, Black Country, New Road ⇒ Mitski ‖ Black Country, New Road
    David Kilgour, The Heavy Eights & David Kilgour and the Heavy Eights ⇒ David Kilgour ‖ The Heavy Eights ‖ David Kilgour ‖ the Heavy Eights
    quickly, quickly ⇒ quickly, quickly
    Emerson, Lake & Palmer ⇒ Emerson, Lake & Palmer
    CROSBY, STILLS, NASH AND YOUNG ⇒ CROSBY, STILLS, NASH AND YOUNG
    Crosby, Stills & Nash, Joni Mitchell ⇒ Crosby, Stills & Nash ‖ Joni Mitchell
    Bob Marley and The Wailers ⇒ Bob Marley and The Wailers
    Bob Marley & The Wailers, Lauryn Hill ⇒ Bob Marley & The Wailers ‖ Lauryn Hill
    Kool and the Gang ⇒ Kool and the Gang
    Huey Lewis and the News ⇒ Huey Lewis and the News
    Derek And The Dominos ⇒ Derek And The Dominos
    Peter, Paul & Mary ⇒ Peter, Paul & Mary
    Florence and the Machine ⇒ Florence and the Machine
    Florence & The Machine & Calvin Harris ⇒ Florence & The Machine ‖ Calvin Harris
    Dan & Shay, Justin Bieber ⇒ Dan & Shay ‖ Justin Bieber
    Macklemore and Ryan Lewis feat. Wanz ⇒ Macklemore and Ryan Lewis ‖ f: Wanz
    2| Macklemore & Ryan Lewis ⇒ Macklemore ‖ Ryan Lewis
    1| Mel & Kim ⇒ Mel & Kim
    2| Nick Cave & The Bad Seeds ⇒ Nick Cave ‖ The Bad Seeds
    Robert Plant & Alison Krauss ⇒ Robert Plant ‖ Alison Krauss
    Robert Plant and Alison Krauss ⇒ Robert Plant ‖ Alison Krauss
    Frank Black And The Catholics ⇒ Frank Black ‖ The Catholics
    Sammy Davis, Jr. ⇒ Sammy Davis, Jr.
    Frank Sinatra, Sammy Davis, Jr., Dean Martin ⇒ Frank Sinatra ‖ Sammy Davis, Jr. ‖ Dean Martin
    Martin Luther King, Jr ⇒ Martin Luther King, Jr
    Who, The ⇒ Who, The
    Who, The; Kinks, The ⇒ Who, The ‖ Kinks, The
    Ray Conniff & His Orchestra & Chorus ⇒ Ray Conniff & His Orchestra & Chorus
    Duke Ellington And His Famous Orchestra ⇒ Duke Ellington And His Famous Orchestra
    Cody Johnson & Friends ⇒ Cody Johnson & Friends
    # Guests.
    Jay-Z ft. Alicia Keys ⇒ Jay-Z ‖ f: Alicia Keys
    JAY-Z FT. ALICIA KEYS ⇒ JAY-Z ‖ f: ALICIA KEYS
    Jay-Z Featuring Alicia Keys ⇒ Jay-Z ‖ f: Alicia Keys
    Jay-Z (Feat. Alicia Keys) ⇒ Jay-Z ‖ f: Alicia Keys
    Jay-Z [ft. Alicia Keys] ⇒ Jay-Z ‖ f: Alicia Keys
    Kygo feat. Parson James, Foxes & Conrad Sewell ⇒ Kygo ‖ f: Parson James ‖ f: Foxes ‖ f: Conrad Sewell
    DJ Khaled feat. Drake, Rick Ross and Lil Wayne ⇒ DJ Khaled ‖ f: Drake ‖ f: Rick Ross ‖ f: Lil Wayne
    Gorillaz (feat. Tame Impala and Bootie Brown) ⇒ Gorillaz ‖ f: Tame Impala ‖ f: Bootie Brown
    Tony Bennett with Amy Winehouse ⇒ Tony Bennett ‖ f: Amy Winehouse
    Tony Bennett (with Amy Winehouse) ⇒ Tony Bennett ‖ f: Amy Winehouse
    Lil Nas X w/ Billy Ray Cyrus ⇒ Lil Nas X ‖ f: Billy Ray Cyrus
    Lil Nas X feat. Cardi B ⇒ Lil Nas X ‖ f: Cardi B
    Lil Nas X & Jack Harlow ⇒ Lil Nas X ‖ Jack Harlow
    Lil Nas X x NAS ⇒ Lil Nas X ‖ NAS
    Machine Gun Kelly x X Ambassadors ⇒ Machine Gun Kelly ‖ X Ambassadors
    Grimes and X Ambassadors ⇒ Grimes ‖ X Ambassadors
    Bill Withers ⇒ Bill Withers
    Withered Hand ⇒ Withered Hand
    Soft Feather ⇒ Soft Feather
    Drift ⇒ Drift
    Feist ⇒ Feist
    Daft Punk ⇒ Daft Punk
    Featurecast ⇒ Featurecast
    Left Lane Cruiser ⇒ Left Lane Cruiser
    # Clubs.
    Armin van Buuren vs. Rank 1 feat. Kush ⇒ Armin van Buuren ‖ Rank 1 ‖ f: Kush
    Paul Oakenfold pres. Perfecto Allstarz ⇒ Paul Oakenfold ‖ Perfecto Allstarz
    Charli xcx x Billie Eilish ⇒ Charli xcx ‖ Billie Eilish
    RÜFÜS DU SOL X Booka Shade ⇒ RÜFÜS DU SOL ‖ Booka Shade
    X Ambassadors ⇒ X Ambassadors
    Lil Nas X ⇒ Lil Nas X
    X JAPAN ⇒ X JAPAN
    Generation X ⇒ Generation X
    Bicep (Four Tet Remix) ⇒ Bicep ‖ r: Four Tet
    Moderat remixed by Marcel Dettmann ⇒ Moderat ‖ r: Marcel Dettmann
    Skepta prod. by Jme ⇒ Skepta ‖ p: Jme
    Boris/Merzbow ⇒ Boris ‖ Merzbow
    Au/Ra ⇒ Au/Ra
    Yusuf / Cat Stevens ⇒ Yusuf ‖ Cat Stevens
    R&B Allstars ⇒ R&B Allstars
    D&D All Stars ⇒ D&D All Stars
    +44 ⇒ +44
    MAMAMOO+ & Solar ⇒ MAMAMOO+ ‖ Solar
    ¥$, Ye, Ty Dolla $ign ⇒ ¥$ ‖ Ye ‖ Ty Dolla $ign
    !!! ⇒ !!!
    ††† (Crosses) ⇒ ††† (Crosses)
    Genesis (5) ⇒ Genesis
    Prince (2) / Sheila E. ⇒ Prince ‖ Sheila E.
    # Spanish, Portuguese, Italian, French.
    Shakira y Rauw Alejandro ⇒ Shakira ‖ Rauw Alejandro
    Mau y Ricky, Camilo y Lunay ⇒ Mau y Ricky ‖ Camilo ‖ Lunay
    Rodrigo y Gabriela ⇒ Rodrigo y Gabriela
    Wisin y Yandel ⇒ Wisin y Yandel
    Celia Cruz y su Orquesta ⇒ Celia Cruz y su Orquesta
    Luis Miguel con Alejandro Fernández ⇒ Luis Miguel ‖ f: Alejandro Fernández
    Concha Buika ⇒ Concha Buika
    Chico Buarque e Milton Nascimento ⇒ Chico Buarque ‖ Milton Nascimento
    Jorge e Mateus ⇒ Jorge e Mateus
    Zezé Di Camargo & Luciano part. Ivete Sangalo ⇒ Zezé Di Camargo & Luciano ‖ f: Ivete Sangalo
    Marisa Monte com Rodrigo Amarante ⇒ Marisa Monte ‖ f: Rodrigo Amarante
    Elio e le Storie Tese ⇒ Elio e le Storie Tese
    Ricchi E Poveri ⇒ Ricchi E Poveri
    Mina e Adriano Celentano ⇒ Mina ‖ Adriano Celentano
    Sheila E. ⇒ Sheila E.
    Jane Birkin et Étienne Daho ⇒ Jane Birkin ‖ Étienne Daho
    Charles Aznavour avec Édith Piaf ⇒ Charles Aznavour ‖ f: Édith Piaf
    Dalida, Alain Delon ⇒ Dalida ‖ Alain Delon
    # German, Dutch, Nordic, Finnish, Polish, Hungarian, Romanian, Turkish.
    Sarah Connor und Naturally 7 ⇒ Sarah Connor ‖ Naturally 7
    Seiler und Speer ⇒ Seiler und Speer
    Hosen, Die Toten ⇒ Hosen ‖ Die Toten
    Toten Hosen, Die ⇒ Toten Hosen, Die
    Nena mit Kim Wilde ⇒ Nena ‖ f: Kim Wilde
    Underworld ⇒ Underworld
    Marco Borsato en Davina Michelle ⇒ Marco Borsato ‖ Davina Michelle
    Acda en De Munnik ⇒ Acda en De Munnik
    Miriam Bryant och Victor Leksell ⇒ Miriam Bryant ‖ Victor Leksell
    Kygo og Sandra Lyng ⇒ Kygo ‖ Sandra Lyng
    Matti ja Teppo ⇒ Matti ja Teppo
    Juha Tapio ja Vesala ⇒ Juha Tapio ‖ Vesala
    Ja Rule ⇒ Ja Rule
    Sanah oraz Vito Bambino ⇒ Sanah ‖ Vito Bambino
    Zorán és Presser Gábor ⇒ Zorán ‖ Presser Gábor
    INNA și Antonia ⇒ INNA ‖ Antonia
    Mabel Matiz ve Evdeki Saat ⇒ Mabel Matiz ‖ Evdeki Saat
    # Cyrillic and Greek.
    Каста и Земфира ⇒ Каста ‖ Земфира
    КАСТА И ЗЕМФИРА ⇒ КАСТА ‖ ЗЕМФИРА
    Король и Шут ⇒ Король и Шут
    КОРОЛЬ И ШУТ ⇒ КОРОЛЬ И ШУТ
    Король и Шут, Земфира ⇒ Король и Шут ‖ Земфира
    Время и Стекло feat. Потап и Настя ⇒ Время и Стекло ‖ f: Потап и Настя
    Виктор Цой & Кино ⇒ Виктор Цой ‖ Кино
    Ирина Аллегрова ⇒ Ирина Аллегрова
    Джамала та Андрій Хливнюк ⇒ Джамала ‖ Андрій Хливнюк
    Тартак feat. Катя Chilly ⇒ Тартак ‖ f: Катя Chilly
    Μάνος Χατζιδάκις και Νάνα Μούσχουρη ⇒ Μάνος Χατζιδάκις ‖ Νάνα Μούσχουρη
    Κατσιμίχα, Οι ⇒ Κατσιμίχα, Οι
    # Hebrew, Arabic, Persian, Hindi, Thai.
    עידן רייכל, מירי מסיקה ⇒ עידן רייכל ‖ מירי מסיקה
    סטטיק ובן אל ⇒ סטטיק ובן אל
    فيروز، زياد الرحباني ⇒ فيروز ‖ زياد الرحباني
    كاظم الساهر و أسماء لمنور ⇒ كاظم الساهر ‖ أسماء لمنور
    وردة الجزائرية ⇒ وردة الجزائرية
    همایون شجریان & سهراب پورناظری ⇒ همایون شجریان ‖ سهراب پورناظری
    लता मंगेशकर और मुकेश ⇒ लता मंगेशकर ‖ मुकेश
    लता मंगेशकर, किशोर कुमार ⇒ लता मंगेशकर ‖ किशोर कुमार
    ป้าง นครินทร์ และ ปาล์มมี่ ⇒ ป้าง นครินทร์ ‖ ปาล์มมี่
    บอดี้สแลม feat. ปู พงษ์สิทธิ์ ⇒ บอดี้สแลม ‖ f: ปู พงษ์สิทธิ์
    Đen và Nguyên Thảo ⇒ Đen ‖ Nguyên Thảo
    # Japanese.
    椎名林檎と宇多田ヒカル ⇒ 椎名林檎と宇多田ヒカル
    椎名林檎、宇多田ヒカル ⇒ 椎名林檎 ‖ 宇多田ヒカル
    星野源 & マーク・ロンソン ⇒ 星野源 ‖ マーク・ロンソン
    マイケル・ジャクソン ⇒ マイケル・ジャクソン
    コブクロ＆絢香 ⇒ コブクロ ‖ 絢香
    ゆず&いきものがかり ⇒ ゆず ‖ いきものがかり
    米津玄師×菅田将暉 ⇒ 米津玄師 ‖ 菅田将暉
    初音ミク／鏡音リン ⇒ 初音ミク ‖ 鏡音リン
    livetune feat.初音ミク ⇒ livetune ‖ f: 初音ミク
    DECO*27 feat. 初音ミク ⇒ DECO*27 ‖ f: 初音ミク
    ナユタン星人（feat. 初音ミク） ⇒ ナユタン星人 ‖ f: 初音ミク
    澤野弘之<Vocal：Mika Kobayashi> ⇒ 澤野弘之 ‖ v: Mika Kobayashi
    久石譲（歌：麻衣） ⇒ 久石譲 ‖ v: 麻衣
    ドラえもん（声：水田わさび） ⇒ ドラえもん ‖ c: 水田わさび
    春日未来 (CV.山崎はるか) ⇒ 春日未来 ‖ c: 山崎はるか
    放課後ティータイム[平沢唯(CV:豊崎愛生)] ⇒ 放課後ティータイム[平沢唯(CV:豊崎愛生)]
    宇多田ヒカル (Hikaru Utada) ⇒ 宇多田ヒカル ‖ = Hikaru Utada
    Perfume（パフューム） ⇒ Perfume ‖ = パフューム
    モーニング娘。'14 ⇒ モーニング娘。'14
    キャロル＆チューズデイ(Vo. Nai Br.XX&Celeina Ann) ⇒ キャロル ‖ チューズデイ ‖ v: Nai Br.XX&Celeina Ann
    ももいろクローバーＺ ｖｓ ＫＩＳＳ ⇒ ももいろクローバーＺ ｖｓ ＫＩＳＳ
    Ms.OOJA ⇒ Ms.OOJA
    # Korean and Chinese.
    아이유 (IU) ⇒ 아이유 ‖ = IU
    아이유, 슈가 ⇒ 아이유 ‖ 슈가
    (여자)아이들 ⇒ (여자)아이들
    지코 (Prod. 팝타임) ⇒ 지코 ‖ p: 팝타임
    다비치 & 아이유 ⇒ 다비치 ‖ 아이유
    에픽하이 (Feat. 윤하) ⇒ 에픽하이 ‖ f: 윤하
    TOMORROW X TOGETHER, Anitta ⇒ TOMORROW X TOGETHER ‖ Anitta
    周杰伦、费玉清 ⇒ 周杰伦 ‖ 费玉清
    周杰倫，費玉清 ⇒ 周杰倫 ‖ 費玉清
    周杰伦 / 费玉清 ⇒ 周杰伦 ‖ 费玉清
    周杰伦/费玉清 ⇒ 周杰伦 ‖ 费玉清
    周杰倫 feat. 楊瑞代 ⇒ 周杰倫 ‖ f: 楊瑞代
    鄧紫棋 (G.E.M.) ⇒ 鄧紫棋 ‖ = G.E.M.
    五月天 & 陳綺貞 ⇒ 五月天 ‖ 陳綺貞
    王菲；那英 ⇒ 王菲 ‖ 那英
    """#
}
