/// A shell that a completion script can be written for.
public enum Shell: String, Hashable, Sendable, CaseIterable {
  case bash, zsh, fish
}

/// Writes scripts by which shells complete a program's commands, options and values.
struct CompletionScript {
  let program: Program

  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash()
    case .zsh: zsh()
    case .fish: fish()
    }
  }

  // MARK: bash

  private func bash() -> String {
    let function = "_" + CompletionScript.identifier(program.name)
    var text = """
      # Completes \(program.name) in bash. Source this file, or put it into bash-completion's folder.
      \(function)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(program.commands.map(\.name).joined(separator: " ")) --help --version" -- "$current"))
          return
        fi
        case ${COMP_WORDS[1]} in

      """
    for command in program.commands {
      text += "  \(command.name))\n"
      text += "    case $previous in\n"
      for option in command.options where option.kind != .flag {
        let spelled = ["--" + option.name] + (option.letter.map { ["-\($0)"] } ?? [])
        text += "    \(spelled.joined(separator: "|"))) \(bashValues(option)); return ;;\n"
      }
      text += "    esac\n"
      let options = (command.options.map { "--" + $0.name } + ["--help"]).joined(separator: " ")
      text += "    if [[ $current == -* ]]; then COMPREPLY=($(compgen -W \"\(options)\" -- \"$current\"))"
      if let argument = command.arguments.first { text += "; else \(bashValues(argument))" }
      text += "; fi ;;\n"
    }
    return text + "  esac\n}\ncomplete -o filenames -F \(function) \(program.name)\n"
  }

  private func bashValues(_ parameter: Parameter) -> String {
    let words = words(parameter)
    if !words.isEmpty { return "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))" }
    switch parameter.completion {
    case .file: return "mapfile -t COMPREPLY < <(compgen -f -- \"$current\")"
    case .folder: return "mapfile -t COMPREPLY < <(compgen -d -- \"$current\")"
    case .none: return "COMPREPLY=()"
    }
  }

  // MARK: zsh

  private func zsh() -> String {
    let function = "_" + CompletionScript.identifier(program.name)
    var text = "#compdef \(program.name)\n\n\(function)() {\n  local -a commands\n  commands=(\n"
    for command in program.commands { text += "    \(quoted(escaped(command.name) + ":" + command.summary))\n" }
    text += """
        )
        if (( CURRENT == 2 )); then
          _describe -t commands 'command' commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in

      """
    for command in program.commands {
      text += "  \(command.name))\n    _arguments -s"
      for option in command.options { text += " \\\n      \(zshOption(option))" }
      text += " \\\n      '(- *)'{-h,--help}'[Show help.]'"
      for argument in command.arguments {
        let place = if case .argument(.many) = argument.kind { "*:" } else { ":" }
        text += " \\\n      \(quoted(place + escaped(argument.name) + ":" + zshAction(argument)))"
      }
      text += " ;;\n"
    }
    return text + "  esac\n}\n\n\(function) \"$@\"\n"
  }

  private func zshOption(_ option: Parameter) -> String {
    var rest = "[" + option.help.map { "[]".contains($0) ? "\\\($0)" : String($0) }.joined() + "]"
    if option.kind != .flag { rest += ":\(escaped(option.valueName)):\(zshAction(option))" }
    guard let letter = option.letter else {
      return quoted(repeating(option) + "--\(option.name)" + rest)
    }
    let repeats = repeating(option)
    let exclusive = repeats.isEmpty ? "(-\(letter) --\(option.name))" : repeats
    return "\(quoted(exclusive)){-\(letter),--\(option.name)}\(quoted(rest))"
  }

  private func repeating(_ option: Parameter) -> String { option.kind == .option(repeats: true) ? "*" : "" }

  private func zshAction(_ parameter: Parameter) -> String {
    let words = words(parameter)
    if !words.isEmpty { return "(" + words.joined(separator: " ") + ")" }
    switch parameter.completion {
    case .file: return "_files"
    case .folder: return "_files -/"
    case .none: return ""
    }
  }

  // MARK: fish

  private func fish() -> String {
    let name = program.name
    let all = program.commands.map(\.name).joined(separator: " ")
    var text = "# Completes \(name) in fish. Put this file into fish's completions folder.\n"
    text += "complete -c \(name) -f\n"
    text += "complete -c \(name) -n __fish_use_subcommand -s h -l help -d 'Show help.'\n"
    text += "complete -c \(name) -n __fish_use_subcommand -s V -l version -d 'Show the version.'\n"
    for command in program.commands {
      text += "complete -c \(name) -n __fish_use_subcommand -a \(command.name) -d \(fishQuoted(command.summary))\n"
    }
    for command in program.commands {
      let start = "complete -c \(name) -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options {
        text += start + (option.letter.map { " -s \($0)" } ?? "") + " -l \(option.name)"
        text += fishValues(option) + " -d \(fishQuoted(option.help))\n"
      }
      text += start + " -s h -l help -d 'Show help.'\n"
      if let argument = command.arguments.first {
        let words = command.name == "help" ? all.split(separator: " ").map(String.init) : words(argument)
        if !words.isEmpty { text += start + " -a \(fishQuoted(words.joined(separator: " ")))\n" }
        if argument.completion != .none { text += start + " -F\n" }
      }
    }
    return text
  }

  private func fishValues(_ option: Parameter) -> String {
    if option.kind == .flag { return "" }
    let words = words(option)
    if !words.isEmpty { return " -x -a \(fishQuoted(words.joined(separator: " ")))" }
    switch option.completion {
    case .file: return " -r -F"
    case .folder: return " -x -a '(__fish_complete_directories)'"
    case .none: return " -x"
    }
  }

  // MARK: Words

  /// The words that may stand for a parameter; those of `help`'s argument are the commands.
  private func words(_ parameter: Parameter) -> [String] {
    if parameter.name == Program.helpTopic.parameter.name { return program.commands.map(\.name) }
    return parameter.choices.map(\.word)
  }

  private static func identifier(_ name: String) -> String {
    name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  /// For sh, bash and zsh: inside single quotes only the quote itself needs care.
  private func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }

  private func fishQuoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }

  /// A colon separates the parts of a zsh description.
  private func escaped(_ text: String) -> String { text.map { $0 == ":" ? "\\:" : String($0) }.joined() }
}
