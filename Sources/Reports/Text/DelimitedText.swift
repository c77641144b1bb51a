/// Cells between delimiters, with values kept exact (RFC 4180, section 2).
public enum Delimiter: UInt8, Hashable, Sendable {
  case comma = 0x2C
  case tab = 0x09
}

extension [UInt8] {
  /// Writes one cell: quoted when it holds the delimiter, a quote or a line's end, or begins or ends with a blank.
  mutating func append(cell: [UInt8], _ range: Range<Int>, _ delimiter: Delimiter) {
    guard !range.isEmpty else { return }
    var needsQuotes = Self.isBlank(cell[range.lowerBound]) || Self.isBlank(cell[range.upperBound - 1])
    var quotes = false
    for index in range {
      let byte = cell[index]
      // All that matter but the quote and the comma are below the blank.
      if byte > 0x2C { continue }
      if byte == 0x22 {
        quotes = true
      } else if byte == delimiter.rawValue || byte == 0x0A || byte == 0x0D {
        needsQuotes = true
      }
    }
    if !needsQuotes && !quotes { return append(contentsOf: cell[range]) }
    append(0x22)
    if quotes {
      for index in range {
        if cell[index] == 0x22 { append(0x22) }
        append(cell[index])
      }
    } else {
      append(contentsOf: cell[range])
    }
    append(0x22)
  }

  mutating func append(cell text: String, _ delimiter: Delimiter) {
    let utf8 = Array(text.utf8)
    append(cell: utf8, 0..<utf8.count, delimiter)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

/// Writes rows of texts as CSV or TSV, for small files such as a list of problems.
///
///     var table = DelimitedText(.comma)
///     table.row(["file", "line"])
///     table.row(["a,b.csv", "7"])   // "a,b.csv",7
public struct DelimitedText: Sendable {
  public private(set) var bytes: [UInt8] = []
  private let delimiter: Delimiter

  public init(_ delimiter: Delimiter) { self.delimiter = delimiter }

  public mutating func row(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(delimiter.rawValue) }
      bytes.append(cell: cell, delimiter)
    }
    bytes.append(0x0A)
  }
}
