/// Which of many things are one and the same, from the scores of pairs: for one list with repetitions, or for more than two lists.
///
/// A cluster has to hold its pairs together: one strong pair between two groups does not join them.
///
///     // 0-1-2 are alike; 3-4 too; one strong score runs between the two.
///     let clusters = Clusters(of: 5, pairs: [
///       ClusterPair(0, 1, weight: 9), ClusterPair(1, 2, weight: 9), ClusterPair(0, 2, weight: 8),
///       ClusterPair(3, 4, weight: 9), ClusterPair(2, 3, weight: 9),
///     ])
///     clusters.numbers   // [0, 0, 0, 1, 1]
///
/// How: things that must be together are one thing to begin with, under several descriptions of which the best counts. Then the two
/// clusters that are most alike on average over all pairs between them are joined, as long as that average is over the threshold
/// (average linkage: R. Sokal and C. Michener, 1958); a pair that nobody scored counts against. Then single things move to the cluster that
/// holds them most, as long as that raises the sum over all pairs inside clusters. In the end, the pairs of each member with the others
/// of its cluster are over the threshold on average.
///
/// The answer depends on no order of things, pairs or links as long as the keys tell things apart.
///
/// - Complexity: O(p log p) for p pairs where clusters are small. Since unscored pairs count against, a cluster of c things (things that
///   must be together counting once) needs in the order of c² pairs, so that joining it costs no more than O(√p) for each of its pairs.
///   However many equal things joined by must-links cost linear time: give one link each, not all pairs.
public struct Clusters: Hashable, Sendable {
  /// For each thing, the number of its cluster. Clusters are numbered from zero by their first things.
  public let numbers: [Int32]
  /// How many clusters there are, those of one thing included.
  public let count: Int
  /// The cannot-links whose two things had to be together by must-links, as places in the list given. Must-links win.
  public let contradicted: [Int]

  /// - Parameters:
  ///   - keys: for each thing, what decides between equal scores: the same whatever row the thing stands in. Empty: its row.
  ///   - sources: for each thing, the list that it is from, if the policy allows but one from each. Empty: no such rule.
  /// - Precondition: all rows are below `count`; `keys` and `sources` are empty or as many as things.
  public init(
    of count: Int, pairs: [ClusterPair], mustLink: [ClusterLink] = [], cannotLink: [ClusterLink] = [],
    keys: [UInt64] = [], sources: [Int32] = [], policy: ClusterPolicy = ClusterPolicy()
  ) {
    precondition(keys.isEmpty || keys.count == count, "one key for each thing")
    precondition(sources.isEmpty || sources.count == count, "one source for each thing")
    let atoms = ClustersAtoms(
      of: count, pairs: pairs, mustLink: mustLink, cannotLink: cannotLink, keys: keys, sources: sources, policy: policy)
    contradicted = atoms.contradicted
    var clusterOfAtom = (0..<Int32(atoms.count)).map { $0 }
    atoms.forEachGroup { group in
      for cluster in Self.clusters(of: group, policy: policy) {
        for place in cluster { clusterOfAtom[Int(group.atoms[place])] = group.atoms[cluster[0]] }
      }
    }
    var numberOfAtom = [Int32](repeating: -1, count: atoms.count)
    var numbers: [Int32] = []
    numbers.reserveCapacity(count)
    var next: Int32 = 0
    for thing in 0..<count {
      let cluster = Int(clusterOfAtom[Int(atoms.atomOfThing[thing])])
      if numberOfAtom[cluster] < 0 {
        numberOfAtom[cluster] = next
        next += 1
      }
      numbers.append(numberOfAtom[cluster])
    }
    self.numbers = numbers
    self.count = Int(next)
  }

  /// The clusters of at least two atoms, as places in the group.
  private static func clusters(of group: ClustersAtoms.Group, policy: ClusterPolicy) -> [[Int]] {
    let pairs = group.placedPairs()
    if group.atoms.count == 2 {
      // Nearly all groups: two atoms whose pair is over the threshold.
      let isFree = group.sources.isEmpty || Set(group.sources[0]).isDisjoint(with: group.sources[1])
      return isFree && !pairs[0].isForbidden ? [[0, 1]] : []
    }
    let joined = ClustersAgglomeration.clusters(of: group, pairs: pairs, policy: policy)
    let settled = ClustersMoves.settle(joined, pairs: pairs, group: group, policy: policy)
    return ClustersEviction.settle(settled, pairs: pairs, keys: group.keys, policy: policy)
  }

  /// The things of each cluster, ascending.
  ///
  /// - Complexity: O(n).
  public func members() -> [[Int32]] {
    var members = [[Int32]](repeating: [], count: count)
    for (thing, number) in numbers.enumerated() { members[Int(number)].append(Int32(thing)) }
    return members
  }
}

/// Two things and how much speaks for their being the same.
public struct ClusterPair: Hashable, Sendable {
  public var first: Int32
  public var second: Int32
  /// In bits or any other unit whose sums make sense: above zero for, below against; to a millionth, at most 262,144 either way.
  public var weight: Double

  public init(_ first: Int32, _ second: Int32, weight: Double) {
    self.first = first
    self.second = second
    self.weight = weight
  }
}

/// Two things of which it is decided that they are, or are not, the same.
public struct ClusterLink: Hashable, Sendable {
  public var first: Int32
  public var second: Int32

  public init(_ first: Int32, _ second: Int32) {
    self.first = first
    self.second = second
  }
}

/// What clusters have to fulfil.
public struct ClusterPolicy: Hashable, Sendable {
  /// The average weight that a cluster's pairs must exceed, in the unit of the weights.
  public var threshold: Double
  /// What a pair is worth that was never scored. Below the threshold: pairs that no key brings together are seldom the same.
  ///
  /// Set by hand to minus three: with matches at nine or more, a cluster holds with a quarter of its pairs unseen by blocking several times over.
  public var unscored: Double

  /// - Precondition: `unscored` is below `threshold`.
  public init(threshold: Double = 0, unscored: Double = -3) {
    precondition(unscored < threshold, "pairs that nobody scored must not join clusters")
    self.threshold = threshold
    self.unscored = unscored
  }
}
