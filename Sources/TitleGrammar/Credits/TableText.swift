/// Reads the rule tables of credits: rows of cells parted by `¦`, comments after `#`.
enum TableText {
  /// The cells of each row, without the blanks around them.
  ///
  /// - Precondition: Every row has `count` cells.
  static func rows(of table: String, cells count: Int) -> [[String]] {
    let utf8 = Array(table.utf8)
    return utf8.split(separator: 0x0A).filter { $0.first != UInt8(ascii: "#") }.map { line in
      var cells: [String] = []
      var start = line.startIndex
      for index in line.indices where index + 1 < line.endIndex && line[index] == 0xC2 && line[index + 1] == 0xA6 {
        cells.append(trimmed(line[start..<index]))
        start = index + 2
      }
      cells.append(trimmed(line[start...]))
      precondition(cells.count == count, "a row of the table has \(count) cells: \(cells)")
      return cells
    }
  }

  /// The text without blanks at its ends.
  static func trimmed(_ text: ArraySlice<UInt8>) -> String {
    var text = text
    while text.first == 0x20 { text.removeFirst() }
    while text.last == 0x20 { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  /// The case called `name`.
  static func named<Value: CaseIterable>(_ name: String) -> Value {
    guard let value = Value.allCases.first(where: { "\($0)" == name }) else {
      preconditionFailure("no \(Value.self) is called \(name)")
    }
    return value
  }
}
