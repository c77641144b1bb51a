import MusicModel
import Testing

@testable import Exports

@Suite struct `JSON of services and servers` {
  struct Case: Sendable, CustomTestStringConvertible {
    let format: String
    let text: String
    let texts: [TextField: String]
    var numbers: [NumberField: Int] = [:]
    var rows = 1
    var testDescription: String { format }
  }
  static let cases: [Case] = [
    Case(
      format: "apple-music-api",
      text: #"""
        {"data":[{"id":"i.AbC","type":"library-songs","attributes":{"name":"A","artistName":"X & Y","albumName":"B",
         "durationInMillis":201000,"trackNumber":3,"contentRating":"clean","playParams":{"id":"i.AbC","catalogId":"1436555518"}},
         "relationships":{"catalog":{"data":[{"id":"99","attributes":{"isrc":"GBAYE6900531"}}]}}},
         {"id":"l.1","type":"library-albums","attributes":{"name":"B","artistName":"X"}}]}
        """#,
      texts: [
        .id: "i.AbC", .libraryID: "i.AbC", .catalogID: "1436555518", .title: "A", .artist: "X & Y",
        .isrc: "GBAYE6900531",
      ],
      numbers: [.milliseconds: 201_000, .trackNumber: 3, .rating: 3]),
    Case(
      format: "apple-music-api",
      text: #"{"data":[{"id":"1440857786","type":"songs","attributes":{"name":"A","artistName":"X"}}]}"#,
      texts: [.catalogID: "1440857786"], numbers: [.playable: 0]),
    Case(
      format: "itunes-search",
      text: #"""
        {"resultCount":2,"results":[{"wrapperType":"collection","artistName":"X","collectionName":"B"},
        {"wrapperType":"track","kind":"song","trackId":7,"trackName":"A","artistName":"X","trackExplicitness":"notExplicit"}]}
        """#,
      texts: [.title: "A", .catalogID: "7"], numbers: [.rating: 1]),
    Case(
      format: "spotify-api",
      text: #"""
        {"items":[{"added_at":"2020-01-01T00:00:00Z","track":{"type":"track","id":"new","uri":"spotify:track:0123456789ABCDEFGHIJKN","name":"A",
         "artists":[{"name":"X"},{"name":"Y"}],"album":{"name":"B","release_date":"2019-05","artists":[{"name":"X"}]},"duration_ms":1000,
         "explicit":false,"is_playable":false,"external_ids":{"isrc":"gbaye6900531"},
         "linked_from":{"uri":"spotify:track:0123456789ABCDEFGHIJKL"}}},{"added_at":null,"track":null}]}
        """#,
      texts: [
        .id: "0123456789ABCDEFGHIJKL", .artist: "X, Y", .albumArtist: "X", .releaseDate: "2019-05",
        .dateAdded: "2020-01-01T00:00:00Z", .isrc: "gbaye6900531",
      ], numbers: [.year: 2019, .playable: 0, .artistCount: 2]),
    Case(
      format: "deezer-api",
      text: #"""
        {"data":[{"id":67238732,"readable":true,"title":"A (feat. Y)","duration":337,"explicit_lyrics":true,"explicit_content_lyrics":3,
         "contributors":[{"name":"X"},{"name":"Y"}],"artist":{"name":"X"},"album":{"title":"B"}}]}
        """#,
      texts: [.id: "67238732", .artist: "X, Y", .album: "B"], numbers: [.milliseconds: 337_000, .rating: 3]),
    Case(
      format: "musicbrainz-release",
      text: #"""
        {"media":[{"tracks":[{"position":2,"title":"T","number":"A2","recording":{"id":"r1","title":"R","length":5000}}],"position":2}],
         "title":"B","artist-credit":[{"joinphrase":" feat. ","name":"X"},{"artist":{"name":"Y"}}],"barcode":"4547366518764","date":"2021-09-15"}
        """#,
      texts: [.id: "r1", .title: "T", .artist: "X feat. Y", .album: "B", .upc: "4547366518764"],
      numbers: [.milliseconds: 5000, .trackNumber: 2, .discNumber: 2, .year: 2021, .artistCount: 2]),
    Case(
      format: "listenbrainz",
      text: #"""
        {"listened_at":1748964167,"track_metadata":{"track_name":"A","artist_name":"X","additional_info":{"duration_ms":206760}}}
        {"listened_at":1748964168,"track_metadata":{"track_name":"B","artist_name":{"wrong":1}}}
        """#,
      texts: [.title: "A", .lastPlayed: "1748964167"], numbers: [.milliseconds: 206_760], rows: 2),
    Case(
      format: "jellyfin",
      text: #"""
        {"Items":[{"Name":"A","Id":"x","Type":"Audio","RunTimeTicks":2464333790,"Album":"B","Artists":["X"],"IndexNumber":1},
        {"Name":"F","Type":"Movie","RunTimeTicks":1,"Album":""}]}
        """#,
      texts: [.title: "A", .artist: "X"], numbers: [.milliseconds: 246_433, .trackNumber: 1]),
    Case(
      format: "jspf",
      text:
        #"{"playlist":{"title":"L","track":[{"title":"A","creator":"X","duration":1000,"identifier":["https://example.org/1"]}]}}"#,
      texts: [.title: "A", .artist: "X", .url: "https://example.org/1"], numbers: [.milliseconds: 1000]),
    Case(
      format: "beets", text: #"[{"title":"A","artist":"X","length":201.5,"mb_trackid":"m1","comp":true}]"#,
      texts: [.id: "m1"], numbers: [.milliseconds: 201_500, .compilation: 1]),
  ]
  @Test(arguments: cases) func `is read by its keys`(_ c: Case) throws {
    let read = try readText(c.text)
    #expect(read.format == c.format)
    try #require(read.list.count == c.rows)
    for (field, text) in c.texts { #expect(read.list.text(field, at: 0) == text, "\(field)") }
    for (field, number) in c.numbers { #expect(read.list.number(field, at: 0) == number, "\(field)") }
  }

  @Test func `of real exports is read without a crash, and named`() throws {
    let counts = [
      ("apple-music-api/catalog-charts-songs-us-2017.json", 6), ("apple-music-api/catalog-song.json", 1),
      ("apple-music-api/itunes-search-songs.json", 3), ("apple-music-api/library-songs.json", 2),
      ("deezer-api/artist-top.json", 5), ("listenbrainz-and-scrobblers/listenbrainz_listens.jsonl", 2),
      ("listenbrainz-and-scrobblers/listenbrainz_mixed_validity.jsonl", 4),
      ("listenbrainz-and-scrobblers/maloja.json", 2), ("listenbrainz-and-scrobblers/panoscrobbler.jsonl", 2),
      ("musicbrainz-json/recording.json", 1), ("musicbrainz-json/release.json", 10),
      ("musicbrainz-json/release_multidisc.json", 7), ("spotify-web-api/beets-multiartist_track.json", 1),
      ("spotify-web-api/beets-track_request.json", 1), ("subsonic-jellyfin/jellyfin_where_the_bands_are.json", 1),
    ]
    for (name, count) in counts {
      guard let path = sharedSample(name) else { return }
      #expect(try ListReader().read(path: path).list.count == count, "\(name)")
    }
  }
}
