/// What stands between two names of a credit, and when it divides.
struct CreditSeparator: Hashable, Sendable {
  /// Where a separator must stand to divide.
  enum Fit: UInt8, Hashable, Sendable, CaseIterable {
    /// Anywhere between two names.
    case any
    /// With a blank on both sides.
    case spaced
    /// With a blank on one side, or a neighbour that is no ASCII letter or digit: `A & B`, `コブクロ&絢香`, not `R&B`.
    case loose
    /// A comma: not between digits (`10,000`), before an article at the end (`Beatles, The`) or a dependent (`, Jr.`).
    case comma
    /// With blanks, or between names of three letters and more: `Boris/Merzbow`, not `AC/DC` or `Au/Ra`.
    case slash
    /// A middle dot that does not stand between two katakana, where it divides a name's words: `ジョン・レノン`.
    case kana
    /// A word in any case, between blanks; after one that ends in a point the blank may be missing.
    case word
    /// The same in small letters only: short words that are names or initials in capitals.
    case lower
    /// A word that opens a bracket, and nowhere else.
    case bracket
  }

  /// Which separators give way when another one is there.
  enum Rank: UInt8, Hashable, Sendable, CaseIterable {
    /// Stands inside names as often as between them.
    case possible
    case likely
    /// Never stands in a name, and where it divides, the separators below it do not.
    case list
    /// Ends the list of the primary artists; says nothing about the other separators.
    case role
  }

  var fit: Fit
  var rank: Rank
  var role: CreditRole
  var isComma: Bool
  /// An "and" in some language.
  var isAnd: Bool
  /// Where the text stands in ``CreditSeparators/bytes``.
  var text: Range<Int>
}

/// The separators by their first byte.
struct CreditSeparators: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var rules: [CreditSeparator] = []
  /// For each byte, the first rule for a sign (index) or word (256 + index) that starts with it, plus one; 0 for none.
  private(set) var firstRule = [UInt8](repeating: 0, count: 512)

  static let builtIn = CreditSeparators(table: table)

  /// One row of the table as text, for the tests of its specimens.
  struct Row: Hashable, Sendable {
    var text: String
    var fit: CreditSeparator.Fit
    var rank: CreditSeparator.Rank
    var role: CreditRole
    var isAnd: Bool
    var divides: String
    var keeps: String
  }

  static func rows(of table: String) -> [Row] {
    TableText.rows(of: table, cells: 6).map { cells in
      let isAnd = cells[3] == "and"
      return Row(
        text: cells[0], fit: TableText.named(cells[1]), rank: TableText.named(cells[2]),
        role: isAnd ? .primary : TableText.named(cells[3]),
        isAnd: isAnd, divides: cells[4], keeps: cells[5])
    }
  }

  init(table: String) {
    let rows = Self.rows(of: table)
    precondition(rows.count < 255, "rules are numbered in a byte")
    // Longest first, so that `featuring` is seen before `feat`.
    let sorted = rows.sorted { a, b in
      let (first, second) = (Array(a.text.utf8), Array(b.text.utf8))
      if first[0] != second[0] { return first[0] < second[0] }
      if first.count != second.count { return first.count > second.count }
      return a.text < b.text
    }
    for row in sorted {
      let start = bytes.count
      bytes.append(contentsOf: row.text.utf8)
      rules.append(
        CreditSeparator(
          fit: row.fit, rank: row.rank, role: row.role, isComma: row.text == ",", isAnd: row.isAnd,
          text: start..<bytes.count))
      let isWord = row.fit == .word || row.fit == .lower || row.fit == .bracket
      let lead = Int(bytes[start]) + (isWord ? 256 : 0)
      if firstRule[lead] == 0 { firstRule[lead] = UInt8(rules.count) }
    }
  }
}
