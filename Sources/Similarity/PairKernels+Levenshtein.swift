extension PairKernels {
  /// The least number of insertions, deletions and substitutions that turn one text into the other.
  ///
  ///     kernels.levenshtein(kitten, sitting)             // 3
  ///     kernels.levenshtein(kitten, sitting, limit: 2)   // nil
  ///
  /// Bit-parallel after G. Myers, *A fast bit-vector algorithm for approximate string matching* (1999), in the form of H. Hyyrö (2003).
  ///
  /// - Returns: `nil` when the distance is over `limit`.
  /// - Complexity: O(⌈m/64⌉ · n).
  public mutating func levenshtein(_ a: Span<UInt16>, _ b: Span<UInt16>, limit: Int = .max) -> Int? {
    a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { b in levenshtein(a, b, limit: limit) } }
  }

  /// The same on buffers.
  public mutating func levenshtein(
    _ a: UnsafeBufferPointer<UInt16>, _ b: UnsafeBufferPointer<UInt16>, limit: Int = .max
  ) -> Int? {
    guard limit >= 0, abs(a.count &- b.count) <= limit else { return nil }
    guard var pair = TextPair(a, b) else { return max(a.count, b.count) }
    _ = pair.stripCommonEnds()
    let longer = max(pair.leftCount, pair.rightCount)
    if pair.leftCount == 0 || pair.rightCount == 0 { return longer }
    // What is left differs at both ends: it takes one edit only where it is one unit on each side.
    if longer == 1 { return limit >= 1 ? 1 : nil }
    if limit <= 1 { return nil }
    pair.putQueryLeft(preferLonger: true)
    if pair.leftCount <= 64 {
      enter(pair.left, count: pair.leftCount)
      let distance = MyersColumns.distance(
        masks: masks, queryCount: pair.leftCount, text: pair.right, textCount: pair.rightCount, limit: limit)
      clear(pair.left, count: pair.leftCount)
      return distance
    }
    let distance = levenshteinInBlocks(pair)
    return distance <= limit ? distance : nil
  }

  /// How alike two texts are by ``levenshtein(_:_:limit:)-(Span<UInt16>,_,_)``: 1 minus the distance over the longer length.
  ///
  /// - Returns: 1 for two empty texts; `nil` below `cutoff`.
  public mutating func levenshteinSimilarity(_ a: Span<UInt16>, _ b: Span<UInt16>, cutoff: Double = 0) -> Double? {
    let longer = max(a.count, b.count)
    guard longer > 0 else { return cutoff <= 1 ? 1 : nil }
    let limit = EditLimit.edits(length: longer, cutoff: cutoff)
    guard let distance = levenshtein(a, b, limit: limit) else { return nil }
    let similarity = 1 - Double(distance) / Double(longer)
    return similarity >= cutoff ? similarity : nil
  }

  /// The query in blocks of 64 rows; each block walks the whole text and leaves, for each place, the step between its last row and the next.
  private mutating func levenshteinInBlocks(_ pair: TextPair) -> Int {
    // Each carry is the step of the block's last row at a place of the text, as the bits of an Int8. Above the first row, all rise.
    let carries = carries(count: pair.rightCount, all: 1)
    var start = 0
    while start < pair.leftCount {
      let count = min(64, pair.leftCount &- start)
      let lastRow = UInt64(count &- 1)
      var column = MyersColumn()
      enter(pair.left + start, count: count)
      for place in 0..<pair.rightCount {
        let above = Int(Int8(bitPattern: carries[place]))
        let step = column.advance(masks[Int(pair.right[place])], lastRow: lastRow, above: above)
        carries[place] = UInt8(truncatingIfNeeded: step)
      }
      clear(pair.left + start, count: count)
      start &+= count
    }
    var distance = pair.leftCount
    for place in 0..<pair.rightCount { distance &+= Int(Int8(bitPattern: carries[place])) }
    return distance
  }
}
