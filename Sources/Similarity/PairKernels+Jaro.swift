extension PairKernels {
  /// Jaro's similarity: the mean of the shares of units that find an equal one nearby, and of those found in order.
  ///
  ///     kernels.jaro(martha, marhta)   // 0.944…
  ///
  /// Nearby is within half the longer length, less one. Pairs out of order are counted in twos, an odd one being dropped, as in
  /// M. Jaro's and W. Winkler's own programs. Bit-parallel: one word holds the query's places still free.
  ///
  /// - Returns: 1 for two empty texts, 0 for one; `nil` below `cutoff`.
  /// - Complexity: O(⌈m/64⌉ · n).
  public mutating func jaro(_ a: Span<UInt16>, _ b: Span<UInt16>, cutoff: Double = 0) -> Double? {
    a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { b in jaro(a, b, cutoff: cutoff) } }
  }

  /// The same on buffers.
  public mutating func jaro(
    _ a: UnsafeBufferPointer<UInt16>, _ b: UnsafeBufferPointer<UInt16>, cutoff: Double = 0
  ) -> Double? {
    guard let pair = TextPair(a, b) else {
      let similarity: Double = a.count == b.count ? 1 : 0
      return similarity >= cutoff ? similarity : nil
    }
    let prefix = pair.commonPrefix(atMost: min(a.count, b.count))
    let similarity = jaro(pair, prefix: prefix, cutoff: cutoff)
    return similarity >= cutoff ? similarity : nil
  }

  /// Jaro's similarity, raised where the texts begin alike.
  ///
  ///     kernels.jaroWinkler(martha, marhta)   // 0.961…
  ///
  /// A similarity over 0.7 gains a tenth of what it lacks for each of up to four units that both texts begin with
  /// (W. Winkler, *String comparator metrics and enhanced decision rules in the Fellegi-Sunter model*, 1990).
  ///
  /// - Returns: 1 for two empty texts, 0 for one; `nil` below `cutoff`.
  /// - Complexity: as ``jaro(_:_:cutoff:)-(Span<UInt16>,_,_)``.
  public mutating func jaroWinkler(_ a: Span<UInt16>, _ b: Span<UInt16>, cutoff: Double = 0) -> Double? {
    a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { b in jaroWinkler(a, b, cutoff: cutoff) } }
  }

  /// The same on buffers.
  public mutating func jaroWinkler(
    _ a: UnsafeBufferPointer<UInt16>, _ b: UnsafeBufferPointer<UInt16>, cutoff: Double = 0
  ) -> Double? {
    guard let pair = TextPair(a, b) else {
      let similarity: Double = a.count == b.count ? 1 : 0
      return similarity >= cutoff ? similarity : nil
    }
    let prefix = pair.commonPrefix(atMost: min(a.count, b.count))
    let gain = 0.1 * Double(min(prefix, 4))
    // What must be reached before the gain. The exact comparison at the end decides.
    let needed = cutoff > 0.7 ? max(0.7, (cutoff - gain) / (1 - gain) - 1e-7) : cutoff
    var similarity = jaro(pair, prefix: prefix, cutoff: needed)
    if similarity > 0.7 { similarity += gain * (1 - similarity) }
    return similarity >= cutoff ? similarity : nil
  }

  /// - Returns: the similarity, or something below `cutoff` where it is sure to be below.
  @inline(__always)
  private mutating func jaro(_ pair: TextPair, prefix: Int, cutoff: Double) -> Double {
    let lengths = JaroLengths(pair)
    if prefix == pair.leftCount && prefix == pair.rightCount { return 1 }
    if lengths.most(matches: min(pair.leftCount, pair.rightCount)) < cutoff - 1e-7 { return -1 }
    // What both begin with finds itself: each unit's first free equal is the one at its own place.
    var rest = pair
    rest.left += prefix
    rest.right += prefix
    rest.leftCount &-= prefix
    rest.rightCount &-= prefix
    if rest.rightCount > rest.leftCount {
      swap(&rest.left, &rest.right)
      swap(&rest.leftCount, &rest.rightCount)
    }
    if rest.rightCount == 0 { return lengths.similarity(matches: prefix, outOfOrder: 0) }
    return rest.leftCount <= 64
      ? jaroInOneBlock(rest, lengths: lengths, prefix: prefix, cutoff: cutoff)
      : jaroInBlocks(rest, lengths: lengths, prefix: prefix, cutoff: cutoff)
  }

  @inline(__always)
  private func jaroInOneBlock(_ pair: TextPair, lengths: JaroLengths, prefix: Int, cutoff: Double) -> Double {
    enter(pair.left, count: pair.leftCount)
    var found: UInt64 = 0
    var finding: UInt64 = 0
    var here: UInt64 = 1
    var window = JaroWindow.first(reach: lengths.reach)
    let growing = min(lengths.reach, pair.rightCount)
    for place in 0..<growing {
      let free = masks[Int(pair.right[place])] & window & ~found
      found |= free & (0 &- free)
      finding |= free != 0 ? here : 0
      here &<<= 1
      window = (window &<< 1) | 1
    }
    for place in growing..<pair.rightCount {
      let free = masks[Int(pair.right[place])] & window & ~found
      found |= free & (0 &- free)
      finding |= free != 0 ? here : 0
      here &<<= 1
      window &<<= 1
    }
    clear(pair.left, count: pair.leftCount)
    let matches = prefix &+ found.nonzeroBitCount
    if lengths.most(matches: matches) < cutoff - 1e-7 { return -1 }
    var outOfOrder = 0
    while finding != 0 {
      let differs = pair.left[found.trailingZeroBitCount] != pair.right[finding.trailingZeroBitCount]
      outOfOrder &+= differs ? 1 : 0
      found &= found &- 1
      finding &= finding &- 1
    }
    return lengths.similarity(matches: matches, outOfOrder: outOfOrder)
  }

  /// The query in blocks of 64 places. A unit of the text takes the first free place nearby, so that what the first block leaves over
  /// may be offered to the next: no later block changes what an earlier one would have taken.
  private mutating func jaroInBlocks(_ pair: TextPair, lengths: JaroLengths, prefix: Int, cutoff: Double) -> Double {
    // For each unit of the text, then for each of the query: has it found its equal?
    let carries = carries(count: pair.rightCount &+ pair.leftCount, all: 0)
    let reach = lengths.reach
    var matches = prefix
    var start = 0
    while start < pair.leftCount {
      let count = min(64, pair.leftCount &- start)
      enter(pair.left + start, count: count)
      var found: UInt64 = 0
      let first = max(0, start &- reach)
      let last = min(pair.rightCount &- 1, start &+ count &- 1 &+ reach)
      var place = first
      while place <= last {
        if carries[place] == 0 {
          let window = JaroWindow.at(place &- start, reach: reach)
          let free = masks[Int(pair.right[place])] & window & ~found
          found |= free & (0 &- free)
          carries[place] = free != 0 ? 1 : 0
        }
        place &+= 1
      }
      clear(pair.left + start, count: count)
      matches &+= found.nonzeroBitCount
      while found != 0 {
        carries[pair.rightCount &+ start &+ found.trailingZeroBitCount] = 1
        found &= found &- 1
      }
      start &+= count
    }
    if lengths.most(matches: matches) < cutoff - 1e-7 { return -1 }
    var outOfOrder = 0
    var place = 0
    for queryPlace in 0..<pair.leftCount where carries[pair.rightCount &+ queryPlace] != 0 {
      while carries[place] == 0 { place &+= 1 }
      if pair.left[queryPlace] != pair.right[place] { outOfOrder &+= 1 }
      place &+= 1
    }
    return lengths.similarity(matches: matches, outOfOrder: outOfOrder)
  }
}

/// The two lengths that Jaro's formula divides by.
struct JaroLengths {
  private let left: Double
  private let right: Double
  /// How far from its own place a unit may find its equal.
  let reach: Int

  @inline(__always)
  init(_ pair: TextPair) {
    left = Double(pair.leftCount)
    right = Double(pair.rightCount)
    reach = max(0, (max(pair.leftCount, pair.rightCount) &>> 1) &- 1)
  }

  @inline(__always)
  func similarity(matches: Int, outOfOrder: Int) -> Double {
    guard matches > 0 else { return 0 }
    let found = Double(matches)
    return (found / left + found / right + (found - Double(outOfOrder &>> 1)) / found) / 3
  }

  /// The similarity if all of `matches` are in order.
  @inline(__always)
  func most(matches: Int) -> Double {
    guard matches > 0 else { return 0 }
    let found = Double(matches)
    return (found / left + found / right + 1) / 3
  }
}

/// The places of a block within reach of a place of the text.
enum JaroWindow {
  /// The window of place 0.
  @inline(__always)
  static func first(reach: Int) -> UInt64 { lowest(reach &+ 1) }

  /// The window of `place`, counted from the block's first.
  @inline(__always)
  static func at(_ place: Int, reach: Int) -> UInt64 {
    let below = lowest(place &+ reach &+ 1)
    return place > reach ? below & ~lowest(place &- reach) : below
  }

  /// The lowest `count` bits.
  @inline(__always)
  private static func lowest(_ count: Int) -> UInt64 {
    count >= 64 ? ~0 : (1 &<< UInt64(max(0, count))) &- 1
  }
}
