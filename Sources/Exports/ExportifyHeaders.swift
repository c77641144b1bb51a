internal import MusicModel

/// The headers of exportify.app's CSV in the languages that it knows, all in the order of the columns.
enum ExportifyHeaders {
  /// What each of the nineteen columns is, then what may stand among or behind them.
  static let baseRoles: [ColumnRole] = [
    .spotifyReference, .text(.title), .artistReferences, .text(.artist), .ignored, .text(.album), .ignored,
    .text(.albumArtist), .releaseDate, .ignored, .number(.discNumber), .number(.trackNumber),
    .duration(.milliseconds), .ignored, .explicitFlag(no: .unknown), .ignored, .isrc, .ignored, .text(.dateAdded),
  ]
  private static let furtherRoles: [ColumnRole] = [.number(.playable), .text(.genre)]

  /// Per language: its name, the nineteen headers, then those of the playable flag and of the artists' genres.
  static let table = """
    # 2022 and later
    English | Track URI | Track Name | Artist URI(s) | Artist Name(s) | Album URI | Album Name | Album Artist URI(s) | Album Artist Name(s) | Album Release Date | Album Image URL | Disc Number | Track Number | Track Duration (ms) | Track Preview URL | Explicit | Popularity | ISRC | Added By | Added At | Is Playable | Artist Genres
    # 2018 to 2022: one artist's header although several stand below it
    English | Track URI | Track Name | Artist URI | Artist Name | Album URI | Album Name | Album Artist URI | Album Artist Name | Album Release Date | Album Image URL | Disc Number | Track Number | Track Duration (ms) | Track Preview URL | Explicit | Popularity | ISRC | Added By | Added At | Is Playable | Artist Genres
    # 2015
    English | Spotify URI | Track Name | Artist URI | Artist Name | Album URI | Album Name | Album Artist URI | Album Artist Name | Album Release Date | Album Image URL | Disc Number | Track Number | Track Duration (ms) | Track Preview URL | Explicit | Popularity | ISRC | Added By | Added At | Is Playable | Artist Genres
    German | Track-URI | Track-Name | Künstler-URI(s) | Künstlername(n) | Album-URI | Album-Name | Album-Künstler-URI(s) | Album-Künstlername(n) | Veröffentlichungsdatum des Albums | Album-Bild-URL | Disc-Nummer | Track-Nummer | Track-Dauer (ms) | Track-Vorschau-URL | Explizit | Beliebtheit | ISRC | Hinzugefügt von | Hinzugefügt am | Ist abspielbar | Künstler-Genres
    Spanish | URI de la canción | Nombre de la canción | URI(s) del artista | Nombre(s) del artista | URI del álbum | Nombre del álbum | URI(s) del artista del álbum | Nombre(s) del artista del álbum | Fecha de lanzamiento del álbum | URL de la imagen del álbum | Número de disco | Número de la canción | Duración de la canción (ms) | URL de vista previa de la canción | Explícito | Popularidad | ISRC | Añadido por | Añadido en | Es reproducible | Géneros del artista
    French | URI du titre | Nom du titre | URI(s) de l'artiste | Nom(s) de l'artiste | URI de l'album | Nom de l'album | URI(s) de l'artiste de l'album | Nom(s) de l'artiste de l'album | Date de sortie de l'album | URL de l'image de l'album | Numéro de disque | Numéro du titre | Durée du titre (ms) | URL de prévisualisation du titre | Explicite | Popularité | ISRC | Ajouté par | Ajouté le | Est jouable | Genres de l'artiste
    Italian | URI della traccia | Nome della traccia | URI dell'artista | Nome dell'artista | URI dell'album | Nome dell'album | URI dell'artista dell'album | Nome dell'artista dell'album | Data di rilascio dell'album | URL dell'immagine dell'album | Numero del disco | Numero della traccia | Durata della traccia (ms) | URL di anteprima della traccia | Esplicito | Popolarità | ISRC | Aggiunto da | Aggiunto il | È riproducibile | Generi dell'artista
    Dutch | Nummer URI | Nummernaam | Artiest-URI | Naam van artiest | Album-URI | Naam van album | Artiest-URI van het album | Naam van artiest op het album | Releasedatum van het album | Album afbeelding-URL | Schijfnummer | Nummernummer | Nummerduur (ms) | Voorbeeld-URL | Expliciet | Populariteit | ISRC | Toegevoegd door | Toegevoegd op | Speelbaar | Genres van de artiest
    Portuguese | URI da faixa | Nome da faixa | URI(s) do artista | Nome(s) do artista | URI do álbum | Nome do álbum | URI(s) do artista do álbum | Nome(s) do artista do álbum | Data de lançamento do álbum | URL da imagem do álbum | Número do disco | Número da faixa | Duração da faixa (ms) | URL de prévia da faixa | Explícita | Popularidade | ISRC | Adicionado por | Adicionado em | É reproduzível | Gêneros do artista
    Swedish | Låtens URI | Låtens namn | Artistens URI | Artistens namn | Albumets URI | Albumets namn | Albumartistens URI | Albumartistens namn | Albumets releasedatum | Albumets bild-URL | Skivnummer | Låtnummer | Låtlängd (ms) | Förhandsgranskning URL | Explicit | Popularitet | ISRC | Tillagd av | Tillagd vid | Är spelbar | Artistens genrer
    Arabic | رابط الأغنية (URI) | اسم الأغنية | روابط الفنانين (URI) | أسماء الفنانين | رابط الألبوم (URI) | اسم الألبوم | روابط فناني الألبوم (URI) | أسماء فناني الألبوم | تاريخ إصدار الألبوم | رابط صورة الألبوم | رقم القرص | رقم الأغنية | مدة الأغنية (بالمللي ثانية) | رابط معاينة الأغنية | صريح | الشعبية | ISRC | أضيف بواسطة | أضيف في | قابل للتشغيل | أنواع الفنان
    Japanese | トラックURI | トラック名 | アーティストURI | アーティスト名 | アルバムURI | アルバム名 | アルバムアーティストURI | アルバムアーティスト名 | アルバム発売日 | アルバム画像URL | ディスク番号 | トラック番号 | トラックの長さ（ミリ秒） | トラックプレビューURL | 明示的な内容 | 人気度 | ISRC | 追加者 | 追加日時 | 再生可能 | アーティストジャンル
    Turkish | Parça URI | Parça Adı | Sanatçı URI | Sanatçı Adı | Albüm URI | Albüm Adı | Albümdeki Sanatçı URI | Albümdeki Sanatçı Adı | Albüm Çıkış Tarihi | Albüm Resim URL'si | Disk Numarası | Parça Numarası | Parça Süresi (ms) | Parça Önizleme URL'si | Açık İçerik | Popülerlik | ISRC | Ekleyen | Eklenme Tarihi | Çalınabilir mi? | Sanatçı Türleri
    Greek | URI κομματιού | Όνομα κομματιού | URI καλλιτέχνη/ων | Όνομα/τα καλλιτέχνη | URI άλμπουμ | Όνομα άλμπουμ | URI καλλιτέχνη/ων άλμπουμ | Όνομα/τα καλλιτέχνη άλμπουμ | Ημερομηνία κυκλοφορίας άλμπουμ | URL εικόνας άλμπουμ | Αριθμός δίσκου | Αριθμός κομματιού | Διάρκεια κομματιού (ms) | URL προεπισκόπησης κομματιού | Ακατάλληλο | Δημοτικότητα | ISRC | Προστέθηκε από | Προστέθηκε στις | Αναπαράγεται | Είδη καλλιτέχνη
    Chinese (simplified) | 曲目 URI | 曲目名称 | 艺人 URI | 艺人名称 | 专辑 URI | 专辑名称 | 专辑艺人 URI | 专辑艺人名称 | 专辑发行日期 | 专辑封面 URL | 光盘编号 | 曲目编号 | 曲目时长（毫秒） | 曲目试听 URL | 含露骨内容 | 热度 | ISRC | 添加者 | 添加时间 | 可播放 | 艺人流派
    Chinese (traditional) | 曲目 URI | 曲目名稱 | 藝人 URI | 藝人名稱 | 專輯 URI | 專輯名稱 | 專輯藝人 URI | 專輯藝人名稱 | 專輯發行日期 | 專輯封面 URL | 光碟編號 | 曲目編號 | 曲目長度（毫秒） | 曲目試聽 URL | 含露骨內容 | 熱門度 | ISRC | 新增者 | 新增時間 | 可播放 | 藝人曲風
    """

  private static let languages: [(name: String, headers: [String: ColumnRole])] = RuleTable.rows(table).map { row in
    var headers: [String: ColumnRole] = [:]
    for (header, role) in zip(row.dropFirst(), baseRoles + furtherRoles) {
      headers[HeaderName.normalised(header)] = role
    }
    return (row[0], headers)
  }

  /// The language that a header is in.
  ///
  /// - Parameter names: The header as ``HeaderName`` writes it.
  /// - Returns: The language that knows most of the names, the role of each, and how many are known; `nil` when
  ///   none knows seven (the oldest header has nine).
  static func language(of names: [String]) -> (name: String, roles: [ColumnRole], known: Int)? {
    var best: (name: String, roles: [ColumnRole], known: Int)?
    for language in languages {
      let known = names.count { language.headers[$0] != nil }
      if known >= 7, known > best?.known ?? 0 {
        best = (language.name, names.map { language.headers[$0] ?? .ignored }, known)
      }
    }
    return best
  }
}
