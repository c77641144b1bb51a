internal import MusicModel

extension TitleReader {
  /// Judges the units from the right: parts as long as they are understood or bracketed, core from then on.
  mutating func judgeUnits(_ title: Span<UInt8>) {
    var isSuffix = true
    for index in units.indices.reversed() {
      let isPart = judge(title, index, isSuffix)
      units[index].outcome = isPart ? .part : .core
      if !isPart { isSuffix = false }
    }
  }

  private mutating func judge(_ title: Span<UInt8>, _ index: Int, _ isSuffix: Bool) -> Bool {
    let unit = units[index]
    switch unit.kind {
    case .guests: return readPhrase(title, unit, at: .bare)
    case .group(let family):
      if index == 0 {
        guard units.count > 1, units[1...].contains(where: { $0.outcome == .core }) else { return false }
        return readPhrase(title, unit, at: .prefix)
      }
      if readPhrase(title, unit, at: .bracket) { return true }
      return isSuffix && isSubtitle(family, index) && add(.subtitle, unit)
    case .unclosed:
      return index > 0 && isSuffix && !unit.content.isEmpty && readPhrase(title, unit, at: .bracket)
    case .text:
      return index > 0 && judgeText(title, index, isSuffix)
    }
  }

  /// A group that no rule knows is a subtitle; but quotation marks belong to the title.
  private func isSubtitle(_ family: TitleMark.Family, _ index: Int) -> Bool {
    switch family {
    case .quote: isBehindWork(index)
    default: true
    }
  }

  /// Whether a text before unit `index` names a work by number.
  private func isBehindWork(_ index: Int) -> Bool { firstWork < index }

  private mutating func judgeText(_ title: Span<UInt8>, _ index: Int, _ isSuffix: Bool) -> Bool {
    let unit = units[index]
    let isWork = isBehindWork(index)
    if readMovement(title, unit, isWork) { return true }
    switch unit.border {
    case .none:
      return isSuffix && readPhrase(title, unit, at: .bare)
    case .dash:
      guard isSuffix else { return false }
      if readPhrase(title, unit, at: .dash) || giveYear(title, unit) { return true }
      if unit.namesWork { return false }
      return add(isWork ? .movementName : .subtitle, unit)
    case .weak:
      return isSuffix && (readPhrase(title, unit, at: .dash) || joinLeft(index))
    case .colon:
      guard isSuffix else { return false }
      if readPhrase(title, unit, at: .dash) { return true }
      return isWork ? !unit.namesWork && add(.movementName, unit) : joinLeft(index)
    }
  }

  /// ` - Spider-Man: Into the Spider-Verse`: what a colon parts behind a dash is one subtitle.
  private mutating func joinLeft(_ index: Int) -> Bool {
    guard index >= 2, units[index - 1].isText, units[index - 1].border == .dash else { return false }
    units[index - 1].extend(to: units[index].range.upperBound)
    return true
  }

  /// ` - 2011 - Remaster`: a year alone belongs to the marker behind it.
  private mutating func giveYear(_ title: Span<UInt8>, _ unit: TitleUnit) -> Bool {
    tokenizer.tokenize(title, unit.content, limit: 2)
    guard tokenizer.tokens.count == 1, tokenizer.tokens[0].traits.contains(.year), let last = parts.indices.last,
      case .marker(var marker) = parts[last].kind, marker.number == nil
    else { return false }
    marker.number = tokenizer.tokens[0].hundredths / 100
    parts[last] = TitlePart(
      .marker(marker), range: unit.range.lowerBound..<parts[last].range.upperBound,
      content: unit.content.lowerBound..<parts[last].content.upperBound)
    return true
  }

  @discardableResult
  private mutating func add(_ kind: TitlePart.Kind, _ unit: TitleUnit) -> Bool {
    parts.append(TitlePart(kind, range: unit.range, content: unit.content))
    return true
  }

  /// Reads a unit by the rules, and adds what it says.
  private mutating func readPhrase(_ title: Span<UInt8>, _ unit: TitleUnit, at position: RulePositions) -> Bool {
    tokenizer.tokenize(title, unit.content, limit: PhraseReader.limit + 1)
    guard !tokenizer.tokens.isEmpty else { return false }
    var reader = PhraseReader(book, tokenizer.tokens, at: position, of: subject, in: &phraseParts)
    defer { phraseParts = reader.parts }
    if reader.read() {
      add(reader.parts, unit, title)
      return true
    }
    return readLongCredit(title, unit, at: position)
  }

  /// Guests may be more than the reader's limit: then all that follows `feat.` are names.
  private mutating func readLongCredit(_ title: Span<UInt8>, _ unit: TitleUnit, at position: RulePositions) -> Bool {
    let tokens = tokenizer.tokens
    guard tokens.count > PhraseReader.limit else { return false }
    let matches = book.matches(tokens, at: 0)
    for index in 0..<matches.count {
      let tail = book.nodes[matches[index].node].tail
      guard tail >= 0, book.rules[Int(tail)].holds(at: position, of: subject) else { continue }
      guard book.rules[Int(tail)].meaning == .guests, book.rules[Int(tail)].positions.contains(.bare) else { continue }
      let content = tokens[matches[index].length].lower..<unit.content.upperBound
      parts.append(TitlePart(.guests, range: unit.range, content: content))
      return true
    }
    return false
  }

  /// Turns what a phrase says into parts, which share the unit's bytes among them.
  mutating func add(_ found: [PhrasePart], _ unit: TitleUnit, _ title: Span<UInt8>) {
    for (index, part) in found.enumerated() {
      let lower = index == 0 ? unit.range.lowerBound : part.range.lowerBound
      let upper = index == found.count - 1 ? unit.range.upperBound : part.range.upperBound
      let argument = part.argument.map { clean($0, title, unit.content.upperBound) }
      var content = part.range
      let kind: TitlePart.Kind
      switch part.meaning {
      case nil: kind = .subtitle
      case .marker(let marker): kind = .marker(Marker(marker, argument: argument, number: part.number))
      case .guests:
        kind = .guests
        content = argument ?? content
      case .producers:
        kind = .producers
        // `prod. & feat. SUGA`: the names stand with the next part.
        content = argument ?? found[(index + 1)...].first { $0.meaning == .guests }?.argument ?? content
      case .rating(let rating): kind = .rating(rating)
      case .provenance:
        kind = .provenance
        content = argument ?? content
      case .albumType(let type): kind = .albumType(type)
      case .number(let role, _): kind = .number(role, part.titleNumber ?? 0)
      case .key(let key): kind = .key(key)
      case .filler, .place: continue
      }
      parts.append(TitlePart(kind, range: lower..<upper, content: content))
    }
  }

  /// An argument up to the quotation mark that closes it, and with the punctuation that is its own.
  private func clean(_ argument: Range<Int>, _ title: Span<UInt8>, _ end: Int) -> Range<Int> {
    var range = argument
    if range.lowerBound > 0, isQuote(title, title.startOfScalar(before: range.lowerBound)) {
      var index = range.lowerBound
      while index < range.upperBound {
        if isQuote(title, index) { return title.trimmed(range.lowerBound..<index) }
        index += title.scalar(at: index).length
      }
      return range
    }
    // `feat. P!nk!` and `feat. Jay Z & Co.` end in points of their own, and so does a bracket inside the name.
    guard range.upperBound < end else { return range }
    var depth = openBrackets(title, range)
    while range.upperBound < end {
      let scalar = title.scalar(at: range.upperBound)
      let kind = ScalarKind(scalar.value)
      guard kind == .stop || kind == .other || kind == .closer && depth > 0 else { break }
      if kind == .closer { depth -= 1 }
      range = range.lowerBound..<range.upperBound + scalar.length
    }
    return range
  }

  private func isQuote(_ title: Span<UInt8>, _ index: Int) -> Bool {
    let kind = ScalarKind(title.scalar(at: index).value)
    return kind == .quote || kind == .apostrophe && index + 1 < title.count && title[index + 1] == title[index]
  }

  /// How many brackets are open at the end of `range`.
  private func openBrackets(_ title: Span<UInt8>, _ range: Range<Int>) -> Int {
    var depth = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let scalar = title.scalar(at: index)
      let kind = ScalarKind(scalar.value)
      if kind == .opener { depth += 1 } else if kind == .closer { depth -= 1 }
      index += scalar.length
    }
    return depth
  }

  /// `: VII. Gigue`, ` - III. Allegro`, and behind a work's number also `: 3. Allegro` and `: No. 1, The Wounded Heart`.
  private mutating func readMovement(_ title: Span<UInt8>, _ unit: TitleUnit, _ isWork: Bool) -> Bool {
    guard unit.border == .colon || unit.border == .dash || isWork else { return false }
    tokenizer.tokenize(title, unit.content, limit: 4)
    let tokens = tokenizer.tokens
    guard let first = tokens.first else { return false }
    var number: TitleNumber?
    var behind = 1
    let isNumeral = first.traits.contains(.roman) && first.traits.contains(.small) == false
    if isNumeral, first.traits.contains(.stop) || tokens.count == 1 || isWork && tokens[1].border == .hard {
      number = book.number(first)
    } else if isWork, first.traits.contains(.number), first.traits.contains(.stop) || tokens.count == 1 {
      number = book.number(first)
    } else if isWork {
      let matches = book.matches(tokens, at: 0)
      for place in 0..<matches.count {
        let closed = book.nodes[matches[place].node].closed
        guard closed >= 0, matches[place].capture >= 0 else { continue }
        switch book.rules[Int(closed)].meaning {
        case .number(.work, _), .number(.movement, _):
          number = book.number(tokens[matches[place].capture])
          behind = matches[place].length
        default: break
        }
      }
    }
    guard let number else { return false }
    let numberEnd = tokens[behind - 1].upper
    guard behind < tokens.count else {
      parts.append(TitlePart(.number(.movement, number), range: unit.range, content: first.lower..<numberEnd))
      return true
    }
    let name = tokens[behind].lower..<unit.content.upperBound
    let content = clean(name, title, unit.content.upperBound)
    parts.append(TitlePart(.movementName, range: name.lowerBound..<unit.range.upperBound, content: content))
    parts.append(
      TitlePart(
        .number(.movement, number), range: unit.range.lowerBound..<numberEnd, content: first.lower..<numberEnd))
    return true
  }
}
