internal import CommandLineKit
internal import Exports
internal import MusicIdentity
internal import MusicModel
internal import Reports

/// `reconcile explain LEFT[:ROW] RIGHT[:ROW]`: the evidence of one pair as a waterfall.
struct ExplainCommand {
  static let left = OptionalArgument(
    "LEFT[:ROW]", .file, help: "A list, and the number of a record in it (1 if not given).")
  static let right = OptionalArgument("RIGHT[:ROW]", .file, help: "Another list, or the same, and a record.")
  static let leftSong = Option(
    "left", value: "JSON", .text, help: "A song instead of a list: {\"title\": …, \"artist\": …, \"duration\": …}.")
  static let rightSong = Option("right", value: "JSON", .text, help: "The other song.")
  static let grammar = Command(
    "explain", "Show why two items are, or are not, one recording.", arguments: [left, right],
    options: [
      OptionGroup("Songs", [leftSong, rightSong]),
      OptionGroup("Result", [SharedOptions.json, SharedOptions.weights, SharedOptions.quiet]),
      SharedOptions.policy, SharedOptions.reading,
    ],
    examples: [
      Example("reconcile explain Library.xml:12 liked.csv:7", "Record 12 of one list against record 7 of another."),
      Example(
        "reconcile explain --left '{\"title\":\"Halo\",\"artist\":\"Beyoncé\"}' --right '{\"title\":\"Halo (Live)\",\"artist\":\"Beyonce\"}'",
        "Two songs as JSON."),
    ])

  let values: ParsedValues
  init(_ values: ParsedValues) { self.values = values }

  func run() throws(CommandFailure) -> ExitCode {
    var inputs = Inputs(values, command: "explain")
    let (left, row) = try side(values[ExplainCommand.left], values[ExplainCommand.leftSong], .left, &inputs)
    let (right, otherRow) = try side(values[ExplainCommand.right], values[ExplainCommand.rightSong], .right, &inputs)
    try inputs.writeProblems()
    let reconciler = Reconciler(
      maker: KeyMaker(aliases: try Inputs.aliases(values)), weights: try WeightsFile.weights(values),
      policy: SharedOptions.matchPolicy(values), jobs: 1)
    let judgement = reconciler.judge(left, row: row, right, row: otherRow)
    let waterfall = Waterfall(
      left: ExplainedSong(left[row]), right: ExplainedSong(right[otherRow]), status: judgement.status,
      relation: judgement.relation, confidence: Double(judgement.confidence), reason: judgement.reason,
      prior: judgement.prior, evidence: judgement.evidence)
    if values[SharedOptions.json] {
      var json = JSONWriter(.indented)
      waterfall.write(to: &json)
      json.endLine()
      try Output.print(String(decoding: json.bytes, as: UTF8.self))
    } else {
      let terminal = Terminal(.output)
      try Output.print(waterfall.text(TableStyle(width: terminal.width, colour: terminal.allowsColour)))
    }
    return .done
  }

  /// One song of the pair: from a list and a record number, or from JSON.
  private func side(
    _ argument: String?, _ json: String?, _ side: Inputs.Side, _ inputs: inout Inputs
  ) throws(CommandFailure) -> (SongList, Int) {
    let name = side == .left ? "left" : "right"
    switch (argument, json) {
    case (nil, let json?):
      do {
        let list = try ListReader().read(bytes: Array("[\(json)]".utf8), name: "--\(name)").list
        return (list, 0)
      } catch {
        throw .usage("--\(name) is not the JSON of a song: \(error.sentence)", command: "explain")
      }
    case (let argument?, nil):
      let (path, record) = ExplainCommand.split(argument)
      let list = try inputs.read(path, side).list
      guard let row = list.recordNumbers.firstIndex(of: UInt32(truncatingIfNeeded: record)) else {
        throw .usage("\(path) has no good record \(record); it has \(list.count)", command: "explain")
      }
      return (list, row)
    case (nil, nil): throw .usage("\(name.uppercased()) is missing: give a list or --\(name)", command: "explain")
    default: throw .usage("give \(name.uppercased()) or --\(name), not both", command: "explain")
    }
  }

  /// `list.csv:12` as a path and a record number; a path without a number means its first record.
  static func split(_ argument: String) -> (path: String, record: Int) {
    guard let colon = argument.lastIndex(of: ":"), let record = Int(argument[argument.index(after: colon)...]),
      record > 0, colon > argument.startIndex
    else { return (argument, 1) }
    return (String(argument[..<colon]), record)
  }
}
