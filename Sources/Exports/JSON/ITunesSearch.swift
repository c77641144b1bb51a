internal import MusicModel

extension JSONTableFormat {
  /// Songs as the iTunes Search and Lookup services answer; `notExplicit` says that a song is neither explicit
  /// nor the edit of an explicit one.
  static let iTunesSearch = JSONTableFormat(
    description: FormatDescription(
      name: "itunes-search",
      summary: "Songs as the iTunes Search and Lookup services answer",
      reads: "title, credit, album, length, numbers, date, rating, catalog id, storefront",
      lacks: "no ISRC"),
    signs: ["wrapperType", "artistName"],
    rules: #"""
      wrapperType          | only       | track
      kind                 | only       | song,music-video
      trackId              | identifier | id
      trackId              | identifier | catalogID
      trackName            | text       | title
      artistName           | text       | artist
      collectionName       | text       | album
      collectionArtistName | text       | albumArtist
      trackTimeMillis      | count      | milliseconds
      trackNumber          | count      | trackNumber
      trackCount           | count      | trackCount
      discNumber           | count      | discNumber
      discCount            | count      | discCount
      releaseDate          | text       | releaseDate
      releaseDate          | year
      trackExplicitness    | rating-word
      primaryGenreName     | text       | genre
      country              | text       | storefront
      trackViewUrl         | text       | url
      kind                 | text       | mediaKind
      """#,
    source: ListSource(
      idNamespace: .apple(storefront: nil), catalogNamespace: .apple(storefront: nil)))
}
