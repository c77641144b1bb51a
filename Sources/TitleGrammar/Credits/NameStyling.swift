/// Signs that stand for letters inside names, told from the text as given: folded text no longer shows them.
struct NameStyling: Sendable {
  /// Where a sign must stand to be a letter. Letters are ASCII ones and other signs read as letters.
  enum Fit: UInt8, Hashable, Sendable, CaseIterable {
    /// Beside a letter.
    case beside
    /// Between two letters, the second of which is no capital after a small one: `P!nk`, not `Hey!Say!JUMP`.
    case between
  }

  struct Row: Hashable, Sendable {
    var sign: String
    var letter: String
    var fit: Fit
    var styled: String
    var plain: String
    var keeps: String
  }

  private struct Rule {
    var sign: [UInt8]
    var letter: UInt8
    var fit: Fit
  }

  private var rules: [Rule] = []
  /// For each byte the first rule whose sign starts with it, plus one.
  private var firstRule = [UInt8](repeating: 0, count: 256)

  static let builtIn = NameStyling(rows: rows(of: table))

  init(rows: [Row]) {
    for row in rows.sorted(by: { $0.sign < $1.sign }) {
      let sign = Array(row.sign.utf8)
      let letter = Array(row.letter.utf8)
      precondition(letter.count == 1, "a sign stands for one letter")
      rules.append(Rule(sign: sign, letter: letter[0], fit: row.fit))
      if firstRule[Int(sign[0])] == 0 { firstRule[Int(sign[0])] = UInt8(rules.count) }
    }
  }

  static func rows(of table: String) -> [Row] {
    TableText.rows(of: table, cells: 6).map { cells in
      Row(
        sign: cells[0], letter: cells[1], fit: TableText.named(cells[2]), styled: cells[3], plain: cells[4],
        keeps: cells[5])
    }
  }

  /// Whether a sign may start with `byte`.
  @inline(__always)
  func mayStart(_ byte: UInt8) -> Bool { firstRule[Int(byte)] != 0 }

  /// Appends the name with its signs turned into letters.
  func append(_ name: Span<UInt8>, _ range: Range<Int>, to output: inout [UInt8]) {
    var index = range.lowerBound
    var followsLetter = false
    while index < range.upperBound {
      let byte = name[index]
      if let rule = rule(name, at: index, before: range.upperBound) {
        // A run of one sign is read as one: `Bada$$`.
        var end = index + rule.sign.count
        while end < range.upperBound, matches(rule, name, at: end, before: range.upperBound) { end += rule.sign.count }
        let isLetter: Bool
        switch rule.fit {
        case .beside:
          isLetter = followsLetter || startsLetter(name, at: end, before: range.upperBound)
        case .between:
          isLetter =
            followsLetter && end < range.upperBound && isLetterByte(name[end])
            && !(isCapital(name[end]) && index > range.lowerBound && !isCapital(name[index - 1]))
        }
        if isLetter {
          for _ in 0..<(end - index) / rule.sign.count { output.append(rule.letter) }
        } else {
          for offset in index..<end { output.append(name[offset]) }
        }
        followsLetter = isLetter
        index = end
      } else {
        output.append(byte)
        followsLetter = isLetterByte(byte)
        index += 1
      }
    }
  }

  private func rule(_ text: Span<UInt8>, at index: Int, before end: Int) -> Rule? {
    var number = Int(firstRule[Int(text[index])])
    if number == 0 { return nil }
    number -= 1
    while number < rules.count, rules[number].sign[0] == text[index] {
      if matches(rules[number], text, at: index, before: end) { return rules[number] }
      number += 1
    }
    return nil
  }

  private func matches(_ rule: Rule, _ text: Span<UInt8>, at index: Int, before end: Int) -> Bool {
    guard index + rule.sign.count <= end else { return false }
    for offset in rule.sign.indices where text[index + offset] != rule.sign[offset] { return false }
    return true
  }

  private func startsLetter(_ text: Span<UInt8>, at index: Int, before end: Int) -> Bool {
    index < end && isLetterByte(text[index])
  }

  private func isLetterByte(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
  private func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  /// sign ¦ letter ¦ fit ¦ a name that has it ¦ how it is spelled plainly ¦ a name in which the sign is none
  ///
  /// `Λ` has no row: it is an L in `Λucifer` and an A elsewhere.
  static let table = #"""
    $ ¦ s ¦ beside ¦ A$AP Rocky ¦ ASAP Rocky ¦ ¥$
    ! ¦ i ¦ between ¦ P!nk ¦ Pink ¦ Hey!Say!JUMP
    € ¦ e ¦ beside ¦ €URO TRA$H ¦ Euro Trash ¦ €
    Ξ ¦ e ¦ beside ¦ TΞNGGΞR ¦ Tengger ¦ Ξένια Ντάνια
    Π ¦ n ¦ beside ¦ LOOΠΔ ¦ Loona ¦ Πυξ Λαξ
    Δ ¦ a ¦ beside ¦ LOOΠΔ ¦ Loona ¦ Δήμητρα Γαλάνη
    ∆ ¦ a ¦ beside ¦ D∆WN ¦ Dawn ¦ ∆
    ▲ ¦ a ¦ beside ¦ BL▲CK † CEILING ¦ BLACK † CEILING ¦ ▲
    Я ¦ r ¦ beside ¦ KoЯn ¦ Korn ¦ Ярмак
    И ¦ n ¦ beside ¦ NIИ ¦ NIN ¦ Ирина Дубцова
    """#
}
