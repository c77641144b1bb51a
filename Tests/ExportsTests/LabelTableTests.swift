@testable import Exports
import MusicModel
import Testing

@Suite struct `A JSON document as a tree` {
  static func tree(_ text: String) throws(UnreadableInput) -> JSONTree {
    try JSONTree(bytes: Array(text.utf8), name: "test")
  }

  @Test func `keeps values, order and nesting`() throws {
    let tree = try Self.tree("{\"b\": [1, -2.5, true, null, \"x\"], \"a\": {\"é\": {}}}")
    #expect(tree.members.map(\.key) == ["b", "a"])
    #expect(tree["b"]?.elements == [.number(1), .number(-2.5), .truth(true), .null, .text("x")])
    #expect(tree["a"]?["é"] == .object([]))
    #expect(tree["a"]?["none"] == nil)
  }

  @Test(arguments: ["", "{\"a\": ", "[1,"]) func `that is cut off is an error`(_ text: String) {
    #expect(throws: UnreadableInput.self) { try Self.tree(text) }
  }
}
