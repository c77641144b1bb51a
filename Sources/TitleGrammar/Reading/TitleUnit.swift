/// A stretch of a title between two marks, or a bracketed group.
struct TitleUnit {
  enum Kind: Equatable {
    case text
    case group(TitleMark.Family)
    case unclosed(TitleMark.Family)
    /// Guests named without brackets.
    case guests
  }
  /// What parts a text from what stands before it.
  enum Border: UInt8 { case none, dash, weak, colon }
  /// What became of it.
  enum Outcome { case undecided, core, part }

  var kind: Kind
  var border = Border.none
  /// With its dash or its brackets.
  var range: Range<Int>
  /// Without them, and without blanks at the ends.
  var content: Range<Int>
  var outcome = Outcome.undecided
  /// Names the number of a work: `No. 5`, `Op. 67`, `BWV 1007`.
  var namesWork = false

  /// A quotation stands at its end, and text may go on behind it.
  var endsInGroup = false

  /// Takes in what stands up to `upper`.
  mutating func extend(to upper: Int) {
    range = range.lowerBound..<upper
    content = content.lowerBound..<upper
    endsInGroup = false
  }

  var isText: Bool { kind == .text }
}

extension Span<UInt8> {
  /// `range` without blanks and invisible characters at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    // Most stretches have a visible ASCII character at either end.
    if lower < upper, self[lower] &- 0x21 < 0x5F, self[upper - 1] &- 0x21 < 0x5F { return range }
    while lower < upper {
      let scalar = scalar(at: lower)
      guard ScalarKind(scalar.value) == .blank || scalar.value == 0xFEFF || scalar.value == 0x200B else { break }
      lower += scalar.length
    }
    while upper > lower {
      let start = Swift.max(lower, startOfScalar(before: upper))
      let value = self.scalar(at: start).value
      guard ScalarKind(value) == .blank || value == 0xFEFF || value == 0x200B || value == 0x200C else { break }
      upper = start
    }
    return lower..<upper
  }

  /// `range` without the punctuation that cutting leaves at its ends (`Title,`, `-Title`, `Title:`).
  func trimmedOfPunctuation(_ range: Range<Int>) -> Range<Int> {
    var result = trimmed(range)
    while !result.isEmpty {
      let byte = self[result.lowerBound]
      let isLoose = byte == 0x3A || byte == 0x2C || byte == 0x2D && !isDigit(result.lowerBound + 1, result.upperBound)
      guard isLoose else { break }
      result = trimmed(result.lowerBound + 1..<result.upperBound)
    }
    while !result.isEmpty {
      let byte = self[result.upperBound - 1]
      guard [0x2C, 0x3A, 0x2D, 0x2F, 0x7C, 0x3B, 0x7E].contains(byte) else { break }
      result = trimmed(result.lowerBound..<result.upperBound - 1)
    }
    return result.isEmpty ? trimmed(range) : result
  }

  private func isDigit(_ index: Int, _ end: Int) -> Bool { index < end && self[index] &- 0x30 < 10 }
}
