/// The edges by the shape of their group: in most lists, nearly all are alone or share one and the same thing, a star.
struct AssignmentStars {
  /// The edges in larger groups, ascending.
  private(set) var others: [Int32] = []

  private var leftDegree: [Int32]
  private var rightDegree: [Int32]
  /// How many edges of a thing lead to one that has no other edge.
  private var leftLeaves: [Int32]
  private var rightLeaves: [Int32]

  init(_ edges: [AssignmentEdge], leftCount: Int, rightCount: Int) {
    leftDegree = [Int32](repeating: 0, count: leftCount)
    rightDegree = [Int32](repeating: 0, count: rightCount)
    for edge in edges where edge.isPositive {
      leftDegree[Int(edge.left)] &+= 1
      rightDegree[Int(edge.right)] &+= 1
    }
    leftLeaves = [Int32](repeating: 0, count: leftCount)
    rightLeaves = [Int32](repeating: 0, count: rightCount)
    for edge in edges where edge.isPositive {
      if rightDegree[Int(edge.right)] == 1 { leftLeaves[Int(edge.left)] &+= 1 }
      if leftDegree[Int(edge.left)] == 1 { rightLeaves[Int(edge.right)] &+= 1 }
    }
  }

  /// Chooses the best edge of each star, and fills ``others``.
  mutating func takeBest(_ edges: [AssignmentEdge]) -> [Int] {
    var chosen: [Int] = []
    // The best edge so far of each star, by its centre.
    var leftBest: [Int32] = []
    var rightBest: [Int32] = []
    for (place, edge) in edges.enumerated() where edge.isPositive {
      let left = Int(edge.left)
      let right = Int(edge.right)
      let isLeftStar = leftLeaves[left] == leftDegree[left]
      let isRightStar = rightLeaves[right] == rightDegree[right]
      if isLeftStar && isRightStar {
        chosen.append(place)
      } else if isLeftStar {
        if leftBest.isEmpty { leftBest = [Int32](repeating: -1, count: leftDegree.count) }
        Self.keepBest(Int32(place), at: left, of: &leftBest, edges)
      } else if isRightStar {
        if rightBest.isEmpty { rightBest = [Int32](repeating: -1, count: rightDegree.count) }
        Self.keepBest(Int32(place), at: right, of: &rightBest, edges)
      } else {
        others.append(Int32(place))
      }
    }
    for best in leftBest where best >= 0 { chosen.append(Int(best)) }
    for best in rightBest where best >= 0 { chosen.append(Int(best)) }
    return chosen
  }

  @inline(__always)
  private static func keepBest(_ place: Int32, at centre: Int, of best: inout [Int32], _ edges: [AssignmentEdge]) {
    let before = best[centre]
    if before < 0 || edges[Int(place)].worth > edges[Int(before)].worth { best[centre] = place }
  }
}
