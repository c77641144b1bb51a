/// A word that an option or argument accepts, and what it means.
public struct Choice: Hashable, Sendable {
  public let word: String
  public let help: String

  public init(_ word: String, _ help: String = "") {
    self.word = word
    self.help = help
  }
}

/// What a shell may offer where a value is typed.
public enum Completion: Hashable, Sendable {
  case none
  case file
  case folder
}

/// Reads one value off the command line, and can say what it expected.
///
///     ValueReader.wholeNumber(in: 1...64).read("8")     // 8
///     ValueReader.wholeNumber(in: 1...64).read("none")  // nil; expected "a whole number from 1 to 64"
public struct ValueReader<Value: Sendable>: Sendable {
  /// What the value must be, to stand after "expected": `a whole number from 1 to 64`.
  public let expectation: String
  /// The words accepted, where they can be listed.
  public let choices: [Choice]
  public let completion: Completion
  /// - Returns: `nil` when the text is no such value.
  public let read: @Sendable (String) -> Value?

  public init(
    expecting expectation: String, choices: [Choice] = [], completion: Completion = .none,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.expectation = expectation
    self.choices = choices
    self.completion = completion
    self.read = read
  }

  /// One of a few words, each standing for a value.
  public static func words(_ table: [(word: String, value: Value, help: String)]) -> ValueReader {
    let pairs = table.map { ($0.word, $0.value) }
    return ValueReader(
      expecting: listed(table.map(\.word)), choices: table.map { Choice($0.word, $0.help) },
      read: { text in pairs.first { $0.0 == text }?.1 })
  }
}

extension ValueReader where Value == String {
  /// Any text, the empty one included.
  public static var text: ValueReader { ValueReader(expecting: "a text") { $0 } }

  /// A path; `-` for the standard stream.
  public static var file: ValueReader {
    ValueReader(expecting: "a path", completion: .file) { $0.isEmpty ? nil : $0 }
  }

  public static var folder: ValueReader {
    ValueReader(expecting: "a folder", completion: .folder) { $0.isEmpty ? nil : $0 }
  }
}

extension ValueReader where Value == Int {
  public static func wholeNumber(in range: ClosedRange<Int>) -> ValueReader {
    let bounds =
      range.upperBound == .max ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
    return ValueReader(expecting: "a whole number \(bounds)") { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueReader where Value == Double {
  public static func number(in range: ClosedRange<Double>) -> ValueReader {
    ValueReader(expecting: "a number from \(range.lowerBound) to \(range.upperBound)") { text in
      Double(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueReader where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of an enumeration's raw values.
  public static var word: ValueReader {
    let words = Value.allCases.map(\.rawValue)
    return ValueReader(
      expecting: listed(words), choices: words.map { Choice($0) }, read: { Value(rawValue: $0) })
  }
}

/// Words as a sentence lists them: `a, b or c`.
func listed(_ words: [String]) -> String {
  guard let last = words.last else { return "nothing" }
  return words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " or " + last
}
