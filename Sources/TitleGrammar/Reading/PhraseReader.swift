internal import MusicModel

/// Something that a phrase says, with where in the title.
struct PhrasePart {
  /// Nil for words that say nothing known behind words that do: a subtitle.
  var meaning: RuleMeaning?
  var range: Range<Int>
  var argument: Range<Int>?
  var number: Int?
  var titleNumber: TitleNumber?
  /// A year that belongs to the marker beside it.
  var isYear = false
}

/// Reads the words of one bracket, or of one part behind a dash, as markers.
///
/// The whole phrase must be understood: `Live at Wembley, 1986 / Remastered 2011` is, `Live and Let Die` is not.
/// Backtracks with a memory of what failed, over at most ``PhraseReader/limit`` words.
struct PhraseReader {
  static let limit = 48
  /// How many words a name before `Remix` may have.
  private static let longestName = 14

  let book: RuleBook
  let tokens: [TitleToken]
  let position: RulePositions
  let subject: TitleSubject
  private(set) var parts: [PhrasePart] = []
  private var failed = InlineArray<8, UInt64>(repeating: 0)

  /// - Parameter memory: An array whose memory the reader takes for its parts.
  init(
    _ book: RuleBook, _ tokens: [TitleToken], at position: RulePositions, of subject: TitleSubject,
    in memory: inout [PhrasePart]
  ) {
    swap(&parts, &memory)
    parts.removeAll(keepingCapacity: true)
    self.book = book
    self.tokens = tokens
    self.position = position
    self.subject = subject
  }

  /// What has been read before a word decides how the word may be read.
  private struct State {
    var hasMeaning = false
    /// A place may follow: something was played.
    var takesPlace = false
    var takesName = true
    var index: Int { (hasMeaning ? 1 : 0) | (takesPlace ? 2 : 0) | (takesName ? 4 : 0) }
  }

  /// Reads all words; false when they are not understood.
  mutating func read() -> Bool {
    guard !tokens.isEmpty, tokens.count <= PhraseReader.limit, read(0, State()) else { return false }
    settleYears()
    joinSources()
    return true
  }

  private mutating func read(_ start: Int, _ state: State) -> Bool {
    if start == tokens.count { return state.hasMeaning }
    if failed[state.index] & 1 << UInt64(start) != 0 { return false }
    if readRules(start, state) || readYear(start, state) || readPlace(start, state) || readName(start, state)
      || readRest(start, state)
    {
      return true
    }
    failed[state.index] |= 1 << UInt64(start)
    return false
  }

  private func bytes(_ first: Int, _ end: Int) -> Range<Int> { tokens[first].lower..<tokens[end - 1].upper }

  private mutating func readRules(_ start: Int, _ state: State) -> Bool {
    let matches = book.matches(tokens, at: start)
    for index in stride(from: matches.count - 1, through: 0, by: -1) {
      let match = matches[index]
      let end = start + match.length
      var rule = Int(book.nodes[match.node].closed)
      while rule >= 0 {
        if book.rules[rule].meaning != .filler, book.rules[rule].holds(at: position, of: subject),
          take(book.rules[rule], start, end, match.capture, state)
        {
          return true
        }
        rule = Int(book.rules[rule].next)
      }
      rule = Int(book.nodes[match.node].tail)
      while rule >= 0 {
        if end < tokens.count, book.rules[rule].holds(at: position, of: subject),
          takeTail(book.rules[rule], start, end, state)
        {
          return true
        }
        rule = Int(book.rules[rule].next)
      }
      // A word that may lead to a name does, before it is passed over.
      if readFiller(match, start, end, state) { return true }
    }
    return false
  }

  private mutating func readFiller(_ match: RuleMatches.Match, _ start: Int, _ end: Int, _ state: State) -> Bool {
    var rule = Int(book.nodes[match.node].closed)
    while rule >= 0 {
      if book.rules[rule].meaning == .filler, book.rules[rule].holds(at: position, of: subject),
        take(book.rules[rule], start, end, match.capture, state)
      {
        return true
      }
      rule = Int(book.rules[rule].next)
    }
    return false
  }

  /// Takes a rule made of words alone, and reads on.
  private mutating func take(_ rule: Rule, _ start: Int, _ end: Int, _ capture: Int, _ state: State) -> Bool {
    if rule.meaning == .filler {
      var next = state
      next.takesName = true
      return read(end, next)
    }
    var part = PhrasePart(meaning: rule.meaning, range: bytes(start, end))
    var end = end
    if capture >= 0 { fill(&part, capture, &end) }
    part.range = bytes(start, end)
    // `Club 69 Future Mix`: behind a word of its own family a name would begin too late.
    let startsName = PhraseReader.isMixture(rule.meaning) && end < tokens.count && tokens[end].border < .list
    return goOn(part, end, state, takesName: !startsName)
  }

  private func fill(_ part: inout PhrasePart, _ capture: Int, _ end: inout Int) {
    let token = tokens[capture]
    if case .number(_, let catalogue) = part.meaning {
      let (number, next) = book.number(tokens, at: capture, catalogue)
      part.titleNumber = number
      end = max(end, next)
    } else if token.traits.contains(.number) || token.traits.contains(.ordinal) || book.numberWords[token.hash] != nil {
      part.number = book.number(token).hundredths / 100
    } else {
      part.argument = token.range
    }
  }

  private mutating func goOn(_ part: PhrasePart, _ end: Int, _ state: State, takesName: Bool = true) -> Bool {
    parts.append(part)
    let count = parts.count
    if read(end, State(hasMeaning: true, takesPlace: PhraseReader.takesPlace(part.meaning), takesName: takesName)) {
      return true
    }
    parts.removeLast(parts.count - count + 1)
    return false
  }

  private static func isMixture(_ meaning: RuleMeaning) -> Bool {
    switch meaning {
    case .marker(.club), .marker(.extended), .marker(.dub), .marker(.mix), .marker(.remix), .marker(.edit),
      .marker(.radioEdit),
      .marker(.vip), .marker(.originalVersion):
      true
    default: false
    }
  }

  private static func takesPlace(_ meaning: RuleMeaning?) -> Bool {
    switch meaning {
    case .marker(.live), .marker(.unplugged), .marker(.session), .marker(.acoustic), .marker(.demo),
      .marker(.rehearsal), .marker(.instrumental), .marker(.orchestral), .marker(.stripped), .marker(.piano):
      true
    default: false
    }
  }

  /// Takes a rule whose words lead to a name: the name goes as far as something else is understood behind it.
  private mutating func takeTail(_ rule: Rule, _ start: Int, _ end: Int, _ state: State) -> Bool {
    if rule.tail == .quoted, !tokens[end].traits.contains(.quoted) { return false }
    let isCredit = rule.meaning == .guests || rule.meaning == .producers
    if rule.meaning == .place, !state.takesPlace { return false }
    if rule.meaning == .guests, !rule.positions.contains(.bare), end - start == 1 {
      guard mayBeGuest(tokens[end]) else { return false }
      // `w/ Sia`, but not `w Warszawie`.
      if tokens[start].range.count == 1, !tokens[end].traits.contains(.joined) { return false }
    }
    return name(from: end, leastBorder: isCredit ? .hard : .list) { reader, nameEnd in
      let argument = reader.bytes(end, nameEnd)
      if rule.meaning == .place {
        return reader.addPlace(argument, start, nameEnd, state)
      }
      let part = PhrasePart(meaning: rule.meaning, range: reader.bytes(start, nameEnd), argument: argument)
      return reader.goOn(part, nameEnd, state, takesName: reader.isHard(nameEnd))
    }
  }

  private func isHard(_ index: Int) -> Bool { index < tokens.count && tokens[index].border == .hard }

  /// Whether a word may begin the name behind a mere preposition: `with Sia`, but not `with You`.
  private func mayBeGuest(_ token: TitleToken) -> Bool {
    !token.traits.contains(.small) && book.strangers[token.hash] == nil
  }

  /// Tries the ends that a name may have, nearest first, and at last the phrase's end.
  private mutating func name(
    from start: Int, leastBorder: TitleToken.Border, _ take: (inout PhraseReader, Int) -> Bool
  ) -> Bool {
    let isQuoted = tokens[start].traits.contains(.quoted)
    for end in (start + 1)..<max(tokens.count, start + 1) where tokens[end].border >= leastBorder {
      // `From "Viva - A Vida"`: what is quoted ends with the quotation.
      if isQuoted, tokens[end].traits.isDisjoint(with: [.quoted, .enclosing]) { continue }
      let count = parts.count
      if take(&self, end) { return true }
      parts.removeLast(parts.count - count)
    }
    return take(&self, tokens.count)
  }

  /// Gives the last part a place, and reads on.
  private mutating func addPlace(_ argument: Range<Int>, _ start: Int, _ end: Int, _ state: State) -> Bool {
    guard let last = parts.last else { return false }
    let kept = parts.count
    parts[kept - 1].argument = (last.argument?.lowerBound ?? argument.lowerBound)..<argument.upperBound
    parts[kept - 1].range = last.range.lowerBound..<tokens[end - 1].upper
    takeYear(&parts[kept - 1], start, end)
    if end == tokens.count { return true }
    var next = state
    next.takesPlace = false
    next.takesName = isHard(end)
    if read(end, next) { return true }
    parts[kept - 1] = last
    return false
  }

  /// `Wembley, 1986`: the year at the end of a place is the marker's number.
  private func takeYear(_ part: inout PhrasePart, _ start: Int, _ end: Int) {
    guard part.number == nil, tokens[end - 1].traits.contains(.year) else { return }
    part.number = tokens[end - 1].hundredths / 100
    guard let argument = part.argument, end >= 2, tokens[end - 2].range.lowerBound >= argument.lowerBound,
      !tokens[end - 1].traits.contains(.paired)
    else { return }
    part.argument = argument.lowerBound..<tokens[end - 2].upper
  }

  private mutating func readYear(_ start: Int, _ state: State) -> Bool {
    guard tokens[start].traits.contains(.year) else { return false }
    parts.append(
      PhrasePart(meaning: .filler, range: tokens[start].range, number: tokens[start].hundredths / 100, isYear: true))
    let count = parts.count
    if read(start + 1, state) { return true }
    parts.removeLast(parts.count - count + 1)
    return false
  }

  /// `Live, Paris`; `Live Hammersmith Odeon 1976`: behind a comma or before a year a place needs no preposition.
  private mutating func readPlace(_ start: Int, _ state: State) -> Bool {
    guard state.takesPlace, start > 0, parts.last?.isYear == false else { return false }
    if tokens[start].border >= .list, tokens[start].traits.isDisjoint(with: .joined) || tokens[start].border == .hard {
      return name(from: start, leastBorder: .hard) { reader, end in
        reader.addPlace(reader.bytes(start, end), start, end, state)
      }
    }
    guard tokens[tokens.count - 1].traits.contains(.year), start < tokens.count - 1 else { return false }
    return addPlace(bytes(start, tokens.count), start, tokens.count, state)
  }

  /// `Alesso Remix`: words before the rule's words are a name.
  private mutating func readName(_ start: Int, _ state: State) -> Bool {
    guard state.takesName else { return false }
    var word = start + 1
    while word < min(tokens.count, start + PhraseReader.longestName),
      tokens[word].border < .hard || tokens[word].traits.contains(.enclosing)
    {
      let matches = book.matches(tokens, at: word)
      for index in stride(from: matches.count - 1, through: 0, by: -1) {
        let match = matches[index]
        var rule = Int(book.nodes[match.node].head)
        while rule >= 0 {
          if book.rules[rule].holds(at: position, of: subject),
            takeNamed(book.rules[rule].meaning, start, word, word + match.length, state)
          {
            return true
          }
          rule = Int(book.rules[rule].next)
        }
      }
      word += 1
    }
    return false
  }

  private mutating func takeNamed(_ meaning: RuleMeaning, _ start: Int, _ word: Int, _ end: Int, _ state: State) -> Bool
  {
    var part = PhrasePart(meaning: meaning, range: bytes(start, end), argument: bytes(start, word))
    if meaning == .marker(.namedVersion), tokens[word - 1].traits.contains(.possessive) {
      part.meaning = .marker(.ownVersion)
    }
    if case .marker = meaning { takeLeadingYear(&part, start, word) }
    return goOn(part, end, state)
  }

  /// `1992 Demo`, `2004 Alesso Remix`: the year before or behind a name is the marker's number.
  private func takeLeadingYear(_ part: inout PhrasePart, _ start: Int, _ word: Int) {
    if tokens[start].traits.contains(.year) {
      part.number = tokens[start].hundredths / 100
      part.argument = word - start > 1 ? bytes(start + 1, word) : nil
    } else if tokens[word - 1].traits.contains(.year) {
      part.number = tokens[word - 1].hundredths / 100
      part.argument = bytes(start, word - 1)
    }
  }

  /// `Pt. 2: The Return`: what stands behind a number and a hard border is a subtitle.
  private mutating func readRest(_ start: Int, _ state: State) -> Bool {
    guard start > 0, tokens[start].border >= .list, case .number? = parts.last?.meaning else { return false }
    parts.append(PhrasePart(meaning: nil, range: bytes(start, tokens.count)))
    return true
  }

  /// `映画「…」主題歌` names its source in three pieces and is one part.
  private mutating func joinSources() {
    var index = 1
    while index < parts.count {
      let (left, right) = (parts[index - 1], parts[index])
      if left.meaning == .provenance, right.meaning == .provenance, left.argument == nil || right.argument == nil {
        parts[index - 1].range = left.range.lowerBound..<right.range.upperBound
        parts[index - 1].argument = left.argument ?? right.argument
        parts.remove(at: index)
      } else {
        index += 1
      }
    }
  }

  /// Gives each lone year to the marker before it, or else to the one behind.
  private mutating func settleYears() {
    guard parts.contains(where: \.isYear) else { return }
    var settled: [PhrasePart] = []
    var waiting: PhrasePart?
    for var part in parts {
      if part.isYear {
        if let last = settled.last, last.number == nil, case .marker? = last.meaning {
          settled[settled.count - 1].number = part.number
          settled[settled.count - 1].range = last.range.lowerBound..<part.range.upperBound
        } else if settled.isEmpty {
          waiting = waiting ?? part
        } else {
          settled[settled.count - 1].range = settled[settled.count - 1].range.lowerBound..<part.range.upperBound
        }
        continue
      }
      if let year = waiting {
        if part.number == nil { part.number = year.number }
        part.range = year.range.lowerBound..<part.range.upperBound
        waiting = nil
      }
      settled.append(part)
    }
    parts = settled
  }
}
