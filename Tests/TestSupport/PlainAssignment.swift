/// The best assignment of a few edges, by trying all.
public enum PlainAssignment {
  public struct Edge: Sendable {
    public let left: Int
    public let right: Int
    public let weight: Int
    public let tie: Int

    public init(left: Int, right: Int, weight: Int, tie: Int) {
      self.left = left
      self.right = right
      self.weight = weight
      self.tie = tie
    }
  }

  /// The greatest sum of weights, and the greatest sum of tie keys among the assignments that reach it.
  public static func best(_ edges: [Edge]) -> (weight: Int, tie: Int) {
    best(edges.filter { $0.weight > 0 }[...], usedLeft: [], usedRight: [])
  }

  private static func best(_ edges: ArraySlice<Edge>, usedLeft: Set<Int>, usedRight: Set<Int>) -> (Int, Int) {
    guard let edge = edges.first else { return (0, 0) }
    let without = best(edges.dropFirst(), usedLeft: usedLeft, usedRight: usedRight)
    if usedLeft.contains(edge.left) || usedRight.contains(edge.right) { return without }
    let rest = best(edges.dropFirst(), usedLeft: usedLeft.union([edge.left]), usedRight: usedRight.union([edge.right]))
    let with = (rest.0 + edge.weight, rest.1 + edge.tie)
    return without < with ? with : without
  }
}
