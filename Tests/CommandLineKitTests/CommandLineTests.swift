import CommandLineKit
import Testing

@Suite struct `A command line` {
  @Test func `gives typed values in any order of options and arguments`() throws {
    let values = try Specimen.values(
      "match", "--json", "a.xml", "-o", "out.csv", "--rating=any", "b.csv", "--min-confidence", "0.5", "-j4")
    #expect(values[Specimen.left] == "a.xml")
    #expect(values[Specimen.right] == "b.csv")
    #expect(values[Specimen.output] == "out.csv")
    #expect(values[Specimen.rating] == .any)
    #expect(values[Specimen.least] == 0.5)
    #expect(values[Specimen.jobs] == 4)
    #expect(values[Specimen.json])
    #expect(!values[Specimen.quiet])
  }

  @Test func `knows what was not said`() throws {
    let values = try Specimen.values("match", "a", "b")
    #expect(values[Specimen.rating] == .same)
    #expect(values[Specimen.jobs] == nil)
    #expect(values[Specimen.map] == [])
    #expect(!values.has(Specimen.rating))
    #expect(values.has(Specimen.left))
  }

  @Test func `takes a dash for a value and nothing for an option after two dashes`() throws {
    let values = try Specimen.values("match", "-", "-o", "-", "--", "--json")
    #expect(values[Specimen.left] == "-")
    #expect(values[Specimen.output] == "-")
    #expect(values[Specimen.right] == "--json")
    #expect(!values[Specimen.json])
  }

  @Test func `keeps the last of one option and all of a repeated one`() throws {
    let values = try Specimen.values("match", "a", "b", "-j", "2", "--jobs", "3", "--columns", "x=y", "--columns=z=")
    #expect(values[Specimen.jobs] == 3)
    #expect(values[Specimen.map] == ["x=y", "z="])
  }

  @Test func `splits letters that stand together`() throws {
    let values = try Specimen.values("match", "a", "b", "-qoout.txt")
    #expect(values[Specimen.quiet])
    #expect(values[Specimen.output] == "out.txt")
  }

  @Test func `fills required arguments before a list`() throws {
    let three = try Specimen.values("spread", "1", "2", "3", "4")
    #expect(three[Specimen.first] == "1")
    #expect(three[Specimen.middle] == ["2", "3"])
    #expect(three[Specimen.last] == "4")
    #expect(try Specimen.values("spread", "1", "2")[Specimen.middle] == [])
  }

  @Test func `leaves an optional argument out`() throws {
    #expect(try Specimen.values("formats")[Specimen.file] == nil)
    #expect(try Specimen.values("formats", "x")[Specimen.file] == "x")
  }

  struct Fault {
    let line: [String]
    let reason: UsageError.Reason
    init(_ line: String, _ reason: UsageError.Reason) {
      self.line = line.split(separator: " ").map(String.init)
      self.reason = reason
    }
  }

  static let faults = [
    Fault("", .noCommand),
    Fault("mtach a b", .unknownCommand("mtach", meant: "match")),
    Fault("completely a b", .unknownCommand("completely", meant: nil)),
    Fault("--verison", .unknownOption("--verison", meant: "--version")),
    Fault("match a b --jsn", .unknownOption("--jsn", meant: "--json")),
    Fault("match a b --bananas", .unknownOption("--bananas", meant: nil)),
    Fault("match a b -x", .unknownOption("-x", meant: nil)),
    Fault("match a b -json", .unknownOption("-json", meant: "--json")),
    Fault("match a b --output", .missingValue(option: "--output", value: "FILE")),
    Fault("match a b -o --json", .missingValue(option: "--output", value: "FILE")),
    Fault("match a b --json=yes", .unwantedValue(option: "--json", value: "yes")),
    Fault("match a b -q=1", .unwantedValue(option: "-q", value: "1")),
    Fault(
      "match a b --rating sane",
      .wrongValue(parameter: "--rating", value: "sane", expected: "same, any or require-clean", meant: "same")),
    Fault(
      "match a b --jobs 0",
      .wrongValue(parameter: "--jobs", value: "0", expected: "a whole number from 1 to 64", meant: nil)),
    Fault(
      "match a b --min-confidence -1",
      .wrongValue(parameter: "--min-confidence", value: "-1", expected: "a number from 0.0 to 1.0", meant: nil)),
    Fault(
      "match a b --min-confidence nan",
      .wrongValue(parameter: "--min-confidence", value: "nan", expected: "a number from 0.0 to 1.0", meant: nil)),
    Fault("match a b --output=", .wrongValue(parameter: "--output", value: "", expected: "a path", meant: nil)),
    Fault("match a", .missingArgument("RIGHT")),
    Fault("match", .missingArgument("LEFT")),
    Fault("spread 1", .missingArgument("LAST")),
    Fault("match a b c", .unexpectedArgument("c")),
    Fault("help mtach", .unknownCommand("mtach", meant: "match")),
  ]

  @Test(arguments: faults) func `names what is wrong with it`(_ fault: Fault) {
    #expect {
      _ = try Specimen.program.invocation(of: fault.line)
    } throws: { error in
      (error as? UsageError)?.reason == fault.reason
    }
  }

  @Test(arguments: faults) func `is answered by one sentence and a hint`(_ fault: Fault) {
    let message = Message(UsageError(fault.reason, command: "match"), program: "tool")
    #expect(message.sentence.hasPrefix("tool: "))
    #expect(message.sentence.hasSuffix(".") != message.sentence.hasSuffix("?"))
    #expect(!message.sentence.hasSuffix("?."))
    #expect(!message.sentence.contains("\n"))
    #expect(message.hint == "Try 'tool match --help'.")
  }

  @Test func `cannot smuggle control characters into a message`() {
    let error = UsageError(.unexpectedArgument("a\u{1B}[31m\nb"), command: nil)
    #expect(Message(error, program: "tool").sentence == "tool: unexpected argument 'a\u{FFFD}[31m\u{FFFD}b'.")
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]]) func `asks for the program's help`(_ line: [String]) throws {
    guard case .show(let text) = try Specimen.program.invocation(of: line) else { throw Specimen.NotRun() }
    #expect(text.contains("COMMANDS:\n  match"))
  }

  @Test func `asks for the version`() throws {
    #expect(try Specimen.program.invocation(of: ["--version"]) == .show("tool 1.2.3\n"))
  }
}

@Suite struct `A guess at what was meant` {
  @Test func `counts a swap of neighbours as one edit`() {
    for (typed, meant) in [("mtach", "match"), ("matc", "match"), ("xmatch", "match"), ("mitch", "match")] {
      #expect(throws: UsageError(.unknownCommand(typed, meant: meant), command: nil)) {
        _ = try Specimen.program.invocation(of: [typed])
      }
    }
  }
}
