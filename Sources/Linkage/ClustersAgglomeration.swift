/// Joins the atoms of one group into clusters: always the two that are most alike on average.
struct ClustersAgglomeration {
  /// The pairs between two clusters that were scored.
  private struct Link {
    var sum: Int64
    var pairs: Int64
    var isForbidden: Bool
  }

  /// Two clusters that might be joined. Greatest average first; the keys decide among equals.
  private struct Offer {
    let average: Double
    let lowKey: UInt64
    let highKey: UInt64
    let first: Int
    let second: Int

    func precedes(_ other: Offer) -> Bool {
      if average != other.average { return average > other.average }
      if lowKey != other.lowKey { return lowKey < other.lowKey }
      if highKey != other.highKey { return highKey < other.highKey }
      return (first, second) < (other.first, other.second)
    }
  }

  private var members: [[Int]]
  private var keys: [UInt64]
  private var sources: [[Int32]]
  private var links: [[Int: Link]]
  private var offers: [Offer] = []
  private let threshold: Double
  private let unscored: Double

  /// Joins what can be joined.
  ///
  /// - Returns: clusters of the atoms' places in the group; atoms alone are clusters too.
  static func clusters(
    of group: ClustersAtoms.Group, pairs: [ClustersAtoms.PlacedPair], policy: ClusterPolicy
  ) -> [[Int]] {
    var agglomeration = ClustersAgglomeration(group, pairs, policy)
    agglomeration.run()
    return agglomeration.members.filter { !$0.isEmpty }
  }

  private init(_ group: ClustersAtoms.Group, _ pairs: [ClustersAtoms.PlacedPair], _ policy: ClusterPolicy) {
    threshold = Double(FixedPoint.units(policy.threshold))
    unscored = Double(FixedPoint.units(policy.unscored))
    members = group.atoms.indices.map { [$0] }
    keys = group.keys
    sources = group.sources
    links = [[Int: Link]](repeating: [:], count: group.atoms.count)
    for pair in pairs {
      let link = Link(sum: pair.weight, pairs: 1, isForbidden: pair.isForbidden)
      links[pair.first][pair.second] = link
      links[pair.second][pair.first] = link
    }
    for pair in pairs { offer(pair.first, pair.second) }
  }

  private mutating func run() {
    while let best = takeBestOffer() {
      // Joined to another since.
      guard let link = links[best.first][best.second] else { continue }
      // An average never rises by joining one of the two to a third, so that an old offer is at least as high as what is due.
      if average(link, best.first, best.second) != best.average {
        offer(best.first, best.second)
        continue
      }
      if link.isForbidden || shareSource(best.first, best.second) { continue }
      join(best.first, best.second)
    }
  }

  private func average(_ link: Link, _ a: Int, _ b: Int) -> Double {
    let pairs = Double(members[a].count) * Double(members[b].count)
    return (Double(link.sum) + (pairs - Double(link.pairs)) * unscored) / pairs
  }

  private func shareSource(_ a: Int, _ b: Int) -> Bool {
    if sources.isEmpty { return false }
    var (i, j) = (0, 0)
    while i < sources[a].count, j < sources[b].count {
      if sources[a][i] == sources[b][j] { return true }
      if sources[a][i] < sources[b][j] { i += 1 } else { j += 1 }
    }
    return false
  }

  private mutating func join(_ a: Int, _ b: Int) {
    // Fewer links move if the cluster with more of them stays.
    let (stays, goes) = links[a].count >= links[b].count ? (a, b) : (b, a)
    members[stays] += members[goes]
    members[goes] = []
    keys[stays] = min(keys[stays], keys[goes])
    if !sources.isEmpty { sources[stays] = (sources[stays] + sources[goes]).sorted() }
    links[stays][goes] = nil
    let moving = links[goes]
    links[goes] = [:]
    for (other, link) in moving where other != stays {
      links[other][goes] = nil
      var merged = links[stays][other] ?? Link(sum: 0, pairs: 0, isForbidden: false)
      merged.sum += link.sum
      merged.pairs += link.pairs
      merged.isForbidden = merged.isForbidden || link.isForbidden
      links[stays][other] = merged
      links[other][stays] = merged
      offer(stays, other)
    }
  }

  /// Notes that two clusters might be joined, if they are alike enough.
  private mutating func offer(_ a: Int, _ b: Int) {
    guard let link = links[a][b], !link.isForbidden else { return }
    let average = average(link, a, b)
    guard average > threshold else { return }
    let new = Offer(
      average: average, lowKey: min(keys[a], keys[b]), highKey: max(keys[a], keys[b]), first: min(a, b),
      second: max(a, b))
    offers.append(new)
    var place = offers.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      if !new.precedes(offers[parent]) { break }
      offers.swapAt(parent, place)
      place = parent
    }
  }

  private mutating func takeBestOffer() -> Offer? {
    guard let last = offers.popLast() else { return nil }
    guard let best = offers.first else { return last }
    offers[0] = last
    var place = 0
    while true {
      var child = 2 * place + 1
      if child >= offers.count { break }
      if child + 1 < offers.count && offers[child + 1].precedes(offers[child]) { child += 1 }
      if !offers[child].precedes(last) { break }
      offers.swapAt(child, place)
      place = child
    }
    return best
  }
}
