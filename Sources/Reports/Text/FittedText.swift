/// Text cut and padded to columns of a terminal.
enum FittedText {
  /// How many columns the text takes.
  static func width(_ text: String) -> Int {
    var utf8 = text.utf8.makeIterator()
    var ascii = 0
    while let byte = utf8.next() {
      if byte >= 0x80 { return text.reduce(0) { $0 + DisplayWidth.of($1) } }
      ascii += 1
    }
    return ascii
  }

  /// The text in at most `width` columns, its end replaced by `…` when it is longer.
  static func cut(_ text: String, to width: Int) -> String {
    if self.width(text) <= width { return text }
    if width <= 0 { return "" }
    var kept = ""
    var used = 0
    for character in text {
      used += DisplayWidth.of(character)
      if used > width - 1 { break }
      kept.append(character)
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }

  static func padded(_ text: String, to width: Int, _ alignment: Alignment) -> String {
    let blanks = String(repeating: " ", count: max(0, width - self.width(text)))
    return alignment == .leading ? text + blanks : blanks + text
  }

  enum Alignment: Hashable, Sendable {
    case leading, trailing
  }

  /// The text on one line, with nothing in it that a terminal would obey: a title may hold anything.
  ///
  /// White space becomes a blank, other control characters U+FFFD; marks that turn the writing direction of
  /// what follows are left out.
  static func tame(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var tamed = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: tamed.append(" ")
      case 0..<0x20, 0x7F...0x9F: tamed.append("\u{FFFD}")
      case 0x202A...0x202E, 0x2066...0x2069: continue
      default: tamed.append(scalar)
      }
    }
    return String(tamed)
  }
}
