internal import MusicModel

extension XMLTableFormat {
  /// An XSPF playlist, also without its namespace and with bare paths for locations.
  static let xspf = XMLTableFormat(
    description: FormatDescription(
      name: "xspf", summary: "A playlist in XSPF",
      reads: "title, creator, album, length, number, location",
      lacks: "no ISRC and no rating"),
    signs: ["<trackList"],
    record: "track", container: "trackList",
    rules: #"""
      title      | text  | title
      creator    | text  | artist
      album      | text  | album
      duration   | count | milliseconds
      trackNum   | count | trackNumber
      location   | text  | url
      identifier | text  | url
      """#)
}
