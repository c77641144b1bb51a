internal import ICU

/// Cuts stretches of a title into words. Keeps its memory between stretches.
struct TitleTokenizer {
  let folding: FoldTable
  private(set) var tokens: [TitleToken] = []
  /// False when the limit was met before the end of the stretch.
  private(set) var isComplete = true
  private var folded: [UInt16] = []

  init(folding: FoldTable) { self.folding = folding }

  /// Cuts `range` of `title` into at most `limit` words.
  ///
  /// Words are runs of letters or of digits with what belongs to them (`25th`, `Re` + `issue`, `Taylor's`); hiragana and
  /// katakana make words by runs, and every ideograph is a word of its own, since no blank parts 现场版.
  mutating func tokenize(_ title: Span<UInt8>, _ range: Range<Int>, limit: Int = Int.max) {
    tokens.removeAll(keepingCapacity: true)
    isComplete = true
    var index = range.lowerBound
    var traits: TitleToken.Traits = []
    var border = TitleToken.Border.soft
    var gap = Gap()
    while index < range.upperBound {
      if title[index] == 0x20 {
        index += 1
        gap.bytes += 1
        gap.blanks += 1
        continue
      }
      let scalar = title.scalar(at: index)
      let kind = ScalarKind(scalar.value)
      let isWord =
        kind.rawValue <= ScalarKind.han.rawValue || kind == .apostrophe && startsPossessive(title, index, range)
      if isWord {
        if tokens.count >= limit {
          isComplete = false
          return
        }
        if gap.bytes == gap.blanks { traits.insert(.adjacent) }
        index = word(title, index, range.upperBound, kind, traits, border)
        traits = []
        border = .soft
        gap = Gap()
        continue
      }
      switch kind {
      case .blank: gap.blanks += scalar.length
      case .hyphen:
        let isSpaced =
          gap.bytes > 0 && gap.bytes == gap.blanks && isBlank(title, index + scalar.length, range.upperBound)
        if isSpaced { border = .hard } else { traits.insert(.hyphen) }
      case .quote: traits.insert(.quoted)
      case .apostrophe:
        // `` and '' are what tokenizers of corpora make of quotation marks.
        traits.insert(.quoted)
      case .comma: border = max(border, .list)
      case .ampersand:
        border = max(border, .list)
        traits.insert(.joined)
      case .slash:
        let isBare = gap.bytes == 0 && !isBlank(title, index + scalar.length, range.upperBound)
        if isBare { border = max(border, .list) } else { border = .hard }
        traits.insert(.joined)
        if isBare { traits.insert(.paired) }
      case .colon:
        if !isBlank(title, index + scalar.length, range.upperBound), gap.bytes == 0 { traits.insert(.paired) }
        border = .hard
      case .closer:
        if border < .hard { traits.insert(.enclosing) }
        border = .hard
      case .bar, .opener, .tilde:
        border = .hard
        traits.remove(.enclosing)
      default: break
      }
      index += scalar.length
      gap.bytes += scalar.length
    }
  }

  /// What stands between two words: how many bytes, and how many of them blanks.
  private struct Gap {
    var bytes = 0
    var blanks = 0
  }

  private func isBlank(_ title: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
    index >= end || ScalarKind(title.scalar(at: index).value) == .blank
  }

  /// Whether the apostrophe at `index` begins the lone `'s` of a text cut into tokens.
  private func startsPossessive(_ title: Span<UInt8>, _ index: Int, _ range: Range<Int>) -> Bool {
    guard index > range.lowerBound, title[index - 1] == 0x20, index + 1 < range.upperBound else { return false }
    guard title[index] == 0x27, title[index + 1] | 0x20 == 0x73 else { return false }
    return index + 2 >= range.upperBound || title[index + 2] == 0x20
  }

  /// Adds the word that begins at `start`, and says where it ends.
  private mutating func word(
    _ title: Span<UInt8>, _ start: Int, _ end: Int, _ first: ScalarKind, _ traits: TitleToken.Traits,
    _ border: TitleToken.Border
  ) -> Int {
    var index = start
    var isASCII = true
    var hash = WordHash()
    var run = first
    var digits = 0
    if first == .letter {
      // Most words are letters of ASCII from end to end.
      while index < end, (title[index] | 0x20) &- 0x61 < 26 {
        hash.add(UInt16(title[index] | 0x20))
        index += 1
      }
      if index > start, index == end || title[index] < 0x80 && title[index] != 0x27 && title[index] != 0x60 {
        let token = TitleToken(lower: start, upper: index, hash: hash.value, traits: traits, border: border)
        append(token, title, run, end)
        return index
      }
    }
    scan: while index < end {
      let byte = title[index]
      let scalar = byte < 0x80 ? ReadScalar(value: UInt32(byte), length: 1) : title.scalar(at: index)
      let kind = ScalarKind(scalar.value)
      switch kind {
      case .letter where run == .letter: break
      case .letter where run == .digit:
        // A small suffix belongs to its number (`25th`, `37a`, `10ème`); a word does not (`2Pac`, `4ever`).
        guard let suffix = numberSuffix(title, index, end) else { break scan }
        for byte in index..<suffix { hash.add(lowered(title[byte])) }
        if title[suffix - 1] >= 0x80 || title[index] >= 0x80 { isASCII = false }
        index = suffix
        break scan
      case .digit where run == .digit: digits += 1
      case .hiragana where run == .hiragana: break
      case .katakana where run == .katakana: break
      case .han where index == start: break
      case .joiner where run != .han || index > start: isASCII = false
      case .apostrophe where run == .letter || index == start:
        let next = index + scalar.length
        // A plural's apostrophe, and one that ends a quotation, end the word.
        guard next < end, case .letter = ScalarKind(title.scalar(at: next).value) else { break scan }
        if scalar.length > 1 { isASCII = false }
        index = next
        if index == start + scalar.length { run = .letter }
        continue scan
      case .stop where run == .digit && scalar.length == 1:
        // 5.5, but neither 5. nor 1.2.3.
        guard index + 1 < end, isDigit(title[index + 1]), index > start else { break scan }
        hash.add(UInt16(byte))
      default: break scan
      }
      if scalar.length > 1 { isASCII = false } else if kind != .stop { hash.add(lowered(byte)) }
      index += scalar.length
    }
    if index == start { index += title.scalar(at: start).length }
    var token = TitleToken(lower: start, upper: index, hash: hash.value, traits: traits, border: border)
    if !isASCII { token.hash = foldedHash(title, start..<index) }
    append(token, title, run, end)
    return index
  }

  @inline(__always)
  private mutating func append(_ token: TitleToken, _ title: Span<UInt8>, _ run: ScalarKind, _ end: Int) {
    var token = token
    classify(&token, title, run, end)
    tokens.append(token)
  }

  private mutating func foldedHash(_ title: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    folded.removeAll(keepingCapacity: true)
    folding.fold(title.extracting(range), into: &folded)
    var hash = WordHash()
    for unit in folded where unit != 0x20 { hash.add(unit) }
    return hash.value
  }

  @inline(__always)
  private func lowered(_ byte: UInt8) -> UInt16 {
    UInt16(byte &- 0x41 < 26 ? byte | 0x20 : byte)
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
