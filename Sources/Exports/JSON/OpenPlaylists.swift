internal import MusicModel

extension JSONTableFormat {
  /// A playlist in JSPF, the JSON form of XSPF.
  static let jspf = JSONTableFormat(
    description: FormatDescription(
      name: "jspf", summary: "A playlist in JSPF, the JSON form of XSPF",
      reads: "title, creator, album, length, number, identifier", lacks: "identifiers are links of any kind"),
    container: "playlist/track[]",
    signs: ["playlist/track[]/title"],
    rules: #"""
      title      | text  | title
      creator    | text  | artist
      album      | text  | album
      duration   | count | milliseconds
      trackNum   | count | trackNumber
      identifier | text  | url
      location   | text  | url
      """#)

  /// Items of `beet export`, as an array or as lines.
  static let beets = JSONTableFormat(
    description: FormatDescription(
      name: "beets", summary: "Items of beets (beet export)",
      reads: "title, artist, album, length, numbers, year, ISRC, recording id", lacks: "no rating"),
    signs: ["mb_trackid", "title", "length"],
    rules: #"""
      mb_trackid  | text    | id
      title       | text    | title
      artist      | text    | artist
      album       | text    | album
      albumartist | text    | albumArtist
      composer    | text    | composer
      length      | seconds
      isrc        | isrc
      track       | count   | trackNumber
      tracktotal  | count   | trackCount
      disc        | count   | discNumber
      disctotal   | count   | discCount
      year        | count   | year
      genre       | text    | genre
      comp        | flag    | compilation
      added       | text    | dateAdded
      path        | text    | url
      """#,
    source: ListSource(idNamespace: .musicBrainz))
}
