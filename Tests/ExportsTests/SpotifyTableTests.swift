import Exports
import MusicModel
import Testing

@Suite struct `Exportify's and TuneMyMusic's tables` {
  private static let id = "0a1B2c3D4e5F6g7H8i9J0k"
  private static let artists = "spotify:artist:1111111111111111111111, spotify:artist:2222222222222222222222"

  /// A row of exportify.app in the order that its columns always have.
  private static func row(
    title: String = "River", artist: String = "Ann\\, the Third, Ben", explicit: String = "false",
    uri: String = "spotify:track:\(id)"
  ) -> [String] {
    [
      uri, title, artists, artist, "spotify:album:3", "Tide", "spotify:artist:4", "Various Artists", "2013-02",
      "https://i", "1", "7",
      "205000", "", explicit, "33", "gbaye6900531", "spotify:user:", "2021-01-01T00:00:00Z",
    ]
  }

  private static func table(_ header: [String], _ rows: [[String]]) -> String {
    ([header] + rows).map { $0.map { "\"\($0)\"" }.joined(separator: ",") + "\n" }.joined()
  }

  static let headers: [(String, [String])] = [
    (
      "English",
      [
        "Track URI", "Track Name", "Artist URI(s)", "Artist Name(s)", "Album URI", "Album Name", "Album Artist URI(s)",
        "Album Artist Name(s)", "Album Release Date", "Album Image URL", "Disc Number", "Track Number",
        "Track Duration (ms)", "Track Preview URL", "Explicit", "Popularity", "ISRC", "Added By", "Added At",
      ]
    ),
    (
      "Dutch",
      [
        "Nummer URI", "Nummernaam", "Artiest-URI", "Naam van artiest", "Album-URI", "Naam van album",
        "Artiest-URI van het album", "Naam van artiest op het album", "Releasedatum van het album",
        "Album afbeelding-URL", "Schijfnummer", "Nummernummer", "Nummerduur (ms)", "Voorbeeld-URL", "Expliciet",
        "Populariteit", "ISRC", "Toegevoegd door", "Toegevoegd op",
      ]
    ),
    (
      "Japanese",
      [
        "トラックURI", "トラック名", "アーティストURI", "アーティスト名", "アルバムURI", "アルバム名", "アルバムアーティストURI", "アルバムアーティスト名", "アルバム発売日",
        "アルバム画像URL", "ディスク番号", "トラック番号", "トラックの長さ（ミリ秒）", "トラックプレビューURL", "明示的な内容", "人気度", "ISRC", "追加者", "追加日時",
      ]
    ),
    (
      "Greek",
      [
        "URI κομματιού", "Όνομα κομματιού", "URI καλλιτέχνη/ων", "Όνομα/τα καλλιτέχνη", "URI άλμπουμ", "Όνομα άλμπουμ",
        "URI καλλιτέχνη/ων άλμπουμ", "Όνομα/τα καλλιτέχνη άλμπουμ", "Ημερομηνία κυκλοφορίας άλμπουμ",
        "URL εικόνας άλμπουμ", "Αριθμός δίσκου", "Αριθμός κομματιού", "Διάρκεια κομματιού (ms)",
        "URL προεπισκόπησης κομματιού", "Ακατάλληλο", "Δημοτικότητα", "ISRC", "Προστέθηκε από", "Προστέθηκε στις",
      ]
    ),
    ("a language not known", (1...16).map { "κ\($0)" } + ["ISRC", "κ18", "κ19"]),
  ]

  @Test(arguments: headers) func `of exportify.app are read in any language`(_ language: String, _ header: [String])
    throws
  {
    let list = try read(Self.table(header, [Self.row(), Self.row(title: "Glass", explicit: "true")]))
    #expect(list.format == "exportify")
    #expect(list.dialect.contains(language))
    #expect(list.list.source.idNamespace == .spotify)
    let song = list.songs[0]
    #expect(song.id == Self.id)
    #expect(song.title == "River")
    #expect(song.artist == "Ann, the Third; Ben", "an escaped comma belongs to the name")
    #expect(song.album == "Tide")
    #expect(song.albumArtist == "Various Artists")
    #expect(song.releaseDate == "2013-02")
    #expect(song.year == 2013)
    #expect(song.trackNumber == 7)
    #expect(song.length?.milliseconds == 205_000)
    #expect(song.isrc == "gbaye6900531")
    #expect(song.rating == .unknown)
    #expect(song.dateAdded == "2021-01-01T00:00:00Z")
    #expect(list.songs[1].rating == .explicit)
    #expect(list.list.number(.artistCount, at: 0) == 2)
    #expect(list.problems.isEmpty)
  }

  @Test func `of exportify.app are read in any order, with renamed and further columns`() throws {
    let header = [
      "Helper", "isrc", "track_uri", "track_name", "artist_uri", "artist_name", "album_name", "track_duration_ms",
      "Danceability",
    ]
    let list = try read(
      Self.table(
        header, [["=1", "GBAYE6900531", "spotify:track:\(Self.id)", "River", "x", "Ann", "Tide", "205000.0", "0.5"]]))
    #expect(list.format == "exportify")
    #expect(list.songs[0].length?.milliseconds == 205_000)
    #expect(list.list.number(.artistCount, at: 0) == 1)
  }

  @Test func `of exportify.app from 2015 name the first artist only`() throws {
    let header = [
      "Spotify URI", "Track Name", "Artist Name", "Album Name", "Disc Number", "Track Number", "Track Duration (ms)",
      "Added By", "Added At",
    ]
    let list = try read(
      Self.table(header, [["spotify:track:\(Self.id)", "River", "Ann", "Tide", "1", "7", "205000", "", ""]]))
    #expect(list.format == "exportify")
    #expect(list.list.source.namesFirstArtistOnly)
  }

  @Test func `hold local files and podcasts`() throws {
    let local = Self.row(title: "", artist: "", uri: "spotify:local:%C3%89va+B:Low+Tide:R%C3%AAve:210")
    var bare = local
    bare[5] = ""
    bare[12] = "0"
    let list = try read(Self.table(Self.headers[0].1, [Self.row(), bare, Self.row(uri: "spotify:episode:\(Self.id)")]))
    #expect(list.list.count == 2)
    #expect(list.songs[1].title == "Rêve")
    #expect(list.songs[1].artist == "Éva B")
    #expect(list.songs[1].album == "Low Tide")
    #expect(list.songs[1].length?.milliseconds == 210_000)
    #expect(list.notes.count == 2)
  }

  static let netHeaders = [
    "Spotify ID,Artist IDs,Track Name,Album Name,Artist Name(s),Release Date,Duration (ms),Popularity,Added By,Added At,Genres,Danceability",
    "Track Name,Album Name,Artist Name(s),Release Date,Duration (ms),Popularity,Added By,Added At,Genres,\t\tDanceability",
    "Track ID,Track Name,Album Name,Artist Name(s),Release Date,Duration (ms),Popularity,Added By,Added At,Genres,Record Label,Danceability",
    "Track URI,Track Name,Album Name,Artist Name(s),Release Date,Duration (ms),Popularity,Explicit,Explicit,Added By,Added At,Genres,Record Label,Danceability",
  ]
  @Test(arguments: netHeaders) func `of exportify.net are read in every generation`(_ header: String) throws {
    let values = [
      "spotifyid": Self.id, "trackid": Self.id, "trackuri": "spotify:track:\(Self.id)", "artistids": "\"a,b\"",
      "trackname": "\"River\"",
      "albumname": "\"Tide\"", "artistnames": "\"Ann, the Third,Ben\"", "releasedate": "13-Feb-15",
      "durationms": "205000",
      "explicit": "true",
    ]
    let cells = header.split(separator: ",").map { name in
      values[name.lowercased().filter(\.isLetter)] ?? ""
    }
    let list = try read("\u{FEFF}\(header)\n\(cells.joined(separator: ","))\n")
    #expect(list.format == "exportify-net")
    #expect(list.songs[0].title == "River")
    #expect(list.songs[0].artist == "Ann, the Third,Ben")
    #expect(list.songs[0].year == 2015)
    #expect(list.songs[0].length?.milliseconds == 205_000)
    #expect(list.songs[0].id == (header.hasPrefix("Track Name") ? nil : Self.id))
    #expect(list.list.number(.artistCount, at: 0) == 2)
    #expect(list.songs[0].rating == (header.contains("Explicit") ? .explicit : .unknown))
  }

  @Test func `of exportify.net keep delisted tracks by their identifier`() throws {
    let list = try read(
      """
      Track URI,Track Name,Album Name,Artist Name(s),Release Date,Duration (ms),Popularity,Explicit,Added By,Added At,Genres,Record Label,Danceability
      spotify:track:\(Self.id),"","","",0000,0,0,false,,2025-01-01T00:00:00Z,"",""
      spotify:track:\(Self.id),"River","Tide","Ann;Ben, C",2013,205000,1,false,,2025-01-01T00:00:00Z

      """)
    #expect(list.list.count == 2)
    #expect(list.songs[0].id == Self.id)
    #expect(list.songs[0].year == nil)
    #expect(list.songs[0].length == nil)
    #expect(list.list.number(.artistCount, at: 1) == 2)
    #expect(list.problems.isEmpty, "the audio features that are missing are not read")
  }

  @Test func `of TuneMyMusic leave albums and artists out and count them`() throws {
    let list = try read(
      """
      \u{FEFF}Track name,Artist name,Album,Playlist name,Type,ISRC,Spotify - id
      "Tide","Ann","Tide","Favorite Albums","Album","602445868162","\(Self.id)"
      "Ann","","","Favorite Artists","Artist","","\(Self.id)"
      "River","Ann","Tide","Favorite Songs","Favorite","SE6SA2227610","\(Self.id)"
      "Rêve","Éva","","Mine","Playlist","","360c2c715c357aeb3ec36a49ad1be188"

      """)
    #expect(list.format == "tunemymusic")
    #expect(list.titles == ["River", "Rêve"])
    #expect(list.list.recordNumbers == [3, 4])
    #expect(list.notes == ["1 album row is left out", "1 artist row is left out"])
    #expect(list.badRows == 0)
    #expect(list.problems.isEmpty)
    #expect(list.list.source.namesFirstArtistOnly)
    #expect(list.list.source.idNamespace == .spotify)
  }

  @Test func `of TuneMyMusic from Deezer do not take its numbers for ISRCs`() throws {
    let list = try read(
      """
      Track name,Artist name,Album,Playlist name,Type,ISRC,Deezer - id
      "River","Ann","Tide","Favorite Tracks","Favorite","16944546","16944546"
      "Glass","Ann","Tide","Mine","Playlist","SE6SA2227610","77"

      """)
    #expect(list.songs.map(\.isrc) == [nil, "SE6SA2227610"])
    #expect(list.songs.map(\.id) == ["16944546", "77"])
    #expect(list.list.source.idNamespace == .deezer)
    #expect(list.notes.count == 1)
    #expect(list.problems.isEmpty)
  }

  @Test func `of TuneMyMusic from YouTube are split at the dash`() throws {
    let list = try read(
      """
      Track name,Artist name,Album,Playlist name,Type,ISRC
      Ann · Ben - River - Live,,,Mine,Playlist,
      ,,,Liked videos,Favorite,
      Glass,,,Mine,Playlist,

      """)
    #expect(list.titles == ["River - Live", "Glass"])
    #expect(list.artists == ["Ann · Ben", ""])
    #expect(list.badRows == 1)
    #expect(!list.list.source.namesFirstArtistOnly)
  }
}
