import Linkage

/// Assignment and clusters on generated pairs of a million things.
enum LinkageBench {
  static func run() {
    for (name, degree, spread) in [("single edges", 1, 1), ("small groups", 2, 3), ("large groups", 3, 60)] {
      let edges = edges(degree: degree, spread: spread)
      measure("assignment, \(name), \(edges.count) edges") {
        let assignment = Assignment(of: edges, leftCount: things, rightCount: things)
        return "\(assignment.chosen.count) chosen, \(assignment.boundedGroups) groups bounded"
      }
    }
    var dense: [AssignmentEdge] = []
    for number in 0..<16_000 {
      let left = number / 16
      let right = (number * 7_919 + left) % 1_000
      let tie = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
      dense.append(AssignmentEdge(left: Int32(left), right: Int32(right), weight: Double(number % 5 + 1), tie: tie))
    }
    measure("assignment, one group at the bound of exact work, many ties") {
      let assignment = Assignment(of: dense, leftCount: 1_000, rightCount: 1_000)
      return "\(assignment.chosen.count) chosen, \(assignment.boundedGroups) groups bounded"
    }
    let links = (1..<Int32(things)).map { ClusterLink($0 - 1, $0) }
    measure("clusters, a million things linked") {
      "\(Clusters(of: things, pairs: [], mustLink: links).count) clusters"
    }
    for spread in [1, 5] {
      let pairs = edges(degree: 2, spread: spread).filter { $0.left != $0.right }
        .map { ClusterPair($0.left, $0.right, weight: $0.weight) }
      measure("clusters, \(pairs.count) pairs, spread \(spread)") {
        "\(Clusters(of: things, pairs: pairs).count) clusters"
      }
    }
    let star = (1..<Int32(100_000)).map { ClusterPair(0, $0, weight: 9) }
    measure("clusters, a star of 100,000") { "\(Clusters(of: 100_000, pairs: star).count) clusters" }
    let window = (0..<Int32(100_000)).flatMap { a in
      (1...10).compactMap { a + $0 < 100_000 ? ClusterPair(a, a + $0, weight: 9) : nil }
    }
    measure("clusters, 100,000 equal things, each with its next ten") {
      "\(Clusters(of: 100_000, pairs: window).count) clusters"
    }
  }

  private static let things = 1_000_000

  /// Each thing has its own partner and, with `degree`, others at most `spread` away.
  private static func edges(degree: Int, spread: Int) -> [AssignmentEdge] {
    var state: UInt64 = 88_172_645_463_325_252
    func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
    var edges: [AssignmentEdge] = []
    for left in 0..<things {
      for number in 0..<degree where number == 0 || next() % 4 == 0 {
        let right = number == 0 ? left : (left + 1 + Int(next() % UInt64(spread))) % things
        edges.append(
          AssignmentEdge(
            left: Int32(left), right: Int32(right), weight: Double(next() % 2_000) / 100, tie: next() >> 20))
      }
    }
    return edges
  }

  private static func measure(_ name: String, _ body: () -> String) {
    let start = ContinuousClock.now
    let outcome = body()
    let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
    print("\(name): \(milliseconds) ms; \(outcome)")
  }
}
