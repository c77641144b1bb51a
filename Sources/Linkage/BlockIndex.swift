/// The records of one list by blocking key: buckets in one piece of memory, each sorted by a record's rank.
///
/// A key is a 64-bit hash; records that share one become candidates of one another. The build is a counting
/// sort over the keys' top bits, so a look-up touches two places in memory.
///
/// - Complexity: O(entries) to build, O(1) for a look-up.
public struct BlockIndex: Sendable {
  /// A record under a key.
  public struct Entry: Hashable, Sendable {
    public var key: UInt64
    public var record: UInt32
    /// Orders records inside a bucket, such as by length; neighbours in a crowded bucket are near in it.
    public var rank: Int32

    @inlinable
    public init(key: UInt64, record: UInt32, rank: Int32) {
      self.key = key
      self.record = record
      self.rank = rank
    }
  }

  /// Keys with more records than this are counted as crowded.
  public static let crowd = 48

  @usableFromInline let shift: UInt64
  @usableFromInline let starts: [UInt32]
  @usableFromInline let entries: [Entry]
  /// How many keys were crowded.
  public let crowdedKeys: Int

  public init(_ unsorted: [Entry]) {
    var bits = 1
    while bits < 26 && (1 << bits) < unsorted.count { bits += 1 }
    let shift = UInt64(64 - bits)
    var counts = [UInt32](repeating: 0, count: (1 << bits) + 1)
    for entry in unsorted { counts[Int(entry.key >> shift) + 1] += 1 }
    for bucket in 1..<counts.count { counts[bucket] += counts[bucket - 1] }
    var next = counts
    var sorted = [Entry](unsafeUninitializedCapacity: unsorted.count) { buffer, count in
      for entry in unsorted {
        let bucket = Int(entry.key >> shift)
        buffer.initializeElement(at: Int(next[bucket]), to: entry)
        next[bucket] += 1
      }
      count = unsorted.count
    }
    var crowded = 0
    sorted.withUnsafeMutableBufferPointer { all in
      for bucket in 0..<(counts.count - 1) {
        let range = Int(counts[bucket])..<Int(counts[bucket + 1])
        if range.count > 1 { BlockIndex.sort(UnsafeMutableBufferPointer(rebasing: all[range])) }
        var first = range.lowerBound
        while range.count > BlockIndex.crowd && first < range.upperBound {
          var end = first + 1
          while end < range.upperBound && all[end].key == all[first].key { end += 1 }
          if end - first > BlockIndex.crowd { crowded += 1 }
          first = end
        }
      }
    }
    self.shift = shift
    starts = counts
    entries = sorted
    crowdedKeys = crowded
  }

  @inlinable
  static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    left.key != right.key
      ? left.key < right.key : left.rank != right.rank ? left.rank < right.rank : left.record < right.record
  }

  static func sort(_ bucket: UnsafeMutableBufferPointer<Entry>) {
    if bucket.count > 16 {
      var bucket = bucket
      return bucket.sort(by: precedes)
    }
    for index in 1..<bucket.count {
      let entry = bucket[index]
      var place = index
      while place > 0 && precedes(entry, bucket[place - 1]) {
        bucket[place] = bucket[place - 1]
        place -= 1
      }
      bucket[place] = entry
    }
  }

  /// Calls `body` for the records under `key`, or, where they are more than `window`, for those nearest to
  /// `rank`: half of `window` on each side.
  ///
  /// - Complexity: O(log bucket + window).
  @inlinable
  public func forEachCandidate(_ key: UInt64, near rank: Int32, window: Int, _ body: (UInt32) -> Void) {
    entries.withUnsafeBufferPointer { entries in
      let bucketEnd = Int(starts[Int(key >> shift) + 1])
      var first = Int(starts[Int(key >> shift)])
      if bucketEnd - first > 32 {
        first = BlockIndex.firstPlace(in: first..<bucketEnd) { entries[$0].key >= key }
      } else {
        while first < bucketEnd && entries[first].key < key { first += 1 }
      }
      if first + window < bucketEnd && entries[first + window].key == key {
        let own = BlockIndex.firstPlace(in: first..<bucketEnd) {
          entries[$0].key > key || entries[$0].rank >= rank
        }
        for index in max(first, own - window / 2)..<min(bucketEnd, own + window / 2) {
          if entries[index].key != key { break }
          body(entries[index].record)
        }
        return
      }
      while first < bucketEnd && entries[first].key == key {
        body(entries[first].record)
        first += 1
      }
    }
  }

  /// The first place in `range` where `holds`, which holds from some place on; the end when it never does.
  @inlinable
  static func firstPlace(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
