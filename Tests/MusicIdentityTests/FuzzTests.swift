import ICU
import MusicIdentity
import MusicModel
import TestSupport
import Testing
import TitleGrammar

/// Titles that nobody wrote: pieces of real ones in any order, and bytes that are no text at all.
private struct RandomTitle {
  private static let pieces: [[UInt8]] =
    [
      "Halo", "the", "Live", "(Live at ", ")", "[", "]", "（", "）", "「", "」", "【", "】", "〈", "~", "〜", " - ", " – ", "—",
      ": ", " / ",
      "feat. ", "(feat. ", "ft", "with", "Remastered", " 2011", "Remix", "Part II", "Pt. 3", "Vol. 5.5", "No. 5",
      "Op. 27", "BWV 1007",
      "in C-Sharp Minor", "VII. Gigue", "From \"", "\"", "’", "'", "夜に駆ける", "リマスター", "라이브", "現場", "Ночь", "ё", "й",
      "ｌｉｖｅ",
      "ﾗｲﾌﾞ", "が", "か\u{3099}", "İ", "ı", "ß", "ς", "ﷺ", "ـ", "مباشر", "קליפ", "लाइव", "การแสดงสด", "Trực tiếp", "👩‍👩‍👧", "🪐",
      "!!!", "÷", "+", "\u{200B}",
      "\u{202E}", "\u{FE0F}", "e\u{301}", "\u{301}\u{301}\u{301}", "&", "&amp;", "Ã©", " x ", ", ", ";",
      "Tyler, The Creator", "AC/DC", "\0", "\t", "\u{A0}",
      " ", "  ",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xF8, 0x88]]

  static func make(_ random: inout SplitMix) -> [UInt8] {
    var title: [UInt8] = []
    for _ in 0..<random.next(9) { title += pieces[random.next(pieces.count)] }
    if random.next(4) == 0, !title.isEmpty { title[random.next(title.count)] = UInt8(random.next(256)) }
    return title
  }
}

@Suite struct `Fuzz of titles, credits and keys` {
  @Test func `finds no crash, gives the title back from its parts, and leaves no key empty`() {
    let maker = KeyMaker()
    var random = SplitMix(seed: 20_241)
    var batch: [Song] = []
    for _ in FuzzRounds.range {
      let title = RandomTitle.make(&random)
      check(maker.titles.parse(title.span, of: random.next(5) == 0 ? .album : .song), title)
      let credit = maker.credits.parse(title.span, count: random.next(4))
      let ranges = credit.parts.map(\.range) + [credit.whole]
      let inside = ranges.allSatisfy { 0 <= $0.lowerBound && $0.upperBound <= title.count }
      if !inside { Issue.record("a name outside its credit: \(title)") }

      let text = String(decoding: title, as: UTF8.self)
      var words: [UInt16] = []
      maker.words.fold(title.span, into: &words)
      if words.isEmpty && FoldTable(.exact).fold(text).unicodeScalars.contains(where: isLetter) {
        Issue.record("no key for \(text.debugDescription)")
      }
      batch.append(Song(title: text, artist: String(text.reversed())))
      if batch.count == 500 {
        checkMatching(batch)
        batch.removeAll(keepingCapacity: true)
      }
    }
    checkMatching(batch)
  }

  /// Whether anything of a text is left when what cannot be seen is dropped.
  private func isVisible(_ text: String) -> Bool {
    !FoldTable(.exact).fold(text).isEmpty && FoldTable(.words).fold(text) != ""
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && scalar.properties.generalCategory != .modifierLetter
  }

  /// The core and the parts stand in the title, in order and apart.
  private func check(_ parsed: ParsedTitle, _ title: [UInt8]) {
    var ranges = [parsed.core] + parsed.coreContinuations
    if parsed.core.isEmpty && title.contains(where: { $0 > 0x20 && $0 < 0x7F }) { Issue.record("no core in \(title)") }
    for part in parsed.parts {
      if part.range.lowerBound > part.content.lowerBound || part.content.upperBound > part.range.upperBound {
        // Producers may share the names that stand behind them.
        if case .producers = part.kind {} else { Issue.record("a content outside its part in \(title)") }
      }
      ranges.append(part.range)
    }
    ranges.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var end = 0
    for range in ranges where !range.isEmpty {
      if range.lowerBound < end || range.upperBound > title.count { Issue.record("parts overlap in \(title)") }
      end = range.upperBound
    }
  }

  /// A list that is matched with itself finds every row.
  private func checkMatching(_ songs: [Song]) {
    let list = SongList(songs)
    let answers = Reconciler(jobs: 1).reconcile(list, list).answers
    let matched = Set(answers.filter { $0.status == .match }.compactMap(\.left))
    for row in 0..<list.count where isVisible(songs[row].title ?? "") && !matched.contains(row) {
      let status = answers.filter { $0.left == row }.map { "\($0.status.word) \($0.reason.words)" }
      Issue.record("row without itself: \(songs[row].title.debugDescription) \(status)")
    }
  }
}
