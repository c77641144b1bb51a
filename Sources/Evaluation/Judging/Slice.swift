/// The cases of one kind: all titles in Cyrillic, all live recordings, all short titles.
public struct Slice: Hashable, Sendable {
  /// What is looked at, such as `script` or `tag`.
  public var dimension: String
  public var value: String
  public var counts: ConfusionCounts

  public init(dimension: String, value: String, counts: ConfusionCounts) {
    self.dimension = dimension
    self.value = value
    self.counts = counts
  }

  /// Share of the cases that came out right, with its interval.
  public var right: Double? { counts.accuracy }
  public var interval: Interval? { Interval.wilson(counts.tp + counts.tn, of: counts.total) }
}

/// Counts cases by kind.
struct SliceTally {
  private var numbers: [String: [String: Int]] = [:]
  private var slices: [Slice] = []

  /// The number of a slice, made when it is new.
  mutating func number(_ dimension: String, _ value: String) -> Int {
    if let known = numbers[dimension]?[value] { return known }
    numbers[dimension, default: [:]][value] = slices.count
    slices.append(Slice(dimension: dimension, value: value, counts: ConfusionCounts()))
    return slices.count - 1
  }

  mutating func count(_ numbers: [Int], isSame: Bool, isAccepted: Bool, isReview: Bool) {
    for number in numbers {
      slices[number].counts.count(isSame: isSame, isAccepted: isAccepted, isReview: isReview)
    }
  }

  /// The worst first: those that are bad beyond chance, then by the share that is right.
  var sorted: [Slice] {
    slices.sorted { a, b in
      let (p, q) = (a.interval?.high ?? 1, b.interval?.high ?? 1)
      if p != q { return p < q }
      return (a.dimension, a.value) < (b.dimension, b.value)
    }
  }
}
