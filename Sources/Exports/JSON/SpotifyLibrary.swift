internal import MusicModel

extension JSONTableFormat {
  /// `YourLibrary.json` of Spotify's account data: the saved tracks. Older files have no URIs.
  static let spotifyLibrary = JSONTableFormat(
    description: FormatDescription(
      name: "spotify-your-library",
      summary: "Saved tracks of Spotify's account data (YourLibrary.json)",
      reads: "title, first artist, album, Spotify id",
      lacks: "only the first artist; no length, date or ISRC; albums, artists and episodes are counted, not read"),
    container: "tracks[]",
    signs: ["tracks[]/track", "tracks[]/artist"],
    rules: #"""
      uri    | spotify-reference
      track  | text | title
      artist | text | artist
      album  | text | album
      """#,
    source: ListSource(idNamespace: .spotify, namesFirstArtistOnly: true),
    asideCounts: [
      ("albums", "album"), ("artists", "artist"), ("shows", "show"), ("episodes", "episode"),
      ("bannedTracks", "banned track"), ("bannedArtists", "banned artist"),
    ])
}
