/// What is wrong with a command line.
public struct UsageError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    case noCommand
    case unknownCommand(String, meant: String?)
    /// As typed, dashes included.
    case unknownOption(String, meant: String?)
    case missingValue(option: String, value: String)
    /// A flag was given a value: `--json=yes`.
    case unwantedValue(option: String, value: String)
    case wrongValue(parameter: String, value: String, expected: String, meant: String?)
    case missingArgument(String)
    case unexpectedArgument(String)
    /// What only the command itself can tell, as a sentence without its full stop.
    case other(String)
  }

  public let reason: Reason
  /// The command whose help would tell more; `nil` for the program's own.
  public let command: String?

  public init(_ reason: Reason, command: String?) {
    self.reason = reason
    self.command = command
  }
}
