internal import ICU

/// Reads titles into parts by the rule tables.
///
///     TitleParser().parse("Dangerous (feat. Sam Martin) [Robin Schulz Remix]")
///     // core `Dangerous`, guests `Sam Martin`, marker remix of `Robin Schulz`
///
/// The tables are compiled once, at the first use (some milliseconds), and never change. A parser is a value that only refers to them.
public struct TitleParser: Sendable {
  private let book: RuleBook
  private let folding: FoldTable

  /// A parser with the rules of all languages.
  public init() {
    book = RuleTables.book
    folding = RuleTables.folding
  }

  /// Parses the UTF-8 of a title. Linear in its length; allocates nothing for a title without marks.
  public func parse(_ title: Span<UInt8>, of subject: TitleSubject = .song) -> ParsedTitle {
    let range = title.trimmed(0..<title.count)
    guard !range.isEmpty else { return ParsedTitle(core: 0..<title.count) }
    let glance = TitleGlance(title, range, book)
    if glance.isPlain { return ParsedTitle(core: range) }
    var reader = TitleReader(book, folding, subject, glance)
    return reader.read(title, range)
  }

  /// Parses a title.
  public func parse(_ title: String, of subject: TitleSubject = .song) -> ParsedTitle {
    let utf8 = Array(title.utf8)
    return parse(utf8.span, of: subject)
  }
}
