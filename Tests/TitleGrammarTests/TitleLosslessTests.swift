import TestSupport
import Testing

@testable import TitleGrammar

@Suite struct `Parts of a title` {
  /// Scraps of which random titles are made: marks, words of rules, odd bytes of every length.
  static let scraps: [String] = [
    "Song", "a", "Ω", "渚", "歌", "ライブ", "ㄱ", "한국", "שיר", "أغنية", "🪐", "e\u{301}", "\u{200B}", "\u{FEFF}", "İ", "ß",
    " ", " ", " ",
    "(", ")", "[", "]", "{", "}", "<", ">", "（", "）", "【", "】", "「", "」", "『", "』", "〈", "〉", "~", "〜", "\"", "“", "”",
    "„", "'", "’",
    " - ", "-", "–", " — ", "—", ":", ": ", "/", " / ", "|", ",", ".", "…", "&", "+", "#", "*", "·", "・", "feat. ",
    "ft", "with ", "Live",
    "live at ", "Remix", "Remaster", "2011", "1986", "25th", "Anniversary", "Version", "Taylor's ", "Pt. ", "II", "5.5",
    "No. ", "Op. ",
    "BWV ", "in C-Sharp Minor", "EP", "Single", "From ", "Mix", "prod. ", "Explicit", "VIP", "Mono", "VII. ", "1-5",
    "3/2", "年", "版",
  ]

  @Test func `and what lies between them give it back, whatever it is`() {
    var random = SplitMix(seed: 20_261_130)
    let parser = TitleParser()
    var scratch = TitleScratch()
    for _ in 0..<10_000 {
      var title: [UInt8] = []
      for _ in 0..<Int(random.next() % 14) {
        if random.next() % 40 == 0 {
          title.append(UInt8(truncatingIfNeeded: random.next()))
        } else {
          title += Array(Self.scraps[Int(random.next() % UInt64(Self.scraps.count))].utf8)
        }
      }
      let subject: TitleSubject = random.next() % 2 == 0 ? .song : .album
      let parsed = parser.parse(title.span, of: subject)
      check(parsed, title)
      // Memory kept from other titles changes nothing.
      #expect(parser.parse(title.span, of: subject, using: &scratch) == parsed)
    }
  }

  private func check(_ parsed: ParsedTitle, _ title: [UInt8]) {
    let text = String(decoding: title, as: UTF8.self)
    var ranges = [parsed.core] + parsed.coreContinuations + parsed.parts.map(\.range)
    ranges.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var position = 0
    var rebuilt: [UInt8] = []
    for range in ranges {
      #expect(range.lowerBound >= position && range.upperBound <= title.count, "\(text): \(parsed)")
      guard range.lowerBound >= position, range.upperBound <= title.count else { return }
      rebuilt += title[position..<range.lowerBound] + title[range]
      position = range.upperBound
    }
    rebuilt += title[position...]
    #expect(rebuilt == title)
    for part in parsed.parts {
      #expect(part.content.lowerBound >= 0 && part.content.upperBound <= title.count, "\(text): \(parsed)")
      if case .marker(let marker) = part.kind, let argument = marker.argument {
        #expect(part.range.lowerBound <= argument.lowerBound && argument.upperBound <= part.range.upperBound, "\(text)")
      }
    }
    let isBlank = text.unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0 == "\u{FEFF}" || $0 == "\u{200B}" || $0 == "\u{200C}"
    }
    if !isBlank { #expect(!parsed.core.isEmpty, "\(text): \(parsed)") }
  }

  @Test(arguments: [
    "(", "((", "[(", "a (", "Song (Live) ", " - ", "~", "\"", "a / ", "feat. ", "Op. 1, ", "(Live at ", "渚「",
  ])
  func `are found in a megabyte of anything in less than a second`(_ scrap: String) {
    let title = Array(String(repeating: scrap, count: 100_000 / scrap.utf8.count).utf8)
    let clock = ContinuousClock()
    let parser = TitleParser()
    var parsed = ParsedTitle(core: 0..<0)
    let time = clock.measure { parsed = parser.parse(title.span) }
    #expect(!parsed.core.isEmpty)
    // Debug builds are some twenty times slower than what is shipped.
    #expect(time < .seconds(20), "\(scrap): \(time)")
  }
}
