internal import MusicModel

/// A list with a header that names its columns, as anybody may write one.
struct PlainTable: ListFormat {
  let description: FormatDescription
  /// The delimiters that this format takes.
  let delimiters: [UInt8]

  static let csv = PlainTable(
    description: FormatDescription(
      name: "csv", summary: "a list with named columns between commas, semicolons or bars",
      reads: "title, artist, album, duration, ISRC, year, numbers, rating, identifiers; --columns names others",
      lacks: "identifiers are labels unless their namespace is named"),
    delimiters: Array(",;|".utf8))

  static let tsv = PlainTable(
    description: FormatDescription(
      name: "tsv", summary: "a list with named columns between tabs",
      reads: "as csv; quotes mark a field only where the file shows that it means them so",
      lacks: "identifiers are labels unless their namespace is named"),
    delimiters: [UInt8(ascii: "\t")])

  func recognise(_ head: InputHead) -> Recognition? {
    guard let table = head.table, delimiters.contains(table.dialect.delimiter) else { return nil }
    let columns = "\(table.header.count) columns between \(table.dialect.delimiterName)s"
    if let title = table.fields.firstIndex(of: "title") {
      return Recognition(.generic, dialect: columns, why: "a header with a title column, '\(table.header[title])'")
    }
    guard table.header.count > 1, table.regularity >= 0.5 else { return nil }
    let plan = TablePlan(table, roles: TablePlan.roles(of: table), source: ListSource())
    if plan.namesSomething { return Recognition(.generic, dialect: columns, why: "a header that names songs") }
    return Recognition(.possible, dialect: columns, why: "rows with equally many fields")
  }

  func read(
    _ source: inout ByteSource, head: InputHead, options: ReadingOptions, into context: inout ReadContext
  ) throws(UnreadableInput) {
    let named = options.columns.values.sorted()
    let table =
      named.isEmpty && head.table.map { delimiters.contains($0.dialect.delimiter) } ?? false
      ? head.table
      : TableHead.sniff(head.text, isAll: head.isAll, delimiters: delimiters, headerNames: named)
    guard let table else { throw UnreadableInput(path: source.path, reason: .unrecognised("no rows and columns")) }
    var plan = TablePlan(table, roles: TablePlan.roles(of: table), source: context.list.source)
    plan.dialectName = "\(table.header.count) columns between \(table.dialect.delimiterName)s"
    try plan.apply(options, path: source.path)
    plan.lookAtCells(table)
    if !plan.namesSomething {
      throw UnreadableInput(path: source.path, reason: .noTitleColumn(columns: table.header))
    }
    try plan.read(&source, head: head, into: &context)
  }
}

extension TablePlan {
  /// Settles what the names of a plain list's columns leave open by what the cells hold.
  mutating func lookAtCells(_ table: TableHead) {
    for column in roles.indices {
      let sample = table.sample(column)
      if sample.isEmpty { continue }
      func most(_ holds: (String) -> Bool) -> Bool { sample.count(where: holds) * 2 > sample.count }
      switch roles[column] {
      case .text(.id), .text(.url):
        if most({ $0.hasPrefix("spotify:") }) {
          roles[column] = .spotifyReference
          source.idNamespace = source.idNamespace ?? .spotify
        } else if roles[column] == .text(.id), table.names[column] == "videoid" {
          source.idNamespace = source.idNamespace ?? .youtube
        }
      case .spotifyReference:
        if most({ SpotifyReference($0) != nil }) { source.idNamespace = source.idNamespace ?? .spotify }
      case .duration(nil):
        var sample = sample
        // A clock time or a date is no length.
        let readable = sample.indices.count { index in sample[index].withUTF8 { $0.length != nil || $0.isPlaceholder } }
        if readable * 2 < sample.count {
          roles[column] = .ignored
          notes.append("the column '\(table.header[column])' holds no durations and is not read")
        }
      case .rating:
        var sample = sample
        let readable = sample.indices.count { index in
          sample[index].withUTF8 { $0.ratingWord != nil || $0.flag != nil || $0.thousandths != nil || $0.isPlaceholder }
        }
        if readable * 2 < sample.count {
          roles[column] = .ignored
          notes.append("the column '\(table.header[column])' holds no ratings of words and is not read")
        }
      default: break
      }
    }
    if roles.contains(.text(.catalogID)) { source.catalogNamespace = .apple(storefront: nil) }
    // A service's own reference is the better identifier; there is only one.
    if roles.contains(.spotifyReference) {
      for column in roles.indices where roles[column] == .text(.id) { roles[column] = .ignored }
      for column in roles.indices where roles[column] == .explicitFlag(no: .none) && source.idNamespace == .spotify {
        roles[column] = .explicitFlag(no: .unknown)
      }
    }
    // A collection of Discogs lists releases: its titles are albums.
    if table.names.contains("releaseid"), table.names.contains("catalog"), !roles.contains(.text(.album)),
      let column = roles.firstIndex(of: .text(.title))
    {
      roles[column] = .text(.album)
      notes.append("the rows are releases; '\(table.header[column])' is read as the album")
    }
    numberArtistColumns(table)
    let hasArtist = roles.contains(.text(.artist)) || roles.contains(.artistPart) || roles.contains(.text(.albumArtist))
    if !hasArtist, let column = roles.firstIndex(of: .text(.title)) {
      let sample = table.sample(column)
      splitsCombinedTitles = !sample.isEmpty && sample.count { $0.holdsDash } * 10 >= sample.count * 8
    }
  }

  /// `Artist Name 1`, `Artist Name 2` …: one artist each.
  private mutating func numberArtistColumns(_ table: TableHead) {
    let stems = ["artistname", "artist"]
    let numbered = table.names.indices.filter { index in
      stems.contains { stem in
        let name = table.names[index]
        return name.hasPrefix(stem) && name.count > stem.count && name.dropFirst(stem.count).allSatisfy(\.isWholeNumber)
      }
    }
    if numbered.isEmpty { return }
    for column in roles.indices where roles[column] == .text(.artist) { roles[column] = .artistPart }
    for column in numbered { roles[column] = .artistPart }
  }

  /// Reads all rows of `source` by this plan.
  func read(
    _ source: inout ByteSource, head: InputHead, into context: inout ReadContext
  ) throws(UnreadableInput) {
    source.deliverUTF8(from: head.encoding)
    if head.encoding == .windows1252 {
      context.note("the text is no UTF-8; it is read as Windows-1252")
    }
    var reader = TableReader(plan: self, context: context, readsCodePage: UTF8Tally(head.text).wellFormed == 0)
    try reader.read(&source)
    context = reader.context
  }
}

extension String {
  /// Whether ` - ` stands inside, as between an artist and a title.
  fileprivate var holdsDash: Bool {
    let utf8 = Array(utf8)
    return utf8.indices.dropFirst().contains { utf8[$0...].starts(with: " - ".utf8) }
  }
}
