/// A field of an exported song that is text. What the file says is kept as it says it.
public enum TextField: UInt8, Hashable, Sendable, CaseIterable {
  /// The list's own label of the row; evidence only where the list's namespace is known.
  case id
  case title
  /// The credit as written, all artists in one text.
  case artist
  case album
  case albumArtist
  case composer
  case isrc
  case upc
  case releaseDate
  case url
  case storefront
  case catalogID
  case libraryID
  case persistentID
  case lastPlayed
  case dateAdded
  case genre
  case playlist
  /// A service's separate version text, such as Tidal's `version` or Deezer's `title_version`.
  case version
  case work
  case movementName
  /// Titles of an album's tracks, joined by ` | `.
  case tracks
  /// What kind of thing the row is, as the file says it.
  case mediaKind
}

/// A field of an exported song that is a whole number.
public enum NumberField: UInt8, Hashable, Sendable, CaseIterable {
  case milliseconds
  case year
  case trackNumber
  case trackCount
  case discNumber
  case discCount
  case movementNumber
  /// A ``ContentRating``'s raw value.
  case rating
  case playCount
  case skipCount
  case bitRate
  /// How many artists the credit names, where the file tells by another column.
  case artistCount
  /// 1 for a compilation.
  case compilation
  /// 0 for an entry that the service no longer plays.
  case playable
}
