internal import MusicModel

/// What a column of a table is read as.
enum ColumnRole: Hashable, Sendable {
  case ignored
  case text(TextField)
  case number(NumberField)
  /// A length; `nil` when the unit of bare numbers is to be inferred from the column.
  case duration(DurationUnit?)
  case isrc
  /// A year, which also may be a date.
  case year
  /// A date in any of the usual ways, kept as text; its year is taken where no column says the year.
  case releaseDate
  /// `explicit`, `clean`, `none` in words.
  case rating
  /// Yes or no; what "no" means depends on the source.
  case explicitFlag(no: ContentRating)
  case cleanFlag
  /// `spotify:track:…`, `spotify:local:…`, a link, or the bare identifier.
  case spotifyReference
  /// One of several artist columns.
  case artistPart
  /// References of the artists, which tell how many there are.
  case artistReferences
  /// What kind of thing the row is; rows of albums and artists are left out.
  case rowKind

  /// The role of a field as plain lists and `--columns` name it, such as `duration_ms`.
  ///
  /// - Returns: `nil` when no field is called so.
  init?(fieldName: String) {
    guard let role = ColumnRole.byName[fieldName] else { return nil }
    self = role
  }

  /// The names that `--columns` accepts.
  static var fieldNames: [String] { byName.keys.sorted() }

  private static let byName: [String: ColumnRole] = [
    "id": .text(.id), "title": .text(.title), "artist": .text(.artist), "album": .text(.album),
    "album_artist": .text(.albumArtist), "duration": .duration(nil), "duration_ms": .duration(.milliseconds),
    "duration_s": .duration(.seconds), "isrc": .isrc, "year": .year, "release_date": .releaseDate,
    "track_number": .number(.trackNumber), "disc_number": .number(.discNumber), "rating": .rating,
    "explicit": .explicitFlag(no: .none), "clean": .cleanFlag, "upc": .text(.upc), "composer": .text(.composer),
    "url": .text(.url), "storefront": .text(.storefront), "play_count": .number(.playCount),
    "last_played": .text(.lastPlayed), "date_added": .text(.dateAdded), "library_id": .text(.libraryID),
    "persistent_id": .text(.persistentID), "catalog_id": .text(.catalogID), "track_count": .number(.trackCount),
    "disc_count": .number(.discCount), "tracks": .text(.tracks), "genre": .text(.genre),
    "playlist": .text(.playlist), "version": .text(.version), "work": .text(.work),
    "movement_name": .text(.movementName), "movement_number": .number(.movementNumber),
    "compilation": .number(.compilation), "skip_count": .number(.skipCount), "bit_rate": .number(.bitRate),
    "media_kind": .text(.mediaKind), "spotify_uri": .spotifyReference, "artist_part": .artistPart,
    "artist_uris": .artistReferences, "row_kind": .rowKind,
  ]
}
