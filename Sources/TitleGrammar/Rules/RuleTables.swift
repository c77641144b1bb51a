internal import ICU

/// All tables of rules, one per language.
enum RuleTables {
  static let folding = FoldTable(.words)

  /// The tables' texts by language.
  static let tables: [(language: String, rules: String)] = [
    ("en", englishRules), ("numbers", numberRules),
  ]

  /// The rules compiled. A table with a fault is a fault of ours, which the tests find.
  static let book: RuleBook = {
    do {
      return RuleBook(try RuleBookBuilder(tables: tables.map(\.rules), vocabulary: vocabularyTable, folding: folding))
    } catch {
      preconditionFailure("a rule table has a fault: \(error)")
    }
  }()
}
