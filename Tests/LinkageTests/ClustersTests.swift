import Linkage
import TestSupport
import Testing

@Suite struct `Clusters of the same` {
  @Test func `do not chain through one strong pair`() {
    let clusters = Clusters(
      of: 5,
      pairs: [
        ClusterPair(0, 1, weight: 9), ClusterPair(1, 2, weight: 9), ClusterPair(0, 2, weight: 8),
        ClusterPair(3, 4, weight: 9), ClusterPair(2, 3, weight: 9),
      ])
    #expect(clusters.numbers == [0, 0, 0, 1, 1])
    #expect(clusters.members() == [[0, 1, 2], [3, 4]])
  }

  @Test func `forgive a pair that nobody scored`() {
    let chain = [ClusterPair(0, 1, weight: 9), ClusterPair(1, 2, weight: 9)]
    #expect(Clusters(of: 3, pairs: chain).numbers == [0, 0, 0])
    let refuted = chain + [ClusterPair(0, 2, weight: -20)]
    #expect(Clusters(of: 3, pairs: refuted).count == 2)
  }

  @Test func `leave what is not alike alone`() {
    let clusters = Clusters(of: 4, pairs: [ClusterPair(0, 1, weight: -2), ClusterPair(2, 3, weight: 0)])
    #expect(clusters.numbers == [0, 1, 2, 3])
    #expect(Clusters(of: 0, pairs: []).count == 0)
  }

  @Test func `follow decisions`() {
    let pairs = [ClusterPair(0, 1, weight: -30), ClusterPair(1, 2, weight: 20)]
    let joined = Clusters(of: 3, pairs: pairs, mustLink: [ClusterLink(0, 1)])
    #expect(joined.numbers == [0, 0, 0])
    let parted = Clusters(of: 3, pairs: pairs, cannotLink: [ClusterLink(2, 1)])
    #expect(parted.numbers == [0, 1, 2])
    // A cannot-link holds for all that must be with either thing.
    let both = Clusters(of: 3, pairs: pairs, mustLink: [ClusterLink(0, 1)], cannotLink: [ClusterLink(0, 2)])
    #expect(both.numbers == [0, 0, 1])
    #expect(both.contradicted == [])
  }

  @Test func `name the decisions that contradict each other`() {
    let clusters = Clusters(
      of: 3, pairs: [], mustLink: [ClusterLink(0, 1), ClusterLink(1, 2)],
      cannotLink: [ClusterLink(0, 2), ClusterLink(2, 1)])
    #expect(clusters.numbers == [0, 0, 0])
    #expect(clusters.contradicted == [0, 1])
  }

  @Test func `hold one thing of each source if they must`() {
    let pairs = [ClusterPair(0, 1, weight: 9), ClusterPair(0, 2, weight: 8), ClusterPair(1, 2, weight: 9)]
    let sources: [Int32] = [1, 2, 2]
    let clusters = Clusters(of: 3, pairs: pairs, sources: sources)
    #expect(clusters.numbers == [0, 0, 1])
    #expect(Clusters(of: 3, pairs: pairs).count == 1)
  }

  @Test func `send away a member that the others do not hold`() {
    // 0, 1, 2 and 3, 4 are joined by their average, though 4 fits none of the first three.
    let pairs = [
      ClusterPair(0, 1, weight: 20), ClusterPair(0, 2, weight: 20), ClusterPair(1, 2, weight: 20),
      ClusterPair(3, 4, weight: 20), ClusterPair(0, 3, weight: 18), ClusterPair(1, 3, weight: 18),
      ClusterPair(2, 3, weight: 18), ClusterPair(0, 4, weight: -12), ClusterPair(1, 4, weight: -12),
      ClusterPair(2, 4, weight: -12),
    ]
    #expect(Clusters(of: 5, pairs: pairs).numbers == [0, 0, 0, 0, 1])
  }

  struct Case {
    var count: Int
    var pairs: [ClusterPair]
    var mustLink: [ClusterLink]
    var cannotLink: [ClusterLink]
    var keys: [UInt64]
    var sources: [Int32]
  }

  /// Hidden groups with noisy scores, of few different weights.
  static func randomCase(_ random: inout PlainRandom) -> Case {
    let count = Int.random(in: 2...40, using: &random)
    let truth = (0..<count).map { _ in Int.random(in: 0..<max(1, count / 3), using: &random) }
    var pairs: [ClusterPair] = []
    var (must, cannot): ([ClusterLink], [ClusterLink]) = ([], [])
    for a in 0..<Int32(count) {
      for b in 0..<a {
        let isSame = truth[Int(a)] == truth[Int(b)]
        let weight = Double((isSame ? 6 : -6) + Int.random(in: -7...7, using: &random))
        switch Int.random(in: 0..<40, using: &random) {
        case 0 where isSame: must.append(ClusterLink(a, b))
        case 1: cannot.append(ClusterLink(a, b))
        case 2..<25: pairs.append(ClusterPair(a, b, weight: weight))
        default: continue
        }
      }
    }
    let sources = (0..<count).map { _ in Int32.random(in: 0..<12, using: &random) }
    return Case(
      count: count, pairs: pairs, mustLink: must, cannotLink: cannot, keys: (0..<count).map { _ in random.next() },
      sources: Bool.random(using: &random) ? sources : [])
  }

  static func clusters(of one: Case) -> Clusters {
    Clusters(
      of: one.count, pairs: one.pairs, mustLink: one.mustLink, cannotLink: one.cannotLink, keys: one.keys,
      sources: one.sources)
  }

  @Test func `depend on no order`() {
    var random = PlainRandom(seed: 31)
    for _ in 0..<300 {
      let one = Self.randomCase(&random)
      // Thing i stands in row row[i] of the other.
      let row = Array(0..<Int32(one.count)).shuffled(using: &random)
      var other = one
      other.pairs = one.pairs.shuffled(using: &random).map {
        let (a, b) = (row[Int($0.first)], row[Int($0.second)])
        return Bool.random(using: &random)
          ? ClusterPair(a, b, weight: $0.weight) : ClusterPair(b, a, weight: $0.weight)
      }
      other.mustLink = one.mustLink.shuffled(using: &random).map {
        ClusterLink(row[Int($0.second)], row[Int($0.first)])
      }
      other.cannotLink = one.cannotLink.shuffled(using: &random).map {
        ClusterLink(row[Int($0.second)], row[Int($0.first)])
      }
      for thing in 0..<one.count {
        other.keys[Int(row[thing])] = one.keys[thing]
        if !one.sources.isEmpty { other.sources[Int(row[thing])] = one.sources[thing] }
      }
      let members = Self.clusters(of: one).members().map { $0.map { row[Int($0)] }.sorted() }
      #expect(Set(members) == Set(Self.clusters(of: other).members()))
    }
  }

  @Test func `hold every member and follow every decision`() {
    var random = PlainRandom(seed: 32)
    for _ in 0..<300 {
      let one = Self.randomCase(&random)
      let clusters = Self.clusters(of: one)
      let atoms = Clusters(of: one.count, pairs: [], mustLink: one.mustLink)
      for link in one.mustLink {
        #expect(clusters.numbers[Int(link.first)] == clusters.numbers[Int(link.second)])
      }
      for (place, link) in one.cannotLink.enumerated() where !clusters.contradicted.contains(place) {
        #expect(clusters.numbers[Int(link.first)] != clusters.numbers[Int(link.second)])
      }
      var best: [[Int32]: Double] = [:]
      for pair in one.pairs {
        let ends = [atoms.numbers[Int(pair.first)], atoms.numbers[Int(pair.second)]].sorted()
        best[ends] = max(best[ends] ?? -.infinity, pair.weight)
      }
      for cluster in clusters.members() {
        let inside = Set(cluster.map { atoms.numbers[Int($0)] })
        for atom in inside where inside.count > 1 {
          let sum = inside.filter { $0 != atom }.reduce(0) { $0 + (best[[atom, $1].sorted()] ?? -3) }
          #expect(sum > 0, "\(cluster)")
        }
        if one.sources.isEmpty || inside.count == 1 { continue }
        // Only must-links bring two of one source together.
        let seen = inside.map { atom in
          Set(cluster.filter { atoms.numbers[Int($0)] == atom }.map { one.sources[Int($0)] })
        }
        #expect(seen.reduce(0) { $0 + $1.count } == Set(seen.joined()).count)
      }
    }
  }

  @Test func `take a hundred thousand equal things in stride`() {
    let count = 100_000
    let links = (1..<Int32(count)).map { ClusterLink($0 - 1, $0) }
    #expect(Clusters(of: count, pairs: [], mustLink: links).count == 1)
  }

  @Test func `stay small around a thing that thousands are like`() {
    let count = 10_000
    let pairs = (1..<Int32(count)).map { ClusterPair(0, $0, weight: 9) }
    // 9 - 3 - 3 still speaks for the third of them, 9 - 3 - 3 - 3 no more for the fourth.
    #expect(Clusters(of: count, pairs: pairs).count == count - 3)
  }
}
