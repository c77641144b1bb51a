public import MusicModel

/// A list under construction, with what is to be said about its reading.
///
/// A row is made by the setters of ``list`` and ended by ``endRow(record:line:)``, which judges it.
public struct ReadContext: Sendable {
  public var list = SongList()
  /// The generation within the format; set from the recognition, refined by the reader.
  public var dialect = ""
  /// The column names, where the input is a table.
  public var columns: [String] = []
  /// Faults in the order of the file, at most ``problemLimit`` of them.
  public private(set) var problems: [ListProblem] = []
  /// All faults, also those beyond the limit.
  public private(set) var problemCount = 0
  /// Rows lost, all counted.
  public private(set) var badRows = 0
  /// Things worth saying once of the whole file.
  public private(set) var notes: [String] = []
  /// How many faults are kept; a file of a million bad rows must not fill the memory.
  public let problemLimit: Int

  public init(problemLimit: Int = 100_000) { self.problemLimit = problemLimit }

  /// Reports a fault; one that the parser says again of the same place is said once.
  public mutating func report(_ problem: ListProblem) {
    if !problem.losesRow, problem == problems.last { return }
    problemCount += 1
    if problem.losesRow { badRows += 1 }
    if problems.count < problemLimit { problems.append(problem) }
  }

  /// Reports a fault by its parts.
  ///
  /// - Parameters:
  ///   - line: 1-based, 0 when unknown.
  ///   - record: 1-based, 0 when unknown.
  public mutating func report(line: Int, record: Int, losesRow: Bool = false, _ reason: ListProblem.Reason) {
    report(ListProblem(line: line, record: record, reason: reason, losesRow: losesRow))
  }

  /// Says something once of the whole file; the same words twice are said once.
  public mutating func note(_ words: String) {
    if !notes.contains(words) { notes.append(words) }
  }

  /// Ends the row under construction: keeps it, or reports it as bad and drops it.
  ///
  /// A row is bad when it has no title, no identifier, and no artist with an album.
  ///
  /// - Returns: Whether the row was kept.
  @discardableResult
  public mutating func endRow(record: Int, line: Int = 0) -> Bool {
    if pendingRowNamesSomething {
      list.endRow(record: record)
      return true
    }
    list.dropRow()
    report(line: line, record: record, losesRow: true, .emptyRow)
    return false
  }

  private var pendingRowNamesSomething: Bool {
    if list.pendingRowSays(.title) { return true }
    if ReadContext.identifiers.contains(where: { list.pendingRowSays($0) }) { return true }
    return list.pendingRowSays(.artist) && list.pendingRowSays(.album)
  }

  /// The fields that name a song without a title.
  private static let identifiers: [TextField] = [.id, .isrc, .upc, .catalogID, .libraryID, .persistentID, .url]
}
