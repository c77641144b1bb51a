public import MusicModel

/// A fault in an input: where, and what. Wording is the caller's.
public struct ListProblem: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// A row with no title, no identifier, and no artist with album.
    case emptyRow
    /// A cell that says something unreadable for its field; the cell is dropped, the row goes on.
    case unreadableCell(field: String, text: String)
    case raggedRow(expected: Int, found: Int)
    case unterminatedQuote
    case invalidUTF8
    case malformed(String)
    case tooLong(limit: Int)
  }
  /// The 1-based line in the file, 0 when unknown.
  public var line: Int
  /// The 1-based record, 0 when unknown.
  public var record: Int
  public var reason: Reason
  /// Whether the row is lost (a bad row) or only a note.
  public var losesRow: Bool

  public init(line: Int, record: Int, reason: Reason, losesRow: Bool) {
    self.line = line
    self.record = record
    self.reason = reason
    self.losesRow = losesRow
  }
}

/// Why a file gave no list at all.
public struct UnreadableInput: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    case missing
    case isDirectory
    case empty
    case notPermitted
    case binary(String)
    /// Not recognised as any format; what was seen.
    case unrecognised(String)
    /// A table without a title column; the columns that it has.
    case noTitleColumn(columns: [String])
    case unknownFormat(String)
    /// A column that the caller names is not there; those that are.
    case noSuchColumn(String, columns: [String])
    /// The caller names a field that lists do not have.
    case noSuchField(String)
    case truncated(line: Int, String)
    case malformed(line: Int, String)
    case refused(line: Int, String)
    case noGoodRow(bad: Int)
    case io(String)
  }
  public var path: String
  public var reason: Reason
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

/// What the caller says of a file, beyond its bytes.
public struct ReadingOptions: Hashable, Sendable {
  /// Column of the file -> field, from `--columns title=Name,artist=Who` (field name to column name).
  public var columns: [String: String] = [:]
  /// A format's name that overrides recognition.
  public var format: String?
  /// Names the namespace of a plain list's ids.
  public var idNamespace: Namespace?
  public init() {}
}

/// A list and how it was read.
public struct ReadList: Sendable {
  public var list: SongList
  /// The format's name, as `formats` prints it.
  public var format: String
  /// The generation or dialect within the format, such as `watsonbox, 19 columns, German headers`.
  public var dialect: String
  /// Why the file was taken for it, in a few words.
  public var why: String
  /// The column names that the file has, where it is a table.
  public var columns: [String]
  public var problems: [ListProblem]
  /// How many records were bad, all counted even when ``problems`` was capped.
  public var badRows: Int
  /// Things worth saying once of the whole file: left out rows by kind, inferred units, repaired encodings.
  public var notes: [String]

  public init(
    list: SongList, format: String, dialect: String = "", why: String, columns: [String] = [],
    problems: [ListProblem] = [], badRows: Int = 0, notes: [String] = []
  ) {
    self.list = list
    self.format = format
    self.dialect = dialect
    self.why = why
    self.columns = columns
    self.problems = problems
    self.badRows = badRows
    self.notes = notes
  }
}
