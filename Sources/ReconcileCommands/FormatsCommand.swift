internal import CommandLineKit
internal import Exports
internal import MusicModel
internal import Reports

/// `reconcile formats [FILE]`: what can be read, or what a file was taken for.
struct FormatsCommand {
  static let file = OptionalArgument("FILE", .file, help: "A list to recognise.")
  static let grammar = Command(
    "formats", "Tell what can be read, or what a file was taken for and why.", arguments: [file],
    options: [
      OptionGroup("Result", [SharedOptions.json, SharedOptions.quiet]), OptionGroup("Reading", [SharedOptions.columns]),
    ],
    examples: [
      Example("reconcile formats", "Lists the formats."),
      Example("reconcile formats export.csv", "Names the file's format, its rows, its columns and its damage."),
    ])

  let values: ParsedValues
  init(_ values: ParsedValues) { self.values = values }

  func run() throws(CommandFailure) -> ExitCode {
    let terminal = Terminal(.output)
    let style = TableStyle(width: terminal.width, colour: terminal.allowsColour)
    guard let path = values[FormatsCommand.file] else {
      let report = FormatsReport(
        ListFormats.all.map { FormatsReport.Format($0.name, reads: true, writes: false, says: $0.description.summary) })
      try print(report.text(style)) { report.write(to: &$0) }
      return .done
    }
    var inputs = Inputs(values, command: "formats")
    let read = try inputs.survey(path)
    let report = RecognitionReport(
      path: path, format: read.format, version: read.dialect, why: read.why, rows: read.list.count, bad: read.badRows,
      columns: read.columns, notes: read.notes)
    try print(report.text(style)) { report.write(to: &$0) }
    return .done
  }

  private func print(_ text: String, json write: (inout JSONWriter) -> Void) throws(CommandFailure) {
    guard values[SharedOptions.json] else { return try Output.print(text) }
    var json = JSONWriter(.indented)
    write(&json)
    json.endLine()
    try Output.print(String(decoding: json.bytes, as: UTF8.self))
  }
}
