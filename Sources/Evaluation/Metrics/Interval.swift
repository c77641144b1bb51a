#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Where a figure of the whole lies with 95 % confidence.
public struct Interval: Hashable, Sendable {
  public var low: Double
  public var high: Double

  public init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  public func contains(_ value: Double) -> Bool { value >= low && value <= high }

  /// The 97.5th percentile of the normal distribution.
  static let z = 1.959963984540054

  /// The score interval of a proportion (E. B. Wilson, 1927).
  ///
  ///     Interval.wilson(8, of: 10)  // 0.490 to 0.943
  ///
  /// - Returns: `nil` when there are no trials.
  public static func wilson(_ successes: Int, of trials: Int) -> Interval? {
    guard trials > 0 else { return nil }
    let n = Double(trials)
    let p = Double(successes) / n
    let square = z * z
    let centre = (p + square / (2 * n)) / (1 + square / n)
    let half = z / (1 + square / n) * (p * (1 - p) / n + square / (4 * n * n)).squareRoot()
    return Interval(low: max(0, centre - half), high: min(1, centre + half))
  }
}

/// Resampling with replacement (B. Efron, 1979), from a fixed seed: the same data give the same interval.
public enum Bootstrap {
  public static let seed: UInt64 = 20_261_130
  public static let resamples = 1_000

  /// The percentile interval of F1 over pairs that were judged independently.
  ///
  /// F1 depends on three counts alone, so counts are drawn, not pairs: the same distribution for less work.
  ///
  /// - Returns: `nil` when F1 is undefined.
  public static func f1(_ counts: ConfusionCounts) -> Interval? {
    guard counts.f1 != nil else { return nil }
    var random = SeededRandom(seed: seed)
    var values: [Double] = []
    for _ in 0..<resamples {
      let tp = random.binomial(counts.total, share(counts.tp, counts.total))
      let fp = random.binomial(counts.total - tp, share(counts.fp, counts.total - counts.tp))
      let fn = random.binomial(counts.total - tp - fp, share(counts.fn, counts.total - counts.tp - counts.fp))
      values.append(ConfusionCounts(tp: tp, fp: fp, fn: fn).f1 ?? 0)
    }
    return percentiles(&values)
  }

  /// The percentile interval of F1 where errors come in groups, such as clusters, which are drawn whole.
  public static func f1(groups: [(tp: Double, fp: Double, fn: Double)]) -> Interval? {
    guard groups.contains(where: { $0.tp + $0.fp + $0.fn > 0 }) else { return nil }
    var random = SeededRandom(seed: seed)
    var values: [Double] = []
    for _ in 0..<resamples {
      var sum = (tp: 0.0, fp: 0.0, fn: 0.0)
      for _ in groups.indices {
        let group = groups[random.below(groups.count)]
        sum = (sum.tp + group.tp, sum.fp + group.fp, sum.fn + group.fn)
      }
      let denominator = 2 * sum.tp + sum.fp + sum.fn
      values.append(denominator == 0 ? 0 : 2 * sum.tp / denominator)
    }
    return percentiles(&values)
  }

  private static func share(_ part: Int, _ whole: Int) -> Double { whole <= 0 ? 0 : Double(part) / Double(whole) }

  private static func percentiles(_ values: inout [Double]) -> Interval {
    values.sort()
    return Interval(low: values[values.count * 25 / 1000], high: values[values.count * 975 / 1000])
  }
}

/// Numbers that look random and are the same on every run and machine (SplitMix64; Steele, Lea, Flood 2014).
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  /// From 0 to 1, 1 excluded.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A whole number below `bound`.
  mutating func below(_ bound: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(bound)).high) }

  /// How many of `trials` succeed with probability `p` each: exact by waiting times where few succeed or fail,
  /// else rounded from the normal distribution with its mean and spread.
  mutating func binomial(_ trials: Int, _ p: Double) -> Int {
    guard trials > 0, p > 0 else { return 0 }
    if p >= 1 { return trials }
    if p > 0.5 { return trials - binomial(trials, 1 - p) }
    let mean = Double(trials) * p
    if mean < 200 {
      let scale = log1p(-p)
      var (sum, count) = (0.0, 0)
      while true {
        sum += (log(1 - unit()) / scale).rounded(.down) + 1
        if sum > Double(trials) { return count }
        count += 1
      }
    }
    // Box and Muller, 1958.
    let normal = (-2 * log(1 - unit())).squareRoot() * cos(2 * Double.pi * unit())
    return min(trials, max(0, Int((mean + normal * (mean * (1 - p)).squareRoot()).rounded())))
  }
}
