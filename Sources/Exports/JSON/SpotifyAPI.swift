internal import MusicModel

extension JSONTableFormat {
  /// Tracks as Spotify's Web API answers: alone, in a page, a playlist, a search or a history.
  ///
  /// A track that the market made Spotify replace is known by the id that was asked for (`linked_from`).
  static let spotifyAPI = JSONTableFormat(
    description: FormatDescription(
      name: "spotify-api",
      summary: "Tracks as Spotify's Web API answers",
      reads: "title, all artists, album, length, numbers, date, rating, ISRC, Spotify id",
      lacks: "not explicit may mean unknown"),
    signs: ["name", "artists[]/name", "duration_ms"],
    rules: #"""
      type                 | only  | track
      linked_from/uri      | spotify-reference
      uri                  | spotify-reference
      id                   | text  | id
      name                 | text  | title
      artists              | names | artist
      album/name           | text  | album
      album/artists        | names | albumArtist
      duration_ms          | count | milliseconds
      external_ids/isrc    | isrc
      album/external_ids/upc | text | upc
      track_number         | count | trackNumber
      disc_number          | count | discNumber
      album/total_tracks   | count | trackCount
      album/release_date   | text  | releaseDate
      album/release_date   | year
      explicit             | explicit-or-unknown
      is_playable          | playable
      ^added_at            | text  | dateAdded
      ^played_at           | text  | lastPlayed
      """#,
    source: ListSource(idNamespace: .spotify))
}
