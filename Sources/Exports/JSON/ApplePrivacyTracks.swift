internal import MusicModel

extension JSONTableFormat {
  /// `Apple Music Library Tracks.json` of Apple's privacy export.
  ///
  /// The four catalog ids are tried in the order in which they have proved right: the id of the subscription's
  /// track, of the audio match, of the purchase, of the match by tags. `Track Identifier` counts only inside one
  /// library: the same number is another song in another person's.
  static let applePrivacyTracks = JSONTableFormat(
    description: FormatDescription(
      name: "apple-privacy-tracks",
      summary: "Library tracks of Apple's privacy export (Apple Music Library Tracks.json)",
      reads: "title, credits, album, composer, length, numbers, year, play counts, dates, work, catalog id",
      lacks: "no ISRC and no rating; uploads have no catalog id"),
    container: "[]",
    signs: ["[]/Title", "[]/Track Identifier"],
    rules: #"""
      Track Identifier               | identifier | id
      Apple Music Track Identifier   | identifier | catalogID
      Audio Matched Track Identifier | identifier | catalogID
      Purchased Track Identifier     | identifier | catalogID
      Tag Matched Track Identifier   | identifier | catalogID
      Title                          | text       | title
      Artist                         | text       | artist
      Album                          | text       | album
      Album Artist                   | text       | albumArtist
      Composer                       | text       | composer
      Genre                          | text       | genre
      Track Duration                 | count      | milliseconds
      Track Year                     | count      | year
      Track Number On Album          | count      | trackNumber
      Track Count On Album           | count      | trackCount
      Disc Number Of Album           | count      | discNumber
      Disc Count Of Album            | count      | discCount
      Track Play Count               | amount     | playCount
      Skip Count                     | amount     | skipCount
      Last Played Date               | text       | lastPlayed
      Date Added To Library          | text       | dateAdded
      Release Date                   | text       | releaseDate
      Work Name                      | text       | work
      Movement Name                  | text       | movementName
      Movement Number                | count      | movementNumber
      Is Part of Compilation         | flag       | compilation
      Content Type                   | text       | mediaKind
      """#,
    source: ListSource(catalogNamespace: .apple(storefront: nil)))
}
