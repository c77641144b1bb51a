/// What a table holds for one code point: a kind, and a code point or the place of a sequence of entries.
struct FoldEntry {
  var bits: UInt32

  // Kinds 0...5 are those of ``WordClass``.
  static let letter: UInt32 = 0
  static let word: UInt32 = 1
  static let space: UInt32 = 2
  static let joiner: UInt32 = 3
  static let punctuation: UInt32 = 4
  static let symbol: UInt32 = 5
  static let nothing: UInt32 = 6
  static let sequence: UInt32 = 7
  // What may combine with what stands before it.
  /// Stays where the text is composed.
  static let keptMark: UInt32 = 8
  /// Goes where the text is composed.
  static let droppedMark: UInt32 = 9
  /// Ask ICU.
  static let complex: UInt32 = 10

  @inline(__always) init(bits: UInt32) { self.bits = bits }
  @inline(__always) init(_ kind: UInt32, _ value: UInt32) { bits = kind << 24 | value }
  @inline(__always) var kind: UInt32 { bits >> 24 }
  @inline(__always) var value: UInt32 { bits & 0xFF_FFFF }

  /// Folds one code point by ICU, and appends to `sequences` what it becomes if that is several.
  static func make(_ point: UInt32, _ level: FoldLevel, _ sequences: inout [UInt32], base: Int) -> FoldEntry {
    if let simple = makeSimple(point, level) { return simple }
    let form: NormalForm = level == .exact ? .nfc : .nfkcCaseFold
    guard form.startsAfresh(point), NormalForm.nfc.startsAfresh(point) else {
      return makeMark(point, level)
    }
    let folded: [UInt32]
    switch level {
    case .exact:
      folded = CodePoint(point).isInvisible ? [] : UTF16Text.points(NormalForm.nfc.apply(UTF16Text.units([point])))
    case .folded: folded = PlainFold.unify([point])
    case .words:
      if IterationMarks.all.contains(point) { return FoldEntry(complex, 0) }
      folded = PlainFold.words([point])
    }
    guard let first = folded.first else { return FoldEntry(nothing, 0) }
    if !NormalForm.nfc.startsAfresh(first) { return FoldEntry(complex, 0) }
    let entries = folded.map { FoldEntry(WordClass(of: $0).rawValue, $0) }
    if entries.count == 1 { return entries[0] }
    let place = base + sequences.count
    sequences.append(UInt32(entries.count))
    sequences += entries.map(\.bits)
    return FoldEntry(sequence, UInt32(place))
  }

  private static func makeMark(_ point: UInt32, _ level: FoldLevel) -> FoldEntry {
    // The dot that is dropped behind an i, and what a rule or a compatibility mapping changes.
    let normal = NormalForm.nfkcCaseFold.apply(UTF16Text.units([point]))
    guard point != 0x307 || level == .exact, normal == UTF16Text.units([point]), FoldRules.unified[point] == nil,
      !CodePoint(point).isInvisible
    else { return FoldEntry(complex, 0) }
    if level != .words { return FoldEntry(keptMark, 0) }
    if WordLetters.isDroppedMark(point) { return FoldEntry(droppedMark, 0) }
    var becomes: [UInt32] = []
    WordLetters.append(point, to: &becomes)
    return FoldEntry(becomes == [point] ? keptMark : complex, 0)
  }

  /// The same for what ICU leaves alone, as most Han and Hangul, without asking it for texts.
  private static func makeSimple(_ point: UInt32, _ level: FoldLevel) -> FoldEntry? {
    guard isPlain(point) else { return nil }
    if level != .words { return FoldEntry(WordClass(of: point).rawValue, point) }
    var becomes: [UInt32] = []
    WordLetters.append(point, to: &becomes)
    guard becomes.count == 1, isPlain(becomes[0]) else { return nil }
    if becomes[0] != point {
      var again: [UInt32] = []
      WordLetters.append(becomes[0], to: &again)
      guard again == becomes else { return nil }
    }
    return FoldEntry(WordClass(of: becomes[0]).rawValue, becomes[0])
  }

  /// Whether no rule and no normal form touches a code point.
  private static func isPlain(_ point: UInt32) -> Bool {
    point > 0x80 && NormalForm.nfkcCaseFold.leavesAlone(point) && NormalForm.nfc.leavesAlone(point)
      && !CodePoint(point).isInvisible && FoldRules.unified[point] == nil && FoldRules.fractions[point] == nil
      && !IterationMarks.all.contains(point)
  }
}
