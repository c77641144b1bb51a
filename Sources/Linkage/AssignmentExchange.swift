/// Solves a group that is too large to be solved exactly: the best edges first, then exchanges.
enum AssignmentExchange {
  /// How often all edges are tried for an exchange. Set by hand: the gain is nearly all in the first rounds.
  private static let rounds = 8

  /// Appends the places of the chosen edges to `chosen`: at least half of the greatest total.
  ///
  /// - Complexity: O(e log e + `rounds` · e · d) for e edges and at most d at one thing.
  static func solve(_ group: AssignmentGroup, into chosen: inout [Int]) {
    var exchange = Exchange(group)
    exchange.takeBestFirst()
    for _ in 0..<rounds where !exchange.improve() { break }
    for edge in exchange.edgeOfLeft where edge >= 0 { chosen.append(Int(exchange.edges[Int(edge)].place)) }
  }

  private struct Exchange {
    /// Best first, so that nothing below depends on the order given, and so that a thing's first edge is its best.
    let edges: [AssignmentGroup.Edge]
    private let ofLeft: [[Int32]]
    private let ofRight: [[Int32]]
    private(set) var edgeOfLeft: [Int32]
    private var edgeOfRight: [Int32]

    init(_ group: AssignmentGroup) {
      edges = group.edges.sorted { $0.worth != $1.worth ? $0.worth > $1.worth : $0.place < $1.place }
      edgeOfLeft = [Int32](repeating: -1, count: group.leftCount)
      edgeOfRight = [Int32](repeating: -1, count: group.rightCount)
      var ofLeft = [[Int32]](repeating: [], count: group.leftCount)
      var ofRight = [[Int32]](repeating: [], count: group.rightCount)
      for (number, edge) in edges.enumerated() {
        ofLeft[Int(edge.left)].append(Int32(number))
        ofRight[Int(edge.right)].append(Int32(number))
      }
      self.ofLeft = ofLeft
      self.ofRight = ofRight
    }

    mutating func takeBestFirst() {
      for number in edges.indices {
        let edge = edges[number]
        if edgeOfLeft[Int(edge.left)] < 0 && edgeOfRight[Int(edge.right)] < 0 { take(number) }
      }
    }

    /// Tries to exchange each chosen edge for two beside it, and each two chosen edges for the two across.
    ///
    /// - Returns: `false` when nothing could be gained.
    mutating func improve() -> Bool {
      var hasGained = false
      for number in edges.indices {
        let edge = edges[number]
        if edgeOfLeft[Int(edge.left)] == Int32(number) {
          if exchangeForTwo(number) { hasGained = true }
        } else if exchangeAcross(number) {
          hasGained = true
        }
      }
      return hasGained
    }

    /// Frees a chosen edge's two things for a free partner each.
    private mutating func exchangeForTwo(_ number: Int) -> Bool {
      let edge = edges[number]
      let first = ofLeft[Int(edge.left)].first { edgeOfRight[Int(edges[Int($0)].right)] < 0 }
      let second = ofRight[Int(edge.right)].first { edgeOfLeft[Int(edges[Int($0)].left)] < 0 }
      var worth: AssignmentWorth = 0
      if let first { worth += edges[Int(first)].worth }
      if let second { worth += edges[Int(second)].worth }
      guard worth > edge.worth else { return false }
      drop(number)
      if let first { take(Int(first)) }
      if let second { take(Int(second)) }
      return true
    }

    /// Takes an edge in exchange for those at its two things, and the edge between the two that they leave alone, if there is one.
    private mutating func exchangeAcross(_ number: Int) -> Bool {
      let edge = edges[number]
      let atLeft = edgeOfLeft[Int(edge.left)]
      let atRight = edgeOfRight[Int(edge.right)]
      var loss: AssignmentWorth = 0
      var gain = edge.worth
      if atLeft >= 0 { loss += edges[Int(atLeft)].worth }
      if atRight >= 0 { loss += edges[Int(atRight)].worth }
      var across: Int32?
      if atLeft >= 0, atRight >= 0 {
        let lonelyRight = edges[Int(atLeft)].right
        across = ofLeft[Int(edges[Int(atRight)].left)].first { edges[Int($0)].right == lonelyRight }
        if let across { gain += edges[Int(across)].worth }
      }
      guard gain > loss else { return false }
      if atLeft >= 0 { drop(Int(atLeft)) }
      if atRight >= 0 { drop(Int(atRight)) }
      take(number)
      if let across { take(Int(across)) }
      return true
    }

    private mutating func take(_ number: Int) {
      edgeOfLeft[Int(edges[number].left)] = Int32(number)
      edgeOfRight[Int(edges[number].right)] = Int32(number)
    }

    private mutating func drop(_ number: Int) {
      edgeOfLeft[Int(edges[number].left)] = -1
      edgeOfRight[Int(edges[number].right)] = -1
    }
  }
}
