/// A line of a rule table, as it is written there.
///
///     live | es | en vivo ; en directo | bd | Ojos Así ⟦(En Vivo)⟧ | Yo Vivo por Ella
///
/// Columns: meaning, language, patterns (alternatives parted by `;`), positions, a real title in which the rule holds,
/// with the part in ⟦⟧ where it does, and a real title that contains the word and must not be read so. A specimen that begins with
/// `album:` is an album's title.
struct RuleRow: Sendable {
  let meaning: RuleMeaning
  let language: Substring
  let patterns: [Substring]
  let positions: RulePositions
  let specimen: Substring
  let counterSpecimen: Substring

  /// Why a line is no rule.
  enum Fault: Error, Hashable {
    case columns(Int)
    case unknownMeaning(String)
    case unknownPosition(String)
  }

  /// Reads a line of a table; nil for a comment (`#`) or a blank line.
  init?(_ line: Substring) throws(Fault) {
    let line = trimmed(line)
    guard let first = line.utf8.first, first != 0x23 else { return nil }
    let columns = split(line, at: 0x7C)
    guard columns.count == 6 else { throw .columns(columns.count) }
    guard let meaning = RuleMeaning(word: columns[0]) else { throw .unknownMeaning(String(columns[0])) }
    guard let positions = RulePositions(letters: columns[3]) else { throw .unknownPosition(String(columns[3])) }
    self.meaning = meaning
    self.positions = positions
    language = columns[1]
    patterns = split(columns[2], at: 0x3B)
    specimen = columns[4]
    counterSpecimen = columns[5]
  }
}

/// Splits at a byte and trims the pieces.
func split(_ text: Substring, at byte: UInt8) -> [Substring] {
  text.utf8.split(separator: byte, omittingEmptySubsequences: false).map { trimmed(Substring($0)) }
}

/// A text without the blanks at its ends.
func trimmed(_ text: Substring) -> Substring {
  var utf8 = text.utf8
  while let first = utf8.first, first == 0x20 { utf8.removeFirst() }
  while let last = utf8.last, last == 0x20 { utf8.removeLast() }
  return Substring(utf8)
}
