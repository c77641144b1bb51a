/// Reads the rule tables of credits: rows of cells parted by `¦`, comments after `#`.
enum TableText {
  /// The cells of each row, without the blanks around them.
  ///
  /// - Precondition: Every row has `count` cells.
  static func rows(of table: String, cells count: Int) -> [[String]] {
    table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "¦", omittingEmptySubsequences: false).map { cell in
        String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      precondition(cells.count == count, "a row of the table has \(count) cells: \(line)")
      return cells
    }
  }

  /// The case called `name`.
  static func named<Value: CaseIterable>(_ name: String) -> Value {
    guard let value = Value.allCases.first(where: { "\($0)" == name }) else {
      preconditionFailure("no \(Value.self) is called \(name)")
    }
    return value
  }
}
