/// Pairs of nearly equal words, of which each word may be in one.
struct NearPairs {
  private struct Pair {
    let left: Int
    let right: Int
    let shared: Int
  }

  /// What the chosen pairs amount to.
  struct Choice {
    var units = 0
    var words = 0
  }

  private var first: Pair?
  /// All pairs, from the second on: a comparison seldom has two, and one needs no array.
  private var pairs: [Pair] = []

  mutating func add(left: Int, right: Int, shared: Int) {
    let pair = Pair(left: left, right: right, shared: shared)
    guard let first else {
      self.first = pair
      return
    }
    if pairs.isEmpty { pairs.append(first) }
    pairs.append(pair)
  }

  /// The choice that shares most units, and among those most words.
  func best(left: UnsafePointer<Word>, right: UnsafePointer<Word>) -> Choice {
    guard let first else { return Choice() }
    if pairs.isEmpty { return Choice(units: first.shared, words: 1) }
    return pairs.count <= 10 ? bestTogether(from: 0, chosen: []) : bestFirst(left: left, right: right)
  }

  private func bestTogether(from next: Int, chosen: [Pair]) -> Choice {
    guard next < pairs.count else {
      return Choice(units: chosen.reduce(0) { $0 + $1.shared }, words: chosen.count)
    }
    let pair = pairs[next]
    let without = bestTogether(from: next + 1, chosen: chosen)
    if chosen.contains(where: { $0.left == pair.left || $0.right == pair.right }) { return without }
    let with = bestTogether(from: next + 1, chosen: chosen + [pair])
    return (with.units, with.words) > (without.units, without.words) ? with : without
  }

  /// The pair that shares most goes first; among equals, words decide, so that neither order nor side matters.
  private func bestFirst(left: UnsafePointer<Word>, right: UnsafePointer<Word>) -> Choice {
    let sorted = pairs.sorted { a, b in
      if a.shared != b.shared { return a.shared > b.shared }
      let (lowA, highA) = Self.inOrder(left[a.left], right[a.right])
      let (lowB, highB) = Self.inOrder(left[b.left], right[b.right])
      if Word.precedes(lowA, lowB) { return true }
      if Word.precedes(lowB, lowA) { return false }
      return Word.precedes(highA, highB)
    }
    var choice = Choice()
    var taken: [Pair] = []
    for pair in sorted where !taken.contains(where: { $0.left == pair.left || $0.right == pair.right }) {
      taken.append(pair)
      choice.units += pair.shared
      choice.words += 1
    }
    return choice
  }

  private static func inOrder(_ a: Word, _ b: Word) -> (Word, Word) {
    Word.precedes(b, a) ? (b, a) : (a, b)
  }
}
