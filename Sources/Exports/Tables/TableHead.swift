/// The first rows of an input as a table: how it is written, and where its header stands.
struct TableHead: Sendable {
  var dialect: TableDialect
  /// The first records, blank lines left out, at most ``recordLimit``.
  var records: [[String]]
  /// Which of ``records`` is the header; those before it are a preamble, such as Shazam's title line.
  var headerIndex: Int
  /// The share of records with as many fields as the header, from 0 to 1.
  var regularity: Double
  /// The field that each column of the header is by its name; see ``ColumnAliases``.
  var fields: [String?]

  static let recordLimit = 200
  private static let byteLimit = 32 * 1024

  var header: [String] { records[headerIndex] }
  /// The header as ``HeaderName`` writes it.
  var names: [String] { header.map(HeaderName.normalised) }
  var rows: ArraySlice<[String]> { records[(headerIndex + 1)...] }

  /// The non-empty cells of one column in the rows that were looked at.
  func sample(_ column: Int) -> [String] {
    rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
  }

  /// The likeliest reading of `text` as a table with one of `delimiters`.
  ///
  /// The header whose columns are known best decides, then how regular the rows are, then the number of columns.
  ///
  /// - Returns: `nil` when nothing looks like rows and columns.
  static func sniff(
    _ text: [UInt8], isAll: Bool, delimiters: [UInt8] = Array(",;\t|".utf8), headerNames: [String] = []
  ) -> TableHead? {
    let newline = newline(of: text)
    let wanted = Set(headerNames.map(HeaderName.normalised))
    var best: (head: TableHead, score: Double)?
    for delimiter in delimiters {
      var dialect = TableDialect(delimiter: delimiter, quoting: true, newline: newline)
      guard text.contains(delimiter) || delimiters.count == 1 || delimiter == UInt8(ascii: ",") else { continue }
      var records = records(of: text, isAll: isAll, dialect: dialect)
      if delimiter == UInt8(ascii: "\t"), !quotes(text, records) {
        dialect.quoting = false
        records = Self.records(of: text, isAll: isAll, dialect: dialect)
      }
      guard let head = TableHead(dialect: dialect, records: records, wanted: wanted) else { continue }
      let known = head.fields.reduce(0) { $0 + ($1 == nil ? 0 : 1) }
      let score = Double(known * 1000) + head.regularity * 100 + Double(min(head.header.count, 50))
      if best.map({ score > $0.score }) ?? true { best = (head, score) }
    }
    return best?.head
  }

  private init?(dialect: TableDialect, records: [[String]], wanted: Set<String>) {
    guard !records.isEmpty else { return nil }
    var best = (index: 0, known: -1, fields: [String?]())
    for (index, record) in records.prefix(20).enumerated() {
      if record.contains(where: { $0.utf8.count > 200 }) { continue }
      let fields = ColumnAliases.fields(of: record)
      let named = wanted.isEmpty ? 0 : record.count { wanted.contains(HeaderName.normalised($0)) } * 100
      // A title is what makes a header; a row of songs may hold a word that is a column's name elsewhere.
      let known = fields.count { $0 != nil } + (fields.contains("title") ? 10 : 0) + named
      if known > best.known { best = (index, known, fields) }
      if index == 0, fields.contains("title"), fields.contains("artist"), wanted.isEmpty { break }
    }
    self.dialect = dialect
    self.records = records
    headerIndex = max(0, best.index)
    fields = best.fields
    let width = records[headerIndex].count
    let rows = records[(headerIndex + 1)...]
    let regular = rows.count { $0.count == width }
    regularity = width < 2 ? 0 : rows.isEmpty ? 0.5 : Double(regular) / Double(rows.count)
  }

  /// CR where lone CRs are more than LFs.
  private static func newline(of text: [UInt8]) -> UInt8 {
    var counts = (lf: 0, cr: 0)
    for (index, byte) in text.enumerated() {
      if byte == 0x0A {
        counts.lf += 1
      } else if byte == 0x0D, index + 1 == text.count || text[index + 1] != 0x0A {
        counts.cr += 1
      }
    }
    return counts.cr > counts.lf ? 0x0D : 0x0A
  }

  /// Whether quotes around the fields of a tab-separated table are marks, not signs: they stand around the first
  /// field of all, wrap a tab or a line's end somewhere, or are doubled.
  private static func quotes(_ text: [UInt8], _ records: [[String]]) -> Bool {
    let quote = UInt8(ascii: "\"")
    if text.first == quote || zip(text, text.dropFirst()).contains(where: { $0 == quote && $1 == quote }) {
      return true
    }
    return records.contains { $0.contains { $0.utf8.contains { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D } } }
  }

  private static func records(of text: [UInt8], isAll: Bool, dialect: TableDialect) -> [[String]] {
    let isWhole = isAll && text.count <= byteLimit
    let part = text.count <= byteLimit ? text : Array(text[..<byteLimit])
    var records: [[String]] = []
    guard var source = try? ByteSource(plain: part, name: "head") else { return [] }
    var scanner = TableScanner(dialect: dialect)
    while records.count < recordLimit, let filled = try? scanner.refill(from: &source), filled {
      while records.count < recordLimit, scanner.nextRecord() {
        let count = min(scanner.fieldCount, TableScanner.fieldLimit)
        if count == 1, scanner.fields[0].start == scanner.fields[0].end { continue }
        records.append((0..<count).map { scanner.text(of: $0) })
      }
    }
    // What the cut left of the last record is no record.
    if !isWhole, records.count > 1, records.count < recordLimit { records.removeLast() }
    return records
  }
}
