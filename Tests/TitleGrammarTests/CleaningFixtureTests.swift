import Glibc
import Testing

@testable import TitleGrammar

/// What a scrobbler's filters cut off titles, read with our parser; only where that material lies beside the package.
@Suite struct `Titles that a scrobbler cleans` {
  static let folder =
    #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
    + "/shared/corpora/title-cleaning-fixtures/functions/"
  static let files = [
    "fix-track-suffix", "normalize-feature", "remove-clean-explicit", "remove-feature", "remove-live", "remove-parody",
    "remove-reissue", "remove-remastered", "remove-version", "youtube",
  ]
  static var isPresent: Bool { access(folder + "youtube.json", R_OK) == 0 }

  @Test(.enabled(if: isPresent, "the fixtures are not beside this package"))
  func `have the core that it expects, but for few`() {
    var different: [String] = []
    var count = 0
    for file in Self.files {
      for (input, expected) in Self.cases(fileBytes(Self.folder + file + ".json")) {
        count += 1
        let parser = TitleParser()
        // Its suffixes and lives stay in its titles; both sides are read, so that only the cores are compared.
        if core(parser, input) != core(parser, expected) { different.append("\(input) → \(core(parser, input))") }
      }
    }
    #expect(count > 80)
    print(
      "title-cleaning fixtures: \(count - different.count) of \(count) have the expected core; others: \(different)")
    #expect(different.count * 100 <= count * 15, "\(different)")
  }

  private func core(_ parser: TitleParser, _ title: String) -> String {
    let utf8 = Array(title.utf8)
    return String(decoding: utf8[parser.parse(utf8.span).core], as: UTF8.self)
  }

  /// The pairs of `funcParameter` and `expectedValue`, strings only.
  static func cases(_ json: [UInt8]) -> [(String, String)] {
    let text = String(decoding: json, as: UTF8.self)
    var cases: [(String, String)] = []
    var parameter: String?
    for line in text.split(separator: "\n") {
      if let value = string(line, "\"funcParameter\": \"") { parameter = value }
      if let value = string(line, "\"expectedValue\": \""), let input = parameter {
        cases.append((input, value))
        parameter = nil
      }
    }
    return cases
  }

  private static func string(_ line: Substring, _ key: String) -> String? {
    guard let start = line.firstRange(of: key), let end = line.lastIndex(of: "\"") else { return nil }
    guard start.upperBound <= end else { return nil }
    return String(line[start.upperBound..<end]).replacing("\\\"", with: "\"")
  }
}
