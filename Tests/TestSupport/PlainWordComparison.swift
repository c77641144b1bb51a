/// The figures of a comparison word by word, by trying every assignment. For texts of few words.
public struct PlainWordComparison: Equatable {
  public var equalWords = 0
  public var equalUnits = 0
  public var nearWords = 0
  public var nearUnits = 0

  public init(_ a: [UInt16], _ b: [UInt16]) {
    var left = a.split(separator: 0x20).map(Array.init)
    var right = b.split(separator: 0x20).map(Array.init)
    for word in left {
      guard let place = right.firstIndex(of: word), let own = left.firstIndex(of: word) else { continue }
      right.remove(at: place)
      left.remove(at: own)
      equalWords += 1
      equalUnits += word.count
    }
    (nearUnits, nearWords) = Self.best(left[...], right)
  }

  private static func best(_ left: ArraySlice<[UInt16]>, _ right: [[UInt16]]) -> (units: Int, words: Int) {
    guard let word = left.first else { return (0, 0) }
    var best = best(left.dropFirst(), right)
    for (place, other) in right.enumerated() {
      let shorter = min(word.count, other.count)
      let edits = PlainEditDistances.optimalStringAlignment(word, other)
      guard shorter >= 4, edits <= (shorter >= 8 ? 2 : 1) else { continue }
      var rest = right
      rest.remove(at: place)
      let others = Self.best(left.dropFirst(), rest)
      let with = (others.units + word.count + other.count - 2 * edits, others.words + 1)
      if with > best { best = with }
    }
    return best
  }
}
