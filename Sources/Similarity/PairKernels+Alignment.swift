extension PairKernels {
  /// The least number of insertions, deletions, substitutions and swaps of neighbours, no unit being edited twice.
  ///
  ///     kernels.optimalStringAlignment(hte, the)   // 1
  ///     kernels.optimalStringAlignment(ca, abc)    // 3: the swap may not be edited further
  ///
  /// Not a metric: the triangle inequality fails. Bit-parallel after H. Hyyrö, *A bit-vector algorithm for computing Levenshtein and
  /// Damerau edit distances* (2003).
  ///
  /// - Returns: `nil` when the distance is over `limit`.
  /// - Complexity: O(⌈m/64⌉ · n).
  public mutating func optimalStringAlignment(_ a: Span<UInt16>, _ b: Span<UInt16>, limit: Int = .max) -> Int? {
    a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { b in optimalStringAlignment(a, b, limit: limit) } }
  }

  /// The same on buffers.
  public mutating func optimalStringAlignment(
    _ a: UnsafeBufferPointer<UInt16>, _ b: UnsafeBufferPointer<UInt16>, limit: Int = .max
  ) -> Int? {
    guard limit >= 0, abs(a.count &- b.count) <= limit else { return nil }
    guard var pair = TextPair(a, b) else { return max(a.count, b.count) }
    _ = pair.stripCommonEnds()
    let longer = max(pair.leftCount, pair.rightCount)
    if pair.leftCount == 0 || pair.rightCount == 0 { return longer }
    // What is left differs at both ends: it takes one edit only where it is one unit on each side, or a swap.
    if longer == 1 { return limit >= 1 ? 1 : nil }
    if longer == 2, pair.isSwap { return limit >= 1 ? 1 : nil }
    if limit <= 1 { return nil }
    pair.putQueryLeft(preferLonger: true)
    return pair.leftCount <= 64 ? alignInOneBlock(pair, limit: limit) : alignInBlocks(pair, limit: limit)
  }

  @inline(__always)
  private func alignInOneBlock(_ pair: TextPair, limit: Int) -> Int? {
    enter(pair.left, count: pair.leftCount)
    defer { clear(pair.left, count: pair.leftCount) }
    var verticalRise = ~UInt64(0)
    var verticalFall: UInt64 = 0
    var diagonal: UInt64 = 0
    var matchBefore: UInt64 = 0
    let lastRow = UInt64(pair.leftCount &- 1)
    var score = pair.leftCount
    // The score may fall by one at each place still to come, no further.
    let bound = limit >= max(pair.leftCount, pair.rightCount) ? Int.max : limit &+ pair.rightCount &- 1
    for place in 0..<pair.rightCount {
      let match = masks[Int(pair.right[place])]
      let swapped = ((~diagonal & match) &<< 1) & matchBefore
      diagonal = (((match & verticalRise) &+ verticalRise) ^ verticalRise) | match | verticalFall | swapped
      var rise = verticalFall | ~(diagonal | verticalRise)
      var fall = diagonal & verticalRise
      score &+= Int((rise &>> lastRow) & 1) &- Int((fall &>> lastRow) & 1)
      rise = (rise &<< 1) | 1
      fall = fall &<< 1
      verticalRise = fall | ~(diagonal | rise)
      verticalFall = rise & diagonal
      matchBefore = match
      if score > bound &- place { return nil }
    }
    return score <= limit ? score : nil
  }

  private mutating func alignInBlocks(_ pair: TextPair, limit: Int) -> Int? {
    let rises: UInt8 = 1
    let falls: UInt8 = 2
    // The last row of the block before could begin a swap that ends in the first row of this one.
    let swaps: UInt8 = 4
    let carries = carries(count: pair.rightCount, all: rises)
    var score = pair.leftCount
    var start = 0
    while start < pair.leftCount {
      let count = min(64, pair.leftCount &- start)
      let isLast = start &+ count == pair.leftCount
      enter(pair.left + start, count: count)
      var verticalRise = ~UInt64(0)
      var verticalFall: UInt64 = 0
      var diagonal: UInt64 = 0
      var matchBefore: UInt64 = 0
      let lastRow = UInt64(count &- 1)
      for place in 0..<pair.rightCount {
        let carry = carries[place]
        let carriedFall = UInt64((carry & falls) &>> 1)
        let match = masks[Int(pair.right[place])]
        let beginsSwap = ~diagonal & match
        let swapped = ((beginsSwap &<< 1) | UInt64(carry &>> 2)) & matchBefore
        let x = match | carriedFall
        diagonal = (((x & verticalRise) &+ verticalRise) ^ verticalRise) | x | verticalFall | swapped
        var rise = verticalFall | ~(diagonal | verticalRise)
        var fall = diagonal & verticalRise
        let riseOut = (rise &>> lastRow) & 1
        let fallOut = (fall &>> lastRow) & 1
        if isLast {
          score &+= Int(riseOut) &- Int(fallOut)
        } else {
          let swapOut = (beginsSwap &>> lastRow) & 1
          carries[place] = UInt8(
            truncatingIfNeeded: riseOut &* UInt64(rises) | fallOut &* UInt64(falls) | swapOut &* UInt64(swaps))
        }
        rise = (rise &<< 1) | UInt64(carry & rises)
        fall = (fall &<< 1) | carriedFall
        verticalRise = fall | ~(diagonal | rise)
        verticalFall = rise & diagonal
        matchBefore = match
      }
      clear(pair.left + start, count: count)
      start &+= count
    }
    return score <= limit ? score : nil
  }
}
