import Testing

@testable import TitleGrammar

@Suite struct `A name known to contain a separator` {
  static let names = KnownNames.table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { String($0) }

  /// The parts of a credit as texts.
  private func parts(_ credit: String, _ parser: CreditParser) -> [String] {
    parser.parse(credit).parts.map { CreditCase.slice(credit, $0.range) }
  }

  @Test func `is never cut, wherever it stands`() {
    let parser = CreditParser()
    for name in Self.names {
      #expect(parts(name, parser) == [name])
      let article = name.hasPrefix("The ") ? "" : "The "
      for spelling in [name.uppercased(), name.lowercased(), article + name] {
        #expect(parts(spelling, parser) == [spelling])
      }
      #expect(parts("\(name), Kelis", parser) == [name, "Kelis"])
      #expect(parts("Kelis, \(name)", parser) == ["Kelis", name])
      #expect(parts("Kelis, \(name) & Nas", parser) == ["Kelis", name, "Nas"])
      #expect(parts("\(name) & Nas", parser) == [name, "Nas"])
      #expect(parts("\(name) feat. Kelis & Nas", parser) == [name, "Kelis", "Nas"])
      #expect(parts("Kelis (feat. \(name) & Nas)", parser) == ["Kelis", name, "Nas"])
      #expect(parts("\(name);Kelis", parser) == [name, "Kelis"])
    }
  }

  @Test func `is one whichever "and" it is written with`() {
    let parser = CreditParser()
    for name in Self.names where name.contains(" & ") {
      let other = name.split(separator: " & ", omittingEmptySubsequences: false).joined(separator: " and ")
      #expect(parts(other, parser) == [other])
    }
  }

  @Test func `is in a table of several hundred, each with something to cut`() {
    #expect(Self.names.count >= 400)
    #expect(Set(Self.names).count == Self.names.count)
    let bare = KnownNames(lines: "")
    let parser = CreditParser(knownNames: bare)
    for name in Self.names {
      let divided = parser.parse(name).parts.count > 1
      let hasSign = name.unicodeScalars.contains { ",&+/".unicodeScalars.contains($0) }
      #expect(divided || hasSign, "\(name) needs no row")
    }
  }

  @Test(arguments: [
    "Earth, Wind", "Simon & Garfunkel's Sister", "Hall & Oats", "Earth", "Above & Below", "Tyler, The Creators",
  ])
  func `is not found in other names`(_ credit: String) {
    let utf8 = Array(credit.utf8)
    #expect(KnownNames.builtIn.end(ofNameAt: 0, in: utf8.span, before: utf8.count) { $0 == utf8.count } == nil)
  }
}
