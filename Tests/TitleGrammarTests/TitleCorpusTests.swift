import Glibc
import MusicModel
import Testing

@testable import TitleGrammar

@Suite struct `The corpus of titles` {
  struct Case: Sendable, CustomTestStringConvertible {
    var values: [String: String]
    var testDescription: String { values["input"] ?? "" }
  }

  static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

  static let cases: [Case] = {
    let rows = CSVText.rows(of: fileBytes(root + "/Corpora/titles/titles.csv"))
    guard let header = rows.first else { return [] }
    return rows.dropFirst().map { Case(values: Dictionary(uniqueKeysWithValues: zip(header, $0))) }
  }()

  @Test func `is large, and of every script and class`() {
    #expect(Self.cases.count >= 600)
    let markers = Set(
      Self.cases.flatMap { ($0.values["markers"] ?? "").split(separator: "; ").map { $0.prefix { $0 != "(" } } })
    for kind in MarkerKind.allCases where kind != .continuousMix && kind != .intro {
      #expect(markers.contains(Substring(kind.word)), "\(kind.word)")
    }
  }

  @Test(arguments: cases) func `is read as it says`(_ item: Case) {
    let input = item.values["input"] ?? ""
    let utf8 = Array(input.utf8)
    let parsed = TitleParser().parse(utf8.span, of: item.values["kind"] == "album" ? .album : .song)
    func text(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }
    let featured = parsed.contents(.guests).flatMap { range in
      let names = Array(utf8[range])
      return CreditParser().parse(names.span).parts.map { String(decoding: names[$0.range], as: UTF8.self) }
    }
    let markers = parsed.markers.map { marker in
      let argument = [marker.argument.map(text), marker.number.map(String.init)].compactMap { $0 }.joined(
        separator: " ")
      return marker.kind.word + (argument.isEmpty ? "" : "(\(argument))")
    }
    #expect(([parsed.core] + parsed.coreContinuations).map(text).joined(separator: " ") == item.values["core"])
    #expect(parsed.contents(.subtitle).map(text).joined(separator: " | ") == item.values["subtitle"])
    #expect(featured.joined(separator: " | ") == item.values["featured"])
    #expect(markers.joined(separator: "; ") == item.values["markers"])
    #expect(parsed.rating.word == item.values["rating"])
  }
}

/// A file's bytes; none where there is no file.
func fileBytes(_ path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = fread(&chunk, 1, chunk.count, file)
    if count == 0 { return bytes }
    bytes += chunk[..<count]
  }
}

/// Just enough of RFC 4180 for our own files.
enum CSVText {
  static func rows(of bytes: [UInt8]) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var cell: [UInt8] = []
    var isQuoted = false
    var index = 0
    func text() -> String { String(decoding: cell, as: UTF8.self) }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if isQuoted {
        if byte != 0x22 {
          cell.append(byte)
        } else if index < bytes.count, bytes[index] == 0x22 {
          cell.append(byte)
          index += 1
        } else {
          isQuoted = false
        }
      } else if byte == 0x22 {
        isQuoted = true
      } else if byte == 0x2C || byte == 0x0A {
        row.append(text())
        cell = []
        if byte == 0x0A {
          rows.append(row)
          row = []
        }
      } else {
        cell.append(byte)
      }
    }
    return rows
  }
}
