/// Writes folded entries into memory that has room for them.
protocol FoldKernel {
  init(to: UnsafeMutablePointer<UInt16>)
  /// How many units were written.
  var out: Int { get }
  /// Any entry but a sequence and what is complex.
  mutating func take(_ entry: FoldEntry)
  /// - Returns: Whether the text came to something.
  mutating func finish() -> Bool
  /// The most that a unit of output is multiplied by what the kernel puts between.
  static var expansion: Int { get }
  /// The last unit; 0 where there is none.
  var last: UInt16 { get }
}

extension FoldKernel {
  @inline(__always)
  static func room(forBytes count: Int) -> Int { expansion * count + 64 }

  /// What a sequence and the bytes behind it may need.
  @inline(__always)
  static func room(for page: UnsafePointer<UInt32>, _ sequence: FoldEntry, left: Int) -> Int {
    (expansion + 1) * Int(page[Int(sequence.value)]) + expansion * left + 8
  }

  @inline(__always)
  mutating func take(sequence: UnsafePointer<UInt32>) {
    for step in 1...Int(sequence[0]) { take(FoldEntry(bits: sequence[step])) }
  }

  /// Whether the last letter belongs to a script of which every mark is dropped at ``FoldLevel/words``.
  @inline(__always)
  var endsInUnmarkedLetter: Bool {
    (0x61...0x7A).contains(last) || (0x370...0x3FF).contains(last) || (0x5D0...0x6FF).contains(last)
  }
}

/// White space squeezed, everything else as it is.
struct TextKernel: FoldKernel {
  private let to: UnsafeMutablePointer<UInt16>
  private(set) var out = 0
  private var isBlankDue = false

  init(to: UnsafeMutablePointer<UInt16>) { self.to = to }

  static var expansion: Int { 1 }
  var last: UInt16 { out > 0 ? to[out - 1] : 0 }

  @inline(__always)
  mutating func take(_ entry: FoldEntry) {
    if entry.kind == FoldEntry.space {
      isBlankDue = out > 0
      return
    }
    if entry.kind == FoldEntry.nothing { return }
    if isBlankDue {
      to[out] = 0x20
      out += 1
      isBlankDue = false
    }
    out += UTF16Writer.write(entry.value, to + out)
  }

  @inline(__always)
  mutating func finish() -> Bool { out > 0 }
}

/// ``WordWriter`` over raw memory. The two are held equal by a test.
struct WordKernel: FoldKernel {
  private let to: UnsafeMutablePointer<UInt16>
  private(set) var out = 0
  private var hasWord = false
  private var isBlankDue = false
  private var followsSymbol = false
  private var chunkStart = -1
  private var joins = 0
  /// 0: none, 1: one mark that joins, 2: anything else, 3: what may be a Hebrew abbreviation's mark.
  private var gap = 0
  private var isPlain = true

  init(to: UnsafeMutablePointer<UInt16>) { self.to = to }

  static var expansion: Int { 2 }
  var last: UInt16 { out > 0 && !isBlankDue ? to[out - 1] : 0 }

  @inline(__always)
  mutating func take(_ entry: FoldEntry) {
    let kind = entry.kind
    if kind == FoldEntry.letter, !isBlankDue, !followsSymbol, chunkStart >= 0, entry.value < 0x10000 {
      // A letter in the middle of a word, which is nearly every one.
      isPlain = false
      to[out] = UInt16(truncatingIfNeeded: entry.value)
      out += 1
      return
    }
    takeOther(kind, entry.value)
  }

  private mutating func takeOther(_ kind: UInt32, _ value: UInt32) {
    switch kind {
    case FoldEntry.letter, FoldEntry.word:
      if followsSymbol { isBlankDue = true }
      write(value, isLetter: kind == FoldEntry.letter)
      hasWord = true
      followsSymbol = false
    case FoldEntry.symbol:
      if !followsSymbol { isBlankDue = true }
      write(value, isLetter: false)
      followsSymbol = true
    case FoldEntry.space:
      endChunk()
      isBlankDue = true
    case FoldEntry.joiner:
      gap = gap == 0 ? 1 : 2
      isBlankDue = true
    case FoldEntry.punctuation:
      let isGershayim = gap == 0 && chunkStart >= 0 && FoldRules.isGershayim(value, after: UInt32(to[out - 1]))
      gap = isGershayim ? 3 : 2
      isBlankDue = true
    default: break
    }
  }

  private mutating func write(_ value: UInt32, isLetter: Bool) {
    if gap == 3, FoldRules.isHebrewLetter(value) { isBlankDue = false }
    if isBlankDue, out > 0 {
      to[out] = 0x20
      out += 1
    }
    isBlankDue = false
    if chunkStart < 0 {
      chunkStart = out
    } else if gap == 1 {
      joins += 1
    } else {
      isPlain = false
    }
    gap = 0
    if !isLetter { isPlain = false }
    out += UTF16Writer.write(value, to + out)
  }

  private mutating func endChunk() {
    if joins > 0, isPlain {
      var kept = chunkStart
      for index in chunkStart..<out where to[index] != 0x20 {
        to[kept] = to[index]
        kept += 1
      }
      out = kept
    }
    chunkStart = -1
    joins = 0
    gap = 0
    isPlain = true
  }

  mutating func finish() -> Bool {
    endChunk()
    return hasWord
  }
}

enum UTF16Writer {
  /// Writes a code point and says how many units it took.
  @inline(__always)
  static func write(_ point: UInt32, _ to: UnsafeMutablePointer<UInt16>) -> Int {
    if point < 0x10000 {
      to[0] = UInt16(truncatingIfNeeded: point)
      return 1
    }
    to[0] = UInt16(truncatingIfNeeded: 0xD7C0 + point >> 10)
    to[1] = UInt16(truncatingIfNeeded: 0xDC00 + point & 0x3FF)
    return 2
  }
}
