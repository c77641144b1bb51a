internal import MusicModel

extension JSONTableFormat {
  /// `StreamingHistory_music_0.json` of Spotify's account data: a year of plays, one record each.
  static let spotifyHistory = JSONTableFormat(
    description: FormatDescription(
      name: "spotify-history",
      summary: "Plays of the last year, of Spotify's account data (StreamingHistory_music_0.json)",
      reads: "title, first artist, time of each play",
      lacks: "one row per play; no album, length or id; podcasts look like songs in older files"),
    signs: ["trackName", "artistName", "msPlayed", "endTime"],
    rules: #"""
      trackName  | text | title
      artistName | text | artist
      endTime    | text | lastPlayed
      """#,
    source: ListSource(namesFirstArtistOnly: true))

  /// `endsong_0.json` or `Streaming_History_Audio_….json`: all plays ever, one record each.
  ///
  /// The addresses and devices that the file tells are not read.
  static let spotifyExtendedHistory = JSONTableFormat(
    description: FormatDescription(
      name: "spotify-extended-history",
      summary: "All plays, of Spotify's extended streaming history (endsong_0.json)",
      reads: "title, first artist, album, Spotify id, time of each play",
      lacks: "one row per play; no length or ISRC; episodes and audiobooks are counted, not read"),
    signs: ["master_metadata_track_name", "ts"],
    rules: #"""
      episode_name                      | left-out | episode
      audiobook_title                   | left-out | audiobook chapter
      spotify_track_uri                 | spotify-reference
      master_metadata_track_name        | text | title
      master_metadata_album_artist_name | text | artist
      master_metadata_album_album_name  | text | album
      ts                                | text | lastPlayed
      """#,
    source: ListSource(idNamespace: .spotify, namesFirstArtistOnly: true))
}
