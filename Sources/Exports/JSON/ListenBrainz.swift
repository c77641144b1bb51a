internal import MusicModel

extension JSONTableFormat {
  /// Listens of ListenBrainz, a line each or in an answer of its API.
  static let listenBrainz = JSONTableFormat(
    description: FormatDescription(
      name: "listenbrainz",
      summary: "Listens of ListenBrainz (export lines or its API's answer)",
      reads: "title, credit, album, length, numbers, ISRC, recording id, time of each listen",
      lacks: "one row per listen; what the player did not send is missing"),
    signs: ["track_metadata/track_name"],
    rules: #"""
      track_metadata/mbid_mapping/recording_mbid            | text    | id
      track_metadata/additional_info/recording_mbid         | text    | id
      track_metadata/track_name                             | text    | title
      track_metadata/artist_name                            | text    | artist
      track_metadata/release_name                           | text    | album
      track_metadata/additional_info/release_artist_name    | text    | albumArtist
      track_metadata/additional_info/isrc                   | isrc
      track_metadata/additional_info/duration_ms            | count   | milliseconds
      track_metadata/additional_info/duration               | seconds
      track_metadata/additional_info/tracknumber            | count   | trackNumber
      track_metadata/additional_info/discnumber             | count   | discNumber
      track_metadata/additional_info/origin_url             | text    | url
      listened_at                                           | text    | lastPlayed
      """#,
    source: ListSource(idNamespace: .musicBrainz))
}
