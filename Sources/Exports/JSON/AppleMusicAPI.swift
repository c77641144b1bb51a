internal import MusicModel

extension JSONTableFormat {
  /// Songs as the Apple Music API answers, of the catalog or of a library.
  ///
  /// A library song's catalog id stands in `playParams`, or in the relationship that `include=catalog` adds.
  /// Without `playParams` an entry cannot be played.
  static let appleMusicAPI = JSONTableFormat(
    description: FormatDescription(
      name: "apple-music-api",
      summary: "Songs as the Apple Music API answers (catalog or library)",
      reads: "title, credit, album, composer, length, numbers, date, rating, ISRC, catalog and library ids, work",
      lacks: "library songs carry no ISRC unless the catalog's twin is included"),
    signs: ["attributes/name", "attributes/artistName"],
    rules: #"""
      type                                            | only | songs,library-songs,music-videos,library-music-videos
      id                                              | apple-reference
      attributes/playParams/catalogId                 | identifier  | catalogID
      relationships/catalog/data/id                   | identifier  | catalogID
      attributes/name                                 | text        | title
      attributes/artistName                           | text        | artist
      attributes/albumName                            | text        | album
      attributes/composerName                         | text        | composer
      attributes/isrc                                 | isrc
      relationships/catalog/data/attributes/isrc      | isrc
      attributes/durationInMillis                     | count       | milliseconds
      attributes/trackNumber                          | count       | trackNumber
      attributes/discNumber                           | count       | discNumber
      attributes/releaseDate                          | text        | releaseDate
      attributes/releaseDate                          | year
      attributes/contentRating                        | rating-word
      relationships/catalog/data/attributes/contentRating | rating-word
      attributes/genreNames                           | text        | genre
      attributes/workName                             | text        | work
      attributes/movementName                         | text        | movementName
      attributes/movementNumber                       | count       | movementNumber
      attributes/playCount                            | amount      | playCount
      attributes/dateAdded                            | text        | dateAdded
      attributes/url                                  | text        | url
      attributes/playParams                           | playable-if-present
      """#,
    source: ListSource(catalogNamespace: .apple(storefront: nil)))

  /// A chart of Apple's feed generator.
  static let appleChart = JSONTableFormat(
    description: FormatDescription(
      name: "apple-chart-feed",
      summary: "A chart of songs from Apple's RSS feed generator",
      reads: "title, credit, album, release date, catalog id",
      lacks: "no length, ISRC or numbers"),
    container: "feed/results[]",
    signs: ["feed/results[]/artistName", "feed/results[]/name"],
    rules: #"""
      kind                  | only       | song,songs,musicVideo,music-video,music-videos
      id                    | identifier | id
      id                    | identifier | catalogID
      name                  | text       | title
      artistName            | text       | artist
      collectionName        | text       | album
      releaseDate           | text       | releaseDate
      releaseDate           | year
      contentAdvisoryRating | rating-word
      url                   | text       | url
      """#,
    source: ListSource(
      idNamespace: .apple(storefront: nil), catalogNamespace: .apple(storefront: nil)))
}
