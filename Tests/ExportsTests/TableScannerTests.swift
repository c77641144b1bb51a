import CScan
import TestSupport
import Testing

@testable import Exports

@Suite struct `The table scanner` {
  /// All records of a text, field by field.
  static func records(
    _ text: String, expecting fields: Int = 0, dialect: TableDialect = TableDialect()
  ) throws -> [[String]] {
    var source = try ByteSource(bytes: Array(text.utf8), name: "text")
    var scanner = TableScanner(dialect: dialect)
    scanner.expectedFields = fields
    var records: [[String]] = []
    while try scanner.refill(from: &source) {
      while scanner.nextRecord() { records.append((0..<scanner.fieldCount).map { scanner.text(of: $0) }) }
    }
    return records
  }

  struct Case: Sendable, CustomStringConvertible {
    var description: String
    var text: String
    var records: [[String]]
    var fields = 0
    init(_ description: String, _ text: String, _ records: [[String]], fields: Int = 0) {
      (self.description, self.text, self.records, self.fields) = (description, text, records, fields)
    }
  }

  static let cases = [
    Case("bare fields", "a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
    Case("no line end at the end", "a,b\nc,d", [["a", "b"], ["c", "d"]]),
    Case("empty fields", ",\n,x,\n", [["", ""], ["", "x", ""]]),
    Case("CRLF", "a,b\r\nc,\"d\"\r\n", [["a", "b"], ["c", "d"]]),
    Case("a comma in quotes", "\"a,b\",c\n", [["a,b", "c"]]),
    Case("doubled quotes", "\"say \"\"hi\"\" now\",c\n", [["say \"hi\" now", "c"]]),
    Case("a whole field of quotes", "\"\"\"Heroes\"\"\",c\n", [["\"Heroes\"", "c"]]),
    Case("a line end in quotes", "\"a\nb\",c\nd,e\n", [["a\nb", "c"], ["d", "e"]], fields: 2),
    Case("blanks behind a closing quote", "\"a\"  ,b\n", [["a", "b"]]),
    Case("a quote in a bare field", "12\" mix,b\n", [["12\" mix", "b"]]),
    Case("a quote inside that is not doubled", "\"the \"big\" one\",b\n", [["the \"big\" one", "b"]]),
    Case(
      "a height before the closing quote", "\"Boom (with Shorty 4'9\"\")\",\"Ann\"\n",
      [["Boom (with Shorty 4'9\")", "Ann"]]),
    Case("a height that ends the field", "\"Shorty 4'9\"\",\"Ann\",x\n", [["Shorty 4'9\"", "Ann", "x"]], fields: 3),
    Case(
      "a height before a comma", "1,\"On (with T.O., Shorty 4'9\", Penny)\",x\n",
      [["1", "On (with T.O., Shorty 4'9\", Penny)", "x"]], fields: 3),
    Case("a quote never closed", "\"Heroes,Dave\nnext,row\n", [["\"Heroes", "Dave"], ["next", "row"]], fields: 2),
    Case("a quote never closed in the last row", "a,b\nx,\"y\n", [["a", "b"], ["x", "\"y"]], fields: 2),
    Case(
      "a doubled quote before a comma inside", "\"From \"\"Up\"\", pt 2\",b\n", [["From \"Up\", pt 2", "b"]], fields: 2),
    Case("only a line end", "\n", [[""]]),
    Case("a lone quote", "\"", [["\""]]),
    Case("quotes around nothing", "\"\",\"\"\n", [["", ""]]),
  ]

  @Test(arguments: cases) func `splits`(_ c: Case) throws {
    #expect(try Self.records(c.text, expecting: c.fields) == c.records)
  }

  @Test func `knows lines that end in CR alone`() throws {
    let dialect = TableDialect(delimiter: UInt8(ascii: "\t"), quoting: false, newline: 0x0D)
    #expect(
      try Self.records("a\t\"b\rc\td\n\r", dialect: dialect) == [["a", "\"b"], ["c", "d"]])
  }

  @Test func `reads back what RFC 4180 writes`() throws {
    var random = SplitMix(seed: 7)
    let pieces = [
      "a", "é", "漢字", ",", "\"", "\n", "\"\"", "plain text", "", "x y", ";", "\u{1F3B5}", "'", "\",", ",\"",
    ]
    for _ in 0..<300 {
      let width = Int(random.next() % 6) + 2
      let records = (0..<Int(random.next() % 20) + 1).map { _ in
        (0..<width).map { _ in
          // Blanks around a field are taken off, so a field neither begins nor ends with one.
          "." + (0..<Int(random.next() % 4)).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
            + "."
        }
      }
      let text = PlainTableText.written(records)
      #expect(try Self.records(text, expecting: width) == records, "\(text.debugDescription)")
    }
  }

  @Test func `does not mind where its buffer ends`() throws {
    // Records of all lengths move across the border of the first buffer, quoted and bare.
    var records: [[String]] = []
    var bytes = 0
    var length = 1
    while bytes < 700_000 {
      let field = String(repeating: "x", count: length % 997)
      records.append(["\(records.count)", length.isMultiple(of: 3) ? field + ",\"" + field : field, "end"])
      bytes += field.utf8.count + 12
      length += 7
    }
    #expect(try Self.records(PlainTableText.written(records), expecting: 3) == records)
  }

  @Test func `counts lines across quoted line ends`() throws {
    var source = try ByteSource(bytes: Array("h,i\n\"a\nb\",c\n\nd,e\n".utf8), name: "text")
    var scanner = TableScanner(dialect: TableDialect())
    var lines: [Int] = []
    while try scanner.refill(from: &source) {
      while scanner.nextRecord() { lines.append(scanner.line) }
    }
    #expect(lines == [1, 2, 4, 5])
  }

  @Test func `finds the same places as one look per byte`() {
    var random = SplitMix(seed: 3)
    for length in 0...200 {
      let bytes = (0..<length).map { _ in Array(",\"\nabc;".utf8)[Int(random.next() % 7)] }
      var places = [UInt32](repeating: 0, count: length + 64)
      let count = cscan_positions(bytes, length, UInt8(ascii: ","), UInt8(ascii: "\""), 0x0A, &places)
      #expect(Array(places.prefix(count)) == PlainTableText.positions(in: bytes, of: Array(",\"\n".utf8)))
    }
  }

  @Test func `refuses a line without an end, and says where`() throws {
    let text = "title,artist\nfine,row\n" + String(repeating: "x", count: TableScanner.recordLimit + 10)
    #expect(throws: UnreadableInput.self) { try Self.records(text) }
    guard case .refused(let line, _) = refusal(text) else {
      Issue.record("a line of 16 MiB was read")
      return
    }
    #expect(line == 3)
  }
}
