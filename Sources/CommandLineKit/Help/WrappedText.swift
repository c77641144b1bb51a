/// Lays words out in lines.
enum WrappedText {
  /// Words in lines of at most `width` columns; a longer word stands alone.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// Terms at the left and what they mean beside them; a long term gets a line to itself.
  static func definitions(_ rows: [(term: String, meaning: String)], width: Int) -> String {
    let longest = rows.map(\.term.count).filter { $0 <= 26 }.max() ?? 0
    let indent = longest + 4
    var text = ""
    for row in rows {
      let lines = lines(row.meaning, width: max(24, width - indent))
      let term = "  " + row.term
      if term.count > indent - 2 && !lines.isEmpty {
        text += term + "\n"
        for line in lines { text += String(repeating: " ", count: indent) + line + "\n" }
      } else {
        text += term
        for (index, line) in lines.enumerated() {
          let start = index == 0 ? term.count : 0
          text += String(repeating: " ", count: indent - start) + line + "\n"
        }
        if lines.isEmpty { text += "\n" }
      }
    }
    return text
  }
}
