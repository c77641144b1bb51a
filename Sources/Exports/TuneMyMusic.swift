internal import MusicModel

/// The CSV that TuneMyMusic writes of a library on any service.
///
/// One file holds songs, albums and artists, told by its `Type` column; those of albums and artists are left out
/// and counted. From Spotify, Deezer and Tidal it keeps only a credit's first artist.
struct TuneMyMusic: ListFormat {
  let description = FormatDescription(
    name: "tunemymusic", summary: "libraries and playlists as TuneMyMusic writes them (CSV)",
    reads: "titles, first artists, albums, playlists, ISRCs, the service's identifiers",
    lacks:
      "no duration, date, number or rating; only the first artist but from Apple Music; no ISRC of Deezer favorites")

  func recognise(_ head: InputHead) -> Recognition? {
    guard let table = head.table, Set(table.names).isSuperset(of: ["trackname", "artistname", "playlistname", "type"])
    else { return nil }
    return Recognition(
      .certain, dialect: dialect(of: table), why: "the header has Track name, Playlist name and Type")
  }

  func read(
    _ source: inout ByteSource, head: InputHead, options: ReadingOptions, into context: inout ReadContext
  ) throws(UnreadableInput) {
    guard let table = head.table else {
      throw UnreadableInput(path: source.path, reason: .unrecognised("no rows and columns"))
    }
    let service = service(of: table)
    let roles = table.names.map { name -> ColumnRole in
      switch name {
      case "trackname": .text(.title)
      case "artistname": .text(.artist)
      case "album", "albumname": .text(.album)
      case "playlistname": .text(.playlist)
      case "type": .rowKind
      case "isrc": .isrc
      case let id where id.hasSuffix("id"): service == "spotify" ? .spotifyReference : .text(.id)
      default: .ignored
      }
    }
    var plan = TablePlan(table, roles: roles, source: ListSource(format: name))
    plan.dialectName = dialect(of: table)
    switch service {
    case "spotify": plan.source.idNamespace = .spotify
    case "deezer": plan.source.idNamespace = .deezer
    case "tidal": plan.source.idNamespace = .tidal
    case "apple", "applemusic": plan.source.idNamespace = .apple(storefront: nil)
    case "youtube", "youtubemusic": plan.source.idNamespace = .youtube
    default: break
    }
    plan.source.namesFirstArtistOnly = ["spotify", "deezer", "tidal"].contains(service)
    plan.isrcMayHoldNumbers = true
    // From YouTube the whole of `artist · artist - title` is in the first column.
    plan.splitsCombinedTitles = service == nil
    try plan.apply(options, path: source.path)
    if !plan.namesSomething {
      throw UnreadableInput(path: source.path, reason: .noTitleColumn(columns: table.header))
    }
    try plan.read(&source, head: head, into: &context)
  }

  /// The service that the identifier column names, such as `spotify`; `nil` when there is no such column.
  private func service(of table: TableHead) -> String? {
    table.names.first { $0.hasSuffix("id") && $0 != "id" }.map { String($0.dropLast(2)) }
  }

  private func dialect(of table: TableHead) -> String {
    guard let column = table.names.firstIndex(where: { $0.hasSuffix("id") && $0 != "id" }) else {
      return "without identifiers"
    }
    return "with the column '\(table.header[column])'"
  }
}
