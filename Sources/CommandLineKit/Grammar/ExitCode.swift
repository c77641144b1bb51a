/// With which number the program ends.
public enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  case done = 0
  /// Done, but a gate or a check that was asked for failed.
  case checkFailed = 1
  /// The command line is wrong, or asks for what is not built yet.
  case usage = 2
  case unreadableInput = 3
  case unwritableOutput = 4
  case interrupted = 130
}
