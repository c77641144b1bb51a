/// One connected group of edges, with its things numbered from zero.
struct AssignmentGroup {
  struct Edge {
    let left: Int32
    let right: Int32
    /// The place in the list that the caller gave.
    let place: Int32
    let worth: AssignmentWorth
  }

  var edges: [Edge] = []
  var leftCount = 0
  var rightCount = 0
}

/// Edges sorted into connected groups.
struct AssignmentGroups {
  private let edges: [AssignmentEdge]
  /// The places of the edges, group after group, within a group ascending.
  private var places: [Int32]
  /// Where the groups begin in `places`, and where the last one ends.
  private var starts: [Int32]
  private let leftCount: Int
  private let rightCount: Int

  init(_ edges: [AssignmentEdge], _ others: [Int32], leftCount: Int, rightCount: Int) {
    self.edges = edges
    self.leftCount = leftCount
    self.rightCount = rightCount
    var sets = DisjointSets(count: leftCount + rightCount)
    for place in others {
      let edge = edges[Int(place)]
      sets.join(Int(edge.left), leftCount + Int(edge.right))
    }
    // A group is known by its least left thing; groups are numbered as their first edges come.
    var numbers = [Int32](repeating: -1, count: leftCount)
    var groupOf: [Int32] = []
    groupOf.reserveCapacity(others.count)
    var sizes: [Int32] = []
    for place in others {
      let root = sets.find(Int(edges[Int(place)].left))
      if numbers[root] < 0 {
        numbers[root] = Int32(sizes.count)
        sizes.append(0)
      }
      sizes[Int(numbers[root])] += 1
      groupOf.append(numbers[root])
    }
    starts = [0]
    for size in sizes { starts.append(starts[starts.count - 1] + size) }
    var next = starts
    places = [Int32](repeating: 0, count: others.count)
    for (number, place) in others.enumerated() {
      let group = Int(groupOf[number])
      places[Int(next[group])] = place
      next[group] += 1
    }
  }

  /// Calls `body` with each group in turn.
  func forEach(_ body: (AssignmentGroup) -> Void) {
    var leftNumber = [Int32](repeating: -1, count: leftCount)
    var rightNumber = [Int32](repeating: -1, count: rightCount)
    var group = AssignmentGroup()
    for start in 0..<(starts.count - 1) {
      group.edges.removeAll(keepingCapacity: true)
      group.leftCount = 0
      group.rightCount = 0
      for place in places[Int(starts[start])..<Int(starts[start + 1])] {
        let edge = edges[Int(place)]
        // No thing is in two groups, so that the numbers need no clearing.
        if leftNumber[Int(edge.left)] < 0 {
          leftNumber[Int(edge.left)] = Int32(group.leftCount)
          group.leftCount += 1
        }
        if rightNumber[Int(edge.right)] < 0 {
          rightNumber[Int(edge.right)] = Int32(group.rightCount)
          group.rightCount += 1
        }
        group.edges.append(
          AssignmentGroup.Edge(
            left: leftNumber[Int(edge.left)], right: rightNumber[Int(edge.right)], place: place, worth: edge.worth))
      }
      body(group)
    }
  }
}
