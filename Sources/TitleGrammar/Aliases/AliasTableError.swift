/// What is wrong with a file of aliases: every faulty line, with the reason.
public struct AliasTableError: Error, Hashable, Sendable {
  public enum Reason: Error, Hashable, Sendable {
    /// Only one name stands on the line.
    case noAlias
    /// Nothing stands between two separators.
    case emptyName
    /// A quotation mark opens a cell and none closes it.
    case unclosedQuote
    /// Text follows the quotation mark that closes a cell.
    case textAfterQuote
    /// All names on the line are one name, as keys read them.
    case sameName(String)
  }

  public struct Fault: Hashable, Sendable {
    /// 1-based.
    public var line: Int
    public var reason: Reason

    public init(line: Int, reason: Reason) {
      self.line = line
      self.reason = reason
    }
  }

  /// What the text was read from: a file's path.
  public var source: String
  public var faults: [Fault]
  /// What the good lines say.
  public var readable: AliasTable

  public init(source: String, faults: [Fault], readable: AliasTable) {
    self.source = source
    self.faults = faults
    self.readable = readable
  }
}
