internal import MusicModel

/// What Music.app and iTunes write for "Export Playlist…, Text": tabs, CR line ends, no quoting at all.
///
/// A row has 31 fields, or 30 when it ends without a location. Headers are in the user's language; unknown ones
/// are read by their places.
struct MusicAppText: ListFormat {
  let description = FormatDescription(
    name: "apple-playlist-text", summary: "playlists as Music.app and iTunes write them (tab-separated text)",
    reads: "titles, artists, albums, composers, works, durations in seconds, numbers, years, plays, dates",
    lacks: "no identifiers, no rating, no album artist")

  /// The columns in the order of Music.app 1.x, with what is read of them.
  private static let columns = """
    Name             | title
    Artist           | artist
    Composer         | composer
    Album            | album
    Grouping         |
    Work             | work
    Movement Number  | movement_number
    Movement Count   |
    Movement Name    | movement_name
    Genre            | genre
    Size             |
    Time             | duration_s
    Disc Number      | disc_number
    Disc Count       | disc_count
    Track Number     | track_number
    Track Count      | track_count
    Year             | year
    Date Modified    |
    Date Added       | date_added
    Bit Rate         | bit_rate
    Sample Rate      |
    Volume Adjustment |
    Kind             | media_kind
    Equalizer        |
    Comments         |
    Plays            | play_count
    Last Played      | last_played
    Skips            | skip_count
    Last Skipped     |
    My Rating        |
    Location         |
    """

  private static let base: [(name: String, role: ColumnRole)] = RuleTable.rows(columns).map {
    (HeaderName.normalised($0[0]), ColumnRole(fieldName: $0[1]) ?? .ignored)
  }

  func recognise(_ head: InputHead) -> Recognition? {
    guard let table = head.table, table.dialect.delimiter == UInt8(ascii: "\t"), table.header.count >= 15 else {
      return nil
    }
    let names = table.records[0].map(HeaderName.normalised)
    let known = MusicAppText.base.count { names.contains($0.name) }
    let dialect = dialect(of: head, table)
    if known >= 15, names.first == "name" {
      return Recognition(.certain, dialect: dialect, why: "\(known) headers of Music.app's text export")
    }
    if table.records[0].count == 31, table.dialect.newline == 0x0D, looksLikeRows(table) {
      return Recognition(
        .likely, dialect: dialect + ", headers in a language not known", why: "31 columns between tabs, CR line ends")
    }
    return nil
  }

  func read(
    _ source: inout ByteSource, head: InputHead, options: ReadingOptions, into context: inout ReadContext
  ) throws(UnreadableInput) {
    guard var table = head.table, table.dialect.delimiter == UInt8(ascii: "\t") else {
      throw UnreadableInput(path: source.path, reason: .unrecognised("no rows between tabs"))
    }
    table.headerIndex = 0
    let names = table.names
    var roles = names.map { name in MusicAppText.base.first { $0.name == name }?.role ?? .ignored }
    if !roles.contains(.text(.title)) {
      roles = MusicAppText.base.map(\.role)
      roles = Array(roles.prefix(names.count)) + Array(repeating: .ignored, count: max(0, names.count - roles.count))
    }
    var plan = TablePlan(table, roles: roles, source: ListSource(format: name))
    plan.dialect.quoting = false
    plan.dialectName = dialect(of: head, table)
    try plan.apply(options, path: source.path)
    try plan.read(&source, head: head, into: &context)
  }

  /// Whether the twelfth field is a number of seconds, as the places say.
  private func looksLikeRows(_ table: TableHead) -> Bool {
    let times = table.records.dropFirst().compactMap { $0.count > 11 ? $0[11] : nil }
    return !times.isEmpty && times.allSatisfy { $0.isEmpty || Int($0) != nil }
  }

  private func dialect(of head: InputHead, _ table: TableHead) -> String {
    "\(head.encoding.rawValue), \(table.dialect.newline == 0x0D ? "CR" : "LF") line ends"
  }
}
