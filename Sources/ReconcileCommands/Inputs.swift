internal import CommandLineKit
internal import Exports
internal import Linkage
internal import MusicModel
internal import TitleGrammar

/// Reads the lists that a command line names, and says what was wrong in them.
struct Inputs {
  let values: ParsedValues
  let command: String
  private(set) var problems: [(path: String, problem: ListProblem)] = []
  private(set) var badRows = 0

  /// How many problems of a file are said on standard error; `--problems` keeps all.
  private static let shown = 20

  init(_ values: ParsedValues, command: String) {
    self.values = values
    self.command = command
  }

  enum Side { case left, right, only }

  /// Reads a list; one without a good row is a failure.
  mutating func read(_ path: String, _ side: Side) throws(CommandFailure) -> ReadList {
    try take(path, side) { options throws(UnreadableInput) in try ListReader().read(path: path, options: options) }
  }

  /// Reads a list to tell about it, even when nothing good is in it.
  mutating func survey(_ path: String) throws(CommandFailure) -> ReadList {
    try take(path, .only) { options throws(UnreadableInput) in try ListReader().survey(path: path, options: options) }
  }

  /// Reads both lists at once.
  mutating func readBoth(
    _ left: String, _ right: String, _ workers: Workers
  ) throws(CommandFailure) -> (ReadList, ReadList) {
    let (leftOptions, rightOptions) = (try options(.left), try options(.right))
    let (first, second) = workers.both(
      { Inputs.reading(left, leftOptions) }, { Inputs.reading(right, rightOptions) })
    let leftList = try take(left, .left) { _ throws(UnreadableInput) in try first.get() }
    return (leftList, try take(right, .right) { _ throws(UnreadableInput) in try second.get() })
  }

  private static func reading(_ path: String, _ options: ReadingOptions) -> Result<ReadList, UnreadableInput> {
    Result { () throws(UnreadableInput) in try ListReader().read(path: path, options: options) }
  }

  private mutating func take(
    _ path: String, _ side: Side, _ reading: (ReadingOptions) throws(UnreadableInput) -> ReadList
  ) throws(CommandFailure) -> ReadList {
    let options = try options(side)
    let read: ReadList
    do {
      read = try reading(options)
    } catch {
      throw CommandFailure(error)
    }
    problems += read.problems.map { (path, $0) }
    badRows += read.badRows
    if !values[SharedOptions.quiet] { tell(read, path) }
    return read
  }

  private func options(_ side: Side) throws(CommandFailure) -> ReadingOptions {
    var options = ReadingOptions()
    options.columns = try Inputs.columns(values, command: command)
    switch side {
    case .left:
      options.format = values[SharedOptions.leftFormat]
      options.idNamespace = try namespace(values[SharedOptions.leftIDs], "--left-ids")
    case .right:
      options.format = values[SharedOptions.rightFormat]
      options.idNamespace = try namespace(values[SharedOptions.rightIDs], "--right-ids")
    case .only: break
    }
    return options
  }

  /// Writes all problems to the file that `--problems` names.
  func writeProblems() throws(CommandFailure) {
    guard let path = values[SharedOptions.problems] else { return }
    let lines = problems.map { "\($0.path): \($0.problem.sentence)\n" }.joined()
    try Output.write(to: path) { file throws(OutputError) in try file.write(lines) }
  }

  /// The alias table with the user's own lines; a line that says nothing usable is told, and the others count.
  static func aliases(_ values: ParsedValues) throws(CommandFailure) -> AliasTable {
    guard let path = values[SharedOptions.aliases] else { return .builtIn }
    let text: String
    do {
      text = try ByteSource.text(path: path)
    } catch {
      throw CommandFailure(error)
    }
    do {
      return AliasTable.builtIn.merging(try AliasTable(parsing: text, source: path))
    } catch {
      for fault in error.faults { StandardError.print("\(path), line \(fault.line): \(fault.reason.words)") }
      return AliasTable.builtIn.merging(error.readable)
    }
  }

  private func tell(_ read: ReadList, _ path: String) {
    for note in read.notes { StandardError.print("\(path): \(note)") }
    for problem in read.problems.prefix(Inputs.shown) { StandardError.print("\(path): \(problem.sentence)") }
    let more = read.problems.count - Inputs.shown
    if more > 0 { StandardError.print("\(path): … and \(more) more problems; --problems FILE keeps them all") }
  }

  /// What `--columns` says: field to column.
  static func columns(_ values: ParsedValues, command: String) throws(CommandFailure) -> [String: String] {
    var columns: [String: String] = [:]
    for pair in values[SharedOptions.columns].flatMap({ $0.split(separator: ",") }) {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw .usage("--columns wants FIELD=NAME, not '\(pair)'", command: command)
      }
      columns[parts[0]] = parts[1]
    }
    return columns
  }

  private func namespace(_ word: String?, _ option: String) throws(CommandFailure) -> Namespace? {
    guard let word else { return nil }
    guard let namespace = Namespace(word) else {
      throw .usage(
        "'\(word)' is no namespace for \(option): expected apple:us (any storefront), spotify, deezer, tidal, youtube, musicbrainz or library:NAME",
        command: command)
    }
    return namespace
  }
}

extension AliasTableError.Reason {
  /// The fault in a few words.
  fileprivate var words: String {
    switch self {
    case .noAlias: "only one name stands there; expected name = other name"
    case .emptyName: "a name is empty"
    case .unclosedQuote: "a quotation mark is not closed"
    case .textAfterQuote: "text follows a closing quotation mark"
    case .sameName(let name): "all names are one as keys read them: '\(name)'"
    }
  }
}
