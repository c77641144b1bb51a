/// A program with subcommands: its name, its version and its grammar.
public struct Program: Sendable {
  public let name: String
  public let version: String
  public let summary: String
  public let commands: [Command]
  /// What the program's own help shows first.
  public let examples: [Example]

  public init(_ name: String, version: String, summary: String, commands: [Command], examples: [Example] = []) {
    self.name = name
    self.version = version
    self.summary = summary
    self.commands = commands + Program.builtIn(name)
    self.examples = examples
  }

  /// What a command line asks for.
  public enum Invocation: Hashable, Sendable {
    case run(command: String, ParsedValues)
    /// Text to print on standard output: help, a version, a completion script, a man page.
    case show(String)
  }

  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - words: The arguments without the program's own path.
  ///   - width: Columns that help may fill.
  /// - Throws: ``UsageError`` for the first fault from the left.
  public func invocation(of words: [String], width: Int = 80) throws(UsageError) -> Invocation {
    guard let first = words.first else { throw UsageError(.noCommand, command: nil) }
    let help = HelpText(program: self, width: width)
    switch first {
    case "--help", "-h": return .show(help.ofProgram())
    case "--version", "-V": return .show("\(name) \(version)\n")
    default: break
    }
    if first.hasPrefix("-") {
      let meant = Suggestion.nearest(to: first, among: ["--help", "--version"])
      throw UsageError(.unknownOption(first, meant: meant), command: nil)
    }
    let command = try command(named: first)
    var scanner = ArgumentScanner(command)
    guard let values = try scanner.scan(Array(words.dropFirst())) else { return .show(help.of(command)) }
    switch command.name {
    case "help":
      return .show(
        try values[Program.helpTopic].map { name throws(UsageError) in help.of(try self.command(named: name)) }
          ?? help.ofProgram())
    case "completions": return .show(CompletionScript(program: self).text(for: values[Program.shell]))
    case "man": return .show(ManPage(program: self).text())
    default: return .run(command: command.name, values)
    }
  }

  func command(named name: String) throws(UsageError) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let meant = Suggestion.nearest(to: name, among: commands.map(\.name))
    throw UsageError(.unknownCommand(name, meant: meant), command: nil)
  }

  static let helpTopic = OptionalArgument("COMMAND", .text, help: "The command to tell about.")
  static let shell = Argument<Shell>("SHELL", .word, help: "The shell to write for.")

  private static func builtIn(_ name: String) -> [Command] {
    [
      Command(
        "help", "Tells about the program or one command.", arguments: [helpTopic],
        examples: [Example("\(name) help completions", "The same as '\(name) completions --help'.")]),
      Command(
        "completions", "Prints a script that completes commands and options.", arguments: [shell],
        examples: [Example("\(name) completions bash > completions.bash", "To be sourced by ~/.bashrc.")]),
      Command(
        "man", "Prints the manual page.", examples: [Example("\(name) man | man -l -", "Reads it.")]),
    ]
  }
}
