internal import CommandLineKit

/// The program: its grammar, and which command does what.
public enum ReconcileProgram {
  static let name = "reconcile"
  static let version = "0.1.0"

  static let program = Program(
    name, version: version,
    summary: "Tells which items in two music lists are the same thing.",
    commands: [
      MatchCommand.grammar, ExplainCommand.grammar, KeyCommand.grammar, FormatsCommand.grammar, EvaluateCommand.grammar,
      FitCommand.grammar,
    ],
    examples: [
      Example("reconcile match Library.xml liked.csv", "What both lists share, and what each lacks."),
      Example("reconcile explain Library.xml:12 liked.csv:7", "Why two rows are, or are not, one recording."),
      Example("reconcile formats liked.csv", "What a file was taken for, and why."),
    ])

  /// Runs a command line.
  ///
  /// - Parameter words: The arguments without the program's own path.
  /// - Returns: The exit code: see ``ExitCode``.
  public static func run(_ words: [String]) -> Int32 {
    Interruption.prepare()
    do {
      return try invoke(words).rawValue
    } catch {
      if let message = error.message { StandardError.print(message.description) }
      return error.code.rawValue
    }
  }

  private static func invoke(_ words: [String]) throws(CommandFailure) -> ExitCode {
    let invocation: Program.Invocation
    do {
      invocation = try program.invocation(of: words, width: Terminal(.output).width)
    } catch {
      throw CommandFailure(error)
    }
    switch invocation {
    case .show(let text):
      try Output.print(text)
      return .done
    case .run("match", let values): return try MatchCommand(values).run()
    case .run("explain", let values): return try ExplainCommand(values).run()
    case .run("key", let values): return try KeyCommand(values).run()
    case .run("formats", let values): return try FormatsCommand(values).run()
    case .run("evaluate", let values): return try EvaluateCommand(values).run()
    case .run("fit", let values): return try FitCommand(values).run()
    case .run(let command, _):
      throw .usage("'\(command)' is not built yet", command: "help")
    }
  }
}
