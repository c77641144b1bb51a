extension PairKernels {
  /// Compares two texts word by word, whatever the words' order. Words stand between blanks (U+0020).
  ///
  ///     kernels.compareWords(john_lennon_plastic_ono, plastik_ono_john)   // 2 equal, 1 near
  ///
  /// Each word meets one word of the other text at most. Equal words meet first. Of the others, words of four units or more are near
  /// within one edit, of eight or more within two, a swap of neighbours counting as one; they meet so that most units are shared.
  /// Symmetric and free of order, in every figure.
  ///
  /// - Complexity: O(m + n) for the units and O(v · w) for the words, in words of a machine. Among more than ten near pairs in one
  ///   comparison, the best go first instead of the best together.
  public mutating func compareWords(_ a: Span<UInt16>, _ b: Span<UInt16>) -> WordComparison {
    a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { b in compareWords(a, b) } }
  }

  /// The same on buffers.
  public mutating func compareWords(
    _ a: UnsafeBufferPointer<UInt16>, _ b: UnsafeBufferPointer<UInt16>
  ) -> WordComparison {
    wordMemory.makeRoom(for: Word.most(in: a.count) &+ Word.most(in: b.count))
    let left = wordMemory.start
    let leftCount = Word.split(a, into: left)
    let right = left + leftCount
    let rightCount = Word.split(b, into: right)

    var comparison = WordComparison()
    comparison.leftWords = leftCount
    comparison.rightWords = rightCount
    for word in 0..<leftCount { comparison.leftUnits &+= left[word].count }
    for word in 0..<rightCount { comparison.rightUnits &+= right[word].count }
    if leftCount &* rightCount > 1_024 {
      findEqualBySorting(left, leftCount, right, rightCount, &comparison)
    } else {
      findEqual(left, leftCount, right, rightCount, &comparison)
    }
    if comparison.equalWords < min(leftCount, rightCount) {
      comparison.initials =
        countInitials(of: left, leftCount, in: right, rightCount)
        &+ countInitials(of: right, rightCount, in: left, leftCount)
      findNear(left, leftCount, right, rightCount, &comparison)
    }
    return comparison
  }

  @inline(__always)
  private func findEqual(
    _ left: UnsafeMutablePointer<Word>, _ leftCount: Int, _ right: UnsafeMutablePointer<Word>, _ rightCount: Int,
    _ comparison: inout WordComparison
  ) {
    for i in 0..<leftCount {
      for j in 0..<rightCount where !right[j].isFound && left[i] == right[j] {
        left[i].isFound = true
        right[j].isFound = true
        comparison.equalWords &+= 1
        comparison.equalUnits &+= left[i].count
        break
      }
    }
  }

  private func findEqualBySorting(
    _ left: UnsafeMutablePointer<Word>, _ leftCount: Int, _ right: UnsafeMutablePointer<Word>, _ rightCount: Int,
    _ comparison: inout WordComparison
  ) {
    var sortedLeft = UnsafeMutableBufferPointer(start: left, count: leftCount)
    var sortedRight = UnsafeMutableBufferPointer(start: right, count: rightCount)
    sortedLeft.sort(by: Word.precedes)
    sortedRight.sort(by: Word.precedes)
    var i = 0
    var j = 0
    while i < leftCount, j < rightCount {
      if left[i] == right[j] {
        left[i].isFound = true
        right[j].isFound = true
        comparison.equalWords &+= 1
        comparison.equalUnits &+= left[i].count
        i &+= 1
        j &+= 1
      } else if Word.precedes(left[i], right[j]) {
        i &+= 1
      } else {
        j &+= 1
      }
    }
  }

  /// How many words of one unit can meet a longer word that begins with it.
  private func countInitials(
    of singles: UnsafeMutablePointer<Word>, _ singleCount: Int, in words: UnsafeMutablePointer<Word>, _ wordCount: Int
  ) -> Int {
    var initials = 0
    for i in 0..<singleCount where !singles[i].isFound && singles[i].count == 1 {
      let unit = singles[i].start[0]
      // The same unit may stand alone several times: each needs a word of its own.
      var needed = 1
      for before in 0..<i
      where !singles[before].isFound && singles[before].count == 1 && singles[before].start[0] == unit {
        needed &+= 1
      }
      for j in 0..<wordCount where !words[j].isFound && words[j].count > 1 && words[j].start[0] == unit {
        needed &-= 1
        if needed == 0 {
          initials &+= 1
          break
        }
      }
    }
    return initials
  }

  private mutating func findNear(
    _ left: UnsafeMutablePointer<Word>, _ leftCount: Int, _ right: UnsafeMutablePointer<Word>, _ rightCount: Int,
    _ comparison: inout WordComparison
  ) {
    var pairs = NearPairs()
    for i in 0..<leftCount where !left[i].isFound && left[i].count >= 4 {
      for j in 0..<rightCount where !right[j].isFound && right[j].count >= 4 {
        let shorter = min(left[i].count, right[j].count)
        let limit = shorter >= 8 ? 2 : 1
        guard abs(left[i].count &- right[j].count) <= limit else { continue }
        let edits = optimalStringAlignment(
          UnsafeBufferPointer(start: left[i].start, count: left[i].count),
          UnsafeBufferPointer(start: right[j].start, count: right[j].count), limit: limit)
        if let edits { pairs.add(left: i, right: j, shared: left[i].count &+ right[j].count &- 2 &* edits) }
      }
    }
    let best = pairs.best(left: left, right: right)
    comparison.nearWords = best.words
    comparison.nearUnits = best.units
  }
}
