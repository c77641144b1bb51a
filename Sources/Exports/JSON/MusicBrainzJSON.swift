internal import MusicModel

extension JSONTableFormat {
  /// A release of MusicBrainz with its tracks. A track's title and credit may differ from its recording's.
  static let musicBrainzRelease = JSONTableFormat(
    description: FormatDescription(
      name: "musicbrainz-release",
      summary: "A release of MusicBrainz with its media and tracks (JSON of its web service)",
      reads: "title, credits with their joining words, album, length, numbers, date, ISRC, recording id",
      lacks: "no rating"),
    signs: ["recording/title", "position", "title"],
    readsWholeDocument: true,
    rules: #"""
      recording/id            | text   | id
      title                   | text   | title
      recording/title         | text   | title
      artist-credit           | credit | artist
      recording/artist-credit | credit | artist
      ^^artist-credit         | credit | artist
      ^^artist-credit         | credit | albumArtist
      ^^title                 | text   | album
      length                  | count  | milliseconds
      recording/length        | count  | milliseconds
      recording/isrcs         | isrc
      position                | count  | trackNumber
      ^track-count            | count  | trackCount
      ^position               | count  | discNumber
      ^^barcode               | text   | upc
      ^^date                  | text   | releaseDate
      ^^date                  | year
      """#,
    source: ListSource(idNamespace: .musicBrainz))

  /// Recordings of MusicBrainz, alone or found by a search.
  static let musicBrainzRecording = JSONTableFormat(
    description: FormatDescription(
      name: "musicbrainz-recording",
      summary: "Recordings of MusicBrainz (JSON of its web service)",
      reads: "title, credit with its joining words, length, date, ISRC, a release's title, recording id",
      lacks: "no rating; only the first release is named"),
    signs: ["title", "length", "artist-credit[]/joinphrase"],
    rules: #"""
      id                 | text   | id
      title              | text   | title
      artist-credit      | credit | artist
      length             | count  | milliseconds
      isrcs              | isrc
      releases/title     | text   | album
      first-release-date | text   | releaseDate
      first-release-date | year
      """#,
    source: ListSource(idNamespace: .musicBrainz))
}
