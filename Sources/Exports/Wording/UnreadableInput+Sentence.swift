extension UnreadableInput {
  /// One sentence for a person: what, where, why, and what to do where there is something to do.
  ///
  ///     songs.csv: no column holds the titles; there are 'Who' and 'What' (name it: --columns title=What)
  public var sentence: String {
    "\(path == "-" ? "standard input" : path)\(place): \(words)"
  }

  /// `, line 12` where the reason has one.
  private var place: String {
    switch reason {
    case .truncated(let line, _), .malformed(let line, _), .refused(let line, _): line > 0 ? ", line \(line)" : ""
    default: ""
    }
  }

  private var words: String {
    switch reason {
    case .missing: "there is no such file"
    case .isDirectory: "this is a folder, not a file"
    case .empty: "the file is empty"
    case .notPermitted: "reading it is not permitted"
    case .binary(let kind): "this is \(kind), not a list"
    case .unrecognised(let seen): "not recognised as any list (\(seen)); 'reconcile formats' says what can be read"
    case .noTitleColumn(let columns): noTitleWords(columns)
    case .unknownFormat(let name): "no format is called '\(name)'; 'reconcile formats' names them all"
    case .noSuchColumn(let column, let columns):
      "no column is called '\(column)'; there are \(UnreadableInput.listed(columns))"
    case .noSuchField(let field):
      "--columns knows no field '\(field)'; the fields are \(ListReader.fieldNames.joined(separator: ", "))"
    case .truncated(_, let what): "the file ends too early: \(what)"
    case .malformed(_, let what): what
    case .refused(_, let what): "refused: \(what)"
    case .noGoodRow(let bad):
      bad == 0 ? "there is not a single song in it" : "not one of its \(bad) rows names a song"
    case .io(let what): "it could not be read: \(what)"
    }
  }

  private func noTitleWords(_ columns: [String]) -> String {
    return "no column holds the titles; there are \(UnreadableInput.listed(columns)) "
      + "(name it: --columns title=NAME)"
  }

  /// At most twelve names in quotes, then how many more there are.
  private static func listed(_ names: [String]) -> String {
    if names.isEmpty { return "none" }
    let shown = names.prefix(12).map { "'\($0.prefix(40))'" }
    if names.count > 12 { return shown.joined(separator: ", ") + " and \(names.count - 12) more" }
    return shown.count == 1 ? shown[0] : shown.dropLast().joined(separator: ", ") + " and " + shown[shown.count - 1]
  }
}

extension ListReader {
  /// The fields that `--columns` can fill.
  public static var fieldNames: [String] { ColumnRole.fieldNames }
}
