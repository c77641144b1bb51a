import MusicModel
import Testing

@testable import TitleGrammar

@Suite struct `Rules of titles` {
  struct Specimen: CustomTestStringConvertible {
    let table: String
    let row: RuleRow
    var testDescription: String { "\(table): \(row.meaning) \(row.patterns.first ?? "")" }
  }

  static let specimens: [Specimen] = RuleTables.tables.flatMap { table in
    table.rules.split(separator: "\n").compactMap { line in
      (try? RuleRow(line)).flatMap { $0 }.map { Specimen(table: table.language, row: $0) }
    }
  }

  @Test func `are all well written`() throws {
    for table in RuleTables.tables {
      for line in table.rules.split(separator: "\n") {
        #expect(throws: Never.self, "\(table.language): \(line)") { try RuleRow(line) }
      }
    }
    #expect(Self.specimens.count > 100)
  }

  @Test(arguments: specimens) func `hold where their specimen shows it`(_ specimen: Specimen) {
    let row = specimen.row
    #expect(!row.specimen.isEmpty && !row.counterSpecimen.isEmpty, "a rule needs a title on either side")
    let (title, subject) = plain(row.specimen)
    let pieces = title.split(separator: "⟦", omittingEmptySubsequences: false)
    guard pieces.count == 2, let close = pieces[1].firstIndex(of: "⟧") else {
      Issue.record("\(row.specimen) marks no part")
      return
    }
    let lower = pieces[0].utf8.count
    let upper = lower + pieces[1][..<close].utf8.count
    let text = title.replacing("⟦", with: "").replacing("⟧", with: "")
    let parsed = TitleParser().parse(text, of: subject)
    var hit = parsed.parts.first { matches($0, row.meaning) }
    // Words that only stand beside markers are seen in what the markers cover.
    if row.meaning == .filler, let first = hit, let last = parsed.parts.last {
      hit?.range = first.range.lowerBound..<last.range.upperBound
    }
    #expect(hit != nil, "\(text): \(describe(parsed, text))")
    guard let hit else { return }
    // The part, give or take blanks and the delimiter before it.
    #expect(hit.range.upperBound == upper, "\(text): \(describe(parsed, text))")
    let between = min(hit.range.lowerBound, lower)..<max(hit.range.lowerBound, lower)
    let gap = String(decoding: Array(text.utf8)[between], as: UTF8.self)
    #expect(!gap.contains { $0.isLetter || $0.isNumber }, "\(text): \(describe(parsed, text))")
  }

  @Test(arguments: specimens) func `do not hold where the word means something else`(_ specimen: Specimen) {
    let (text, subject) = plain(specimen.row.counterSpecimen)
    let parsed = TitleParser().parse(text, of: subject)
    #expect(!parsed.parts.contains { matches($0, specimen.row.meaning) }, "\(text): \(describe(parsed, text))")
  }

  /// A language that uses the English word has no row of its own: empty cells are listed, not filled with inventions.
  @Test func `list the classes that a language has no words of its own for`() {
    let classes = [
      "audio", "imitation", "naming", "mastering", "packaging", "credit", "rating", "provenance", "number",
    ]
    for table in RuleTables.tables where table.language != "-" {
      let rows = Self.specimens.filter { $0.table == table.language }
      #expect(!rows.isEmpty)
      let filled = Set(rows.map(\.row.meaning.className))
      let empty = classes.filter { !filled.contains($0) }
      if !empty.isEmpty {
        print("rules-lint: \(table.language) has no words of its own for \(empty.joined(separator: ", "))")
      }
    }
    #expect(RuleTables.tables.count >= 29)
  }

  private func plain(_ specimen: Substring) -> (String, TitleSubject) {
    specimen.hasPrefix("album: ") ? (String(specimen.dropFirst("album: ".count)), .album) : (String(specimen), .song)
  }

  private func matches(_ part: TitlePart, _ meaning: RuleMeaning) -> Bool {
    switch (part.kind, meaning) {
    case (.marker(let marker), .marker(let kind)):
      marker.kind == kind || kind == .namedVersion && marker.kind == .ownVersion
    case (.guests, .guests), (.producers, .producers), (.provenance, .provenance): true
    case (.rating(let a), .rating(let b)): a == b
    case (.albumType(let a), .albumType(let b)): a == b
    case (.number(let a, let number), .number(let b, let catalogue)): a == b && number.catalogue == catalogue
    case (.key(let a), .key(let b)): a == b
    // Words that only stand beside a marker show in the marker's range.
    case (.marker(let marker), .place): marker.argument != nil
    case (.marker, .filler): true
    default: false
    }
  }
}

/// A parsed title in one line, for the messages of tests.
func describe(_ parsed: ParsedTitle, _ text: String) -> String {
  let utf8 = Array(text.utf8)
  func words(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }
  var line = "core ⟨\(words(parsed.core))⟩"
  for range in parsed.coreContinuations { line += " + ⟨\(words(range))⟩" }
  for part in parsed.parts {
    var kind = "\(part.kind)"
    if case .marker(let marker) = part.kind {
      kind = marker.kind.word
      if let argument = marker.argument { kind += "(\(words(argument)))" }
      if let number = marker.number { kind += " \(number)" }
    }
    line += "; \(kind): ⟨\(words(part.range))⟩ ⟨\(words(part.content))⟩"
  }
  return line
}
