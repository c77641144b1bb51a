/// How a table may look.
public struct TableStyle: Hashable, Sendable {
  /// Columns of the terminal, at least 40.
  public var width: Int
  public var colour: Bool
  /// Nothing drawn or cut: a line per row, cells between tabs, for screen readers and `grep`.
  public var plain: Bool
  /// Rows shown of one section; `nil` shows all.
  public var limit: Int?

  public init(width: Int = 100, colour: Bool = false, plain: Bool = false, limit: Int? = nil) {
    self.width = max(40, width)
    self.colour = colour
    self.plain = plain
    self.limit = limit
  }
}

/// A way to set text off, where colour is asked for (ECMA-48, 8.3.117).
enum Ink: String {
  case none = ""
  case bold = "1"
  case faint = "2"
  case green = "1;32"
  case yellow = "1;33"
  case blue = "1;34"

  func on(_ text: String, _ style: TableStyle) -> String {
    style.colour && self != .none ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// Lays rows out in columns that fit a width.
struct TextTable {
  struct Column {
    let title: String
    var alignment = FittedText.Alignment.leading
    /// Narrower than this the column is not cut; a column without is never cut.
    var least: Int?
    /// Columns with higher numbers are left out first where room lacks; 0 always stays.
    var expendable = 0
    var ink = Ink.none
  }

  let columns: [Column]
  let style: TableStyle
  /// The columns shown, and how wide.
  private let shown: [(column: Int, width: Int)]

  /// - Parameter sample: Rows from which the widths are taken; all, or the first few hundred of a million.
  init(_ columns: [Column], sample: [[String]], style: TableStyle) {
    self.columns = columns
    self.style = style
    shown = TextTable.fitted(columns, sample: sample, width: style.width - 2)
  }

  /// Columns that are expendable are cut to their least width, then all are; then the expendable are left out one
  /// by one; then the others are cut without mercy.
  static func fitted(_ columns: [Column], sample: [[String]], width: Int) -> [(column: Int, width: Int)] {
    var natural = columns.map { FittedText.width($0.title) }
    var isEmpty = Array(repeating: true, count: columns.count)
    for row in sample {
      for (index, cell) in row.enumerated() where !cell.isEmpty {
        natural[index] = max(natural[index], FittedText.width(cell))
        isEmpty[index] = false
      }
    }
    var kept = columns.indices.filter { !isEmpty[$0] || sample.isEmpty }
    while true {
      var widths = natural
      let room = width - 2 * (kept.count - 1)
      let fits =
        shrink(&widths, kept, to: room, { columns[$0].expendable > 0 ? columns[$0].least : nil })
        || shrink(&widths, kept, to: room, { columns[$0].least })
      if fits { return kept.map { ($0, widths[$0]) } }
      let dropped = kept.max { columns[$0].expendable < columns[$1].expendable }
      guard let dropped, columns[dropped].expendable > 0 else {
        _ = shrink(&widths, kept, to: room) { columns[$0].least.map { min($0, 6) } }
        return kept.map { ($0, widths[$0]) }
      }
      kept.removeAll { $0 == dropped }
    }
  }

  /// Takes one column at a time from the widest that may shrink, so that the widths end near one another.
  ///
  /// - Returns: Whether the widths fit now.
  private static func shrink(_ widths: inout [Int], _ kept: [Int], to room: Int, _ least: (Int) -> Int?) -> Bool {
    var excess = kept.reduce(-room) { $0 + widths[$1] }
    while excess > 0 {
      let widest = kept.filter { (least($0) ?? .max) < widths[$0] }.max { widths[$0] < widths[$1] }
      guard let widest else { return false }
      widths[widest] -= 1
      excess -= 1
    }
    return true
  }

  var header: String {
    style.plain ? line(columns.map(\.title)) : Ink.faint.on(laidOut(columns.map(\.title), inked: false), style)
  }

  func line(_ cells: [String]) -> String {
    style.plain ? cells.joined(separator: "\t") : laidOut(cells, inked: true)
  }

  private func laidOut(_ cells: [String], inked: Bool) -> String {
    var line = " "
    for (position, place) in shown.enumerated() {
      let column = columns[place.column]
      let text = FittedText.cut(cells[place.column], to: place.width)
      let isLast = position == shown.count - 1 && column.alignment == .leading
      let cell = isLast ? text : FittedText.padded(text, to: place.width, column.alignment)
      line += (position == 0 ? " " : "  ") + (inked ? column.ink.on(cell, style) : cell)
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
