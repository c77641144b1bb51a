import CommandLineKit
import TestSupport
import Testing

@Suite struct `Fuzz of command lines` {
  private static let words = [
    "match", "spread", "formats", "help", "man", "completions", "bash", "-", "--", "---", "", "-o", "-j", "-q", "-qj",
    "--jobs", "--jobs=3", "--jobs=", "3", "-3", "--json", "--json=1", "--rating", "same", "sane", "a.csv", "-h", "é",
    "-é",
    "=", "--=", "-=",
  ]

  @Test func `ends in values, in text to show, or in one fault that can be said`() {
    var random = PlainRandom(seed: 1)
    for _ in FuzzRounds.range {
      let count = Int.random(in: 0...6, using: &random)
      let line =
        ["match"].prefix(Int.random(in: 0...1, using: &random))
        + (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }
      do throws(UsageError) {
        if case .run("match", let values) = try Specimen.program.invocation(of: Array(line)) {
          if values[Specimen.left].isEmpty || values[Specimen.right].isEmpty {
            Issue.record("\(line) has an empty list")
          }
          if let jobs = values[Specimen.jobs], !(1...64).contains(jobs) { Issue.record("\(line) has \(jobs) jobs") }
        }
      } catch {
        if Message(error, program: "tool").sentence.contains("\n") { Issue.record("\(line) makes two lines") }
      }
    }
  }
}
