/// One thing that a command accepts, its type of value forgotten: what help, completions and the scanner need.
public struct Parameter: Sendable {
  public enum Kind: Hashable, Sendable {
    /// Present or not: `--json`.
    case flag
    /// With a value: `--jobs N`. A repeating one keeps every value, another one the last.
    case option(repeats: Bool)
    case argument(Arity)
  }

  /// How many values an argument takes.
  public enum Arity: Hashable, Sendable {
    case one
    case oneOrNone
    case many(atLeast: Int)
  }

  public let kind: Kind
  /// Without dashes for an option (`jobs`), as shown for an argument (`LEFT`).
  public let name: String
  /// The option's letter, if it has one.
  public let letter: Character?
  /// How help names the value: `FILE`. Empty for a flag.
  public let valueName: String
  public let help: String
  /// The value taken when none is given, as it would be typed.
  public let defaultText: String?
  let expectation: String
  let choices: [Choice]
  let completion: Completion
  let accepts: @Sendable (String) -> Bool

  init(flag name: String, letter: Character?, help: String) {
    kind = .flag
    self.name = name
    self.letter = letter
    self.help = help
    valueName = ""
    defaultText = nil
    expectation = ""
    choices = []
    completion = .none
    accepts = { _ in false }
  }

  init<Value>(
    _ kind: Kind, name: String, letter: Character? = nil, valueName: String, help: String, defaultText: String? = nil,
    reader: ValueReader<Value>
  ) {
    self.kind = kind
    self.name = name
    self.letter = letter
    self.valueName = valueName
    self.help = help
    self.defaultText = defaultText
    expectation = reader.expectation
    choices = reader.choices
    completion = reader.completion
    let read = reader.read
    accepts = { read($0) != nil }
  }

  /// How an error names it: `--jobs` or `LEFT`.
  var shownName: String {
    if case .argument = kind { name } else { "--" + name }
  }

  var isOption: Bool {
    if case .argument = kind { false } else { true }
  }
}

/// Something that declares a parameter, and under which its parsed value is asked for.
public protocol ParameterKey: Sendable {
  var parameter: Parameter { get }
}
