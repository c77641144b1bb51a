/// What a command line said, asked for by the parameters that declared it.
///
/// Every text in here was accepted by its parameter's reader when the line was scanned, so reading it again
/// cannot fail.
public struct ParsedValues: Hashable, Sendable {
  var flags: Set<String> = []
  var options: [String: [String]] = [:]
  var arguments: [String: [String]] = [:]

  public subscript(flag: Flag) -> Bool { flags.contains(flag.parameter.name) }

  public subscript<Value>(option: Option<Value>) -> Value? {
    options[option.parameter.name]?.last.flatMap(option.reader.read)
  }

  public subscript<Value>(option: DefaultedOption<Value>) -> Value {
    options[option.parameter.name]?.last.flatMap(option.reader.read) ?? option.fallback
  }

  public subscript<Value>(option: RepeatedOption<Value>) -> [Value] {
    (options[option.parameter.name] ?? []).compactMap(option.reader.read)
  }

  public subscript<Value>(argument: Argument<Value>) -> Value {
    guard let text = arguments[argument.parameter.name]?.first, let value = argument.reader.read(text) else {
      preconditionFailure("\(argument.parameter.name) is no argument of the command that was parsed")
    }
    return value
  }

  public subscript<Value>(argument: OptionalArgument<Value>) -> Value? {
    arguments[argument.parameter.name]?.first.flatMap(argument.reader.read)
  }

  public subscript<Value>(argument: ArgumentList<Value>) -> [Value] {
    (arguments[argument.parameter.name] ?? []).compactMap(argument.reader.read)
  }

  /// Whether the line gave the parameter itself, a default not counted.
  public func has(_ key: some ParameterKey) -> Bool {
    let name = key.parameter.name
    return flags.contains(name) || options[name] != nil || !(arguments[name] ?? []).isEmpty
  }
}
