internal import Linkage

/// How often hashes occur, in little memory: a table of counters that hashes share.
///
/// Two hashes that fall on one counter are counted together, which overstates a frequency now and then and
/// never understates it; at two million records in four million counters one title in three is overstated by
/// a record or two. Adding is the same in any order.
struct FrequencySketch: Sendable {
  private var counters: [UInt16]
  private let shift: UInt64
  /// How many occurrences were added.
  private(set) var total = 0

  init(expecting records: Int) {
    var bits = 10
    while bits < 23 && (1 << bits) < records * 2 { bits += 1 }
    shift = UInt64(64 - bits)
    counters = [UInt16](repeating: 0, count: 1 << bits)
  }

  mutating func add(_ hash: UInt64) {
    total += 1
    let slot = Int(StableHash.mix(hash) >> shift)
    if counters[slot] < UInt16.max { counters[slot] += 1 }
  }

  func count(_ hash: UInt64) -> Int { Int(counters[Int(StableHash.mix(hash) >> shift)]) }

  /// Log2 of one over the share of records with this hash, smoothed by a world of `worldSize` more records
  /// in which each hash occurs once: a short list is no proof that its titles are common.
  func surprise(_ hash: UInt64, worldSize: Float = 60_000) -> Float {
    let share = (Float(count(hash)) + 1) / (Float(total) + worldSize)
    return -FrequencySketch.log2(share)
  }

  /// Log2 within 0.01, of a positive number.
  static func log2(_ x: Float) -> Float {
    let mantissa = x.significand  // 1 ..< 2
    // Chebyshev-like quadratic fit of log2 on [1, 2): error below 0.009.
    return Float(x.exponent) + (-0.344_845 * mantissa + 2.024_658) * mantissa - 1.674_873
  }
}
