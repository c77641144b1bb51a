internal import CommandLineKit
internal import Exports
internal import Linkage
internal import MusicIdentity
internal import MusicModel
internal import Reports

/// `reconcile match LEFT RIGHT`: the main job.
struct MatchCommand {
  static let left = Argument("LEFT", .file, help: "The first list; - reads standard input.")
  static let right = Argument("RIGHT", .file, help: "The second list.")
  static let output = Option(
    "output", letter: "o", value: "FILE", .file,
    help: "Write to FILE: .csv, .tsv, .json, .ndjson or .txt by its ending.")
  static let decisions = Option(
    "decisions", value: "FILE", .file,
    help: "What a person decided: CSV of decision,left_id,right_id (same or different).")
  static let many = Flag("many", help: "Let a row match several rows.")

  static let grammar = Command(
    "match", "Find what two lists share, and what each lacks.",
    discussion: [
      "Reads two exported lists of any known format and says for each row whether the other list has the same recording (match), has something that a person should look at (review), or lacks it (left-only, right-only)."
    ],
    arguments: [left, right],
    options: [
      OptionGroup("Result", [output, SharedOptions.json, SharedOptions.quiet]),
      OptionGroup(
        "What counts",
        [
          SharedOptions.same, SharedOptions.rating, SharedOptions.edition, SharedOptions.items, many,
          SharedOptions.minConfidence, decisions, SharedOptions.aliases, SharedOptions.weights,
        ]),
      SharedOptions.reading,
      OptionGroup("Running", [SharedOptions.jobs]),
    ],
    examples: [
      Example("reconcile match Library.xml liked.csv", "Prints a table of all answers."),
      Example("reconcile match Library.xml liked.csv -o answers.csv", "Writes one row for each answer."),
    ])

  let values: ParsedValues
  init(_ values: ParsedValues) { self.values = values }

  func run() throws(CommandFailure) -> ExitCode {
    let format = try outputFormat()
    var inputs = Inputs(values, command: "match")
    KeyMaker.readTables(Workers(values[SharedOptions.jobs]))
    let reconciler = Reconciler(
      maker: KeyMaker(aliases: try Inputs.aliases(values)), weights: try WeightsFile.weights(values),
      policy: policy(), decisions: try readDecisions(), jobs: values[SharedOptions.jobs])
    let (left, right) = try inputs.readBoth(values[MatchCommand.left], values[MatchCommand.right], reconciler.workers)
    try inputs.writeProblems()

    let path = values[MatchCommand.output] ?? "-"
    var said: [String] = []
    // The output is opened first: a folder that is missing is said before the work, not after it.
    try Output.write(to: path) { file throws(OutputError) in
      let result = reconciler.reconcile(left.list, right.list)
      let report = AnswerReport(
        result, left: left.list, right: right.list, badRows: inputs.badRows, jobs: reconciler.workers.count)
      said = [report.summaryLine()] + result.summary.notes.map { "note: \($0)" }
      if let format {
        try report.write(format) { piece throws(OutputError) in try file.write(piece) }
      } else {
        let terminal = Terminal(.output)
        let style = TableStyle(width: terminal.width, colour: terminal.allowsColour)
        try report.writeTable(style) { piece throws(OutputError) in try file.write(piece) }
      }
    }
    if path != "-" && !values[SharedOptions.quiet] {
      for line in said { StandardError.print(line) }
    }
    return .done
  }

  private func policy() -> MatchPolicy {
    var policy = SharedOptions.matchPolicy(values)
    policy.many = values[MatchCommand.many]
    return policy
  }

  /// The form of the output; `nil` for a table.
  private func outputFormat() throws(CommandFailure) -> AnswerFormat? {
    guard let path = values[MatchCommand.output] else { return values[SharedOptions.json] ? .json : nil }
    if values[SharedOptions.json] { return .json }
    if path == "-" || path.hasPrefix("/dev/") { return nil }
    if let format = AnswerFormat(path: path) { return format }
    if path.lowercased().hasSuffix(".html") {
      throw .usage("the HTML report is not built yet; use .csv, .tsv, .json, .ndjson or .txt", command: "match")
    }
    throw .usage(
      "cannot tell the form of '\(path)' by its ending: use .csv, .tsv, .json, .ndjson or .txt", command: "match")
  }

  private func readDecisions() throws(CommandFailure) -> [Decision] {
    guard let path = values[MatchCommand.decisions] else { return [] }
    do {
      return try DecisionFile.read(path: path)
    } catch let error as UnreadableInput {
      throw CommandFailure(error)
    } catch let error as DecisionFile.Fault {
      throw CommandFailure(Message("\(ReconcileProgram.name): \(error.sentence)"), .unreadableInput)
    } catch {
      throw CommandFailure(Message("\(ReconcileProgram.name): cannot read '\(path)'."), .unreadableInput)
    }
  }
}
