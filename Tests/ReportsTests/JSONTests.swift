import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite struct `JSON` {
  @Test func `is indented for people`() {
    var json = JSONWriter(.indented)
    json.object { json in
      json.member("rows", 60)
      json.member("none") { $0.array { _ in } }
      json.member("columns") { $0.array(of: ["Name", "Artist"]) { $0.value($1) } }
      json.member("inner") { $0.object { $0.member("p", 0.5, decimals: 3) } }
      json.member("nothing", nil as String?)
      json.member("so", true)
    }
    json.endLine()
    #expect(
      String(decoding: json.bytes, as: UTF8.self) == """
        {
          "rows": 60,
          "none": [],
          "columns": [
            "Name",
            "Artist"
          ],
          "inner": {
            "p": 0.500
          },
          "nothing": null,
          "so": true
        }

        """)
  }

  @Test func `is compact for machines`() {
    var json = JSONWriter()
    for number in 1...2 {
      json.array { json in
        json.value(number)
        json.object { _ in }
        json.array(of: [1, 2]) { json, n in json.object { $0.member("n", n) } }
        json.value("x")
      }
      json.endLine()
    }
    #expect(
      String(decoding: json.bytes, as: UTF8.self) == """
        [1,{},[{"n":1},{"n":2}],"x"]
        [2,{},[{"n":1},{"n":2}],"x"]

        """)
  }

  /// Every control character, the signs of JSON itself, and code points from all planes and borders of UTF-8.
  static let texts =
    (UInt8(0)..<0x20).map { "a\(Unicode.Scalar($0))b" } + [
      "", "\"", "\\", "\\\\\"\"", "/", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
      "\u{2028}\u{2029}", "久石譲", "e\u{301}", "👩‍🚀", "x\u{FEFF}", "tab\there",
    ]

  @Test(arguments: texts) func `gives every text back to another reader`(_ text: String) throws {
    var json = JSONWriter()
    json.array { $0.value(text) }
    let read = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String]
    #expect(read.map { $0.map { Array($0.unicodeScalars) } } == [Array(text.unicodeScalars)])
  }

  @Test func `has no word for infinity`() {
    var json = JSONWriter()
    json.array { json in
      json.value(Double.infinity)
      json.value(Double.nan)
      json.value(Double.nan, decimals: 2)
      json.value(-Double.infinity, decimals: 2)
      json.value(0.1)
      json.value(1e300)
    }
    #expect(String(decoding: json.bytes, as: UTF8.self) == "[null,null,null,null,0.1,1e+300]")
  }
}

@Suite struct `A number with decimals` {
  @Test(arguments: [
    (0.0, 4, "0.0000"), (1, 4, "1.0000"), (0.98765, 4, "0.9877"), (-0.5, 0, "-1"), (2.5, 0, "3"), (-9, 2, "-9.00"),
    (-0.004, 2, "0.00"), (-0.25, 1, "-0.3"), (1234.05, 1, "1234.1"), (0.99996, 4, "1.0000"),
    (123_456_789.125, 3, "123456789.125"),
  ])
  func `is rounded away from zero at the half`(_ number: Double, _ decimals: Int, _ text: String) {
    #expect(Words.fixed(number, decimals) == text)
  }

  @Test func `agrees with the C library where nothing is halfway`() {
    var random = PlainRandom(seed: 1)
    for _ in 0..<2000 {
      let number = Double.random(in: -1000...1000, using: &random)
      let scaled = abs(number) * 10_000
      if abs(scaled - scaled.rounded(.down) - 0.5) < 1e-6 { continue }
      let text = String(format: "%.4f", number)
      #expect(Words.fixed(number, 4) == (text == "-0.0000" ? "0.0000" : text))
    }
  }

  @Test(arguments: [Int.min, -1, 0, 9, 10, 12_345, .max]) func `is whole without them`(_ number: Int) {
    var bytes: [UInt8] = []
    bytes.append(decimal: number)
    #expect(String(decoding: bytes, as: UTF8.self) == String(number))
  }
}

@Suite struct `A cell` {
  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("\"", "\"\"\"\""),
    ("\"\"", "\"\"\"\"\"\""),
    (" a", "\" a\""), ("a ", "\"a \""), ("\ta", "\"\ta\""), ("a\nb", "\"a\nb\""), ("a\r", "\"a\r\""), ("a;b", "a;b"),
    ("a\tb", "a\tb"), ("=1+1", "=1+1"), ("久石,譲", "\"久石,譲\""),
  ])
  func `is quoted only where it must be`(_ text: String, _ cell: String) {
    var bytes: [UInt8] = []
    bytes.append(cell: text, .comma)
    #expect(String(decoding: bytes, as: UTF8.self) == cell)
  }

  @Test func `with a tab is quoted in TSV`() {
    var table = DelimitedText(.tab)
    table.row(["a\tb", "c,d"])
    #expect(String(decoding: table.bytes, as: UTF8.self) == "\"a\tb\"\tc,d\n")
  }
}
