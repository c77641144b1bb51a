/// The names that columns of plain lists go by.
///
/// A name is compared by its letters and digits alone, in lower case: `Track Name`, `track_name` and `TrackName`
/// are one. Earlier names of a line are better: in `Title, Track` the second is the number, in `Artist, Track`
/// it is the title.
enum ColumnAliases {
  static let table = """
    # field        | names, the best first
    title          | title, track name, track title, song title, song name, song, name, track, content name, trackname
    title          | titel, titre, titulo, título, titolo, nombre, nom, nome, naam, namn, låt, lied, canción, cancion, chanson, canzone, música, nummer
    title          | 曲名, タイトル, 歌名, 歌曲, 标题, 標題, 제목, 곡명, название, название трека, песня, трек, назва, parça, şarkı, tytuł, utwór, τίτλος, عنوان
    title          | item description, track description
    artist         | artist, artist name, artists, artist names, track artist, track artists, performer, performers, artist name s, display artist, artist credit, band, singer
    artist         | interpret, künstler, kuenstler, artiste, artistes, artista, artistas, artisti, artiest, artiesten, artister
    artist         | アーティスト, 歌手, 艺人, 艺术家, 藝人, 演出者, 가수, 아티스트, исполнитель, артист, виконавець, sanatçı, wykonawca, καλλιτέχνης, فنان
    album          | album, album name, album title, release, release name, release title, collection name, album or release, record
    album          | álbum, albumnaam, アルバム, アルバム名, 专辑, 專輯, 앨범, альбом, albüm
    album_artist   | album artist, album artists, album artist name, album artist names, collection artist name
    duration_ms    | duration ms, track duration ms, length ms, milliseconds, duration millis, duration in millis, track time millis, total time ms, time ms, media duration in milliseconds, duration milliseconds
    duration_s     | duration s, duration sec, duration secs, duration seconds, length s, length seconds, seconds, duration in seconds, time s, time seconds
    duration       | duration, length, track length, song length, track duration, total time, running time, playtime, dauer, länge, durée, duración, duração, durata, duur, längd, 時間, 时长, 시간, длительность, time
    isrc           | isrc, isrc code, isrcs, track isrc
    year           | year, release year, track year, released, original year, jahr, année, año, ano, anno, jaar, år, 年, год
    release_date   | release date, album release date, released on, date released, release, erscheinungsdatum
    track_number   | track number, track no, track num, track nr, track #, trackno, track index, track position, number on album, track number on album, tracknum, track
    disc_number    | disc number, disc no, disc num, disk number, disc, disk, disc nr, volume number, disc number of album
    rating         | content rating, rating, track explicitness, explicitness, advisory, parental advisory
    explicit       | explicit, is explicit, explicit lyrics, parental, explizit, explicite, explícito, esplicito, expliciet
    clean          | clean, is clean, edited
    upc            | upc, ean, gtin, barcode, upc code, album upc, upc ean
    composer       | composer, composers, composer name, songwriter, writers, komponist, compositeur, compositor
    url            | url, link, track url, song url, uri link, permalink
    storefront     | storefront, country, region
    play_count     | play count, plays, playcount, track play count, times played, scrobbles
    skip_count     | skip count, skips
    last_played    | last played, last played date, lastplayed, last played at, play date utc
    date_added     | date added, added at, added, added on, date added to library, added date
    library_id     | library id
    persistent_id  | persistent id, persistentid
    catalog_id     | catalog id, apple music id, apple id, adam id, catalog track id, store id, track reference, item reference
    track_count    | track count, tracks count, number of tracks, total tracks
    disc_count     | disc count, number of discs
    tracks         | tracks, track list, tracklist
    genre          | genre, genres, style
    playlist       | playlist, playlist name
    version        | version, title version, track version
    work           | work, work name
    movement_name  | movement name, movement
    movement_number| movement number
    compilation    | compilation, is part of compilation, is compilation
    spotify_uri    | spotify uri, spotify track uri, spotify id, track uri, spotify url, spotify track id
    artist_uris    | artist uris, artist uri, artist ids, artist uri s
    id             | id, track id, song id, video id, item id, uri, recording id, release id, index
    """

  /// Where a name stands in the table: the field's place, and the name's among the field's.
  private struct Place {
    var field: Int
    var rank: Int
  }

  private static let index: (fields: [String], places: [String: [Place]]) = {
    var fields: [String] = []
    var ranks: [Int] = []
    var places: [String: [Place]] = [:]
    for row in RuleTable.rows(table) where row.count == 2 {
      let field = fields.firstIndex(of: row[0]) ?? fields.count
      if field == fields.count {
        fields.append(row[0])
        ranks.append(0)
      }
      for name in row[1].split(separator: ",") {
        places[HeaderName.normalised(String(name)), default: []].append(Place(field: field, rank: ranks[field]))
        ranks[field] += 1
      }
    }
    return (fields, places)
  }()

  /// Which field each column of a header is, by name.
  ///
  ///     ColumnAliases.fields(of: ["Artist", "Track", "Plays"])  // ["artist", "title", "play_count"]
  ///
  /// A field goes to its best name, among equals to the first column; every column is one field at most.
  static func fields(of header: [String]) -> [String?] {
    var claims: [(field: Int, rank: Int, column: Int)] = []
    for (column, name) in header.enumerated() {
      for place in index.places[HeaderName.normalised(name)] ?? [] { claims.append((place.field, place.rank, column)) }
    }
    claims.sort { $0 < $1 }
    var assigned = [String?](repeating: nil, count: header.count)
    var last = -1
    for claim in claims where claim.field != last && assigned[claim.column] == nil {
      assigned[claim.column] = index.fields[claim.field]
      last = claim.field
    }
    return assigned
  }
}

/// The name of a column as it is compared.
enum HeaderName {
  /// The letters and digits of `name` in lower case.
  ///
  ///     HeaderName.normalised("Artist Name(s)")  // "artistnames"
  static func normalised(_ name: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in name.lowercased().unicodeScalars
    where scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
      kept.append(scalar)
    }
    return String(kept)
  }
}
