internal import ICU

/// Compiles the tables' lines into the tree of words.
struct RuleBookBuilder {
  private(set) var rules: [Rule] = []
  private(set) var nodes: [RuleBook.Node] = [RuleBook.Node()]
  private(set) var steps = WordTable()
  private(set) var vocabulary = Vocabulary()
  private(set) var bareBeginnings: [UInt64] = Array(repeating: 0, count: 512)
  private(set) var bareEnds = WordTable()
  private(set) var bareEndings: [UInt64] = Array(repeating: 0, count: 512)
  private(set) var bareStarts = WordTable()

  /// Reads tables of rules and vocabularies.
  init(tables: [String], vocabulary text: String, folding: FoldTable) throws(RuleRow.Fault) {
    var tokenizer = TitleTokenizer(folding: folding)
    vocabulary.read(text, &tokenizer)
    for table in tables {
      for line in table.utf8.split(separator: 0x0A) {
        guard let row = try RuleRow(Substring(line)) else { continue }
        for pattern in row.patterns { add(pattern, row, &tokenizer) }
      }
    }
    for (pattern, key) in MusicalKey.spellings {
      addRule(
        Substring(pattern), Rule(meaning: .key(key), positions: [.bare, .bracket], tail: .nothing), head: false,
        &tokenizer)
    }
  }

  private mutating func add(_ pattern: Substring, _ row: RuleRow, _ tokenizer: inout TitleTokenizer) {
    var words = pattern
    var optionalHead = false
    var head = false
    var tail = Rule.Tail.nothing
    if words.hasPrefix("{name?}") {
      optionalHead = true
      words = words.dropFirst("{name?}".count)
    } else if words.hasPrefix("{name}") {
      head = true
      words = words.dropFirst("{name}".count)
    }
    if words.hasSuffix("{name}") {
      tail = .name
      words = words.dropLast("{name}".count)
    } else if words.hasSuffix("{quoted}") {
      tail = .quoted
      words = words.dropLast("{quoted}".count)
    }
    let rule = Rule(meaning: row.meaning, positions: row.positions, tail: tail)
    if !head { addRule(words, rule, head: false, &tokenizer) }
    if head || optionalHead { addRule(words, rule, head: true, &tokenizer) }
  }

  private mutating func addRule(_ pattern: Substring, _ row: Rule, head: Bool, _ tokenizer: inout TitleTokenizer) {
    let utf8 = Array(pattern.utf8)
    var rule = row
    var words = 0
    var node = 0
    var last: UInt64?
    var lastRange = 0..<0
    var firstSteps: [UInt64?] = []
    for (index, piece) in pieces(utf8).enumerated() {
      switch piece {
      case .slot(let slot):
        nodes[node].slots |= slot.bit
        firstSteps.append(nil)
        node = step(from: node, by: slot.rawValue)
      case .text(let range):
        tokenizer.tokenize(utf8.span, range)
        for (offset, token) in tokenizer.tokens.enumerated() {
          if index == 0, offset == 0, RuleBookBuilder.leads(rule) { markBeginning(utf8, token.range) }
          last =
            token.range.upperBound == utf8.count || utf8[token.range.upperBound...].allSatisfy { $0 == 0x20 }
            ? token.hash : nil
          lastRange = token.range
          firstSteps.append(RuleBookBuilder.startHash(utf8, token))
          node = step(from: node, by: token.hash)
          words += 1
        }
      }
    }
    if rule.positions.contains(.bare), !RuleBookBuilder.leads(rule) {
      let isLong = words > 1 && utf8.allSatisfy { $0 < 0x80 }
      if let last, isLong || rule.positions.contains(.bareWord) {
        bareEnds.insert(last, 1)
        markEnding(utf8, lastRange, tokenizer.folding)
      } else if case .key = rule.meaning {
      } else {
        // One word at the end of a title is most often the title's own.
        rule.positions.remove(.bare)
      }
    }
    if RuleBookBuilder.mayStandBare(rule) { noteStart(firstSteps) }
    let index = Int16(rules.count)
    rules.append(rule)
    let path: WritableKeyPath<RuleBook.Node, Int16> = head ? \.head : rule.tail == .nothing ? \.closed : \.tail
    guard nodes[node][keyPath: path] >= 0 else {
      nodes[node][keyPath: path] = index
      return
    }
    var final = Int(nodes[node][keyPath: path])
    while rules[final].next >= 0 { final = Int(rules[final].next) }
    rules[final].next = index
  }

  private mutating func step(from node: Int, by step: UInt64) -> Int {
    if let child = steps[RuleBook.key(node, step)] { return child }
    nodes.append(RuleBook.Node())
    steps.insert(RuleBook.key(node, step), nodes.count - 1)
    return nodes.count - 1
  }

  private enum Piece {
    case slot(RuleBook.Slot)
    case text(Range<Int>)
  }

  private func pieces(_ utf8: [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    var start = 0
    while start < utf8.count {
      if utf8[start] == 0x7B, let close = utf8[start...].firstIndex(of: 0x7D),
        let slot = RuleBook.Slot.allCases.first(where: { Array($0.name.utf8) == Array(utf8[start...close]) })
      {
        pieces.append(.slot(slot))
        start = close + 1
      } else {
        let end = utf8[(start + 1)...].firstIndex(of: 0x7B) ?? utf8.count
        pieces.append(.text(start..<end))
        start = end
      }
    }
    return pieces
  }

  /// Whether a rule may hold bare in the middle of a title, so that its first word gives it away.
  private static func leads(_ rule: Rule) -> Bool {
    guard rule.positions.contains(.bare) else { return false }
    switch rule.meaning {
    case .guests, .producers, .number: return true
    default: return false
    }
  }

  private mutating func mark(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) {
    let bit = RuleBook.beginning(a, b, c, d)
    bareBeginnings[bit >> 6] |= 1 << UInt64(bit & 63)
  }

  private mutating func markBeginning(_ utf8: [UInt8], _ range: Range<Int>) {
    // Of one letter no look can tell; the digit behind it will.
    guard range.count > 1 else { return }
    func byte(_ offset: Int) -> UInt8 { offset < range.count ? utf8[range.lowerBound + offset] : 0 }
    mark(byte(0), byte(1), byte(2), byte(3))
    guard byte(0) >= 0x80 else { return }
    let capital = Array(String(decoding: utf8[range].prefix(2), as: UTF8.self).uppercased().utf8)
    if capital.count == 2 { mark(capital[0], capital[1], byte(2), byte(3)) }
  }

  /// What a look at a title knows a word by: of what begins with digits, the digits.
  private static func startHash(_ utf8: [UInt8], _ token: TitleToken) -> UInt64 {
    let digits = utf8[token.range].prefix { $0 &- 0x30 < 10 }
    guard !digits.isEmpty else { return token.hash }
    var hash = WordHash()
    for digit in digits { hash.add(UInt16(digit)) }
    return hash.value
  }

  /// Whether a rule says anything without brackets; the number of a work does behind a colon, too.
  private static func mayStandBare(_ rule: Rule) -> Bool {
    if case .number = rule.meaning { return true }
    return rule.positions.contains(.bare) && rule.meaning != .filler
  }

  /// Notes how a rule begins that holds without brackets; `steps` are its words, with nil for a slot.
  private mutating func noteStart(_ steps: [UInt64?]) {
    if let first = steps[0] {
      bareStarts.merge(first, steps.count == 1 ? RuleBook.BareStart.decides : RuleBook.BareStart.leads)
    } else if steps.count > 1, let second = steps[1] {
      bareStarts.merge(second, RuleBook.BareStart.decides)
    } else {
      preconditionFailure("a rule that holds without brackets needs a word")
    }
  }

  /// Notes how the last word of a bare marker ends, folded as its hash is.
  private mutating func markEnding(_ utf8: [UInt8], _ range: Range<Int>, _ folding: FoldTable) {
    var folded: [UInt16] = []
    folding.fold(utf8.span.extracting(range), into: &folded)
    folded.removeAll { $0 == 0x20 }
    func unit(_ offset: Int) -> UInt16 { offset < folded.count ? folded[folded.count - 1 - offset] : 0 }
    let bit = RuleBook.ending(unit(2), unit(1), unit(0))
    bareEndings[bit >> 6] |= 1 << UInt64(bit & 63)
  }
}
