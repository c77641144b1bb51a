/// Reads titles into parts by the rule tables.
public struct TitleParser: Sendable {
  public init() {}

  /// Parses the UTF-8 of a title. Linear in its length; allocates nothing for a title without marks.
  public func parse(_ title: Span<UInt8>, of subject: TitleSubject = .song) -> ParsedTitle {
    ParsedTitle(core: 0..<title.count)
  }

  public func parse(_ title: String, of subject: TitleSubject = .song) -> ParsedTitle {
    let utf8 = Array(title.utf8)
    return parse(utf8.span, of: subject)
  }
}
