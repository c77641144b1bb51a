extension AliasTable {
  /// Well-known names across scripts and renamings.
  ///
  /// Each line is one artist, under names that their own releases or their listeners' libraries bear.
  /// - Complexity: Read at first use, once per process: O(bytes of the lists).
  public static let builtIn = readable(lists.joined(separator: "\n"))

  /// The lists by kind.
  static let lists = [japanese, korean, chinese, cyrillic, otherScripts, renamed, short, classical]

  /// What the good lines say; the tests let no faulty one in.
  private static func readable(_ text: String) -> AliasTable {
    do {
      return try AliasTable(parsing: text, source: "built-in")
    } catch {
      return error.readable
    }
  }
}
