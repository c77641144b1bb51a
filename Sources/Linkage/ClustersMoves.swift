/// Moves single atoms to the cluster that holds them most, as joining two at a time, best first, cannot take back what it did too early.
///
/// What is raised by each move is the sum over all pairs inside clusters of the weight over the threshold, so that moving comes to an end.
struct ClustersMoves {
  /// A pair as one of its two atoms sees it.
  private struct Partner {
    let atom: Int
    let weight: Int64
    let isForbidden: Bool
  }

  private struct Move {
    let atom: Int
    let gain: Int64
    /// The cluster to move to; `nil`: to be alone.
    let target: Int?
  }

  private var clusterOf: [Int]
  private var members: [[Int]]
  private var partners: [[Partner]]
  private let keys: [UInt64]
  private let sources: [[Int32]]
  private let threshold: Int64
  private let unscored: Int64

  /// How often all atoms are asked. Set by hand: three are seldom needed.
  private static let rounds = 20

  /// - Parameter clusters: all atoms' places in the group, those alone included.
  /// - Returns: as many clusters, some of which may be empty.
  /// - Complexity: O(p) a round for p pairs, and O(c) a move for clusters of c.
  static func settle(
    _ clusters: [[Int]], pairs: [ClustersAtoms.PlacedPair], group: ClustersAtoms.Group, policy: ClusterPolicy
  ) -> [[Int]] {
    var moves = ClustersMoves(clusters, pairs: pairs, group: group, policy: policy)
    for _ in 0..<rounds {
      let wanted = group.atoms.indices.compactMap { moves.bestMove(of: $0) }
      if wanted.isEmpty { break }
      for atom in moves.inOrder(wanted) {
        // Others have moved since.
        if let move = moves.bestMove(of: atom) { moves.make(move) }
      }
    }
    return moves.members
  }

  private init(
    _ clusters: [[Int]], pairs: [ClustersAtoms.PlacedPair], group: ClustersAtoms.Group, policy: ClusterPolicy
  ) {
    threshold = FixedPoint.units(policy.threshold)
    unscored = FixedPoint.units(policy.unscored)
    keys = group.keys
    sources = group.sources
    members = clusters
    clusterOf = [Int](repeating: -1, count: group.atoms.count)
    for (number, cluster) in clusters.enumerated() {
      for atom in cluster { clusterOf[atom] = number }
    }
    partners = [[Partner]](repeating: [], count: group.atoms.count)
    for pair in pairs {
      partners[pair.first].append(Partner(atom: pair.second, weight: pair.weight, isForbidden: pair.isForbidden))
      partners[pair.second].append(Partner(atom: pair.first, weight: pair.weight, isForbidden: pair.isForbidden))
    }
  }

  /// What a cluster offers an atom.
  private struct Hold {
    /// The weights of its scored pairs over the unscored weight, summed.
    var overUnscored: Int64 = 0
    var isForbidden = false
    /// The least key of the partners in it, which decides between equal clusters.
    var key = UInt64.max
  }

  private func bestMove(of atom: Int) -> Move? {
    var holds: [Int: Hold] = [:]
    for partner in partners[atom] {
      let cluster = clusterOf[partner.atom]
      var hold = holds[cluster] ?? Hold()
      hold.overUnscored += partner.weight - unscored
      hold.isForbidden = hold.isForbidden || partner.isForbidden
      hold.key = min(hold.key, keys[partner.atom])
      holds[cluster] = hold
    }
    let own = clusterOf[atom]
    let ownHold = holds[own]?.overUnscored ?? 0
    let held = ownHold + Int64(members[own].count - 1) * (unscored - threshold)
    var best: (held: Int64, key: UInt64, cluster: Int)?
    for (cluster, hold) in holds where cluster != own && !hold.isForbidden {
      let there = hold.overUnscored + Int64(members[cluster].count) * (unscored - threshold)
      if there <= max(held, 0) { continue }
      if let best, (best.held, hold.key, cluster) > (there, best.key, best.cluster) { continue }
      if !sharesSource(atom, members[cluster]) { best = (there, hold.key, cluster) }
    }
    if let best { return Move(atom: atom, gain: best.held - held, target: best.cluster) }
    let isAlone = members[own].count == 1
    return !isAlone && held <= 0 ? Move(atom: atom, gain: -held, target: nil) : nil
  }

  private func sharesSource(_ atom: Int, _ others: [Int]) -> Bool {
    if sources.isEmpty { return false }
    let own = sources[atom]
    return others.contains { other in sources[other].contains { own.contains($0) } }
  }

  private func inOrder(_ moves: [Move]) -> [Int] {
    moves.sorted { a, b in
      if a.gain != b.gain { return a.gain > b.gain }
      return (keys[a.atom], a.atom) < (keys[b.atom], b.atom)
    }.map(\.atom)
  }

  private mutating func make(_ move: Move) {
    members[clusterOf[move.atom]].removeAll { $0 == move.atom }
    if let target = move.target {
      members[target].append(move.atom)
      clusterOf[move.atom] = target
    } else {
      clusterOf[move.atom] = members.count
      members.append([move.atom])
    }
  }
}
