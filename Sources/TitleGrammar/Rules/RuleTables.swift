internal import ICU

/// All tables of rules, one per language.
enum RuleTables {
  static let folding = FoldTable(.words)

  /// The tables' texts by language.
  static let tables: [(language: String, rules: String)] = [
    ("en", englishRules), ("es", spanishRules), ("pt", portugueseRules), ("fr", frenchRules), ("de", germanRules),
    ("it", italianRules), ("nl", dutchRules), ("sv", swedishRules), ("no", norwegianRules), ("da", danishRules),
    ("fi", finnishRules), ("pl", polishRules), ("cs", czechRules), ("hu", hungarianRules), ("ro", romanianRules),
    ("tr", turkishRules), ("ru", russianRules), ("uk", ukrainianRules), ("el", greekRules), ("he", hebrewRules),
    ("ar", arabicRules), ("fa", persianRules), ("hi", hindiRules), ("ja", japaneseRules), ("ko", koreanRules),
    ("zh-Hans", simplifiedChineseRules), ("zh-Hant", traditionalChineseRules), ("th", thaiRules),
    ("vi", vietnameseRules), ("id", indonesianRules),
    ("-", numberRules),
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
