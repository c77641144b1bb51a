/// A query prepared for many edit distances, as a value to keep and to share between threads.
///
///     let pattern = LevenshteinPattern(query.span)
///     pattern.distance(to: candidate.span, limit: 3)   // nil: further than 3
///
/// To compare pairs that have no text in common, ``PairKernels`` is faster: it needs no memory for each query.
public struct LevenshteinPattern: Sendable {
  private let query: [UInt16]
  private let blocks: [PatternMasks]

  /// - Complexity: O(m).
  public init(_ query: Span<UInt16>) {
    self.query = query.withUnsafeBufferPointer { Array($0) }
    blocks = stride(from: 0, to: query.count, by: 64).map { start in
      PatternMasks(query.extracting(start..<min(start + 64, query.count)))
    }
  }

  /// The least number of insertions, deletions and substitutions that turn the query into `candidate`.
  ///
  /// - Returns: `nil` when the distance is over `limit`.
  /// - Complexity: O(⌈m/64⌉ · n), without allocating for queries of up to 64 units.
  public func distance(to candidate: Span<UInt16>, limit: Int = .max) -> Int? {
    guard limit >= 0, abs(query.count - candidate.count) <= limit else { return nil }
    guard query.count > 0, candidate.count > 0 else { return max(query.count, candidate.count) }
    let distance = blocks.count == 1 ? oneBlock(candidate, limit: limit) : manyBlocks(candidate)
    return distance <= limit ? distance : nil
  }

  private func oneBlock(_ candidate: Span<UInt16>, limit: Int) -> Int {
    var column = MyersColumn()
    let lastRow = UInt64(query.count - 1)
    var score = query.count
    let masks = blocks[0]
    for place in candidate.indices {
      score &+= column.advance(masks[candidate[place]], lastRow: lastRow)
      // The score may fall by one at each place still to come, no further.
      if score &- (candidate.count &- 1 &- place) > limit { break }
    }
    return score
  }

  private func manyBlocks(_ candidate: Span<UInt16>) -> Int {
    // The step from one place to the next along the row above the block: all rise above the first row.
    var steps = [Int8](repeating: 1, count: candidate.count)
    var score = query.count
    for (number, masks) in blocks.enumerated() {
      var column = MyersColumn()
      let rows = min(64, query.count - 64 * number)
      for place in candidate.indices {
        steps[place] = Int8(
          column.advance(masks[candidate[place]], lastRow: UInt64(rows - 1), above: Int(steps[place])))
      }
    }
    for step in steps { score += Int(step) }
    return score
  }
}
