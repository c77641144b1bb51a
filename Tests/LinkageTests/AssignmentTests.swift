import TestSupport
import Testing

@testable import Linkage

@Suite struct `Assignments one to one` {
  private func assignment(_ edges: [(Int32, Int32, Double)]) -> [Int] {
    let edges = edges.enumerated().map { place, edge in
      AssignmentEdge(left: edge.0, right: edge.1, weight: edge.2, tie: UInt64(place))
    }
    return Assignment(of: edges, leftCount: 5, rightCount: 5).chosen
  }

  @Test func `choose the best total and not the best edge`() {
    #expect(assignment([(0, 0, 9), (0, 1, 8), (1, 0, 5)]) == [1, 2])
    #expect(assignment([(0, 0, 9), (0, 1, 3), (1, 0, 5)]) == [0])
  }

  @Test func `leave alone what nothing speaks for`() {
    #expect(assignment([(0, 0, 0), (1, 1, -4), (2, 2, 0.5)]) == [2])
    #expect(assignment([]) == [])
  }

  @Test func `take the best ray of a star`() {
    #expect(assignment([(0, 0, 2), (0, 1, 4), (0, 2, 3)]) == [1])
    #expect(assignment([(0, 3, 2), (1, 3, 4), (2, 3, 4)]) == [2])
  }

  @Test func `break ties by the greatest sum of keys`() {
    let keys: [UInt64] = [.max, 1, .max - 2, .max]
    let edges = [(0, 0), (0, 1), (1, 0), (1, 1)].enumerated().map { place, edge in
      AssignmentEdge(left: edge.0, right: edge.1, weight: 7.25, tie: keys[place])
    }
    #expect(Assignment(of: edges, leftCount: 2, rightCount: 2).chosen == [0, 3])
  }

  /// Random edges without repetition, with few different weights, so that totals tie.
  static func edges(_ random: inout PlainRandom, lefts: Int, rights: Int, count: Int, weights: Int) -> [AssignmentEdge]
  {
    var seen: Set<[Int]> = []
    var edges: [AssignmentEdge] = []
    for _ in 0..<count {
      let left = Int.random(in: 0..<lefts, using: &random)
      let right = Int.random(in: 0..<rights, using: &random)
      if !seen.insert([left, right]).inserted { continue }
      let weight = Double(Int.random(in: -1..<weights, using: &random))
      edges.append(
        AssignmentEdge(left: Int32(left), right: Int32(right), weight: weight, tie: random.next() >> 16))
    }
    return edges
  }

  static func total(_ edges: [AssignmentEdge], _ chosen: [Int]) -> (weight: Int, tie: Int) {
    var (weight, tie) = (0, 0)
    for place in chosen {
      weight += Int(edges[place].weight)
      tie += Int(edges[place].tie)
    }
    return (weight, tie)
  }

  @Test func `are as good as the best of all`() {
    var random = PlainRandom(seed: 21)
    for round in 0..<1_500 {
      let size = 1 + round % 5
      let edges = Self.edges(&random, lefts: size, rights: 1 + (round / 5) % 5, count: 11, weights: 2 + round % 4)
      let plain = PlainAssignment.best(
        edges.map { .init(left: Int($0.left), right: Int($0.right), weight: Int($0.weight), tie: Int($0.tie)) })
      let assignment = Assignment(of: edges, leftCount: 5, rightCount: 5)
      #expect(Self.total(edges, assignment.chosen) == plain, "\(edges)")
      #expect(Self.isOneToOne(edges, assignment.chosen))
      #expect(assignment.boundedGroups == 0)
    }
  }

  static func isOneToOne(_ edges: [AssignmentEdge], _ chosen: [Int]) -> Bool {
    Set(chosen.map { edges[$0].left }).count == chosen.count
      && Set(chosen.map { edges[$0].right }).count == chosen.count
  }

  @Test(arguments: [0, Assignment.exactWork]) func `depend on no order and no side`(_ exactWork: Int) {
    var random = PlainRandom(seed: 22)
    for round in 0..<60 {
      let edges = Self.edges(&random, lefts: 60, rights: 50, count: 40 + 5 * round, weights: 4)
      let renamed = Array(0..<Int32(60)).shuffled(using: &random)
      let order = Array(edges.indices).shuffled(using: &random)
      let turned = order.map { place in
        let edge = edges[place]
        return AssignmentEdge(left: edge.right, right: renamed[Int(edge.left)], weight: edge.weight, tie: edge.tie)
      }
      let forth = Assignment(of: edges, leftCount: 60, rightCount: 50, exactWork: exactWork)
      let back = Assignment(of: turned, leftCount: 50, rightCount: 60, exactWork: exactWork)
      #expect(back.chosen.map { order[$0] }.sorted() == forth.chosen)
      #expect(Self.isOneToOne(edges, forth.chosen))
      #expect(back.boundedGroups == forth.boundedGroups)
    }
  }

  @Test func `of larger groups are the best by their prices`() {
    // Too large to try all: but adding no edge, and no exchange along any path that the greedy method finds, may be better.
    var random = PlainRandom(seed: 23)
    for _ in 0..<20 {
      let edges = Self.edges(&random, lefts: 80, rights: 80, count: 600, weights: 50)
      let exact = Assignment(of: edges, leftCount: 80, rightCount: 80)
      let bounded = Assignment(of: edges, leftCount: 80, rightCount: 80, exactWork: 0)
      let (best, near) = (Self.total(edges, exact.chosen).weight, Self.total(edges, bounded.chosen).weight)
      #expect(bounded.boundedGroups > 0)
      #expect(near <= best)
      #expect(10 * near >= 9 * best, "\(near) of \(best)")
    }
  }

  @Test func `are not changed by an unrelated edge`() {
    var random = PlainRandom(seed: 24)
    for _ in 0..<50 {
      let edges = Self.edges(&random, lefts: 30, rights: 30, count: 60, weights: 5)
      let stranger = AssignmentEdge(left: 30, right: 30, weight: 3, tie: 5)
      let without = Assignment(of: edges, leftCount: 31, rightCount: 31)
      let with = Assignment(of: edges + [stranger], leftCount: 31, rightCount: 31)
      #expect(with.chosen == without.chosen + [edges.count])
    }
  }
}
