internal import MusicModel

extension XMLTableFormat {
  /// The collection of Traktor. Many entries have no artist; then it often stands in the title.
  static let traktor = XMLTableFormat(
    description: FormatDescription(
      name: "traktor-nml", summary: "Collection of Traktor (collection.nml)",
      reads: "title, artists, album, length, numbers, release date, genre, play count",
      lacks: "no ISRC and no rating; many entries lack their artist"),
    signs: ["<NML "],
    record: "ENTRY", container: "COLLECTION",
    rules: #"""
      @TITLE              | text    | title
      @ARTIST             | text    | artist
      ALBUM@TITLE         | text    | album
      ALBUM@TRACK         | count   | trackNumber
      ALBUM@OF_TRACKS     | count   | trackCount
      INFO@PLAYTIME_FLOAT | seconds
      INFO@PLAYTIME       | seconds
      INFO@GENRE          | text    | genre
      INFO@RELEASE_DATE   | text    | releaseDate
      INFO@PLAYCOUNT      | amount  | playCount
      INFO@LAST_PLAYED    | text    | lastPlayed
      INFO@IMPORT_DATE    | text    | dateAdded
      INFO@MIX            | text    | version
      LOCATION@FILE       | text    | url
      """#)
}
