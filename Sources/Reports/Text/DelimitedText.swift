/// Cells between delimiters, with values kept exact (RFC 4180, section 2).
public enum Delimiter: UInt8, Hashable, Sendable {
  case comma = 0x2C
  case tab = 0x09
}

extension [UInt8] {
  /// Writes one cell: quoted when it holds the delimiter, a quote or a line's end, or begins or ends with a blank.
  mutating func append(cell: UnsafeBufferPointer<UInt8>, _ delimiter: Delimiter) {
    guard let first = cell.first, let last = cell.last else { return }
    // Most cells hold none of these: one look without a branch tells them, then the cell is copied whole.
    var special: UInt8 = Self.isBlank(first) || Self.isBlank(last) ? 1 : 0
    for byte in cell {
      special |= byte == 0x22 ? 1 : 0
      special |= byte == delimiter.rawValue ? 1 : 0
      special |= byte == 0x0A ? 1 : 0
      special |= byte == 0x0D ? 1 : 0
    }
    if special == 0 { return append(contentsOf: cell) }
    append(0x22)
    var start = 0
    for (index, byte) in cell.enumerated() where byte == 0x22 {
      append(contentsOf: UnsafeBufferPointer(rebasing: cell[start...index]))
      start = index  // once more in front of what follows
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: cell[start...]))
    append(0x22)
  }

  mutating func append(cell: [UInt8], _ range: Range<Int>, _ delimiter: Delimiter) {
    cell.withUnsafeBufferPointer { append(cell: UnsafeBufferPointer(rebasing: $0[range]), delimiter) }
  }

  mutating func append(cell text: String, _ delimiter: Delimiter) {
    var text = text
    text.withUTF8 { append(cell: $0, delimiter) }
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
