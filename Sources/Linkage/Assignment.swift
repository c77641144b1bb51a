/// A possible match between one thing on the left and one on the right.
public struct AssignmentEdge: Hashable, Sendable {
  public var left: Int32
  public var right: Int32
  /// What the match is worth, in any unit, to a millionth. At most 262,144 either way.
  public var weight: Double
  /// Breaks ties: among assignments of equal total weight, the one with the greatest sum of tie keys is chosen.
  ///
  /// Where the keys depend on what is matched and not on its row, the answer depends on no order of rows or edges.
  public var tie: UInt64

  public init(left: Int32, right: Int32, weight: Double, tie: UInt64) {
    self.left = left
    self.right = right
    self.weight = weight
    self.tie = tie
  }
}

/// A choice of edges in which each thing occurs once at most, of the greatest total weight.
///
///     // One left item likes both right ones; the other only the better.
///     Assignment(of: [
///       AssignmentEdge(left: 0, right: 0, weight: 9, tie: 1), AssignmentEdge(left: 0, right: 1, weight: 8, tie: 2),
///       AssignmentEdge(left: 1, right: 0, weight: 5, tie: 3),
///     ], leftCount: 2, rightCount: 2).chosen    // [1, 2]: 13 in total, where the best edge alone gives 9
///
/// Things may stay alone: no edge of weight zero or less is chosen. Each connected group of edges is solved by itself, so that an unrelated
/// edge changes nothing. A group is solved exactly by shortest augmenting paths with potentials (R. Jonker and A. Volgenant, *A shortest
/// augmenting path algorithm for dense and sparse linear assignment problems*, 1987) as long as its smaller side times its edges is at most
/// ``exactWork``. Beyond, the best edges go first and are then improved by exchanging one edge for two and two for two, which gives at least
/// half of the best total and in practice nearly all.
///
/// Weights are added in fixed point, so that equal totals are equal whatever the order of summands.
public struct Assignment: Hashable, Sendable {
  /// The places of the chosen edges in the list given, ascending.
  public let chosen: [Int]
  /// How many connected groups were too large to be solved exactly.
  public let boundedGroups: Int

  /// The most steps that an exact solution of one group may take: smaller side times edges. Set by hand: a group of
  /// 1,000 by 1,000 with 16,000 edges and many ties takes 10 to 26 ms (`kernel-bench --linkage`), as searches end early.
  public static let exactWork = 16_000_000

  /// - Precondition: no edge leaves the counts; all weights are within their bounds.
  /// - Complexity: O(edges) for groups that are one edge or a star; others as the type says.
  public init(of edges: [AssignmentEdge], leftCount: Int, rightCount: Int) {
    self.init(of: edges, leftCount: leftCount, rightCount: rightCount, exactWork: Self.exactWork)
  }

  /// The same with another bound, so that tests reach both sides of it.
  init(of edges: [AssignmentEdge], leftCount: Int, rightCount: Int, exactWork: Int) {
    var stars = AssignmentStars(edges, leftCount: leftCount, rightCount: rightCount)
    var chosen = stars.takeBest(edges)
    var bounded = 0
    if !stars.others.isEmpty {
      let groups = AssignmentGroups(edges, stars.others, leftCount: leftCount, rightCount: rightCount)
      var search = AssignmentSearch()
      groups.forEach { group in
        if min(group.leftCount, group.rightCount) * group.edges.count <= exactWork {
          search.solve(group, into: &chosen)
        } else {
          bounded += 1
          AssignmentExchange.solve(group, into: &chosen)
        }
      }
    }
    chosen.sort()
    self.chosen = chosen
    boundedGroups = bounded
  }
}
