/// Guesses the word that a mistyped one was meant to be.
enum Suggestion {
  /// The candidate nearest to `word`, by edits with neighbours swapped counted as one; the first of several.
  ///
  /// A third of the word's letters may be wrong, at least one and at most three: further away a guess misleads.
  /// A candidate that the word abbreviates (three letters or more) counts as near too.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = Array(word.utf8.prefix(64))
    let limit = min(3, max(1, typed.count / 3))
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      guard let distance = distance(typed, Array(candidate.utf8), limit: limit) else { continue }
      if distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.candidate ?? (typed.count >= 3 ? candidates.first { $0.hasPrefix(word) } : nil)
  }

  /// Optimal string alignment distance (Damerau 1964, each part edited once), or `nil` beyond `limit`.
  ///
  /// - Complexity: O(`a.count` × `b.count`).
  static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
    if abs(a.count - b.count) > limit { return nil }
    var twoAbove: [Int] = []
    var above = Array(0...b.count)
    for row in 0..<a.count {
      var current = [row + 1]
      for column in 0..<b.count {
        var cost = min(above[column + 1], current[column]) + 1
        cost = min(cost, above[column] + (a[row] == b[column] ? 0 : 1))
        if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
          cost = min(cost, twoAbove[column - 1] + 1)
        }
        current.append(cost)
      }
      (twoAbove, above) = (above, current)
    }
    return above[b.count] <= limit ? above[b.count] : nil
  }
}
