extension TitleReader {
  /// Puts the core together from the units that are no parts, and finds the numbers in it.
  mutating func assemble(_ title: Span<UInt8>, _ range: Range<Int>) -> ParsedTitle {
    stretches.removeAll(keepingCapacity: true)
    for index in units.indices where units[index].outcome == .core {
      let unit = units[index]
      if index > 0, units[index - 1].outcome == .core, let last = stretches.last {
        stretches[stretches.count - 1] = last.lowerBound..<unit.range.upperBound
      } else {
        stretches.append(unit.range)
      }
    }
    if stretches.isEmpty { stretches.append(wholeAsCore(range)) }
    // What is left is punctuation: then the title is all that there is.
    if !stretches.contains(where: { hasWord(title, $0, orStops: true) }) { return ParsedTitle(core: range) }
    unwrap()
    let mayHoldNumbers = glance.hasDigit || glance.hasBareWord
    if mayHoldNumbers || stretches.contains(where: { title.endsBare($0, book) }) { cutNumbers(title) }
    for index in stretches.indices { stretches[index] = title.trimmedOfPunctuation(stretches[index]) }
    if stretches.count > 1, stretches.contains(where: { hasWord(title, $0) }) {
      var kept = 0
      for index in stretches.indices where hasWord(title, stretches[index]) {
        stretches[kept] = stretches[index]
        kept += 1
      }
      stretches.removeLast(stretches.count - kept)
    }
    var result = ParsedTitle(core: stretches.first ?? range)
    if stretches.count > 1 { result.coreContinuations = Array(stretches.dropFirst()) }
    if parts.count > 1 { parts.sort { $0.range.lowerBound < $1.range.lowerBound } }
    joinParts()
    // A copy, so that the memory stays.
    result.parts.reserveCapacity(parts.count)
    result.parts.append(contentsOf: parts)
    return result
  }

  /// Whether anything but punctuation stands in `range`: commas are left between two numbers.
  private func hasWord(_ title: Span<UInt8>, _ range: Range<Int>, orStops: Bool = false) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let scalar = title.scalar(at: index)
      let kind = ScalarKind(scalar.value)
      if kind.rawValue <= ScalarKind.han.rawValue || kind == .other || orStops && kind == .stop { return true }
      index += scalar.length
    }
    return false
  }

  /// Joins neighbours that say one thing: `IX. "Nimrod"`, `II. Andante - Vivace`.
  private mutating func joinParts() {
    guard parts.contains(where: { $0.kind == .movementName || isMovement($0) }) else { return }
    var joined: [TitlePart] = []
    var unit = 0
    for var part in parts {
      while unit < units.count, units[unit].range.upperBound < part.range.upperBound { unit += 1 }
      let isWhole = unit < units.count && units[unit].range == part.range
      if part.kind == .subtitle, let last = joined.last {
        if isMovement(last), isWhole, units[unit].kind == .group(.quote) {
          part.kind = .movementName
        } else if last.kind == .movementName, isWhole, units[unit].border == .dash {
          part.kind = .movementName
        }
      }
      if part.kind == .movementName, let last = joined.last, last.kind == .movementName {
        joined[joined.count - 1].range = last.range.lowerBound..<part.range.upperBound
        joined[joined.count - 1].content = last.content.lowerBound..<part.content.upperBound
      } else {
        joined.append(part)
      }
    }
    parts = joined
  }

  private func isMovement(_ part: TitlePart) -> Bool {
    if case .number(.movement, _) = part.kind { true } else { false }
  }

  /// No text is left: the first unit is the title after all.
  private mutating func wholeAsCore(_ range: Range<Int>) -> Range<Int> {
    guard let first = units.first else { return range }
    parts.removeAll { $0.range.overlaps(first.range) }
    return first.range
  }

  /// A title all in brackets or quotation marks is what stands between them.
  private mutating func unwrap() {
    guard stretches.count == 1, let first = units.first, first.range == stretches[0], !first.content.isEmpty else {
      return
    }
    if case .group = first.kind { stretches[0] = first.content }
  }

  /// Takes the numbers, the keys and the markers without brackets out of the core.
  private mutating func cutNumbers(_ title: Span<UInt8>) {
    cuts.removeAll(keepingCapacity: true)
    for index in stretches.indices {
      cutNumbers(title, stretches[index], isFirst: index == 0, isLast: index == stretches.count - 1)
    }
    swap(&stretches, &cuts)
  }

  private mutating func cutNumbers(
    _ title: Span<UInt8>, _ stretch: Range<Int>, isFirst: Bool, isLast: Bool
  ) {
    guard title.mayHoldBareRule(stretch, book) else {
      cuts.append(stretch)
      return
    }
    tokenizer.tokenize(title, stretch)
    let tokens = tokenizer.tokens
    var start = stretch.lowerBound
    var index = isFirst ? 1 : 0
    var afterCut = false
    while index < tokens.count {
      guard book.child(of: 0, by: tokens[index].hash) != nil || numberFirst(tokens[index]) else {
        afterCut = false
        index += 1
        continue
      }
      if let (kind, end) = number(tokens, index, afterCut) {
        let range = tokens[index].lower..<tokens[end - 1].upper
        parts.append(TitlePart(kind, range: range, content: range))
        if start < range.lowerBound { cuts.append(start..<range.lowerBound) }
        start = range.upperBound
        index = end
        afterCut = true
      } else if isLast, let end = bareMarker(title, tokens, index, stretch) {
        if start < tokens[index].lower { cuts.append(start..<tokens[index].lower) }
        start = stretch.upperBound
        index = end
      } else {
        afterCut = false
        index += 1
      }
    }
    if start < stretch.upperBound {
      let rest = start..<stretch.upperBound
      // What is left behind a number is often a bracket or a full stop only.
      if tokens.last.map({ $0.upper > start }) ?? true { cuts.append(rest) }
    }
  }

  /// `3. Satz`: rules that begin with a number begin with a slot.
  private func numberFirst(_ token: TitleToken) -> Bool {
    token.traits.contains(.number) || token.traits.contains(.ordinal)
  }

  /// The number or key at `index`, where what stands around it lets it be one, and the index behind.
  private func number(_ tokens: [TitleToken], _ index: Int, _ afterCut: Bool) -> (TitlePart.Kind, Int)? {
    let matches = book.matches(tokens, at: index)
    for place in stride(from: matches.count - 1, through: 0, by: -1) {
      let match = matches[place]
      var rule = Int(book.nodes[match.node].closed)
      while rule >= 0 {
        let candidate = book.rules[rule]
        rule = Int(candidate.next)
        guard candidate.holds(at: .bare, of: subject) else { continue }
        switch candidate.meaning {
        case .key(let key):
          let end = index + match.length
          if ends(tokens, end, isKey: true) { return (.key(key), end) }
        case .number(let role, let catalogue) where match.capture >= 0:
          let (value, behind) = book.number(tokens, at: match.capture, catalogue)
          let end = max(index + match.length, behind)
          let isLoose = role != .work && role != .opus && role != .catalogue
          // `1 op 1` counts, and names no opus.
          if !isLoose, index == 1, tokens[0].traits.contains(.number) { continue }
          let follows = afterCut || book.works[tokens[index - 1 < 0 ? 0 : index - 1].hash] != nil
          if ends(tokens, end, isKey: false) || !isLoose && follows { return (.number(role, value), end) }
        default: continue
        }
      }
    }
    return nil
  }

  /// Whether the words end at `end`, or go on with something apart.
  private func ends(_ tokens: [TitleToken], _ end: Int, isKey: Bool) -> Bool {
    guard end < tokens.count else { return true }
    let next = tokens[end]
    if next.border >= .list || next.traits.contains(.quoted) { return true }
    let matches = book.matches(tokens, at: end)
    for place in 0..<matches.count {
      let closed = book.nodes[matches[place].node].closed
      guard closed >= 0, book.rules[Int(closed)].holds(at: .bare, of: subject) else { continue }
      switch book.rules[Int(closed)].meaning {
      case .number where matches[place].capture >= 0, .key: return true
      default: break
      }
    }
    return false
  }

  /// A marker that stands bare at the very end: `Firestarter VIP`. Adds it.
  private mutating func bareMarker(
    _ title: Span<UInt8>, _ tokens: [TitleToken], _ index: Int, _ stretch: Range<Int>
  ) -> Int? {
    guard index > 0, tokens.count - index <= 6 else { return nil }
    // `The Remix` is a title.
    if index == 1, book.strangers[tokens[0].hash] != nil { return nil }
    let rest = Array(tokens[index...])
    var reader = PhraseReader(book, rest, at: .bare, of: subject, in: &phraseParts)
    defer { phraseParts = reader.parts }
    guard reader.read() else { return nil }
    let unit = TitleUnit(
      kind: .text, range: rest[0].lower..<rest[rest.count - 1].upper,
      content: rest[0].lower..<rest[rest.count - 1].upper)
    add(reader.parts, unit, title)
    return tokens.count
  }
}
