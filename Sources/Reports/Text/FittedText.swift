internal import ICU

/// Text cut and padded to columns of a terminal.
enum FittedText {
  /// How many columns the text takes.
  static func width(_ text: String) -> Int { narrowCount(text) ?? DisplayWidth.columns(text) }

  /// The text in at most `width` columns, its end replaced by `…` when it is longer.
  static func cut(_ text: String, to width: Int) -> String {
    if let count = narrowCount(text), count <= width { return text }
    return DisplayWidth.truncated(text, to: width)
  }

  /// The number of code points of a text in which each takes one column by itself, or `nil`.
  ///
  /// Below U+0300 stand no combining marks, and of the rest the points and dashes U+2010-2027 are narrow too.
  private static func narrowCount(_ text: String) -> Int? {
    var count = 0
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value >= 0x300 && !(0x2010...0x2027).contains(value) || value == 0xAD { return nil }
      count += 1
    }
    return count
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
    var isTame = true
    for byte in text.utf8 where byte < 0x20 || byte >= 0x7F { isTame = false }
    if isTame { return text }
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
