internal import MusicModel

/// A table whose rows are pairs of songs: `left_title`, `left_artist` …, `right_title` …
///
///     let table = try PairTable(path: "pairs.csv")
///     table.left.list, table.right.list  // joined by record number
///
/// Each side's columns are read as a plain list's are, by the same names.
public struct PairTable: Sendable {
  public let left: ReadList
  public let right: ReadList

  /// How columns of either side begin: our own, DeepMatcher's, and Magellan's candidate sets.
  private static let prefixes = (left: ["left_", "ltable_", "l_"], right: ["right_", "rtable_", "r_"])

  /// - Parameter columns: Which column is which field, as `title` to `Song_Name` or `left_Song_Name`.
  /// - Throws: ``UnreadableInput`` when the file cannot be read, or a side names nothing.
  public init(path: String, columns: [String: String] = [:]) throws(UnreadableInput) {
    let header = try LabelTable(path: path, columns: []).header
    left = try PairTable.side(path, header, PairTable.prefixes.left, columns)
    right = try PairTable.side(path, header, PairTable.prefixes.right, columns)
  }

  /// Whether a header has columns of both sides.
  public static func isPairs(_ header: [String]) -> Bool {
    func has(_ prefixes: [String]) -> Bool { header.contains { name($0, prefixes) != nil } }
    return has(prefixes.left) && has(prefixes.right)
  }

  private static func name(_ column: String, _ prefixes: [String]) -> String? {
    let lowered = column.lowercased()
    guard let prefix = prefixes.first(where: { lowered.hasPrefix($0) }) else { return nil }
    return String(column.dropFirst(prefix.count))
  }

  private static func side(
    _ path: String, _ header: [String], _ prefixes: [String], _ columns: [String: String]
  ) throws(UnreadableInput) -> ReadList {
    var source = try ByteSource(path: path)
    let head = InputHead(source)
    let delimiter = LabelTable.dialect(head).delimiter
    guard
      var table = TableHead.sniff(head.text, isAll: head.isAll, delimiters: [delimiter], headerNames: header)
    else { throw UnreadableInput(path: path, reason: .unrecognised("no rows and columns")) }
    // The other side's columns have no name here, and so no role.
    let names = header.map { name($0, prefixes) ?? "" }
    table.records[table.headerIndex] = names
    table.fields = ColumnAliases.fields(of: names)
    var plan = TablePlan(table, roles: TablePlan.roles(of: table), source: ListSource())
    var options = ReadingOptions()
    for (field, column) in columns {
      let plain = name(column, prefixes) ?? column
      if names.contains(where: { HeaderName.normalised($0) == HeaderName.normalised(plain) }) {
        options.columns[field] = plain
      }
    }
    try plan.apply(options, path: path)
    plan.lookAtCells(table)
    if !plan.namesSomething { throw UnreadableInput(path: path, reason: .noTitleColumn(columns: header)) }
    var context = ReadContext()
    try plan.read(&source, head: head, into: &context)
    return ReadList(
      list: context.list, format: "pairs", why: "columns of two sides", columns: header, problems: context.problems,
      badRows: context.badRows, notes: context.notes)
  }
}
