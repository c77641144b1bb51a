internal import ICU

extension AliasTable {
  /// Reads a list of aliases: on each line the names of one artist, as CSV or with ` = ` between them.
  ///
  ///     # Comments and empty lines are skipped; so is a first line that says `name,alias`.
  ///     久石譲 = Joe Hisaishi = Hisaishi Joe
  ///     Prince,The Artist
  ///     "Tyler, The Creator",Wolf Haley
  ///
  /// A name that holds a comma, a quotation mark or ` = ` stands in quotation marks, doubled ones inside.
  ///
  /// - Parameter source: What the text was read from, for the error.
  /// - Throws: ``AliasTableError`` with every faulty line, and the table of the good ones.
  public init(parsing text: String, source: String) throws(AliasTableError) {
    var builder = AliasTableBuilder()
    let maker = AliasKeyMaker()
    var faults: [AliasTableError.Fault] = []
    let utf8 = Array(text.utf8)
    var start = utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var line = 0
    while start < utf8.count {
      var end = start
      while end < utf8.count, utf8[end] != 0x0A, utf8[end] != 0x0D { end += 1 }
      line += 1
      do {
        let names = try AliasLine.names(utf8.span, start..<end)
        if names.isEmpty || line == 1 && AliasLine.isHeader(names, in: utf8.span) {
          // Nothing to learn.
        } else if names.count == 1 {
          faults.append(.init(line: line, reason: .noAlias))
        } else {
          let hashes = names.map { maker.hash($0) }
          if Set(hashes).count == 1 {
            faults.append(.init(line: line, reason: .sameName(String(decoding: names[0], as: UTF8.self))))
          } else {
            builder.add(hashes)
          }
        }
      } catch {
        faults.append(.init(line: line, reason: error))
      }
      start = end + (end + 1 < utf8.count && utf8[end] == 0x0D && utf8[end + 1] == 0x0A ? 2 : 1)
    }
    self = builder.table
    if !faults.isEmpty { throw AliasTableError(source: source, faults: faults, readable: self) }
  }
}

/// Makes the hashes that names are looked up by.
struct AliasKeyMaker {
  private let parser = CreditParser()
  private let words = FoldTable(.words)

  func hash(_ name: [UInt8]) -> UInt64 {
    var key: [UInt16] = []
    parser.foldName(name.span, with: words, into: &key)
    return AliasTable.hash(key.span)
  }
}

/// One line of a list of aliases.
enum AliasLine {
  /// The names on a line, without quotation marks and blanks around them; none for a comment or an empty line.
  static func names(_ text: Span<UInt8>, _ line: Range<Int>) throws(AliasTableError.Reason) -> [[UInt8]] {
    let content = CreditBytes.trimmed(line, in: text)
    guard !content.isEmpty, text[content.lowerBound] != UInt8(ascii: "#") else { return [] }
    let hasEquals = equals(text, from: content.lowerBound, in: content, outsideQuotes: true) != nil
    var names: [[UInt8]] = []
    var index = content.lowerBound
    while true {
      while index < content.upperBound, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
      var name: [UInt8] = []
      if index < content.upperBound, text[index] == UInt8(ascii: "\"") {
        index = try quoted(text, from: index + 1, in: content, into: &name)
        while index < content.upperBound, text[index] == 0x20 { index += 1 }
        guard index == content.upperBound || text[index] == UInt8(ascii: hasEquals ? "=" : ",") else {
          throw .textAfterQuote
        }
      } else {
        var end = index
        while end < content.upperBound, !ends(text, at: end, in: content, hasEquals: hasEquals) { end += 1 }
        let range = CreditBytes.trimmed(index..<end, in: text)
        for offset in range { name.append(text[offset]) }
        index = end
        if hasEquals, index < content.upperBound { index += 1 }
      }
      if name.isEmpty { throw .emptyName }
      names.append(name)
      if index >= content.upperBound { return names }
      index += 1
    }
  }

  static func isHeader(_ names: [[UInt8]], in text: Span<UInt8>) -> Bool {
    names.map { String(decoding: $0, as: UTF8.self).lowercased() } == ["name", "alias"]
  }

  private static func quoted(
    _ text: Span<UInt8>, from start: Int, in line: Range<Int>, into name: inout [UInt8]
  ) throws(AliasTableError.Reason) -> Int {
    var index = start
    while index < line.upperBound {
      if text[index] == UInt8(ascii: "\"") {
        guard index + 1 < line.upperBound, text[index + 1] == UInt8(ascii: "\"") else { return index + 1 }
        index += 1
      }
      name.append(text[index])
      index += 1
    }
    throw .unclosedQuote
  }

  /// Where ` = ` stands.
  private static func equals(
    _ text: Span<UInt8>, from start: Int, in line: Range<Int>, outsideQuotes: Bool
  ) -> Int? {
    var isQuoted = false
    for index in start..<line.upperBound {
      if text[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, isEquals(text, at: index, in: line) { return index }
    }
    return nil
  }

  private static func isEquals(_ text: Span<UInt8>, at index: Int, in line: Range<Int>) -> Bool {
    text[index] == UInt8(ascii: "=") && index > line.lowerBound && text[index - 1] == 0x20
      && index + 1 < line.upperBound && text[index + 1] == 0x20
  }

  private static func ends(_ text: Span<UInt8>, at index: Int, in line: Range<Int>, hasEquals: Bool) -> Bool {
    hasEquals
      ? text[index] == 0x20 && index + 1 < line.upperBound && isEquals(text, at: index + 1, in: line)
      : text[index] == UInt8(ascii: ",")
  }
}
