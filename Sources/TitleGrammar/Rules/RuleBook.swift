internal import ICU

/// All rules, compiled: a tree of words in one hashed table.
struct RuleBook: Sendable {
  /// What a step in the tree may be besides a word.
  enum Slot: UInt64, CaseIterable {
    case year = 0xA1
    case ordinal, number, language

    var bit: UInt8 { UInt8(1) << UInt8(rawValue - 0xA1) }
    var name: String { "{\(self)}" }
  }

  /// A place in the tree: which rules end here, and which slots go on.
  struct Node: Sendable {
    /// First rule made of exactly these words; of these words behind a name; of these words before a name.
    var closed: Int16 = -1
    var head: Int16 = -1
    var tail: Int16 = -1
    var slots: UInt8 = 0
  }

  private(set) var rules: [Rule] = []
  private(set) var nodes: [Node] = [Node()]
  private var steps = WordTable()
  /// Names of languages; words that stand for a number (value in hundredths); words that never begin a guest's name.
  private(set) var languages = WordTable()
  private(set) var numberWords = WordTable()
  private(set) var strangers = WordTable()
  /// What works of classical music are: `sonata`, `concerto`.
  private(set) var works = WordTable()
  /// Which beginnings of words a bare rule may have: 15 bits out of three bytes.
  private(set) var bareBeginnings: [UInt64] = Array(repeating: 0, count: 512)

  /// The node behind `node` by the word or slot `step`.
  @inline(__always)
  func child(of node: Int, by step: UInt64) -> Int? {
    steps[RuleBook.key(node, step)]
  }

  private static func key(_ node: Int, _ step: UInt64) -> UInt64 {
    let mixed = (step ^ UInt64(node) &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed >> 29)
  }

  /// Compiles tables of rules and vocabularies.
  init(tables: [String], vocabulary: String, folding: FoldTable) throws(RuleRow.Fault) {
    var tokenizer = TitleTokenizer(folding: folding)
    readVocabulary(vocabulary, &tokenizer)
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

  private mutating func addRule(_ words: Substring, _ rule: Rule, head: Bool, _ tokenizer: inout TitleTokenizer) {
    let utf8 = Array(words.utf8)
    var node = 0
    for (index, piece) in pieces(utf8).enumerated() {
      switch piece {
      case .slot(let slot):
        nodes[node].slots |= slot.bit
        node = step(from: node, by: slot.rawValue)
      case .text(let range):
        tokenizer.tokenize(utf8.span, range)
        for (offset, token) in tokenizer.tokens.enumerated() {
          if index == 0, offset == 0, rule.positions.contains(.bare) { markBeginning(utf8, token.range) }
          node = step(from: node, by: token.hash)
        }
      }
    }
    let index = Int16(rules.count)
    rules.append(rule)
    let path: WritableKeyPath<Node, Int16> = head ? \.head : rule.tail == .nothing ? \.closed : \.tail
    guard nodes[node][keyPath: path] >= 0 else {
      nodes[node][keyPath: path] = index
      return
    }
    var last = Int(nodes[node][keyPath: path])
    while rules[last].next >= 0 { last = Int(rules[last].next) }
    rules[last].next = index
  }

  private mutating func step(from node: Int, by step: UInt64) -> Int {
    if let child = child(of: node, by: step) { return child }
    nodes.append(Node())
    steps.insert(RuleBook.key(node, step), nodes.count - 1)
    return nodes.count - 1
  }

  private enum Piece {
    case slot(Slot)
    case text(Range<Int>)
  }

  private func pieces(_ utf8: [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    var start = 0
    while start < utf8.count {
      if utf8[start] == 0x7B, let close = utf8[start...].firstIndex(of: 0x7D),
        let slot = Slot.allCases.first(where: { Array($0.name.utf8) == Array(utf8[start...close]) })
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

  /// Where a word beginning with these three bytes has its bit; what is no letter counts as a blank.
  @inline(__always)
  static func beginning(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> Int {
    @inline(__always) func bits(_ byte: UInt8) -> Int { byte &- 0x41 < 58 ? Int(byte & 31) : 0 }
    return bits(a) << 10 | bits(b) << 5 | bits(c)
  }

  private mutating func markBeginning(_ utf8: [UInt8], _ range: Range<Int>) {
    func byte(_ offset: Int) -> UInt8 { offset < range.count ? utf8[range.lowerBound + offset] : 0 }
    let bit = RuleBook.beginning(byte(0), byte(1), byte(2))
    bareBeginnings[bit >> 6] |= 1 << UInt64(bit & 63)
  }

  /// Reads `=list | language | words`: languages, strangers, or `word=number` pairs.
  private mutating func readVocabulary(_ table: String, _ tokenizer: inout TitleTokenizer) {
    for line in table.utf8.split(separator: 0x0A) {
      let columns = split(trimmed(Substring(line)), at: 0x7C)
      guard columns.count == 3 else { continue }
      for entry in columns[2].utf8.split(separator: 0x20) {
        let pair = Substring(entry).utf8.split(separator: 0x3D)
        let word = Array(pair[0])
        tokenizer.tokenize(word.span, 0..<word.count)
        guard let token = tokenizer.tokens.first else { continue }
        switch columns[0] {
        case "languages": languages.insert(token.hash, 1)
        case "strangers": strangers.insert(token.hash, 1)
        case "works": works.insert(token.hash, 1)
        case "numbers" where pair.count == 2: numberWords.insert(token.hash, (Int(Substring(pair[1])) ?? 0) * 100)
        default: break
        }
      }
    }
  }
}
