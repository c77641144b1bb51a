internal import MusicModel

extension JSONTableFormat {
  /// Tracks as Deezer's API answers; `artist` is the main one only, `contributors` are all.
  static let deezerAPI = JSONTableFormat(
    description: FormatDescription(
      name: "deezer-api",
      summary: "Tracks as Deezer's API answers",
      reads: "title, artists, album, length, numbers, rating, ISRC, Deezer id",
      lacks: "lists give neither ISRC nor numbers"),
    signs: ["title", "artist/name", "album/title", "duration"],
    rules: #"""
      id                      | identifier | id
      title                   | text       | title
      contributors            | names      | artist
      artist/name             | text       | artist
      album/title             | text       | album
      duration                | seconds
      isrc                    | isrc
      track_position          | count      | trackNumber
      disk_number             | count      | discNumber
      release_date            | text       | releaseDate
      release_date            | year
      explicit_content_lyrics | deezer-rating
      explicit_lyrics         | explicit-or-unknown
      readable                | playable
      link                    | text       | url
      """#,
    source: ListSource(idNamespace: .deezer))
}
