internal import MusicModel

/// The CSV that exportify.net (pavelkomarov/exportify) writes of a Spotify playlist.
struct ExportifyNet: ListFormat {
  let description = FormatDescription(
    name: "exportify-net", summary: "Spotify playlists as exportify.net writes them (CSV)",
    reads: "Spotify identifiers, titles, artists, albums, release dates, durations, explicit, local files",
    lacks: "no ISRC, album artist, disc or track number; before May 2025 quotes, and that summer commas, are lost")

  /// The columns that are read; the audio features behind them are not.
  private static let columns = """
    # column       | field
    spotify id     | spotify_uri
    track id       | spotify_uri
    track uri      | spotify_uri
    artist ids     | artist_uris
    track name     | title
    album name     | album
    artist name(s) | artist
    release date   | release_date
    duration (ms)  | duration_ms
    explicit       | explicit
    added at       | date_added
    genres         | genre
    """

  private static let roles: [String: ColumnRole] = {
    var roles: [String: ColumnRole] = [:]
    for row in RuleTable.rows(columns) { roles[HeaderName.normalised(row[0])] = ColumnRole(fieldName: row[1]) }
    roles["explicit"] = .explicitFlag(no: .unknown)
    return roles
  }()

  func recognise(_ head: InputHead) -> Recognition? {
    guard let table = head.table else { return nil }
    let names = Set(table.names)
    guard names.isSuperset(of: ["trackname", "artistnames", "durationms"]), names.contains("albumname"),
      !names.contains("trackdurationms"), names.contains("popularity") || names.contains("danceability")
    else { return nil }
    return Recognition(.certain, dialect: dialect(of: table), why: "the header has Artist Name(s) and Duration (ms)")
  }

  func read(
    _ source: inout ByteSource, head: InputHead, options: ReadingOptions, into context: inout ReadContext
  ) throws(UnreadableInput) {
    guard let table = head.table else {
      throw UnreadableInput(path: source.path, reason: .unrecognised("no rows and columns"))
    }
    var taken: Set<ColumnRole> = []
    // For some hours of May 2025 there were two Explicit columns.
    let roles = table.names.map { name in
      guard let role = ExportifyNet.roles[name], taken.insert(role).inserted else { return ColumnRole.ignored }
      return role
    }
    var plan = TablePlan(table, roles: roles, source: ListSource(format: name, idNamespace: .spotify))
    plan.dialectName = dialect(of: table)
    plan.artistJoint = joint(of: table)
    // Rows of tracks without audio features end early.
    plan.fewestFields = table.names.firstIndex(of: "popularity")
    try plan.apply(options, path: source.path)
    if !plan.namesSomething {
      throw UnreadableInput(path: source.path, reason: .noTitleColumn(columns: table.header))
    }
    try plan.read(&source, head: head, into: &context)
  }

  /// A semicolon since July 2025 (it is deleted from names), a comma without a blank before.
  private func joint(of table: TableHead) -> ArtistJoint {
    guard let column = table.names.firstIndex(of: "artistnames") else { return .tightComma }
    let sample = table.sample(column)
    if sample.contains(where: { $0.utf8.contains(UInt8(ascii: ";")) }) { return .semicolon }
    let isTight = sample.contains { artists in
      let utf8 = Array(artists.utf8)
      return zip(utf8, utf8.dropFirst()).contains { $0 == UInt8(ascii: ",") && $1 != 0x20 }
    }
    return isTight || !table.names.contains("recordlabel") ? .tightComma : .semicolon
  }

  private func dialect(of table: TableHead) -> String {
    let names = table.names
    let identifier = ["spotifyid", "trackid", "trackuri"].first { names.contains($0) }
    let generation =
      switch identifier {
      case "spotifyid": "2019 to 2024"
      case "trackid": "2024"
      case "trackuri": names.contains("explicit") ? "since May 2025" : "April 2025"
      default: "September 2024, without identifiers"
      }
    let joint = joint(of: table) == .semicolon ? "semicolons" : "commas"
    return "\(generation), \(names.count) columns, artists between \(joint)"
  }
}
