extension PairKernels {
  /// Dice's coefficient of the pairs of neighbouring units, each text standing between blanks: twice the common pairs over all pairs.
  ///
  ///     kernels.bigramDice(night, nacht)   // 2 · 3 / 12: blank-n, h-t, t-blank
  ///
  /// Repeated pairs count as often as both texts have them.
  ///
  /// - Returns: 0 when a text is empty.
  /// - Complexity: O(n log n).
  public mutating func bigramDice(_ a: Span<UInt16>, _ b: Span<UInt16>) -> Double {
    a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { b in bigramDice(a, b) } }
  }

  /// The same on buffers.
  public mutating func bigramDice(_ a: UnsafeBufferPointer<UInt16>, _ b: UnsafeBufferPointer<UInt16>) -> Double {
    guard let pair = TextPair(a, b) else { return 0 }
    let leftCount = pair.leftCount &+ 1
    let rightCount = pair.rightCount &+ 1
    bigramMemory.makeRoom(for: leftCount &+ rightCount)
    let left = bigramMemory.start
    let right = left + leftCount
    Self.writeSortedBigrams(of: pair.left, pair.leftCount, to: left)
    Self.writeSortedBigrams(of: pair.right, pair.rightCount, to: right)
    var common = 0
    var i = 0
    var j = 0
    while i < leftCount, j < rightCount {
      let (x, y) = (left[i], right[j])
      common &+= x == y ? 1 : 0
      i &+= x <= y ? 1 : 0
      j &+= y <= x ? 1 : 0
    }
    return Double(2 &* common) / Double(leftCount &+ rightCount)
  }

  private static func writeSortedBigrams(
    of text: UnsafePointer<UInt16>, _ count: Int, to bigrams: UnsafeMutablePointer<UInt32>
  ) {
    var before = UInt32(Word.blank)
    for place in 0...count {
      let unit = place < count ? UInt32(text[place]) : UInt32(Word.blank)
      (bigrams + place).initialize(to: before &<< 16 | unit)
      before = unit
    }
    var sorted = UnsafeMutableBufferPointer(start: bigrams, count: count &+ 1)
    sorted.sort()
  }
}
