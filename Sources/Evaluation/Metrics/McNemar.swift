#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Whether two matchers that err on different cases differ by more than chance (Q. McNemar, 1947), exactly: by the
/// binomial distribution of the cases that only one of them got right.
public struct McNemar: Hashable, Sendable {
  /// Cases that were right and are wrong now.
  public let worse: Int
  /// Cases that were wrong and are right now.
  public let better: Int
  /// The probability of a split at least as uneven if neither were better; two-sided.
  public let p: Double

  ///     McNemar(worse: 1, better: 9).p  // 0.021484375
  public init(worse: Int, better: Int) {
    self.worse = worse
    self.better = better
    let n = worse + better
    guard n > 0 else {
      p = 1
      return
    }
    // Every term from the one before, in logarithms: no factorial overflows.
    var logTerm = Double(n) * log(0.5)
    var tail = 0.0
    for k in 0...min(worse, better) {
      if k > 0 { logTerm += log(Double(n - k + 1)) - log(Double(k)) }
      tail += exp(logTerm)
    }
    p = min(1, 2 * tail)
  }
}
