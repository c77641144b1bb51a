import TestSupport
import Testing

@testable import Reports

@Suite struct `Fuzz of what is written` {
  /// Signs that mean something to CSV or JSON, and some from every length of UTF-8.
  private static let signs = Array("\"\\,\t\n\r ab/u0\u{1}\u{1F}\u{7F}é\u{301}久\u{2028}👩\u{10FFFF}".unicodeScalars)

  private func text(_ random: inout PlainRandom) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &random) { text.append(Self.signs.randomElement(using: &random) ?? "a") }
    return String(text)
  }

  @Test func `cells come back from a plain reader`() {
    var random = PlainRandom(seed: 1)
    for _ in FuzzRounds.range {
      let row = (0..<3).map { _ in text(&random) }
      for delimiter in [Delimiter.comma, .tab] {
        var table = DelimitedText(delimiter)
        table.row(row)
        let read = PlainCells.read(table.bytes, delimiter.rawValue)
        if read != [row.map { Array($0.utf8) }] { Issue.record("\(row.map { Array($0.utf8) }) became \(read)") }
      }
    }
  }

  @Test func `strings come back from a plain reader`() {
    var random = PlainRandom(seed: 1)
    for _ in FuzzRounds.range {
      let text = text(&random)
      var bytes: [UInt8] = []
      bytes.append(jsonString: text)
      if PlainCells.unescaped(bytes) != Array(text.utf8) { Issue.record("\(Array(text.utf8)) became \(bytes)") }
      if bytes.contains(where: { $0 < 0x20 }) { Issue.record("a control character is not escaped: \(bytes)") }
    }
  }
}

/// The plainest readers of cells and strings.
enum PlainCells {
  static func read(_ bytes: [UInt8], _ delimiter: UInt8) -> [[[UInt8]]] {
    var rows: [[[UInt8]]] = []
    var row: [[UInt8]] = []
    var cell: [UInt8] = []
    var quoted = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if quoted && byte == 0x22 && index + 1 < bytes.count && bytes[index + 1] == 0x22 {
        cell.append(byte)
        index += 1
      } else if byte == 0x22 {
        quoted.toggle()
      } else if !quoted && (byte == delimiter || byte == 0x0A) {
        row.append(cell)
        cell = []
        if byte == 0x0A {
          rows.append(row)
          row = []
        }
      } else {
        cell.append(byte)
      }
      index += 1
    }
    return rows
  }

  static func unescaped(_ json: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var rest = json.dropFirst().dropLast()
    while let byte = rest.popFirst() {
      guard byte == 0x5C, let escape = rest.popFirst() else {
        text.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        text.append(UInt8(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) ?? 0)
        rest = rest.dropFirst(4)
      default: text.append(escape)
      }
    }
    return text
  }
}
