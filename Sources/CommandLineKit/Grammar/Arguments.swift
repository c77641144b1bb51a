/// A value that must stand on the command line, known by its place.
///
///     static let left = Argument("LEFT", .file, help: "The first list.")
///     values[left]  // String
public struct Argument<Value: Sendable>: ParameterKey {
  public let parameter: Parameter
  let reader: ValueReader<Value>

  public init(_ name: String, _ reader: ValueReader<Value>, help: String) {
    self.reader = reader
    parameter = Parameter(.argument(.one), name: name, valueName: name, help: help, reader: reader)
  }
}

/// A value that may stand on the command line, known by its place.
public struct OptionalArgument<Value: Sendable>: ParameterKey {
  public let parameter: Parameter
  let reader: ValueReader<Value>

  public init(_ name: String, _ reader: ValueReader<Value>, help: String) {
    self.reader = reader
    parameter = Parameter(.argument(.oneOrNone), name: name, valueName: name, help: help, reader: reader)
  }
}

/// All values that no other argument takes: `FILE...`.
public struct ArgumentList<Value: Sendable>: ParameterKey {
  public let parameter: Parameter
  let reader: ValueReader<Value>

  public init(_ name: String, atLeast least: Int = 1, _ reader: ValueReader<Value>, help: String) {
    self.reader = reader
    parameter = Parameter(.argument(.many(atLeast: least)), name: name, valueName: name, help: help, reader: reader)
  }
}
