import CXML
import Testing

@Suite struct `The XML parser` {
  /// A document that arrives in pieces of one size, and what came of it.
  private struct Pieces {
    let text: [UInt8]
    let piece: Int
    var position = 0
    var words: [String] = []
  }

  /// All events of a document that arrives in pieces of one size, as words.
  static func events(_ text: [UInt8], mode: cxml_mode, names: String, piece: Int) -> [String] {
    let parser = cxml_open(mode, names, names.utf8.count)
    defer { cxml_close(parser) }
    var pieces = Pieces(text: text, piece: piece)
    _ = withUnsafeMutablePointer(to: &pieces) { pieces in
      cxml_parse(
        parser,
        { context, buffer, capacity in
          guard let pieces = context?.assumingMemoryBound(to: Pieces.self) else { return -1 }
          let start = pieces.pointee.position
          let count = min(pieces.pointee.piece, capacity, pieces.pointee.text.count - start)
          for index in 0..<count { buffer?[index] = pieces.pointee.text[start + index] }
          pieces.pointee.position += count
          return count
        },
        { context, batch in
          guard let pieces = context?.assumingMemoryBound(to: Pieces.self) else { return }
          for index in 0..<batch.count {
            let event = batch.events[index]
            let bytes = UnsafeBufferPointer(start: batch.text.map { $0 + Int(event.start) }, count: Int(event.length))
            pieces.pointee.words.append(
              "\(event.kind) \(event.name) \(String(decoding: bytes, as: UTF8.self)) \(event.line)")
          }
        }, pieces)
    }
    return pieces.words
  }

  static let list = """
    <?xml version="1.0"?>
    <plist><dict><key>Name</key><string>Ça &amp; là 夜</string>
    <key>Other</key><string>no</string><key>Year</key><integer>7</integer>
    <key>Name</key><array><string>in a list</string></array><key>On</key><true/></dict></plist>
    """

  @Test(arguments: [1, 2, 3, 5, 7, 16, 64]) func `gives the same events however the bytes arrive`(_ piece: Int) {
    let bytes = Array(Self.list.utf8) + [0xE2, 0x82]
    let whole = Self.events(bytes, mode: CXML_PROPERTY_LIST, names: "Name\nYear\nOn", piece: 10_000)
    let pieces = Self.events(bytes, mode: CXML_PROPERTY_LIST, names: "Name\nYear\nOn", piece: piece)
    #expect(whole == pieces)
    #expect(
      whole == [
        "4 0  2", "8 1 Ça & là 夜 2", "9 2 7 3", "6 1  4", "7 0  4", "13 3  4", "5 0  4",
      ])
  }

  @Test func `gives elements with their attributes and text`() {
    let text = "<a><b x='1 &amp; 2' y='no'>one<c>two</c> three</b><d>no</d></a>"
    let events = Self.events(Array(text.utf8), mode: CXML_ELEMENTS, names: "b\nx\nc", piece: 4)
    #expect(events == ["1 1  1", "2 2 1 & 2 1", "1 3  1", "3 3 two 1", "3 1 one three 1"])
  }

  @Test func `goes on behind an end tag too many`() {
    let text =
      "<plist><dict>\n<key>N</key><string>a</string></dict></dict>\n</dict><dict>\n<key>N</key><string>b</string></dict></plist>"
    for piece in [1, 5, 1000] {
      let events = Self.events(Array(text.utf8), mode: CXML_PROPERTY_LIST, names: "N", piece: piece)
      #expect(events.filter { $0.hasPrefix("8") } == ["8 1 a 2", "8 1 b 4"])
    }
  }

  @Test func `finds every name of many`() {
    let names = (1...3000).map { "Name \($0)" }
    let body = names.map { "<key>\($0)</key><true/>" }.joined()
    let events = Self.events(
      Array("<dict>\(body)</dict>".utf8), mode: CXML_PROPERTY_LIST, names: names.joined(separator: "\n"), piece: 4096)
    #expect(events.count == 3002)
    #expect(events[1] == "13 1  1")
    #expect(events[3000] == "13 3000  1")
  }

  @Test func `replaces each ill-formed part once, as Swift does`() {
    let cases: [[UInt8]] = [
      [0x80], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x92], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80], [0xE2, 0x41],
      [0xF0, 0x9F, 0x41, 0x80], [0xFF, 0xFE],
    ]
    for bad in cases {
      let text = Array("<dict><key>N</key><string>a".utf8) + bad + Array("b</string></dict>".utf8)
      let expected = "8 1 \(String(decoding: [0x61] + bad + [0x62], as: UTF8.self)) 1"
      for piece in [1, 3, 1000] {
        let events = Self.events(text, mode: CXML_PROPERTY_LIST, names: "N", piece: piece)
        #expect(events.contains(expected), "\(bad) in pieces of \(piece): \(events)")
      }
    }
  }
}
