/// Reads titles into parts by the rule tables.
///
///     TitleParser().parse("Dangerous (feat. Sam Martin) [Robin Schulz Remix]")
///     // core `Dangerous`, guests `Sam Martin`, marker remix of `Robin Schulz`
///
/// The tables are compiled once, at the first use (some milliseconds), and never change. A parser is a value that only refers to them.
public struct TitleParser: Sendable {
  private let book: RuleBook

  /// A parser with the rules of all languages.
  public init() {
    book = RuleTables.book
  }

  /// Parses the UTF-8 of a title. Linear in its length; allocates nothing for a title without marks.
  ///
  /// Whoever parses many keeps a ``TitleScratch`` for ``parse(_:of:using:)``.
  public func parse(_ title: Span<UInt8>, of subject: TitleSubject = .song) -> ParsedTitle {
    var scratch = TitleScratch()
    return parse(title, of: subject, using: &scratch)
  }

  /// Parses the UTF-8 of a title in memory that the titles before have left. Allocates nothing but the result's parts.
  ///
  ///     var scratch = TitleScratch()
  ///     for title in titles { read(parser.parse(title, using: &scratch)) }
  public func parse(
    _ title: Span<UInt8>, of subject: TitleSubject = .song, using scratch: inout TitleScratch
  ) -> ParsedTitle {
    let range = title.trimmed(0..<title.count)
    guard !range.isEmpty else { return ParsedTitle(core: 0..<title.count) }
    let glance = TitleGlance(title, range, book)
    if glance.isPlain { return ParsedTitle(core: range) }
    if glance.hasDigitsOnly, !title.mayHoldBareRule(range, book) {
      return ParsedTitle(core: title.trimmedOfPunctuation(range))
    }
    return scratch.reader.read(title, range, subject, glance)
  }

  /// Parses a title.
  public func parse(_ title: String, of subject: TitleSubject = .song) -> ParsedTitle {
    let utf8 = Array(title.utf8)
    return parse(utf8.span, of: subject)
  }
}

/// The memory in which titles are read, one after the other; every thread has its own.
public struct TitleScratch: Sendable {
  var reader = TitleReader(RuleTables.book, RuleTables.folding)

  public init() {}
}
