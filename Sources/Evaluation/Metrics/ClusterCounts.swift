/// How two ways of grouping the same records agree.
public struct ClusterCounts: Hashable, Sendable {
  /// Pairs of records that both groupings join, only one joins, or none.
  public private(set) var pairs = ConfusionCounts()
  /// Averages over records (Bagga and Baldwin, 1998; Amigó and others, 2009); `nil` without records.
  public private(set) var bcubedPrecision: Double?
  public private(set) var bcubedRecall: Double?
  /// The same averaged within each true cluster first, so that every cluster counts alike, as er-evaluation has it.
  public private(set) var clusterBcubedPrecision: Double?
  public private(set) var clusterBcubedRecall: Double?
  /// Clusters that are the same set of records in both, single records included.
  public private(set) var exact = 0
  public private(set) var predicted = 0
  public private(set) var actual = 0
  /// Predicted clusters that join records of several true ones.
  public private(set) var overMerged = 0
  /// True clusters whose records lie in several predicted ones.
  public private(set) var underMerged = 0
  /// For each true cluster: its pairs found, half of each false pair that touches it, and its pairs missed.
  public private(set) var groups: [(tp: Double, fp: Double, fn: Double)] = []

  /// - Parameters:
  ///   - predicted: For each record the number of its cluster.
  ///   - actual: For each record the number of its true cluster.
  /// - Complexity: O(n log n).
  public init(predicted: [Int32], actual: [Int32]) {
    precondition(predicted.count == actual.count, "one record, two numbers")
    let count = predicted.count
    guard count > 0 else { return }
    var cells = (0..<count).map {
      (UInt64(UInt32(bitPattern: actual[$0])) << 32 | UInt64(UInt32(bitPattern: predicted[$0])))
    }
    cells.sort()
    var actualSizes: [Int32: Int] = [:]
    var predictedSizes: [Int32: Int] = [:]
    for record in 0..<count {
      actualSizes[actual[record], default: 0] += 1
      predictedSizes[predicted[record], default: 0] += 1
    }
    var predictedParts: [Int32: Int] = [:]
    var (precision, recall) = (0.0, 0.0)
    var (byClusterPrecision, byClusterRecall) = (0.0, 0.0)
    var (together, first) = (0, 0)
    var group = (number: Int32(bitPattern: UInt32(cells[0] >> 32)), parts: 0, tp: 0.0, fp: 0.0)
    func close() {
      let size = actualSizes[group.number] ?? 0
      groups.append((group.tp, group.fp, Double(size * (size - 1) / 2) - group.tp))
      if group.parts > 1 { underMerged += 1 }
    }
    while first < count {
      var last = first
      while last < count, cells[last] == cells[first] { last += 1 }
      let shared = last - first
      let (a, p) = (Int32(bitPattern: UInt32(cells[first] >> 32)), Int32(truncatingIfNeeded: cells[first]))
      let (sizeA, sizeP) = (actualSizes[a] ?? 0, predictedSizes[p] ?? 0)
      if a != group.number {
        close()
        group = (a, 0, 0, 0)
      }
      group.parts += 1
      group.tp += Double(shared * (shared - 1) / 2)
      group.fp += Double(shared * (sizeP - shared)) / 2
      predictedParts[p, default: 0] += 1
      together += shared * (shared - 1) / 2
      precision += Double(shared * shared) / Double(sizeP)
      recall += Double(shared * shared) / Double(sizeA)
      byClusterPrecision += Double(shared * shared) / Double(sizeP) / Double(sizeA)
      byClusterRecall += Double(shared * shared) / Double(sizeA) / Double(sizeA)
      if shared == sizeA && shared == sizeP { exact += 1 }
      first = last
    }
    close()
    let inActual = actualSizes.values.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
    let inPredicted = predictedSizes.values.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
    pairs = ConfusionCounts(tp: together, fp: inPredicted - together, fn: inActual - together)
    pairs.tn = count * (count - 1) / 2 - pairs.total
    bcubedPrecision = precision / Double(count)
    bcubedRecall = recall / Double(count)
    clusterBcubedPrecision = byClusterPrecision / Double(actualSizes.count)
    clusterBcubedRecall = byClusterRecall / Double(actualSizes.count)
    self.predicted = predictedSizes.count
    self.actual = actualSizes.count
    overMerged = predictedParts.values.count { $0 > 1 }
  }

  public var bcubedF1: Double? {
    guard let p = bcubedPrecision, let r = bcubedRecall, p + r > 0 else { return nil }
    return 2 * p * r / (p + r)
  }

  public static func == (a: ClusterCounts, b: ClusterCounts) -> Bool {
    a.pairs == b.pairs && a.exact == b.exact && a.overMerged == b.overMerged && a.underMerged == b.underMerged
      && a.bcubedPrecision == b.bcubedPrecision && a.bcubedRecall == b.bcubedRecall
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(pairs) }
}
