/// Whether what is said to be right with probability p is right in p of the cases.
public struct Calibration: Hashable, Sendable {
  public struct Bin: Hashable, Sendable {
    public var low: Double
    public var high: Double
    public var count: Int
    /// The mean of the probabilities said; `nil` for an empty bin.
    public var said: Double?
    /// The share that was the same.
    public var found: Double?
  }
  /// Ten bins of equal width; the last includes 1.
  public private(set) var bins: [Bin]
  /// The expected calibration error: |said − found| averaged over all pairs (Naeini, Cooper, Hauskrecht 2015).
  public private(set) var error: Double?

  public init(scores: [Float], isSame: [Bool]) {
    precondition(scores.count == isSame.count, "a truth for each score")
    let count = 10
    var sums = [Double](repeating: 0, count: count)
    var sames = [Int](repeating: 0, count: count)
    var totals = [Int](repeating: 0, count: count)
    for (score, same) in zip(scores, isSame) {
      let bin = min(count - 1, max(0, Int(Double(score) * Double(count))))
      sums[bin] += Double(score)
      totals[bin] += 1
      if same { sames[bin] += 1 }
    }
    bins = (0..<count).map { bin in
      let total = Double(totals[bin])
      return Bin(
        low: Double(bin) / Double(count), high: Double(bin + 1) / Double(count), count: totals[bin],
        said: total == 0 ? nil : sums[bin] / total, found: total == 0 ? nil : Double(sames[bin]) / total)
    }
    guard !scores.isEmpty else { return }
    error = bins.reduce(0) { sum, bin in
      guard let said = bin.said, let found = bin.found else { return sum }
      return sum + Double(bin.count) / Double(scores.count) * abs(said - found)
    }
  }
}
