/// The rules whose words stand at one place of a title, shortest first.
struct RuleMatches {
  struct Match {
    var node = 0
    /// How many words.
    var length = 0
    /// The word that filled a slot, or -1.
    var capture = -1
  }
  static let capacity = 8
  private var matches = InlineArray<8, Match>(repeating: Match())
  private(set) var count = 0

  subscript(index: Int) -> Match { matches[index] }

  fileprivate mutating func append(_ match: Match) {
    if count == RuleMatches.capacity {
      for index in 1..<count { matches[index - 1] = matches[index] }
      count -= 1
    }
    matches[count] = match
    count += 1
  }
}

extension RuleBook {
  /// Follows the words from `start` on down the tree, and collects where rules end.
  func matches(_ tokens: [TitleToken], at start: Int) -> RuleMatches {
    var matches = RuleMatches()
    var node = 0
    var capture = -1
    var index = start
    while index < tokens.count {
      if let next = child(of: node, by: tokens[index].hash) {
        node = next
      } else if let (slot, next) = slot(of: node, tokens, index) {
        node = next
        if slot == .number || slot == .digits || capture < 0 || slot == .language { capture = index }
      } else {
        break
      }
      index += 1
      let place = nodes[node]
      if place.closed >= 0 || place.head >= 0 || place.tail >= 0 {
        matches.append(RuleMatches.Match(node: node, length: index - start, capture: capture))
      }
      // No rule's words reach over a dash or a colon.
      if index < tokens.count, tokens[index].border == .hard { break }
    }
    return matches
  }

  private func slot(of node: Int, _ tokens: [TitleToken], _ index: Int) -> (Slot, Int)? {
    let slots = nodes[node].slots
    guard slots != 0 else { return nil }
    let token = tokens[index]
    func step(_ slot: Slot, _ fits: Bool) -> (Slot, Int)? {
      guard fits, slots & slot.bit != 0, let next = child(of: node, by: slot.rawValue) else { return nil }
      return (slot, next)
    }
    if let found = step(.year, token.traits.contains(.year)) { return found }
    if slots & Slot.ordinal.bit != 0,
      let found = step(
        .ordinal, !token.traits.isDisjoint(with: [.ordinal, .number]) || numberWords[token.hash] != nil)
    {
      return found
    }
    if slots & Slot.number.bit != 0, let found = step(.number, isNumber(token)) { return found }
    if let found = step(.digits, token.traits.contains(.number)) { return found }
    if slots & Slot.language.bit != 0 { return step(.language, languages[token.hash] != nil) }
    return nil
  }

  /// Whether a word is a number: digits, a Roman numeral, a word for one.
  func isNumber(_ token: TitleToken) -> Bool {
    !token.traits.isDisjoint(with: [.number, .roman]) || numberWords[token.hash] != nil
  }

  /// The value of a word that ``isNumber(_:)``.
  func number(_ token: TitleToken) -> TitleNumber {
    if token.traits.isDisjoint(with: [.number, .roman]), let word = numberWords[token.hash] {
      return TitleNumber(hundredths: word)
    }
    var number = TitleNumber(hundredths: token.hundredths)
    number.letter = token.letter
    return number
  }

  /// The number at `index`, together with a second one joined to it (`1-5`, `1 & 2`, `3/2`, `XVI:52`), and the
  /// index behind.
  func number(_ tokens: [TitleToken], at index: Int, _ catalogue: WorkCatalogue?) -> (TitleNumber, Int) {
    var number = number(tokens[index])
    number.catalogue = catalogue
    let next = index + 1
    guard next < tokens.count, isNumber(tokens[next]) else { return (number, next) }
    let traits = tokens[next].traits
    let isJoined =
      !traits.isDisjoint(with: [.joined, .paired]) && tokens[next].border < .hard || traits.contains(.paired)
    guard isJoined || traits.contains(.hyphen) else { return (number, next) }
    number.second = self.number(tokens[next]).hundredths / 100
    return (number, next + 1)
  }
}
