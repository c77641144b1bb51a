internal import MusicModel

extension JSONTableFormat {
  /// `Playlist1.json` of Spotify's account data: playlists with their entries.
  static let spotifyPlaylists = JSONTableFormat(
    description: FormatDescription(
      name: "spotify-playlists",
      summary: "Playlists of Spotify's account data (Playlist1.json)",
      reads: "title, first artist, album, Spotify id, playlist, date added; local files by their URI",
      lacks: "only the first artist; no length or ISRC; episodes are counted, not read"),
    container: "playlists[]/items[]",
    signs: ["playlists[]/items[]", "playlists[]/lastModifiedDate"],
    rules: #"""
      episode          | left-out | episode
      audiobook        | left-out | audiobook
      track/trackUri   | spotify-reference
      localTrack/uri   | spotify-reference
      track/trackName  | text | title
      track/artistName | text | artist
      track/albumName  | text | album
      addedDate        | text | dateAdded
      ^name            | text | playlist
      """#,
    source: ListSource(idNamespace: .spotify, namesFirstArtistOnly: true))
}
