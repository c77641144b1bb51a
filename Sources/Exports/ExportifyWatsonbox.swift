internal import MusicModel

/// The CSV that exportify.app (watsonbox/exportify) writes of a Spotify playlist.
///
/// Its headers are in the language of the user's browser since August 2024, their order never changed: a header
/// in a language that is not known is told by the Spotify URIs in the first column and read by its places.
struct ExportifyWatsonbox: ListFormat {
  let description = FormatDescription(
    name: "exportify", summary: "Spotify playlists as exportify.app writes them (CSV)",
    reads: "Spotify identifiers, titles, artists, albums, release dates, numbers, durations, ISRCs, local files",
    lacks: "not explicit may mean not known; before December 2022 there are no ISRCs and no album artists")

  func recognise(_ head: InputHead) -> Recognition? {
    guard let table = head.table, table.header.count >= 9, let headers = headers(of: table) else { return nil }
    return Recognition(headers.strength, dialect: headers.dialect, why: headers.why)
  }

  func read(
    _ source: inout ByteSource, head: InputHead, options: ReadingOptions, into context: inout ReadContext
  ) throws(UnreadableInput) {
    guard let table = head.table, let headers = headers(of: table) else {
      throw UnreadableInput(path: source.path, reason: .unrecognised("no header of exportify.app"))
    }
    let list = ListSource(format: name, idNamespace: .spotify)
    var plan = TablePlan(table, roles: headers.roles, source: list)
    plan.dialectName = headers.dialect
    plan.escapesCommas = headers.roles.contains(.artistReferences)
    if !plan.escapesCommas, let artist = plan.roles.firstIndex(of: .text(.artist)) {
      // Until 2018 only the first artist was written, then all without a word about it.
      plan.source.namesFirstArtistOnly = !table.sample(artist).contains { $0.utf8.contains(UInt8(ascii: ",")) }
    }
    try plan.apply(options, path: source.path)
    try plan.read(&source, head: head, into: &context)
  }

  // MARK: Headers

  private struct Headers {
    var roles: [ColumnRole]
    var strength: Recognition.Strength
    var dialect: String
    var why: String
  }

  private func headers(of table: TableHead) -> Headers? {
    let names = table.names
    if let found = ExportifyHeaders.language(of: names) {
      let generation = "\(names.count) columns, \(found.name) headers"
      let isOwn = found.roles.contains(.spotifyReference) && found.roles.contains(.duration(.milliseconds))
      guard isOwn else { return nil }
      return Headers(
        roles: found.roles, strength: .certain, dialect: generation, why: "\(found.known) headers of exportify.app")
    }
    // An unknown language: nineteen columns or more, a Spotify URI first, an artist's third, a length thirteenth.
    guard names.count >= 19, holds(table, 0, "spotify:"), holds(table, 2, "spotify:artist:"),
      table.sample(12).contains(where: { Int($0) != nil })
    else { return nil }
    var roles = ExportifyHeaders.baseRoles
    if names.count > 19, names[16] == "isrc", holds(table, 17, "true") || holds(table, 17, "false") {
      roles.insert(.number(.playable), at: 17)
    }
    roles += Array(repeating: .ignored, count: max(0, names.count - roles.count))
    return Headers(
      roles: Array(roles.prefix(names.count)), strength: .likely,
      dialect: "\(names.count) columns, headers in a language not known",
      why: "Spotify URIs in the first and third of \(names.count) columns")
  }

  private func holds(_ table: TableHead, _ column: Int, _ prefix: String) -> Bool {
    let sample = table.sample(column)
    return !sample.isEmpty && sample.count { $0.hasPrefix(prefix) || $0.hasPrefix("spotify:local") } * 2 > sample.count
  }
}
