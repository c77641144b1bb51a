/// Sends members away that the others of their cluster do not hold: seldom any, after ``ClustersMoves``, but what clusters promise.
enum ClustersEviction {
  /// - Returns: the clusters of at least two that stay, in which the mean weight of each member's pairs is over the threshold.
  /// - Complexity: O(p + c · e) for p pairs, and clusters of c members of which e have to go.
  static func settle(
    _ clusters: [[Int]], pairs: [ClustersAtoms.PlacedPair], keys: [UInt64], policy: ClusterPolicy
  ) -> [[Int]] {
    let threshold = FixedPoint.units(policy.threshold)
    let unscored = FixedPoint.units(policy.unscored)
    var clusterOf = [Int](repeating: -1, count: keys.count)
    for (number, cluster) in clusters.enumerated() {
      for member in cluster { clusterOf[member] = number }
    }
    // What each member's pairs inside its cluster differ from the threshold, summed; unscored pairs first, then corrected.
    var surplus = [Int64](repeating: 0, count: keys.count)
    for cluster in clusters {
      for member in cluster { surplus[member] = Int64(cluster.count - 1) * (unscored - threshold) }
    }
    var partners = [[(member: Int, weight: Int64)]](repeating: [], count: keys.count)
    for pair in pairs where clusterOf[pair.first] >= 0 && clusterOf[pair.first] == clusterOf[pair.second] {
      surplus[pair.first] += pair.weight - unscored
      surplus[pair.second] += pair.weight - unscored
      partners[pair.first].append((pair.second, pair.weight))
      partners[pair.second].append((pair.first, pair.weight))
    }
    var settled: [[Int]] = []
    for cluster in clusters {
      var staying = cluster
      while staying.count > 1, let place = leastHeld(staying, surplus, keys) {
        let leaving = staying.remove(at: place)
        for member in staying { surplus[member] -= unscored - threshold }
        for partner in partners[leaving] { surplus[partner.member] -= partner.weight - unscored }
      }
      if staying.count > 1 { settled.append(staying) }
    }
    return settled
  }

  /// The place of the member that is held least, if it is not held at all.
  private static func leastHeld(_ members: [Int], _ surplus: [Int64], _ keys: [UInt64]) -> Int? {
    var least: Int?
    for (place, member) in members.enumerated() where surplus[member] <= 0 {
      guard let best = least else {
        least = place
        continue
      }
      let known = members[best]
      if (surplus[member], keys[member], member) < (surplus[known], keys[known], known) { least = place }
    }
    return least
  }
}
