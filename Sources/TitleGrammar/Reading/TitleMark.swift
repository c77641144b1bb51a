/// Something in a title that parts it: a bracketed group, or a delimiter.
struct TitleMark {
  /// Which brackets belong together.
  enum Family: UInt8, CaseIterable {
    case round, square, curly, angle, corner, whiteCorner, tilde, quote, dash
  }
  enum Kind: Equatable {
    case group(Family)
    /// A bracket opened and never closed: titles are cut off.
    case opener(Family)
    /// A dash between blanks.
    case dash
    /// A colon, a slash, a bar, or a dash with a blank on one side: parts only what is understood.
    case weak
    case colon
  }
  var kind: Kind
  var lower: Int
  var upper: Int
  /// Where a group's content stands.
  var content: Range<Int>
}

/// Finds what parts a title, outermost groups only, in one pass.
struct TitleMarks {
  private(set) var marks: [TitleMark] = []
  private var open: [(family: TitleMark.Family, lower: Int, upper: Int)] = []
  private var openCounts = InlineArray<9, Int>(repeating: 0)

  mutating func find(_ title: Span<UInt8>, _ range: Range<Int>) {
    marks.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    openCounts = InlineArray(repeating: 0)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = title[index]
      if (byte | 0x20) &- 0x61 < 26 || byte == 0x20 {
        index += 1
        continue
      }
      // Letters, digits and blanks of ASCII part nothing, nor does the tail of a scalar.
      if byte < 0x80, ScalarKind(UInt32(byte)).rawValue <= ScalarKind.apostrophe.rawValue {
        index += 1
        continue
      }
      let scalar = title.scalar(at: index)
      index += mark(title, range, index, scalar, ScalarKind(scalar.value))
    }
    addUnclosed()
  }

  /// Enters the mark that stands at `index`, if any, and says how many bytes it has.
  private mutating func mark(
    _ title: Span<UInt8>, _ range: Range<Int>, _ index: Int, _ scalar: ReadScalar, _ kind: ScalarKind
  ) -> Int {
    let end = index + scalar.length
    switch kind {
    case .opener: push(TitleMarks.family(scalar.value), index, end)
    case .closer: close(TitleMarks.family(scalar.value), index, end)
    case .tilde: toggle(.tilde, title, range, index, end)
    case .quote: quote(title, range, index, scalar)
    case .hyphen:
      var end = end
      while end < range.upperBound, title[end] == 0x2D { end += 1 }
      dash(title, range, index, end, scalar.value)
      return end - index
    case .slash:
      guard scalar.value != 0x3B, scalar.value != 0xFF1B else { break }
      var end = end
      while end < range.upperBound, title[end] == 0x2F { end += 1 }
      if isBlank(title, before: index, range), isBlank(title, at: end, range) { add(.weak, index, end) }
      return end - index
    case .colon:
      if scalar.length > 1 || isBlank(title, at: end, range) { add(.colon, index, end) }
    case .bar:
      if scalar.length == 1 || isBlank(title, before: index, range) { add(.weak, index, end) }
    default: break
    }
    return scalar.length
  }

  private static func family(_ value: UInt32) -> TitleMark.Family {
    switch value {
    case 0x28, 0x29, 0xFF08, 0xFF09, 0xFF5F, 0xFF60: .round
    case 0x7B, 0x7D, 0xFF5B, 0xFF5D: .curly
    case 0x3C, 0x3E, 0xFF1C, 0xFF1E, 0x2329, 0x232A, 0x27E8...0x27EB, 0x3008...0x300B: .angle
    case 0x300C, 0x300D, 0xFF62, 0xFF63: .corner
    case 0x300E, 0x300F: .whiteCorner
    default: .square
    }
  }

  private mutating func push(_ family: TitleMark.Family, _ lower: Int, _ upper: Int) {
    open.append((family, lower, upper))
    openCounts[Int(family.rawValue)] += 1
  }

  /// Closes the innermost open group of the family; groups of other families left open inside it are text.
  private mutating func close(_ family: TitleMark.Family, _ lower: Int, _ upper: Int) {
    guard openCounts[Int(family.rawValue)] > 0 else { return }
    while let opener = open.popLast() {
      openCounts[Int(opener.family.rawValue)] -= 1
      guard opener.family == family else { continue }
      while let last = marks.last, last.lower > opener.lower { marks.removeLast() }
      marks.append(
        TitleMark(
          kind: .group(family), lower: opener.lower, upper: upper, content: opener.upper..<max(opener.upper, lower)))
      return
    }
  }

  private mutating func toggle(
    _ family: TitleMark.Family, _ title: Span<UInt8>, _ range: Range<Int>, _ lower: Int, _ upper: Int
  ) {
    if openCounts[Int(family.rawValue)] > 0 {
      close(family, lower, upper)
    } else if lower > range.lowerBound {
      push(family, lower, upper)
    }
  }

  private mutating func quote(_ title: Span<UInt8>, _ range: Range<Int>, _ index: Int, _ scalar: ReadScalar) {
    let end = index + scalar.length
    switch scalar.value {
    case 0xAB, 0x201E, 0x301D: push(.quote, index, end)
    case 0xBB, 0x201D, 0x301E, 0x301F: close(.quote, index, end)
    case 0x201C:
      // German titles close with the mark that opens English ones.
      if openCounts[Int(TitleMark.Family.quote.rawValue)] > 0, !isBlank(title, before: index, range) {
        close(.quote, index, end)
      } else {
        push(.quote, index, end)
      }
    default:
      // 12" is inches.
      let isOpen = openCounts[Int(TitleMark.Family.quote.rawValue)] > 0
      if !isOpen, index > range.lowerBound, title[index - 1] &- 0x30 < 10 { return }
      if isOpen { close(.quote, index, end) } else { push(.quote, index, end) }
    }
  }

  private mutating func dash(_ title: Span<UInt8>, _ range: Range<Int>, _ lower: Int, _ upper: Int, _ value: UInt32) {
    // Middle dots part nothing.
    guard value != 0xB7, value != 0x30FB, value != 0xFF65, value != 0x5F else { return }
    let before = isBlank(title, before: lower, range)
    let after = isBlank(title, at: upper, range)
    let isGroupOpen = openCounts[Int(TitleMark.Family.dash.rawValue)] > 0
    if before, after {
      if lower > range.lowerBound { add(.dash, lower, upper) }
    } else if before, lower > range.lowerBound, !isGroupOpen {
      push(.dash, lower, upper)
    } else if after, isGroupOpen {
      close(.dash, lower, upper)
    } else if after, lower > range.lowerBound, upper < range.upperBound {
      add(.weak, lower, upper)
    } else if value == 0x2014 || value == 0x2015 {
      add(.weak, lower, upper)
    }
  }

  private mutating func add(_ kind: TitleMark.Kind, _ lower: Int, _ upper: Int) {
    marks.append(TitleMark(kind: kind, lower: lower, upper: upper, content: upper..<upper))
  }

  /// Of the brackets never closed the first few are worth a look.
  private mutating func addUnclosed() {
    guard !open.isEmpty else { return }
    for opener in open.prefix(4) {
      marks.append(
        TitleMark(
          kind: .opener(opener.family), lower: opener.lower, upper: opener.upper, content: opener.upper..<opener.upper))
    }
    marks.sort { $0.lower < $1.lower }
  }

  private func isBlank(_ title: Span<UInt8>, at index: Int, _ range: Range<Int>) -> Bool {
    index >= range.upperBound || ScalarKind(title.scalar(at: index).value) == .blank
  }

  private func isBlank(_ title: Span<UInt8>, before index: Int, _ range: Range<Int>) -> Bool {
    index <= range.lowerBound || ScalarKind(title.scalar(at: title.startOfScalar(before: index)).value) == .blank
  }
}
