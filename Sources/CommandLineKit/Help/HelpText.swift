/// Writes what `--help` shows.
struct HelpText {
  let program: Program
  /// Columns to fill, kept between 40 and 100 whatever the terminal has.
  let width: Int

  init(program: Program, width: Int) {
    self.program = program
    self.width = min(100, max(40, width))
  }

  func ofProgram() -> String {
    var text = paragraph(program.summary)
    text += "\nUSAGE: \(program.name) COMMAND ...\n"
    text += examples(program.examples)
    text += "\nCOMMANDS:\n"
    text += WrappedText.definitions(program.commands.map { ($0.name, $0.summary) }, width: width)
    text += "\nOPTIONS:\n"
    text += WrappedText.definitions(
      [("-h, --help", "Show this."), ("-V, --version", "Show the version.")], width: width)
    return text + "\nTry '\(program.name) COMMAND --help' for one command.\n"
  }

  func of(_ command: Command) -> String {
    var text = paragraph(command.summary)
    for part in command.discussion { text += "\n" + paragraph(part) }
    text += "\nUSAGE: " + usage(of: command) + "\n"
    text += examples(command.examples)
    if !command.arguments.isEmpty {
      text += "\nARGUMENTS:\n"
      text += WrappedText.definitions(
        command.arguments.map { (HelpText.term($0), HelpText.meaning($0)) }, width: width)
    }
    for (index, group) in command.groups.enumerated() {
      text += "\n\(group.title.uppercased()):\n"
      var rows = group.parameters.map { (term: HelpText.term($0), meaning: HelpText.meaning($0)) }
      if index == command.groups.count - 1 { rows.append(("-h, --help", "Show this.")) }
      text += WrappedText.definitions(rows, width: width)
    }
    if command.groups.isEmpty {
      text += "\nOPTIONS:\n" + WrappedText.definitions([("-h, --help", "Show this.")], width: width)
    }
    return text
  }

  /// `reconcile match LEFT RIGHT [options]`.
  func usage(of command: Command) -> String {
    var words = [program.name, command.name] + command.arguments.map(HelpText.place)
    if !command.options.isEmpty { words.append("[options]") }
    return words.joined(separator: " ")
  }

  /// `-o, --output FILE`, or an argument as its place is written.
  static func term(_ parameter: Parameter) -> String {
    guard parameter.isOption else { return parameter.name }
    let letter = parameter.letter.map { "-\($0), " } ?? ""
    return letter + "--" + parameter.name + (parameter.valueName.isEmpty ? "" : " " + parameter.valueName)
  }

  static func place(_ argument: Parameter) -> String {
    switch argument.kind {
    case .argument(.oneOrNone): "[\(argument.name)]"
    case .argument(.many(let least)): least == 0 ? "[\(argument.name)...]" : argument.name + "..."
    default: argument.name
    }
  }

  /// The help with what may be typed and what is taken by itself.
  static func meaning(_ parameter: Parameter) -> String {
    var text = parameter.help
    if !parameter.choices.isEmpty {
      let explained = parameter.choices.contains { !$0.help.isEmpty }
      let words = parameter.choices.map { $0.help.isEmpty ? $0.word : "\($0.word) (\($0.help))" }
      text += explained ? " One of: " + words.joined(separator: ", ") + "." : " One of " + listed(words) + "."
    }
    if case .option(repeats: true) = parameter.kind { text += " May be given several times." }
    if let value = parameter.defaultText { text += " Default: \(value)." }
    return text
  }

  private func paragraph(_ text: String) -> String {
    WrappedText.lines(text, width: width).joined(separator: "\n") + "\n"
  }

  private func examples(_ examples: [Example]) -> String {
    guard !examples.isEmpty else { return "" }
    var text = "\nEXAMPLES:\n"
    for example in examples {
      text += "  \(example.line)\n"
      for line in WrappedText.lines(example.says, width: width - 6) { text += "      \(line)\n" }
    }
    return text
  }
}
