internal import CommandLineKit
internal import Exports
internal import MusicModel
internal import MusicIdentity
internal import Reports
internal import TitleGrammar

/// `reconcile key`: how a title and a credit are read, folded and keyed, step by step.
struct KeyCommand {
  static let file = OptionalArgument("FILE", .file, help: "A list whose rows are keyed.")
  static let title = Option("title", value: "T", .text, help: "A title.")
  static let artist = Option("artist", value: "A", .text, help: "A credit.")
  static let grammar = Command(
    "key", "Show how titles and credits are read, folded and keyed, step by step.", arguments: [file],
    options: [
      OptionGroup("What to key", [title, artist, SharedOptions.items, SharedOptions.aliases]),
      OptionGroup("Result", [SharedOptions.json, SharedOptions.quiet]),
    ],
    examples: [
      Example("reconcile key --title 'Come As You Are (Live) - 2011 Remaster'", "Parts, then each level of the key."),
      Example("reconcile key --title 'Halo' --artist 'Beyoncé feat. JAY-Z'", "The credit's names too."),
      Example("reconcile key liked.csv --json", "A line of JSON for each row."),
    ])

  let values: ParsedValues
  init(_ values: ParsedValues) { self.values = values }

  func run() throws(CommandFailure) -> ExitCode {
    let maker = KeyMaker(aliases: try Inputs.aliases(values))
    let title = values[KeyCommand.title]
    let artist = values[KeyCommand.artist]
    if let path = values[KeyCommand.file] {
      guard title == nil, artist == nil else {
        throw .usage("give a FILE, or --title and --artist, not both", command: "key")
      }
      try keyRows(of: path, maker)
      return .done
    }
    guard title != nil || artist != nil else {
      throw .usage("nothing to key: give a FILE, --title or --artist", command: "key")
    }
    let report = report(title, artist, maker)
    if values[SharedOptions.json] {
      var json = JSONWriter(.indented)
      report.write(to: &json)
      json.endLine()
      try Output.print(String(decoding: json.bytes, as: UTF8.self))
    } else {
      let terminal = Terminal(.output)
      try Output.print(report.text(TableStyle(width: terminal.width, colour: terminal.allowsColour)))
    }
    return .done
  }

  private func report(_ title: String?, _ artist: String?, _ maker: KeyMaker) -> KeyReport {
    let subject: TitleSubject = values[SharedOptions.items] == .albums ? .album : .song
    var parts: [KeyReport.Part] = []
    func part(_ name: String, _ ladder: KeyLadder) -> KeyReport.Part {
      KeyReport.Part(
        name, input: ladder.input, steps: ladder.rungs.map { KeyReport.Step($0.name, $0.value, change: $0.note) })
    }
    if let title { parts.append(part("title", maker.ladder(ofTitle: title, of: subject))) }
    if let artist { parts.append(part("artist", maker.ladder(ofArtist: artist))) }
    return KeyReport(parts: parts, recipe: maker.stamp)
  }

  private func keyRows(of path: String, _ maker: KeyMaker) throws(CommandFailure) {
    var inputs = Inputs(values, command: "key")
    let list = try inputs.read(path, .only).list
    let asJSON = values[SharedOptions.json]
    let terminal = Terminal(.output)
    let style = TableStyle(width: terminal.width, colour: terminal.allowsColour)
    try Output.write(to: "-") { file throws(OutputError) in
      for row in 0..<list.count {
        let song = list[row]
        let report = report(song.title, song.artist, maker)
        if asJSON {
          var json = JSONWriter(.compact)
          report.write(to: &json)
          json.endLine()
          let bytes = json.bytes
          try file.write(bytes.span)
        } else {
          try file.write("row \(song.record)\n" + report.text(style) + "\n")
        }
      }
    }
  }
}
