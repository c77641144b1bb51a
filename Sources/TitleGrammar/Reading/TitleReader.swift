internal import ICU
internal import MusicModel

/// Reads one title that the first look found marks in.
///
/// The title is cut into units at its outermost brackets and its delimiters; the units are judged from the right, because
/// what marks a version stands behind the title; what remains is the core, in which numbers and keys are found.
struct TitleReader {
  let book: RuleBook
  private(set) var subject = TitleSubject.song
  private(set) var glance = TitleGlance()
  var tokenizer: TitleTokenizer
  private var marks = TitleMarks()
  var units: [TitleUnit] = []
  var parts: [TitlePart] = []
  /// The first unit that names a work by number.
  var firstWork = Int.max

  // Memory that is kept between titles.
  var stretches: [Range<Int>] = []
  var cuts: [Range<Int>] = []
  var phraseParts: [PhrasePart] = []

  init(_ book: RuleBook, _ folding: FoldTable) {
    self.book = book
    tokenizer = TitleTokenizer(folding: folding)
  }

  mutating func read(
    _ title: Span<UInt8>, _ range: Range<Int>, _ subject: TitleSubject, _ glance: TitleGlance
  ) -> ParsedTitle {
    self.subject = subject
    self.glance = glance
    parts.removeAll(keepingCapacity: true)
    firstWork = Int.max
    makeUnits(title, range)
    if glance.hasBareWord { splitGuests(title) }
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
    marks.find(title, range)
    var start = range.lowerBound
    var border = TitleUnit.Border.none
    var borderStart = start
    var unclosed: TitleMark.Family?
    func addText(_ end: Int, _ units: inout [TitleUnit]) {
      let content = title.trimmed(start..<end)
      guard !content.isEmpty else { return }
      if let last = units.last, last.isText, last.endsInGroup, border == .none, unclosed == nil {
        units[units.count - 1].extend(to: content.upperBound)
        return
      }
      let kind = unclosed.map(TitleUnit.Kind.unclosed) ?? .text
      units.append(TitleUnit(kind: kind, border: border, range: borderStart..<content.upperBound, content: content))
    }
    for mark in marks.marks where mark.lower >= start {
      addText(mark.lower, &units)
      unclosed = nil
      switch mark.kind {
      case .group(let family) where joins(family, mark.lower):
        units[units.count - 1].extend(to: mark.upper)
        units[units.count - 1].endsInGroup = true
        border = .none
        borderStart = mark.upper
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

  /// Whether a quotation goes on with the text before it: ` - From "Frozen" Soundtrack`, ` - 電影《重慶森林》歌曲`.
  private func joins(_ family: TitleMark.Family, _ lower: Int) -> Bool {
    guard let last = units.last, last.isText, last.border != .none else { return false }
    switch family {
    case .quote: return true
    case .angle, .corner, .whiteCorner: return last.range.upperBound == lower
    default: return false
    }
  }

  /// Cuts `feat. X` off texts in which it stands bare.
  private mutating func splitGuests(_ title: Span<UInt8>) {
    var index = 0
    var isFirst = true
    while index < units.count {
      let unit = units[index]
      let mayBegin = !isFirst
      isFirst = false
      guard unit.isText, let start = bareGuests(title, unit.content, mayBegin: mayBegin) else {
        index += 1
        continue
      }
      var guests = unit
      guests.kind = .guests
      if start > unit.content.lowerBound {
        var text = unit
        text.content = title.trimmed(unit.content.lowerBound..<start)
        text.range = unit.range.lowerBound..<text.content.upperBound
        units[index] = text
        index += 1
        guests.range = start..<unit.range.upperBound
        guests.border = .none
      }
      guests.content = start..<unit.content.upperBound
      if start > unit.content.lowerBound {
        units.insert(guests, at: index)
      } else {
        units[index] = guests
      }
      index += 1
    }
  }

  /// Where in a text guests are named without brackets: `feat.` with a word before it and a name behind.
  private mutating func bareGuests(_ title: Span<UInt8>, _ content: Range<Int>, mayBegin: Bool) -> Int? {
    guard title.mayHoldBareRule(content, book) else { return nil }
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
        if book.deeds[tokens[index + match.length].hash] != nil { continue }
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
      guard title.mayHoldBareRule(units[index].content, book) else { continue }
      tokenizer.tokenize(title, units[index].content, limit: 64)
      let tokens = tokenizer.tokens
      guard tokens.indices.contains(where: { namesWork(tokens, $0) }) else { continue }
      units[index].namesWork = true
      firstWork = min(firstWork, index)
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
