/// How much it says that two records share a title or an artist: log2 of one over its frequency in both lists,
/// worked out once per record and per name.
struct Rarity: Sendable {
  /// By row, in whole bits up to 31.
  var titles: [UInt8]
  /// By index into ``KeyedList/names``.
  var names: [UInt8]

  /// The rarities of two lists' titles and names, counted over both.
  static func of(_ left: KeyedList, _ right: KeyedList) -> (left: Rarity, right: Rarity) {
    var titles = FrequencySketch(expecting: left.count + right.count)
    var names = FrequencySketch(expecting: left.count + right.count)
    for list in [left, right] {
      for card in list.cards {
        titles.add(list.romanisedTitle(card))
        let credit = list.credits[Int(card.credit)]
        for name in list.names(credit.names) { names.add(name.romanisedHash) }
      }
    }
    return (Rarity(left, titles, names), Rarity(right, titles, names))
  }

  /// Rarities of a world in which each title and name occurs once in ``neutralBits``: for pairs without lists.
  static func neutral(_ list: KeyedList) -> Rarity {
    Rarity(
      titles: [UInt8](repeating: neutralBits, count: list.count),
      names: [UInt8](repeating: neutralBits, count: list.names.count))
  }

  /// A typical title or name: one in sixteen thousand.
  private static let neutralBits: UInt8 = 14

  private init(titles: [UInt8], names: [UInt8]) {
    self.titles = titles
    self.names = names
  }

  private init(_ list: KeyedList, _ titles: FrequencySketch, _ names: FrequencySketch) {
    self.titles = list.cards.map { UInt8(max(0, min(31, titles.surprise(list.romanisedTitle($0)).rounded()))) }
    self.names = list.names.map { UInt8(max(0, min(31, names.surprise($0.romanisedHash).rounded()))) }
  }
}

extension KeyedList {
  /// The hash of a title's core in Latin letters.
  func romanisedTitle(_ card: RecordCard) -> UInt64 {
    let romanised = extras[Int(card.extras)].romanisedHash
    return romanised == 0 ? card.title : romanised
  }

  func names(_ range: TextRange) -> ArraySlice<KeyedName> {
    names[Int(range.start)..<Int(range.start) + Int(range.count)]
  }
}
