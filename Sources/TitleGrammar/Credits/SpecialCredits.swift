/// Credits that name no artist: samplers by many, and the placeholders of players and taggers.
struct SpecialCredits: Sendable {
  enum Meaning: UInt8, Hashable, Sendable, CaseIterable { case various, nobody }

  /// Hashes of the folded texts, open addressing; 0 is a free slot.
  private var slots = [UInt64](repeating: 0, count: 1024)
  private var meanings = [Meaning](repeating: .various, count: 1024)
  private var longest = 0

  static let builtIn = SpecialCredits(rows: rows(of: table))

  /// One row of the table.
  struct Row: Hashable, Sendable {
    var meaning: Meaning
    var languages: String
    var texts: [String]
    /// A name that begins like the first text.
    var negative: String
  }

  static func rows(of table: String) -> [Row] {
    TableText.rows(of: table, cells: 4).map { cells in
      let texts = cells[2].split(separator: "=").map { text in
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      return Row(meaning: TableText.named(cells[0]), languages: cells[1], texts: texts, negative: cells[3])
    }
  }

  init(rows: [Row]) {
    for row in rows {
      for text in row.texts {
        let utf8 = Array(text.utf8)
        longest = max(longest, utf8.count)
        let hash = Self.hash(utf8.span, 0..<utf8.count)
        let slot = slot(of: hash)
        slots[slot] = hash
        meanings[slot] = row.meaning
      }
    }
  }

  private func slot(of hash: UInt64) -> Int {
    var index = Int(truncatingIfNeeded: hash >> 24) & 1023
    while slots[index] != 0 && slots[index] != hash { index = (index + 1) & 1023 }
    return index
  }

  /// What the text in `range` means when it is one of the table's; case does not count.
  func meaning(of text: Span<UInt8>, in range: Range<Int>) -> Meaning? {
    if range.count > longest { return nil }
    let hash = Self.hash(text, range)
    let slot = slot(of: hash)
    return slots[slot] == hash ? meanings[slot] : nil
  }

  private static func hash(_ text: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    var hash = CreditBytes.hashSeed
    var index = range.lowerBound
    while index < range.upperBound {
      CreditBytes.hashFolded(text, at: &index, before: range.upperBound, into: &hash)
    }
    return hash | 1
  }

  /// meaning ¦ languages ¦ the texts ¦ a name that starts alike and is one
  ///
  /// Localised forms are those of Apple's and Microsoft's players, MusicBrainz, Discogs and shops.
  static let table = #"""
    various ¦ en ¦ Various Artists = Various Artist = Various = V.A. = VA = V/A = V. A. = Various Artists. = Various Performers = Various Interprets = (Various Artists) = [Various Artists] = <Various Artists> = Various Artists (VA) = VariousArtists ¦ Various Cruelties
    various ¦ de ¦ Verschiedene Interpreten = Verschiedene Künstler = Verschiedene = Diverse Interpreten = Diverse Künstler = Diverse = Diverser = Verschiedene Interpret*innen = Sampler ¦ Diversity
    various ¦ fr ¦ Artistes divers = Artistes variés = Divers artistes = Multi-interprètes = Multi interprètes = Compilation = Divers = Interprètes divers = Artistes Variés ¦ Diversidad
    various ¦ es ¦ Varios artistas = Artistas varios = Artistas diversos = Varios = Varios intérpretes = Intérpretes varios = Artistas Variados ¦ Variosky
    various ¦ ca ¦ Diversos artistes = Artistes diversos = Diversos intèrprets ¦ Diversos Amics
    various ¦ pt ¦ Vários artistas = Vários intérpretes = Varios Artistas = Artistas diversos = Vários = Diversos artistas = Artistas vários ¦ Vário Amor
    various ¦ it ¦ Artisti vari = Vari artisti = AA.VV. = AA. VV. = AAVV = Autori vari = Interpreti vari ¦ Variola Vera
    various ¦ nl ¦ Diverse artiesten = Verschillende artiesten = Diverse uitvoerenden ¦ Diverse Artiestenband
    various ¦ sv ¦ Diverse artister = Blandade artister = Olika artister = Flera artister ¦ Blandade Band
    various ¦ no ¦ Diverse artister = Ulike artister = Forskjellige artister ¦ Ulike Folk
    various ¦ da ¦ Diverse kunstnere = Forskellige kunstnere = Blandede kunstnere ¦ Blandede Bolsjer
    various ¦ fi ¦ Eri esittäjiä = Eri artisteja = Useita esittäjiä = Useita artisteja = Eri esittäjät ¦ Erina
    various ¦ is ¦ Ýmsir flytjendur = Ýmsir listamenn = Ýmsir ¦ Ýmir
    various ¦ pl ¦ Różni wykonawcy = Różni artyści = Rozni wykonawcy = Wykonawcy różni = Różni ¦ Różewicz
    various ¦ cs ¦ Různí interpreti = Různí umělci = Různí účinkující = Různí ¦ Růžena
    various ¦ sk ¦ Rôzni interpreti = Rôzni umelci = Rôzni ¦ Rôznobarevní
    various ¦ hu ¦ Különböző előadók = Több előadó = Válogatás = Vegyes előadók ¦ Különleges
    various ¦ ro ¦ Diverși artiști = Diverşi artişti = Artiști diverși = Diversi artisti ¦ Diversiunea
    various ¦ hr sr sl ¦ Razni izvođači = Različiti izvođači = Razni umetnici = Različni izvajalci = Razni ¦ Raznolik
    various ¦ tr ¦ Çeşitli Sanatçılar = Çeşitli Sanatçilar = Çeşitli = Karışık = Cesitli Sanatcilar ¦ Çeşme
    various ¦ ru ¦ Разные исполнители = Различные исполнители = Разные артисты = Сборник = Разные = Разные Исполнители = Различные артисты ¦ Разные Люди
    various ¦ uk ¦ Різні виконавці = Різні артисти = Збірка ¦ Різниця
    various ¦ bg ¦ Разни изпълнители = Различни изпълнители ¦ Разни Хора
    various ¦ sr ¦ Разни извођачи = Различити извођачи ¦ Разнобој
    various ¦ el ¦ Διάφοροι καλλιτέχνες = Διάφοροι = Διάφοροι ερμηνευτές = Διάφοροι Καλλιτέχνες ¦ Διάφανα Κρίνα
    various ¦ he ¦ אמנים שונים = אומנים שונים = מבצעים שונים ¦ אמנים
    various ¦ ar ¦ فنانون متنوعون = فنانين متنوعين = فنانون مختلفون = مجموعة فنانين = متنوع = مطربون متنوعون = منوعات ¦ فنانون
    various ¦ fa ¦ هنرمندان مختلف = هنرمندان متفاوت = خوانندگان مختلف = هنرمندان گوناگون ¦ هنرمندان
    various ¦ hi ¦ विभिन्न कलाकार = विविध कलाकार ¦ विविध भारती
    various ¦ bn ¦ বিভিন্ন শিল্পী ¦ বিভিন্ন
    various ¦ ta ¦ பல்வேறு கலைஞர்கள் ¦ பல்வேறு
    various ¦ ja ¦ ヴァリアス・アーティスト = ヴァリアス・アーティスツ = バリアス・アーティスト = ヴァリアスアーティスト = ヴァリアス = オムニバス = V.A = V．A． = ＶＡ = Ｖ．Ａ． = 複数のアーティスト = さまざまなアーティスト = コンピレーション = Various Artists(オムニバス) ¦ ヴァリアス・クルエルティーズ
    various ¦ ko ¦ 여러 아티스트 = 다양한 아티스트 = 여러아티스트 = 여러 가수 = 옴니버스 = 다양한 음악가 ¦ 여러분
    various ¦ zh-Hans ¦ 群星 = 华语群星 = 多位艺术家 = 各种艺术家 = 合辑 = 众艺人 = 多位艺人 = 众歌手 = 多歌手 ¦ 群星会
    various ¦ zh-Hant ¦ 華語群星 = 多位藝人 = 各種藝術家 = 合輯 = 眾藝人 = 多位演出者 = 多位藝術家 = 不同演出者 = 眾星 ¦ 群星會
    various ¦ th ¦ ศิลปินต่างๆ = ศิลปินหลายคน = รวมศิลปิน = ศิลปินหลากหลาย = หลายศิลปิน ¦ ศิลปินเดี่ยว
    various ¦ vi ¦ Nhiều nghệ sĩ = Nhiều ca sĩ = Nhiều Nghệ Sĩ = Nhiều nghệ sỹ ¦ Nhiều
    various ¦ id ms ¦ Berbagai Artis = Beragam Artis = Pelbagai Artis = Aneka Artis = Artis Pelbagai ¦ Berbagai
    various ¦ lt lv et ¦ Įvairūs atlikėjai = Dažādi izpildītāji = Erinevad esitajad = Eri esitajad ¦ Dažādi
    nobody ¦ en ¦ <unknown> = Unknown Artist = [unknown] = unknown = (unknown) = Unknown Artists = <Unknown Artist> = [Unknown Artist] = (Unknown Artist) = Unknown Performer = Artist Unknown = unknown_artist = Unknown Album Artist ¦ Unknown Mortal Orchestra
    nobody ¦ programs ¦ undefined = null = (null) = N/A = <null> = [no artist] = No Artist = <No Artist> = <Unknown> = Not Documented = Untitled Artist = - = -- = --- = – = — = ? = ?? = ??? ¦ Nullsleep
    nobody ¦ MusicBrainz ¦ [no artist] = [anonymous] = [data] = [dialogue] = [traditional] = [nature sounds] = [theatre] = [church chimes] = [language instruction] = [soundtrack] ¦ [bleu]
    nobody ¦ de ¦ Unbekannter Interpret = Unbekannter Künstler = Unbekannt = Unbekannte Interpreten = Interpret unbekannt ¦ Unbekannte Grösse
    nobody ¦ fr ¦ Artiste inconnu = Interprète inconnu = Inconnu = Artistes inconnus ¦ Inconnus
    nobody ¦ es ¦ Artista desconocido = Intérprete desconocido = Desconocido ¦ Desconocidos
    nobody ¦ ca ¦ Artista desconegut = Desconegut ¦ Desconeguts
    nobody ¦ pt ¦ Artista desconhecido = Intérprete desconhecido = Desconhecido ¦ Desconhecidos
    nobody ¦ it ¦ Artista sconosciuto = Interprete sconosciuto = Sconosciuto ¦ Sconosciuti
    nobody ¦ nl ¦ Onbekende artiest = Onbekend = Artiest onbekend ¦ Onbekende Band
    nobody ¦ sv ¦ Okänd artist = Okänd ¦ Okända
    nobody ¦ no ¦ Ukjent artist = Ukjent ¦ Ukjente
    nobody ¦ da ¦ Ukendt kunstner = Ukendt = Ukendt artist ¦ Ukendte
    nobody ¦ fi ¦ Tuntematon esittäjä = Tuntematon artisti = Tuntematon ¦ Tuntematon Sotilas
    nobody ¦ pl ¦ Nieznany wykonawca = Nieznany artysta = Nieznany ¦ Nieznani
    nobody ¦ cs ¦ Neznámý interpret = Neznámý umělec = Neznámý ¦ Neznámí
    nobody ¦ sk ¦ Neznámy interpret = Neznámy umelec = Neznámy ¦ Neznáma
    nobody ¦ hu ¦ Ismeretlen előadó = Ismeretlen ¦ Ismeretlenek
    nobody ¦ ro ¦ Artist necunoscut = Interpret necunoscut = Necunoscut ¦ Necunoscuții
    nobody ¦ hr sr sl ¦ Nepoznati izvođač = Nepoznat izvođač = Neznani izvajalec ¦ Nepoznati
    nobody ¦ tr ¦ Bilinmeyen Sanatçı = Bilinmeyen = Bilinmiyor ¦ Bilinmezler
    nobody ¦ ru ¦ Неизвестный исполнитель = Неизвестен = Неизвестный артист = Неизвестно = Неизвестный Исполнитель ¦ Неизвестность
    nobody ¦ uk ¦ Невідомий виконавець = Невідомий артист = Невідомо ¦ Невідомі
    nobody ¦ bg ¦ Неизвестен изпълнител ¦ Неизвестните
    nobody ¦ el ¦ Άγνωστος καλλιτέχνης = Άγνωστος ερμηνευτής = Άγνωστος = Άγνωστος Καλλιτέχνης ¦ Άγνωστοι
    nobody ¦ he ¦ אמן לא ידוע = אומן לא ידוע = לא ידוע ¦ ידוע
    nobody ¦ ar ¦ فنان غير معروف = غير معروف = فنان مجهول = مطرب غير معروف ¦ معروف
    nobody ¦ fa ¦ هنرمند ناشناس = هنرمند نامشخص = ناشناس = خواننده ناشناس ¦ ناشناسان
    nobody ¦ hi ¦ अज्ञात कलाकार = अज्ञात ¦ अज्ञेय
    nobody ¦ ja ¦ 不明なアーティスト = アーティスト不明 = 不明 = 不明なアーチスト = 不明のアーティスト = アーティスト情報なし ¦ 不明確
    nobody ¦ ko ¦ 알 수 없는 아티스트 = 알 수 없는 음악가 = 알 수 없음 = 알수없는 아티스트 = 알 수 없는 가수 ¦ 알리
    nobody ¦ zh-Hans ¦ 未知艺术家 = 未知艺人 = 未知歌手 = 未知 = 佚名 = 未知表演者 ¦ 未知乐队
    nobody ¦ zh-Hant ¦ 未知藝術家 = 未知藝人 = 未知的演出者 = 不詳 = 未知演出者 = 不明藝人 ¦ 未知樂團
    nobody ¦ th ¦ ศิลปินที่ไม่รู้จัก = ไม่ทราบศิลปิน = ไม่รู้จักศิลปิน = ไม่ทราบชื่อศิลปิน ¦ ศิลปิน
    nobody ¦ vi ¦ Nghệ sĩ không xác định = Nghệ sĩ không rõ = Không rõ nghệ sĩ = Nghệ sĩ chưa biết ¦ Không
    nobody ¦ id ms ¦ Artis Tidak Dikenal = Artis tidak diketahui = Tidak Dikenal ¦ Tidak
    """#
}
