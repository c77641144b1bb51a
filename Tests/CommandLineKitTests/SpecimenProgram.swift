import CommandLineKit

/// A small program with every kind of parameter.
enum Specimen {
  enum Rule: String, Sendable, CaseIterable { case same, any, requireClean = "require-clean" }

  static let left = Argument("LEFT", .file, help: "The first list.")
  static let right = Argument("RIGHT", .file, help: "The second list.")
  static let output = Option("output", letter: "o", value: "FILE", .file, help: "Write there instead.")
  static let jobs = Option("jobs", letter: "j", value: "N", .wholeNumber(in: 1...64), help: "Use N threads.")
  static let rating =
    DefaultedOption("rating", value: "RULE", .word, default: "same", help: "What ratings may differ.")
    as DefaultedOption<Rule>
  static let least = Option("min-confidence", value: "P", .number(in: 0...1), help: "Match only from P on.")
  static let map = RepeatedOption("columns", value: "MAP", .text, help: "Name the columns.")
  static let json = Flag("json", help: "Print JSON.")
  static let quiet = Flag("quiet", letter: "q", help: "Say nothing else.")

  static let match = Command(
    "match", "Finds what two lists share.", discussion: ["Both files are read as they are."], arguments: [left, right],
    options: [OptionGroup("Output", [output, json, quiet]), OptionGroup("Policy", [rating, least, map, jobs])],
    examples: [Example("tool match a.xml b.csv", "Prints a table.")])

  static let first = Argument("FIRST", .text, help: "One.")
  static let middle = ArgumentList("MIDDLE", atLeast: 0, .text, help: "Any.")
  static let last = Argument("LAST", .text, help: "One.")
  static let spread = Command("spread", "Takes a list between two values.", arguments: [first, middle, last])

  static let file = OptionalArgument("FILE", .file, help: "A file.")
  static let formats = Command("formats", "Lists formats.", arguments: [file])

  static let program = Program(
    "tool", version: "1.2.3", summary: "Tells which items in two lists are the same.",
    commands: [match, spread, formats], examples: [Example("tool match a.xml b.csv", "Prints a table.")])

  static func values(_ line: String...) throws -> ParsedValues {
    guard case .run(_, let values) = try program.invocation(of: line) else { throw NotRun() }
    return values
  }
  struct NotRun: Error {}
}
