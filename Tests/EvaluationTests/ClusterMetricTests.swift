import Evaluation
import TestSupport
import Testing

@Suite struct `Two groupings of the same records` {
  // True: {0 1 2} {3 4} {5}. Found: {0 1} {2 3 4} {5}.
  static let worked = ClusterCounts(predicted: [0, 0, 1, 1, 1, 2], actual: [7, 7, 7, 8, 8, 9])

  @Test func `are counted as a hand counts them`() {
    let c = Self.worked
    #expect(c.pairs == ConfusionCounts(tp: 2, fp: 2, fn: 2, tn: 9))
    // Records 0 and 1: 1; 2: 1/3; 3 and 4: 2/3; 5: 1.
    #expect(isNear(c.bcubedPrecision!, (1 + 1 + 1.0 / 3 + 2.0 / 3 + 2.0 / 3 + 1) / 6))
    // 0 and 1: 2/3; 2: 1/3; 3, 4, 5: 1.
    #expect(isNear(c.bcubedRecall!, (2.0 / 3 + 2.0 / 3 + 1.0 / 3 + 1 + 1 + 1) / 6))
    // By true cluster: {0 1 2} (1 + 1 + 1/3) / 3, {3 4} 2/3, {5} 1.
    #expect(isNear(c.clusterBcubedPrecision!, (7.0 / 9 + 2.0 / 3 + 1) / 3))
    #expect(isNear(c.clusterBcubedRecall!, (5.0 / 9 + 1 + 1) / 3))
    #expect(c.exact == 1)
    #expect(c.overMerged == 1)
    #expect(c.underMerged == 1)
    #expect(isNear(c.groups.reduce(0) { $0 + $1.tp }, 2))
    #expect(isNear(c.groups.reduce(0) { $0 + $1.fp }, 2))
    #expect(isNear(c.groups.reduce(0) { $0 + $1.fn }, 2))
  }

  @Test func `agree with counting every pair, whatever they are`() {
    var random = PlainRandom(seed: 5)
    for _ in 0..<200 {
      let count = Int(random.next() % 12)
      let predicted = (0..<count).map { _ in Int32(random.next() % 4) }
      let actual = (0..<count).map { _ in Int32(random.next() % 4) - 2 }
      var plain = ConfusionCounts()
      for a in 0..<count {
        for b in (a + 1)..<max(a + 1, count) {
          plain.count(isSame: actual[a] == actual[b], isAccepted: predicted[a] == predicted[b])
        }
      }
      let counts = ClusterCounts(predicted: predicted, actual: actual)
      #expect(counts.pairs == plain)
      // Swapping the sides swaps precision and recall.
      let swapped = ClusterCounts(predicted: actual, actual: predicted)
      #expect(isNear(swapped.bcubedRecall ?? 0, counts.bcubedPrecision ?? 0))
      #expect(swapped.exact == counts.exact && swapped.overMerged == counts.underMerged)
    }
  }
}
