internal import MusicModel

extension JSONTableFormat {
  /// Scrobbles of a Maloja server's export.
  static let maloja = JSONTableFormat(
    description: FormatDescription(
      name: "maloja", summary: "Scrobbles of a Maloja server's export",
      reads: "title, artists, album, length, time of each play", lacks: "one row per play; no ids"),
    signs: ["track/title", "track/artists[]"],
    rules: #"""
      track/title            | text  | title
      track/artists          | names | artist
      track/album/albumtitle | text  | album
      track/album/artists    | names | albumArtist
      track/length           | seconds
      time                   | text  | lastPlayed
      """#)

  /// Scrobbles of Pano Scrobbler's export, a line each.
  static let panoScrobbler = JSONTableFormat(
    description: FormatDescription(
      name: "pano-scrobbler", summary: "Scrobbles of Pano Scrobbler's export",
      reads: "title, artist, album, length, time of each play", lacks: "one row per play; no ids"),
    signs: ["timeMs", "track", "artist"],
    rules: #"""
      track       | text  | title
      artist      | text  | artist
      album       | text  | album
      albumArtist | text  | albumArtist
      durationMs  | count | milliseconds
      timeHuman   | text  | lastPlayed
      """#)
}
