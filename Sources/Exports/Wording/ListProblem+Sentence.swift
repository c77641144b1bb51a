extension ListProblem {
  /// One sentence for a person, without the file's name: `line 12, row 11: the duration 'soon' is unreadable, dropped`.
  public var sentence: String {
    var place: [String] = []
    if line > 0 { place.append("line \(line)") }
    if record > 0 { place.append("row \(record)") }
    return place.isEmpty ? words : "\(place.joined(separator: ", ")): \(words)"
  }

  private var words: String {
    switch reason {
    case .emptyRow: "no title, no identifier, and no artist with an album; the row is left out"
    case .unreadableCell(let field, let text): "the \(field) '\(text)' is unreadable and dropped"
    case .raggedRow(let expected, let found): "\(found) fields where the header has \(expected)"
    case .unterminatedQuote: "a quote is opened and never closed; it is taken as a sign"
    case .invalidUTF8: "not quite UTF-8; the broken signs became U+FFFD"
    case .malformed(let what): what
    case .tooLong(let limit): "longer than \(limit) bytes; left out"
    }
  }
}
