internal import MusicModel

/// The lines of a rule table: cells between bars, blank lines and `#` lines passed over.
enum RuleTable {
  /// - Returns: One array of trimmed cells per rule.
  static func rows(_ table: String) -> [[String]] {
    table.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let cells = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map(trimmed)
      return cells[0].isEmpty && cells.count == 1 || cells[0].utf8.first == UInt8(ascii: "#") ? nil : cells
    }
  }

  private static func trimmed(_ cell: Substring.UTF8View) -> String {
    let blank = UInt8(ascii: " ")
    let tail = cell.drop { $0 == blank }
    guard let last = tail.lastIndex(where: { $0 != blank }) else { return "" }
    return String(tail[tail.startIndex...last]) ?? ""
  }
}

extension TextField {
  /// The field as rule tables write it: its case's name.
  init?(ruleName: String) {
    guard let field = TextField.allCases.first(where: { "\($0)" == ruleName }) else { return nil }
    self = field
  }
}

extension NumberField {
  /// The field as rule tables write it: its case's name.
  init?(ruleName: String) {
    guard let field = NumberField.allCases.first(where: { "\($0)" == ruleName }) else { return nil }
    self = field
  }
}
