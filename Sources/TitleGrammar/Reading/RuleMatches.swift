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

  /// Enters a match in the order of lengths; of too many the shortest goes.
  fileprivate mutating func insert(_ match: Match) {
    var place = count
    while place > 0, matches[place - 1].length >= match.length { place -= 1 }
    if count == RuleMatches.capacity {
      guard place > 0 else { return }
      for index in 1..<place { matches[index - 1] = matches[index] }
      matches[place - 1] = match
      return
    }
    var index = count
    while index > place {
      matches[index] = matches[index - 1]
      index -= 1
    }
    matches[place] = match
    count += 1
  }
}

extension RuleBook {
  /// Follows the words from `start` on down the tree, and collects where rules end.
  func matches(_ tokens: [TitleToken], at start: Int) -> RuleMatches {
    var matches = RuleMatches()
    follow(tokens, RuleMatches.Match(), start, &matches)
    return matches
  }

  private func follow(_ tokens: [TitleToken], _ match: RuleMatches.Match, _ start: Int, _ matches: inout RuleMatches) {
    let index = start + match.length
    // No rule's words reach over a dash or a colon.
    guard index < tokens.count, match.length == 0 || tokens[index].border < .hard else { return }
    let token = tokens[index]
    if let next = child(of: match.node, by: token.hash) {
      take(tokens, RuleMatches.Match(node: next, length: match.length + 1, capture: match.capture), start, &matches)
    }
    let slots = nodes[match.node].slots
    guard slots != 0 else { return }
    func step(_ slot: Slot, _ fits: Bool, captures: Bool) {
      guard fits, let next = child(of: match.node, by: slot.rawValue) else { return }
      let capture = captures || match.capture < 0 ? index : match.capture
      take(tokens, RuleMatches.Match(node: next, length: match.length + 1, capture: capture), start, &matches)
    }
    // One look for the two slots that take a word for a number.
    let takesWords = slots & (Slot.ordinal.bit | Slot.number.bit) != 0
    let isWord = takesWords && numberWords[token.hash] != nil
    if slots & Slot.year.bit != 0 { step(.year, token.traits.contains(.year), captures: false) }
    if slots & Slot.ordinal.bit != 0 {
      step(.ordinal, isWord || !token.traits.isDisjoint(with: [.ordinal, .number]), captures: false)
    }
    if slots & Slot.number.bit != 0 {
      step(.number, isWord || !token.traits.isDisjoint(with: [.number, .roman]), captures: true)
    }
    if slots & Slot.digits.bit != 0 { step(.digits, token.traits.contains(.number), captures: true) }
    if slots & Slot.language.bit != 0 { step(.language, languages[token.hash] != nil, captures: true) }
  }

  private func take(_ tokens: [TitleToken], _ match: RuleMatches.Match, _ start: Int, _ matches: inout RuleMatches) {
    let place = nodes[match.node]
    if place.closed >= 0 || place.head >= 0 || place.tail >= 0 { matches.insert(match) }
    follow(tokens, match, start, &matches)
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
