/// Writes classified code points as words with one blank between them.
struct WordWriter {
  private(set) var units: [UInt16] = []
  /// False as long as there was nothing but punctuation and symbols.
  private(set) var hasWord = false

  private var isBlankDue = false
  private var followsSymbol = false
  private var chunk = Chunk()

  /// The state of the part since the last white space, in which single letters may be joined.
  struct Chunk {
    /// Where its first unit stands; `nil` before it.
    var start: Int?
    var joins = 0
    /// Marks of punctuation since the last letter: none, one that joins, one of a Hebrew abbreviation, or anything else.
    var gap = Gap.none
    var isPlain = true
    enum Gap { case none, joiner, gershayim, other }
  }

  mutating func take(_ kind: WordClass, _ point: UInt32) {
    switch kind {
    case .letter, .word:
      if followsSymbol { isBlankDue = true }
      write(point, isLetter: kind == .letter)
      hasWord = true
      followsSymbol = false
    case .symbol:
      if !followsSymbol { isBlankDue = true }
      write(point, isLetter: false)
      followsSymbol = true
    case .space:
      endChunk()
      isBlankDue = true
    case .joiner:
      chunk.gap = chunk.gap == .none ? .joiner : .other
      isBlankDue = true
    case .punctuation:
      let isGershayim =
        chunk.gap == .none && chunk.start != nil && FoldRules.isGershayim(point, after: UInt32(units.last ?? 0))
      chunk.gap = isGershayim ? .gershayim : .other
      isBlankDue = true
    }
  }

  private mutating func write(_ point: UInt32, isLetter: Bool) {
    if chunk.gap == .gershayim, FoldRules.isHebrewLetter(point) { isBlankDue = false }
    if isBlankDue, !units.isEmpty { units.append(0x20) }
    isBlankDue = false
    if chunk.start == nil {
      chunk.start = units.count
    } else if chunk.gap == .joiner {
      chunk.joins += 1
    } else {
      chunk.isPlain = false
    }
    chunk.gap = .none
    if !isLetter { chunk.isPlain = false }
    UTF16Text.append(point, to: &units)
  }

  private mutating func endChunk() {
    if let start = chunk.start, chunk.joins > 0, chunk.isPlain {
      units.replaceSubrange(start..., with: units[start...].filter { $0 != 0x20 })
    }
    chunk = Chunk()
  }

  mutating func finish() { endChunk() }
}
