/// How many pairs were accepted and rejected, rightly and wrongly.
///
/// A pair that is the same and was not accepted, review included, is a miss (`fn`); a pair that is not the same,
/// or that only a person can decide, and was accepted, is a false merge (`fp`).
public struct ConfusionCounts: Hashable, Sendable {
  public var tp = 0
  public var fp = 0
  public var fn = 0
  public var tn = 0
  /// Pairs sent to a person, whatever they are: counted beside the others.
  public var review = 0

  public init(tp: Int = 0, fp: Int = 0, fn: Int = 0, tn: Int = 0, review: Int = 0) {
    self.tp = tp
    self.fp = fp
    self.fn = fn
    self.tn = tn
    self.review = review
  }

  public mutating func count(isSame: Bool, isAccepted: Bool, isReview: Bool = false) {
    switch (isSame, isAccepted) {
    case (true, true): tp += 1
    case (true, false): fn += 1
    case (false, true): fp += 1
    case (false, false): tn += 1
    }
    if isReview { review += 1 }
  }

  public var total: Int { tp + fp + fn + tn }

  /// Share of the accepted that is right; `nil` when nothing was accepted.
  public var precision: Double? { ratio(tp, tp + fp) }
  /// Share of the same that was accepted; `nil` when nothing is the same.
  public var recall: Double? { ratio(tp, tp + fn) }
  public var accuracy: Double? { ratio(tp + tn, total) }

  /// The harmonic mean of precision and recall; `nil` when nothing is the same and nothing was accepted.
  public var f1: Double? { f(beta: 1) }

  /// The weighted harmonic mean (van Rijsbergen 1979): `beta` below 1 favours precision.
  public func f(beta: Double) -> Double? {
    let square = beta * beta
    let denominator = (1 + square) * Double(tp) + square * Double(fn) + Double(fp)
    return denominator == 0 ? nil : (1 + square) * Double(tp) / denominator
  }

  /// Matthews' correlation coefficient, -1 to 1; 0 when a row or column of the table is empty, as is the custom.
  public var mcc: Double? {
    guard total > 0 else { return nil }
    let (p, q, r, s) = (Double(tp), Double(fp), Double(fn), Double(tn))
    let product = ((p + q) * (p + r)).squareRoot() * ((s + q) * (s + r)).squareRoot()
    return product == 0 ? 0 : (p * s - q * r) / product
  }

  /// False merges for ten thousand pairs.
  public var falseMergesPer10000: Double? { ratio(fp, total).map { $0 * 10_000 } }
  public var reviewRate: Double? { ratio(review, total) }

  private func ratio(_ part: Int, _ whole: Int) -> Double? { whole == 0 ? nil : Double(part) / Double(whole) }
}
