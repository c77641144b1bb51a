@testable import ReconcileCommands
import Testing

@Suite struct `An argument of explain` {
  static let cases: [(argument: String, path: String, record: Int)] = [
    ("list.csv:12", "list.csv", 12),
    ("list.csv", "list.csv", 1),
    ("-:3", "-", 3),
    ("a:b.csv", "a:b.csv", 1),
    ("a:b.csv:2", "a:b.csv", 2),
    ("list.csv:0", "list.csv:0", 1),
    (":7", ":7", 1),
  ]

  @Test(arguments: cases) func `is a path with a record number behind its last colon`(
    _ c: (argument: String, path: String, record: Int)
  ) {
    let split = ExplainCommand.split(c.argument)
    #expect(split.path == c.path)
    #expect(split.record == c.record)
  }
}
