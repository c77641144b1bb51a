/// A small table that is no list of songs, such as a file of decisions: its rows as text.
///
///     try SideTable(path: "decisions.csv").rows.first?.cells  // ["decision", "left_id", "right_id"]
public struct SideTable: Sendable {
  /// Each record with the line it begins on, the header among them; blank lines left out.
  public let rows: [(line: Int, cells: [String])]

  /// Reads a comma-separated file, quoted as RFC 4180 has it.
  ///
  /// - Throws: ``UnreadableInput`` when the file cannot be read.
  public init(path: String) throws(UnreadableInput) {
    var source = try ByteSource(path: path)
    try self.init(&source)
  }

  init(_ source: inout ByteSource) throws(UnreadableInput) {
    var scanner = TableScanner(dialect: TableDialect())
    var rows: [(line: Int, cells: [String])] = []
    while try scanner.refill(from: &source) {
      while scanner.nextRecord() {
        if scanner.fieldCount == 1, scanner.cell(0).isEmpty { continue }
        let cells = (0..<min(scanner.fieldCount, TableScanner.fieldLimit)).map { index in
          let cell = String(decoding: scanner.cell(index), as: UTF8.self)
          return scanner.fields[index].doublesQuotes ? SideTable.undoubled(cell) : cell
        }
        rows.append((scanner.line, cells))
      }
    }
    self.rows = rows
  }

  private static func undoubled(_ text: String) -> String {
    var kept = ""
    var skips = false
    for scalar in text.unicodeScalars {
      if scalar == "\"" && skips {
        skips = false
        continue
      }
      skips = scalar == "\""
      kept.unicodeScalars.append(scalar)
    }
    return kept
  }
}

extension ByteSource {
  /// The whole of a small file as text.
  ///
  /// - Throws: ``UnreadableInput`` when it cannot be read.
  public static func text(path: String) throws(UnreadableInput) -> String {
    var source = try ByteSource(path: path)
    return String(decoding: try source.readAll(), as: UTF8.self)
  }
}
