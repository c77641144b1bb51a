internal import ICU
internal import MusicModel

/// Reads one title that the first look found marks in.
///
/// The title is cut into units at its outermost brackets and its delimiters; the units are judged from the right, because
/// what marks a version stands behind the title; what remains is the core, in which numbers and keys are found.
struct TitleReader {
  let book: RuleBook
  let subject: TitleSubject
  let glance: TitleGlance
  var tokenizer: TitleTokenizer
  var units: [TitleUnit] = []
  var parts: [TitlePart] = []

  init(_ book: RuleBook, _ folding: FoldTable, _ subject: TitleSubject, _ glance: TitleGlance) {
    self.book = book
    self.subject = subject
    self.glance = glance
    tokenizer = TitleTokenizer(folding: folding)
  }

  mutating func read(_ title: Span<UInt8>, _ range: Range<Int>) -> ParsedTitle {
    makeUnits(title, range)
    if glance.hasBareWord || glance.hasStructure { splitGuests(title) }
    if glance.hasDigit, units.count > 1 { noteWorks(title) }
    judgeUnits(title)
    return assemble(title, range)
  }

  // MARK: Cutting

  private mutating func makeUnits(_ title: Span<UInt8>, _ range: Range<Int>) {
    units.removeAll(keepingCapacity: true)
    guard glance.hasStructure else {
      units.append(TitleUnit(kind: .text, range: range, content: range))
      return
    }
    var marks = TitleMarks()
    marks.find(title, range)
    var start = range.lowerBound
    var border = TitleUnit.Border.none
    var borderStart = start
    var unclosed: TitleMark.Family?
    func addText(_ end: Int, _ units: inout [TitleUnit]) {
      let content = title.trimmed(start..<end)
      guard !content.isEmpty else { return }
      let kind = unclosed.map(TitleUnit.Kind.unclosed) ?? .text
      units.append(TitleUnit(kind: kind, border: border, range: borderStart..<content.upperBound, content: content))
    }
    for mark in marks.marks where mark.lower >= start {
      addText(mark.lower, &units)
      unclosed = nil
      switch mark.kind {
      case .group(let family):
        units.append(
          TitleUnit(kind: .group(family), range: mark.lower..<mark.upper, content: title.trimmed(mark.content)))
        border = .none
        borderStart = mark.upper
      case .opener(let family):
        unclosed = family
        border = .none
        borderStart = mark.lower
      case .dash: (border, borderStart) = (.dash, mark.lower)
      case .weak: (border, borderStart) = (.weak, mark.lower)
      case .colon: (border, borderStart) = (.colon, mark.lower)
      }
      start = mark.upper
    }
    addText(range.upperBound, &units)
    if units.isEmpty { units.append(TitleUnit(kind: .text, range: range, content: range)) }
  }

  /// Cuts `feat. X` off texts in which it stands bare.
  private mutating func splitGuests(_ title: Span<UInt8>) {
    var index = 0
    while index < units.count {
      if units[index].isText, let start = bareGuests(title, units[index].content, mayBegin: index > 0) {
        var guests = units[index]
        guests.kind = .guests
        guests.range = start..<guests.range.upperBound
        guests.content = start..<guests.content.upperBound
        if start == units[index].content.lowerBound {
          guests.range = units[index].range
          units[index] = guests
        } else {
          let text = title.trimmed(units[index].content.lowerBound..<start)
          units[index].content = text
          units[index].range = units[index].range.lowerBound..<text.upperBound
          guests.border = .none
          units.insert(guests, at: index + 1)
          index += 1
        }
      }
      index += 1
    }
  }

  /// Where in a text guests are named without brackets: `feat.` with a word before it and a name behind.
  private mutating func bareGuests(_ title: Span<UInt8>, _ content: Range<Int>, mayBegin: Bool) -> Int? {
    tokenizer.tokenize(title, content)
    let tokens = tokenizer.tokens
    for index in tokens.indices where index > 0 || mayBegin {
      guard book.child(of: 0, by: tokens[index].hash) != nil else { continue }
      let matches = book.matches(tokens, at: index)
      for place in 0..<matches.count {
        let match = matches[place]
        let rule = book.nodes[match.node].tail
        guard rule >= 0, index + match.length < tokens.count, isGuests(book.rules[Int(rule)]) else { continue }
        // `6 ft. under` measures; `Feat of Strength` does not name.
        if index > 0, tokens[index - 1].traits.contains(.number) { continue }
        if book.strangers[tokens[index + match.length].hash] != nil { continue }
        return tokens[index].lower
      }
    }
    return nil
  }

  private func isGuests(_ rule: Rule) -> Bool {
    (rule.meaning == .guests || rule.meaning == .producers) && rule.holds(at: .bare, of: subject)
  }

  /// Finds the texts that name a work by number: behind them a dash or a colon leads to a movement.
  private mutating func noteWorks(_ title: Span<UInt8>) {
    for index in units.indices where units[index].isText {
      tokenizer.tokenize(title, units[index].content, limit: 64)
      let tokens = tokenizer.tokens
      units[index].namesWork = tokens.indices.contains { namesWork(tokens, $0) }
    }
  }

  private func namesWork(_ tokens: [TitleToken], _ index: Int) -> Bool {
    let matches = book.matches(tokens, at: index)
    for place in 0..<matches.count {
      let closed = book.nodes[matches[place].node].closed
      guard closed >= 0 else { continue }
      switch book.rules[Int(closed)].meaning {
      case .number(.opus, _), .number(.catalogue, _): return true
      case .number(.work, _): return index > 0
      default: break
      }
    }
    return false
  }
}
