extension PairKernels {
  /// The length of the longest common subsequence.
  ///
  ///     kernels.longestCommonSubsequence(message, massage)   // 6
  ///
  /// Bit-parallel after H. Hyyrö, *Bit-parallel LCS-length computation revisited* (2004).
  ///
  /// - Complexity: O(⌈m/64⌉ · n).
  public mutating func longestCommonSubsequence(_ a: Span<UInt16>, _ b: Span<UInt16>) -> Int {
    a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { b in longestCommonSubsequence(a, b) } }
  }

  /// The same on buffers.
  public mutating func longestCommonSubsequence(
    _ a: UnsafeBufferPointer<UInt16>, _ b: UnsafeBufferPointer<UInt16>
  ) -> Int {
    subsequence(a, b, needed: 0)
  }

  /// - Returns: the length, or something below `needed` where it is sure to be below.
  @inline(__always)
  private mutating func subsequence(
    _ a: UnsafeBufferPointer<UInt16>, _ b: UnsafeBufferPointer<UInt16>, needed: Int
  ) -> Int {
    guard var pair = TextPair(a, b) else { return 0 }
    let stripped = pair.stripCommonEnds()
    if pair.leftCount == 0 || pair.rightCount == 0 { return stripped }
    pair.putQueryLeft(preferLonger: false)
    let rest =
      pair.leftCount <= 64 ? subsequenceInOneBlock(pair, needed: needed &- stripped) : subsequenceInBlocks(pair)
    return stripped &+ rest
  }

  /// The number of insertions and deletions alone that turn one text into the other.
  ///
  /// - Returns: `nil` when the distance is over `limit`.
  public mutating func indelDistance(_ a: Span<UInt16>, _ b: Span<UInt16>, limit: Int = .max) -> Int? {
    guard abs(a.count &- b.count) <= limit else { return nil }
    let distance = a.count &+ b.count &- 2 &* longestCommonSubsequence(a, b)
    return distance <= limit ? distance : nil
  }

  /// Twice the longest common subsequence over the sum of both lengths: the share of units that stay in place.
  ///
  ///     kernels.indelRatio(message, massage)   // 12 / 14
  ///
  /// - Returns: 1 for two empty texts; `nil` below `cutoff`.
  /// - Complexity: as ``longestCommonSubsequence(_:_:)-(Span<UInt16>,_)``.
  public mutating func indelRatio(_ a: Span<UInt16>, _ b: Span<UInt16>, cutoff: Double = 0) -> Double? {
    a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { b in indelRatio(a, b, cutoff: cutoff) } }
  }

  /// The same on buffers.
  public mutating func indelRatio(
    _ a: UnsafeBufferPointer<UInt16>, _ b: UnsafeBufferPointer<UInt16>, cutoff: Double = 0
  ) -> Double? {
    let units = a.count &+ b.count
    guard units > 0 else { return cutoff <= 1 ? 1 : nil }
    guard cutoff <= 1 else { return nil }
    // Rounded down, as the exact comparison at the end decides. No more than the shorter text can stay.
    let needed = Int(max(0, cutoff) * Double(units) / 2 - 1e-7)
    guard min(a.count, b.count) >= needed else { return nil }
    let ratio = Double(2 &* subsequence(a, b, needed: needed)) / Double(units)
    return ratio >= cutoff ? ratio : nil
  }

  /// - Returns: the length, or something below `needed` where it is sure to be below.
  @inline(__always)
  private func subsequenceInOneBlock(_ pair: TextPair, needed: Int) -> Int {
    enter(pair.left, count: pair.leftCount)
    defer { clear(pair.left, count: pair.leftCount) }
    var row = ~UInt64(0)
    var place = 0
    if needed > 0 {
      // Every eight places: can all that is left still make up for what was missed?
      while place &+ 8 < pair.rightCount {
        let end = place &+ 8
        while place < end {
          advance(&row, to: pair.right[place])
          place &+= 1
        }
        let most = (~row).nonzeroBitCount &+ pair.rightCount &- place
        if most < needed { return 0 }
      }
    }
    while place < pair.rightCount {
      advance(&row, to: pair.right[place])
      place &+= 1
    }
    // Rows beyond the query never match, hence never turn to zero.
    return (~row).nonzeroBitCount
  }

  @inline(__always)
  private func advance(_ row: inout UInt64, to unit: UInt16) {
    let kept = row & masks[Int(unit)]
    row = (row &+ kept) | (row &- kept)
  }

  private mutating func subsequenceInBlocks(_ pair: TextPair) -> Int {
    let carries = carries(count: pair.rightCount, all: 0)
    var length = 0
    var start = 0
    while start < pair.leftCount {
      let count = min(64, pair.leftCount &- start)
      enter(pair.left + start, count: count)
      var row = ~UInt64(0)
      for place in 0..<pair.rightCount {
        let kept = row & masks[Int(pair.right[place])]
        let (partial, overflow) = row.addingReportingOverflow(kept)
        let (sum, overflowOfCarry) = partial.addingReportingOverflow(UInt64(carries[place]))
        carries[place] = overflow || overflowOfCarry ? 1 : 0
        row = sum | (row &- kept)
      }
      clear(pair.left + start, count: count)
      length &+= (~row).nonzeroBitCount
      start &+= count
    }
    return length
  }
}
