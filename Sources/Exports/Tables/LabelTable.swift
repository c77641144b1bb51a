/// Some columns of a table as text: labels, tags and the like, which stand beside the columns of a list.
///
///     let labels = try LabelTable(path: "pairs.csv", columns: ["label", "tags"])
///     labels["label"]?[0]  // the first record's label
///
/// Records are those of the list reader: the one with number n stands at n - 1.
public struct LabelTable: Sendable {
  /// The cells of the first record.
  public let header: [String]
  /// How many records there are behind the header.
  public private(set) var count = 0
  private var columns: [String: [String]] = [:]

  /// - Parameter columns: The columns to keep, in any case; `nil` keeps all.
  /// - Throws: ``UnreadableInput`` when the file cannot be read or has no record.
  public init(path: String, columns wanted: [String]? = nil) throws(UnreadableInput) {
    var source = try ByteSource(path: path)
    let head = InputHead(source)
    source.deliverUTF8(from: head.encoding)
    var scanner = TableScanner(dialect: LabelTable.dialect(head))
    var header: [String]?
    var kept: [(place: Int, name: String)] = []
    while try scanner.refill(from: &source) {
      while scanner.nextRecord() {
        let fields = min(scanner.fieldCount, TableScanner.fieldLimit)
        if fields == 1, scanner.cell(0).isEmpty { continue }
        guard header != nil else {
          let names = (0..<fields).map { scanner.text(of: $0) }
          header = names
          for (place, name) in names.enumerated() {
            let lowered = name.lowercased()
            guard wanted?.contains(lowered) ?? true, columns[lowered] == nil else { continue }
            kept.append((place, lowered))
            columns[lowered] = []
          }
          continue
        }
        count += 1
        for (place, name) in kept { columns[name, default: []].append(place < fields ? scanner.text(of: place) : "") }
      }
    }
    guard let header else { throw UnreadableInput(path: path, reason: .empty) }
    self.header = header
  }

  /// The cells of a column, its name in lower case; `nil` where there is no such column.
  public subscript(name: String) -> [String]? { columns[name] }

  /// How the table is written: its first line tells the delimiter.
  static func dialect(_ head: InputHead) -> TableDialect {
    let line = head.text.prefix { $0 != 0x0A && $0 != 0x0D }
    let delimiters = Array(",\t;|".utf8)
    let best = delimiters.max { a, b in line.count { $0 == a } < line.count { $0 == b } }
    var dialect = TableDialect()
    if let best, line.contains(best) { dialect.delimiter = best }
    return dialect
  }
}
