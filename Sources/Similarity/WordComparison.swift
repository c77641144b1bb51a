/// What two texts have in common, word by word, whatever the words' order.
public struct WordComparison: Hashable, Sendable {
  /// How many words each text has.
  public internal(set) var leftWords = 0
  public internal(set) var rightWords = 0
  /// How many units the words of each text have, blanks not counted.
  public internal(set) var leftUnits = 0
  public internal(set) var rightUnits = 0
  /// How many words of the one are words of the other, each counted once.
  public internal(set) var equalWords = 0
  public internal(set) var equalUnits = 0
  /// How many further words meet one that is nearly equal, in the best assignment, and how many units these pairs share:
  /// the lengths of both words, less two for each edit.
  public internal(set) var nearWords = 0
  public internal(set) var nearUnits = 0
  /// How many words of one unit begin a longer word of the other text that has no equal: `j lopez` and `jennifer lopez`.
  public internal(set) var initials = 0

  /// The share of units in words that are in both, nearly equal words counting in part: 1 for the same words in any order.
  ///
  /// Two texts without words are not alike: 0.
  public var similarity: Double {
    let units = leftUnits + rightUnits
    return units == 0 ? 0 : Double(2 * equalUnits + nearUnits) / Double(units)
  }

  /// The same as a share of the text with fewer units: 1 where all its words are in the other.
  public var containment: Double {
    let units = min(leftUnits, rightUnits)
    return units == 0 ? 0 : min(1, (Double(equalUnits) + Double(nearUnits) / 2) / Double(units))
  }

  /// Are the words of one text all in the other? A text without words is in none.
  public var isSubset: Bool { equalWords > 0 && equalWords == min(leftWords, rightWords) }

  /// Have both texts the same words, each as often?
  public var isSameWords: Bool { equalWords > 0 && equalWords == leftWords && equalWords == rightWords }
}
