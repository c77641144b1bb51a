/// An option without a value.
///
///     static let json = Flag("json", help: "Print the result as JSON.")
///     values[json]  // true when `--json` was given
public struct Flag: ParameterKey {
  public let parameter: Parameter

  public init(_ name: String, letter: Character? = nil, help: String) {
    parameter = Parameter(flag: name, letter: letter, help: help)
  }
}

/// An option with a value, `nil` when it is not given.
///
///     static let jobs = Option("jobs", value: "N", .wholeNumber(in: 1...64), help: "Use N threads.")
///     values[jobs]  // Int?
public struct Option<Value: Sendable>: ParameterKey {
  public let parameter: Parameter
  let reader: ValueReader<Value>

  public init(_ name: String, letter: Character? = nil, value: String, _ reader: ValueReader<Value>, help: String) {
    self.reader = reader
    parameter = Parameter(
      .option(repeats: false), name: name, letter: letter, valueName: value, help: help, reader: reader)
  }
}

/// An option with a value that has one even when it is not given.
///
///     static let rating = DefaultedOption("rating", value: "RULE", .word, default: "same", help: "…")
///     values[rating]  // the rule, never nil
public struct DefaultedOption<Value: Sendable>: ParameterKey {
  public let parameter: Parameter
  let reader: ValueReader<Value>
  let fallback: Value

  /// - Precondition: `reader` accepts `defaultText`.
  public init(
    _ name: String, letter: Character? = nil, value: String, _ reader: ValueReader<Value>,
    default defaultText: String, help: String
  ) {
    guard let fallback = reader.read(defaultText) else {
      preconditionFailure("the default of --\(name) is not one of its values")
    }
    self.reader = reader
    self.fallback = fallback
    parameter = Parameter(
      .option(repeats: false), name: name, letter: letter, valueName: value, help: help, defaultText: defaultText,
      reader: reader)
  }
}

/// An option that may be given several times, every value kept in order.
public struct RepeatedOption<Value: Sendable>: ParameterKey {
  public let parameter: Parameter
  let reader: ValueReader<Value>

  public init(_ name: String, letter: Character? = nil, value: String, _ reader: ValueReader<Value>, help: String) {
    self.reader = reader
    parameter = Parameter(
      .option(repeats: true), name: name, letter: letter, valueName: value, help: help, reader: reader)
  }
}
