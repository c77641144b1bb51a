/// What is said to the user: one sentence, and a hint at what to do.
public struct Message: Hashable, Sendable, CustomStringConvertible {
  public let sentence: String
  public let hint: String?

  public init(_ sentence: String, hint: String? = nil) {
    self.sentence = sentence
    self.hint = hint
  }

  /// Puts a usage error into words.
  public init(_ error: UsageError, program: String) {
    let ask = [program, error.command, "--help"].compactMap { $0 }.joined(separator: " ")
    let words = Message.words(error.reason)
    self.init("\(program): \(words)" + (words.hasSuffix("?") ? "" : "."), hint: "Try '\(ask)'.")
  }

  public var description: String { hint.map { sentence + "\n" + $0 } ?? sentence }

  private static func words(_ reason: UsageError.Reason) -> String {
    switch reason {
    case .noCommand: "no command given"
    case .unknownCommand(let word, let meant): "there is no command '\(shown(word))'" + guess(meant)
    case .unknownOption(let word, let meant): "unknown option '\(shown(word))'" + guess(meant)
    case .missingValue(let option, let value): "\(option) needs a value: \(option) \(value)"
    case .unwantedValue(let option, let value): "\(option) takes no value, but was given '\(shown(value))'"
    case .wrongValue(let parameter, let value, let expected, let meant):
      "'\(shown(value))' is no value for \(parameter): expected \(expected)" + guess(meant)
    case .missingArgument(let name): "\(name) is missing"
    case .unexpectedArgument(let text): "unexpected argument '\(shown(text))'"
    case .other(let sentence): sentence
    }
  }

  private static func guess(_ meant: String?) -> String { meant.map { "; did you mean '\($0)'?" } ?? "" }

  /// The text with control characters made visible, cut to a length that a terminal line bears.
  private static func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(80).map { scalar in
      scalar.value < 0x20 || scalar.value == 0x7F ? "\u{FFFD}" : String(scalar)
    }
    return scalars.joined() + (text.unicodeScalars.count > 80 ? "…" : "")
  }
}
