internal import MusicModel

extension XMLTableFormat {
  /// The collection of rekordbox; all attributes are always there, empty where nothing is known. Playlists
  /// refer to tracks and are not read.
  static let rekordbox = XMLTableFormat(
    description: FormatDescription(
      name: "rekordbox-xml", summary: "Collection of rekordbox (exported as XML)",
      reads: "title, artists, album, composer, length, numbers, year, genre, play count, version, location",
      lacks: "no ISRC and no rating; lengths in whole seconds"),
    signs: ["<DJ_PLAYLISTS"],
    record: "TRACK", container: "COLLECTION",
    rules: #"""
      @TrackID     | text    | id
      @Name        | text    | title
      @Artist      | text    | artist
      @Album       | text    | album
      @Composer    | text    | composer
      @Genre       | text    | genre
      @TotalTime   | seconds
      @DiscNumber  | count   | discNumber
      @TrackNumber | count   | trackNumber
      @Year        | year
      @DateAdded   | text    | dateAdded
      @BitRate     | count   | bitRate
      @PlayCount   | amount  | playCount
      @Location    | text    | url
      @Mix         | text    | version
      """#)
}
