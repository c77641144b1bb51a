import ICU
import TestSupport
import Testing

@testable import TitleGrammar

@Suite struct `Any credit at all` {
  /// Pieces that random credits are made of: separators, roles, brackets, names in all scripts, broken UTF-8.
  static let pieces: [String] = [
    ", ", ",", "; ", ";", " & ", "&", " and ", " x ", " × ", " + ", "/", " / ", " · ", " | ", "、", "・", "，", " vs. ",
    " feat. ",
    " ft. ", " featuring ", " with ", " pres. ", " y ", " и ", "\\,", "(", ")", "[", "]", "<", ">", "（", "）", "「", "」",
    "【",
    "】", "CV:", "Vocal: ", "prod. by ", " Remix)", "(2)", "*", "The", " The ", ", The", "Jr.", "His ", "Friends", " ",
    "\u{3000}", "\u{A0}", "Earth", "Wind", "Fire", "Tyler", "Creator", "AC", "DC", "Ke$ha", "P!nk", "R.E.M.", "久石譲",
    "ジョン",
    "방탄소년단", "Кино", "فيروز", "עפרה", "Ørjan", "İstanbul", "ß", "🎸", "e\u{301}", "10", "000", "<unknown>", "Various",
    "",
  ]

  @Test func `has parts that stand in it, in order, without blanks at their ends`() {
    var random = PlainRandom(seed: 3)
    let parser = CreditParser()
    let words = FoldTable(.words)
    var key: [UInt16] = []
    for round in 0..<10_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...14, using: &random) { bytes += Self.pieces.randomElement(using: &random)!.utf8 }
      if round % 4 == 0, !bytes.isEmpty {
        // Bytes changed at random: no UTF-8 any more.
        for _ in 0..<3 {
          bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
      }
      let span = bytes.span
      let credit = parser.parse(span, count: round % 5)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(credit.whole.lowerBound >= 0 && credit.whole.upperBound <= bytes.count, "\(text)")
      #expect(credit.parts.isEmpty == credit.whole.isEmpty, "\(text)")
      var end = 0
      for part in credit.parts {
        #expect(!part.range.isEmpty && part.range.lowerBound >= end && part.range.upperBound <= bytes.count, "\(text)")
        #expect(CreditBytes.trimmed(part.range, in: span) == part.range, "\(text)")
        end = part.range.upperBound
        key.removeAll(keepingCapacity: true)
        parser.foldName(span.extracting(part.range), with: words, into: &key)
        #expect(!key.isEmpty, "\(text)")
        #expect(key.first != 0x20 && key.last != 0x20, "\(text)")
      }
      if let first = credit.parts.first {
        #expect(first.range.lowerBound == credit.whole.lowerBound, "\(text)")
        if credit.parts.count == 1 && first.role == .primary { #expect(first.range == credit.whole, "\(text)") }
      }
      if round % 5 == 1, !credit.whole.isEmpty { #expect(credit.parts.count == 1, "\(text)") }
      #expect(parser.parse(span, count: round % 5) == credit)
    }
  }

  @Test(arguments: [
    "A, ", "A & ", "(", "(((a", "(a)", "[(<", "a (feat. ", "/", "ab/", "・", "ア・", " x", "x ", "Earth, Wind ",
    "Earth, Wind & Fire, ",
    "\\,", "(2) ", ", The", "feat. ", "e ", "R. ", "$", "a!", "<", "（", "a（b）", "& the ", ", Jr. & ", "10,0", "; ",
  ])
  func `of a megabyte is read in linear time`(_ unit: String) {
    let parser = CreditParser()
    let words = FoldTable(.words)
    func seconds(_ size: Int) -> Double {
      let bytes = [UInt8](String(repeating: unit, count: size / unit.utf8.count).utf8)
      var key: [UInt16] = []
      let clock = ContinuousClock()
      let time = clock.measure {
        let credit = parser.parse(bytes.span)
        parser.foldName(bytes.span.extracting(credit.whole), with: words, into: &key)
      }
      return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    }
    // In quadratic time a megabyte takes minutes.
    #expect(seconds(1_000_000) < 5, "\(unit)")
  }
}
