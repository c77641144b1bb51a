import Exports
import MusicModel
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct `Real tables` {
  /// The folder of real exports beside the package; they are no part of it.
  private static let samples =
    String(#filePath.prefix(#filePath.count - "Tests/ExportsTests/TableSamplesTests.swift".count))
    + "../shared/samples/"

  /// File, format, rows read, bad rows; the counts were taken by hand or with Python's csv.
  private static let table = """
    exportify-watsonbox/de-19col-localised-headers.csv            | exportify           | 50 | 0
    exportify-watsonbox/en-19col-isrc.csv                         | exportify           | 50 | 0
    exportify-watsonbox/renamed-columns.csv                       | exportify           | 20 | 0
    exportify-net/2019-spotify-id-bom.csv                         | exportify-net       | 3  | 0
    exportify-net/2025-07-04-comma-joined.csv                     | exportify-net       | 50 | 0
    exportify-net/2025-07-04-playlist-with-local-file.csv         | exportify-net       | 20 | 0
    exportify-net/2025-11-semicolon-bom.csv                       | exportify-net       | 55 | 0
    exportify-net/resaved-by-excel.csv                            | exportify-net       | 40 | 0
    tunemymusic/apple-music.csv                                   | tunemymusic         | 55 | 0
    tunemymusic/deezer-isrc-column-holds-deezer-id.csv            | tunemymusic         | 46 | 0
    tunemymusic/spotify-bom.csv                                   | tunemymusic         | 25 | 0
    tunemymusic/spotify-with-album-and-artist-rows.csv            | tunemymusic         | 27 | 0
    tunemymusic/youtube-music-combined-title.csv                  | tunemymusic         | 55 | 0
    apple-playlist-txt/musicapp-2023-12.txt                       | apple-playlist-text | 14 | 0
    apple-playlist-txt/musicapp-2025-20.txt                       | apple-playlist-text | 16 | 0
    apple-privacy/likes-and-dislikes.csv                          | csv                 | 34 | 0
    apple-privacy/play-activity-31col-2019.csv                    | csv                 | 36 | 4
    apple-privacy/recently-played-tracks.csv                      | csv                 | 40 | 0
    apple-privacy/track-play-history.csv                          | csv                 | 55 | 0
    lastfm/r-written-index-column.csv                             | csv                 | 20 | 0
    lastfm/uts-utc_time-mbid.csv                                  | csv                 | 40 | 0
    listenbrainz-and-scrobblers/scrobbler.log                     | tsv                 | 4  | 0
    shazam/shazam-broken-quoted-printable.csv                     | csv                 | 55 | 0
    shazam/shazam-standard.csv                                    | csv                 | 41 | 0
    youtube-takeout/music-library-songs-3artists.csv              | csv                 | 49 | 0
    discogs/collection-small.csv                                  | csv                 | 5  | 0
    """

  struct Sample: Sendable, CustomStringConvertible {
    var path: String
    var format: String
    var rows: Int
    var bad: Int
    var description: String { path }
  }
  static let cases = table.split(separator: "\n").map { line in
    let cells = line.split(separator: "|").map { $0.filter { $0 != " " } }
    return Sample(path: cells[0], format: cells[1], rows: Int(cells[2]) ?? -1, bad: Int(cells[3]) ?? -1)
  }

  static var areThere: Bool { access(samples, R_OK) == 0 }

  @Test(.enabled(if: areThere, "no real exports beside the package"), arguments: cases)
  func `read in full`(_ sample: Sample) throws {
    let read = try ListReader().read(path: Self.samples + sample.path)
    #expect(read.format == sample.format)
    #expect(read.list.count == sample.rows)
    #expect(read.badRows == sample.bad)
  }

  @Test(
    .enabled(if: areThere, "no real exports beside the package"),
    arguments: ["youtube-takeout/playlist-videos.csv", "youtube-takeout/music-library-songs-url-only-crlf.csv"])
  func `without titles say which columns there are`(_ path: String) {
    do {
      _ = try ListReader().read(path: Self.samples + path)
      Issue.record("a list without titles was read")
    } catch {
      guard case .noTitleColumn(let columns) = error.reason else {
        Issue.record("\(error.sentence)")
        return
      }
      #expect(columns.count == 2)
    }
  }
}
