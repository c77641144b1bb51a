import CommandLineKit
import Testing

@Suite struct `Help` {
  private func shown(_ line: String..., width: Int = 80) throws -> String {
    guard case .show(let text) = try Specimen.program.invocation(of: line, width: width) else {
      throw Specimen.NotRun()
    }
    return text
  }

  @Test func `of a command shows usage, examples, arguments and options`() throws {
    #expect(
      try shown("match", "a", "--help") == """
        Finds what two lists share.

        Both files are read as they are.

        USAGE: tool match LEFT RIGHT [options]

        EXAMPLES:
          tool match a.xml b.csv
              Prints a table.

        ARGUMENTS:
          LEFT   The first list.
          RIGHT  The second list.

        OUTPUT:
          -o, --output FILE  Write there instead.
          --json             Print JSON.
          -q, --quiet        Say nothing else.

        POLICY:
          --rating RULE       What ratings may differ. One of same, any or
                              require-clean. Default: same.
          --min-confidence P  Match only from P on.
          --columns MAP       Name the columns. May be given several times.
          -j, --jobs N        Use N threads.
          -h, --help          Show this.

        """)
  }

  @Test func `of the program lists its commands`() throws {
    #expect(
      try shown("--help", width: 60) == """
        Tells which items in two lists are the same.

        USAGE: tool COMMAND ...

        EXAMPLES:
          tool match a.xml b.csv
              Prints a table.

        COMMANDS:
          match        Finds what two lists share.
          spread       Takes a list between two values.
          formats      Lists formats.
          help         Tells about the program or one command.
          completions  Prints a script that completes commands and
                       options.
          man          Prints the manual page.

        OPTIONS:
          -h, --help     Show this.
          -V, --version  Show the version.

        Try 'tool COMMAND --help' for one command.

        """)
  }

  @Test(arguments: [40, 60, 80, 100]) func `fits the width`(_ width: Int) throws {
    for command in ["match", "spread", "formats", "completions"] {
      for line in try shown("help", command, width: width).split(separator: "\n") {
        #expect(line.count <= max(width, 46), "\(line)")
      }
    }
  }

  @Test func `of the command help is the same by either way`() throws {
    #expect(try shown("help", "match") == shown("match", "--help"))
  }

  @Test func `after two dashes is a value`() throws {
    #expect(try Specimen.values("spread", "--", "--help", "-h")[Specimen.first] == "--help")
  }
}

@Suite struct `Completion scripts and the manual page` {
  @Test(arguments: Shell.allCases) func `name every command and option`(_ shell: Shell) throws {
    guard case .show(let text) = try Specimen.program.invocation(of: ["completions", shell.rawValue]) else {
      throw Specimen.NotRun()
    }
    for word in ["match", "spread", "formats", "completions", "require-clean", "rating", "min-confidence"] {
      #expect(text.contains(word), "\(word)")
    }
  }

  @Test func `are refused for a shell unknown`() {
    let reason = UsageError.Reason.wrongValue(
      parameter: "SHELL", value: "fisch", expected: "bash, zsh or fish", meant: "fish")
    #expect(throws: UsageError(reason, command: "completions")) {
      _ = try Specimen.program.invocation(of: ["completions", "fisch"])
    }
  }

  @Test func `escape what roff would read as its own`() throws {
    guard case .show(let page) = try Specimen.program.invocation(of: ["man"]) else { throw Specimen.NotRun() }
    #expect(page.hasPrefix(".TH TOOL 1"))
    #expect(page.contains(".B \\-o, \\-\\-output FILE"))
    for line in page.split(separator: "\n") where line.hasPrefix(".") {
      #expect([".TH", ".SH", ".SS", ".TP", ".PP", ".B ", ".br", ".I ", ".RI"].contains(String(line.prefix(3))))
    }
  }
}
