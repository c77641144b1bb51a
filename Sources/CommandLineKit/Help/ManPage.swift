/// Writes a program's manual page in the `man` macros, section 1.
struct ManPage {
  let program: Program

  func text() -> String {
    let title = program.name.uppercased()
    var page = ".TH \(roff(title)) 1 \"\" \"\(roff(program.name)) \(roff(program.version))\"\n"
    page += ".SH NAME\n\(roff(program.name)) \\- \(roff(program.summary))\n"
    page += ".SH SYNOPSIS\n.B \(roff(program.name))\n.I COMMAND\n.RI [ options ]\n"
    page += examples(program.examples)
    page += ".SH COMMANDS\n"
    let help = HelpText(program: program, width: 80)
    for command in program.commands {
      page += ".SS \(roff(help.usage(of: command)))\n\(roff(command.summary))\n"
      for part in command.discussion { page += ".PP\n\(roff(part))\n" }
      for parameter in command.arguments + command.options {
        page += ".TP\n.B \(roff(HelpText.term(parameter)))\n\(roff(HelpText.meaning(parameter)))\n"
      }
      for example in command.examples { page += ".PP\n.B \(roff(example.line))\n.br\n\(roff(example.says))\n" }
    }
    page += ".SH EXIT STATUS\n"
    for (code, meaning) in ManPage.exits { page += ".TP\n.B \(code.rawValue)\n\(roff(meaning))\n" }
    page += ".SH ENVIRONMENT\n.TP\n.B NO_COLOR\nWhen set and not empty, nothing is coloured.\n"
    page += ".TP\n.B COLUMNS\nHow many columns a table may fill where there is no terminal.\n"
    return page
  }

  static let exits: [(ExitCode, String)] = [
    (.done, "Done."),
    (.checkFailed, "Done, but a gate or a check that was asked for failed."),
    (.usage, "The command line is wrong, or asks for what is not built yet."),
    (.unreadableInput, "An input could not be read."),
    (.unwritableOutput, "An output could not be written."),
    (.interrupted, "Interrupted."),
  ]

  private func examples(_ examples: [Example]) -> String {
    guard !examples.isEmpty else { return "" }
    return ".SH EXAMPLES\n"
      + examples.map { ".TP\n.B \(roff($0.line))\n\(roff($0.says))\n" }.joined()
  }

  /// Text that roff prints as it is: dashes stay dashes, and no line becomes a request.
  private func roff(_ text: String) -> String {
    let body = text.map { sign in
      switch sign {
      case "\\": "\\e"
      case "-": "\\-"
      case "\n": " "
      default: String(sign)
      }
    }.joined()
    return body.hasPrefix(".") || body.hasPrefix("'") ? "\\&" + body : body
  }
}
