internal import CommandLineKit
internal import Exports

/// A command that could not do its work: what to say, and with which code to end.
struct CommandFailure: Error {
  var message: Message?
  var code: ExitCode

  init(_ message: Message?, _ code: ExitCode) {
    self.message = message
    self.code = code
  }

  init(_ error: UsageError) {
    self.init(Message(error, program: ReconcileProgram.name), .usage)
  }

  /// A closed pipe is nobody's fault: the reader had enough.
  init(_ error: OutputError) {
    self.init(
      error.message(program: ReconcileProgram.name), error.reason == .closedPipe ? .done : .unwritableOutput)
  }

  init(_ error: UnreadableInput) {
    self.init(Message("\(ReconcileProgram.name): \(error.sentence)"), .unreadableInput)
  }

  /// What the command line asks for is wrong in a way that only the command can tell.
  static func usage(_ sentence: String, command: String) -> CommandFailure {
    CommandFailure(UsageError(.other(sentence), command: command))
  }
}
