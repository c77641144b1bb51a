/// What precision and recall would be at every threshold.
///
/// A score is the probability that a pair is accepted at, 0 where rules reject it whatever the threshold.
public struct ThresholdSweep: Hashable, Sendable {
  public struct Point: Hashable, Sendable {
    public var threshold: Double
    public var precision: Double
    public var recall: Double
  }

  /// From the highest threshold down, thinned to at most ``shown`` points for drawing.
  public private(set) var points: [Point] = []
  /// Area under the curve without interpolation: Σ (recall − recall before) · precision.
  public private(set) var averagePrecision: Double?
  /// The best F1 over all thresholds, and where.
  public private(set) var bestF1: Double?
  public private(set) var bestThreshold: Double?

  public static let shown = 400

  /// - Parameters:
  ///   - scores: Of each judged pair.
  ///   - missing: Pairs that are the same and were never scored: no threshold finds them.
  /// - Complexity: O(n log n).
  public init(scores: [Float], isSame: [Bool], missing: Int = 0) {
    precondition(scores.count == isSame.count, "a truth for each score")
    let all = isSame.reduce(missing) { $1 ? $0 + 1 : $0 }
    guard all > 0 else { return }
    var order = Array(scores.indices)
    order.sort { scores[$0] > scores[$1] }
    var (tp, fp) = (0, 0)
    var recallBefore = 0.0
    var average = 0.0
    var every: [Point] = []
    var next = 0
    while next < order.count {
      let score = scores[order[next]]
      while next < order.count, scores[order[next]] == score {
        if isSame[order[next]] { tp += 1 } else { fp += 1 }
        next += 1
      }
      let precision = Double(tp) / Double(tp + fp)
      let recall = Double(tp) / Double(all)
      average += (recall - recallBefore) * precision
      recallBefore = recall
      every.append(Point(threshold: Double(score), precision: precision, recall: recall))
      let f1 = 2 * Double(tp) / Double(tp + fp + all)
      if f1 > bestF1 ?? -1 {
        bestF1 = f1
        bestThreshold = Double(score)
      }
    }
    averagePrecision = every.isEmpty ? nil : average
    points = ThresholdSweep.thinned(every)
  }

  private static func thinned(_ points: [Point]) -> [Point] {
    guard points.count > shown else { return points }
    return (0..<shown).map { points[$0 * (points.count - 1) / (shown - 1)] }
  }
}
