import CJSON
import Testing

@Suite struct `The JSON splitter` {
  /// The records of a document that arrives in pieces of one size, as `line path types` or `bad line`.
  static func records(
    _ text: [UInt8], shape: cjson_shape = CJSON_ELEMENTS, paths: String = "", piece: Int = 1 << 20
  ) -> [String] {
    let reader = cjson_open(shape, paths, paths.utf8.count, "a\nb", 3)
    defer { cjson_close(reader) }
    var words: [String] = []
    var start = 0
    while true {
      let end = min(start + piece, text.count)
      _ = text[start..<end].withUnsafeBufferPointer {
        cjson_feed(reader, $0.baseAddress, $0.count, start == text.count ? 1 : 0)
      }
      reading: while true {
        var record = cjson_record()
        switch cjson_next(reader, &record) {
        case CJSON_RECORD:
          let nodes = UnsafeBufferPointer(start: record.nodes, count: record.count)
          words.append("\(record.line) \(record.path) " + nodes.map(describe).joined(separator: ","))
        case CJSON_BAD_RECORD: words.append("bad \(record.line)")
        default: break reading
        }
      }
      if start == text.count { break }
      start = end
    }
    if cjson_is_truncated(reader) != 0 { words.append("truncated \(cjson_truncation_line(reader))") }
    return words
  }

  static func describe(_ node: cjson_node) -> String {
    let value =
      switch cjson_type(UInt32(node.type)) {
      case CJSON_NULL: "null"
      case CJSON_FALSE: "false"
      case CJSON_TRUE: "true"
      case CJSON_INTEGER: "\(node.integer)"
      case CJSON_UNSIGNED: "\(UInt64(bitPattern: node.integer))"
      case CJSON_REAL: "\(node.real)"
      case CJSON_TEXT:
        "'" + String(decoding: UnsafeBufferPointer(start: node.text, count: Int(node.length)), as: UTF8.self) + "'"
      case CJSON_ARRAY: "[\(node.length)"
      default: "{\(node.length)"
      }
    return node.key == 0 ? value : "\(node.key):\(value)"
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    var paths = ""
    var shape = CJSON_ELEMENTS
    let records: [String]
    var testDescription: String { name }
  }
  static let cases: [Case] = [
    Case(
      name: "elements of an array at the top",
      text: "\n[ {\"a\": 1},\n {\"b\": \"x]}\\\"\"} , 7, \"s\", [true,null]]\n",
      records: ["2 1 {1,1:1", "3 1 {1,2:'x]}\"'", "3 1 7", "3 1 's'", "3 1 [2,true,null"]),
    Case(
      name: "elements of named arrays, others passed over",
      text: "{\"x\":[{\"a\":9}],\"p\":{\"q\":[1,2]},\"a\":[3],\"r\":\"p\"}", paths: "p/q\na",
      records: ["1 1 1", "1 1 2", "1 2 3"]),
    Case(
      name: "the same key at another depth is another", text: "{\"o\":{\"a\":[1]},\"a\":[2]}", paths: "a",
      records: ["1 1 2"]),
    Case(
      name: "a text that looks like a key", text: "{\"k\":\"a\",\"b\":[1],\"a\":[2]}", paths: "a", records: ["1 1 2"]),
    Case(name: "empty arrays", text: "[]", records: []),
    Case(name: "an array after a mark", text: "\u{FEFF}[1]", records: ["1 1 1"]),
    Case(name: "several arrays in a row", text: "[1]\n[2]", records: ["1 1 1", "2 1 2"]),
    Case(
      name: "lines", text: "{\"a\":1}\n\n{\"a\":\r\n  {\"b\":-2.5}\r\n{}", shape: CJSON_LINES,
      records: ["1 1 {1,1:1", "bad 3", "4 1 {1,2:-2.5", "5 1 {0"]),
    Case(
      name: "a document", text: " {\"a\":\n[18446744073709551615, -9223372036854775808]}\n", shape: CJSON_DOCUMENT,
      records: ["1 1 {1,1:[2,18446744073709551615,-9223372036854775808"]),
    Case(name: "a record cut off", text: "[1,\n{\"a\":\"b", records: ["1 1 1", "truncated 2"]),
    Case(name: "an array cut off", text: "[1,\n", records: ["1 1 1", "truncated 2"]),
    Case(
      name: "what simdjson refuses, mended",
      text:
        "[\"\\ud83d\",\"\\ud83c\\udfb5\",\"\\q\",\"a\tb\",NaN,-Infinity,True,{\"a\":1,},123456789012345678901,1e400]",
      records: [
        "1 1 '\u{FFFD}'", "1 1 '🎵'", "1 1 '\\q'", "1 1 'a\tb'", "1 1 null", "1 1 null", "1 1 true", "1 1 {1,1:1",
        "1 1 '123456789012345678901'", "1 1 '1e400'",
      ]),
    Case(name: "what cannot be mended", text: "[{\"a\" 1},2]", records: ["bad 1", "1 1 2"]),
  ]
  @Test(arguments: cases) func `finds`(_ c: Case) {
    for piece in [1, 2, 3, 7, 1000] {
      let found = Self.records(Array(c.text.utf8), shape: c.shape, paths: c.paths, piece: piece)
      #expect(found == c.records, "in pieces of \(piece)")
    }
  }

  @Test func `loses one sign to a bad byte, not the record`() {
    let text = Array("[{\"a\":\"x".utf8) + [0xFF] + Array("y\",\"b\":2},3]".utf8)
    #expect(Self.records(text) == ["1 1 {2,1:'x\u{FFFD}y',2:2", "1 1 3"])
  }

  @Test func `refuses what nests without end`() {
    let deep = String(repeating: "[", count: 3000) + String(repeating: "]", count: 3000)
    #expect(Self.records(Array("[\(deep),1]".utf8)) == ["bad 1", "1 1 1"])
  }
}
