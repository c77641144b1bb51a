/// Things that must be together as one atom, and the pairs between atoms, in connected groups.
struct ClustersAtoms {
  /// A pair of atoms, the lower first.
  struct Pair {
    let first: Int32
    let second: Int32
    var weight: Int64
    /// May the two never be together?
    var isForbidden: Bool
  }

  /// Atoms that pairs worth joining connect.
  struct Group {
    let atoms: [Int32]
    let pairs: ArraySlice<Pair>
    let keys: [UInt64]
    /// The sources of each atom, ascending; empty where sources do not matter.
    let sources: [[Int32]]

    /// The pairs by the places of their atoms in this group.
    ///
    /// - Complexity: O(p log n).
    func placedPairs() -> [PlacedPair] {
      pairs.map { pair in
        PlacedPair(
          first: place(of: pair.first), second: place(of: pair.second), weight: pair.weight,
          isForbidden: pair.isForbidden)
      }
    }

    private func place(of atom: Int32) -> Int {
      var low = 0
      var high = atoms.count - 1
      while low < high {
        let middle = (low + high) / 2
        if atoms[middle] < atom { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// A pair of atoms of one group, by their places in it.
  struct PlacedPair {
    let first: Int
    let second: Int
    let weight: Int64
    let isForbidden: Bool
  }

  /// How many atoms there are. They are numbered by their first things.
  let count: Int
  let atomOfThing: [Int32]
  let contradicted: [Int]

  private let keys: [UInt64]
  private let sources: [[Int32]]
  /// Sorted by group, then by atoms; no pair twice.
  private let pairs: [Pair]
  private let groupStarts: [Int]

  init(
    of thingCount: Int, pairs: [ClusterPair], mustLink: [ClusterLink], cannotLink: [ClusterLink], keys: [UInt64],
    sources: [Int32], policy: ClusterPolicy
  ) {
    var together = DisjointSets(count: thingCount)
    for link in mustLink { together.join(Int(link.first), Int(link.second)) }
    var atomOfThing = [Int32](repeating: 0, count: thingCount)
    var count = 0
    for thing in 0..<thingCount {
      // The least thing stands for its set, hence has been numbered before.
      let root = together.find(thing)
      if root == thing {
        atomOfThing[thing] = Int32(count)
        count += 1
      } else {
        atomOfThing[thing] = atomOfThing[root]
      }
    }
    self.count = count
    self.atomOfThing = atomOfThing

    var atomKeys = [UInt64](repeating: .max, count: count)
    for thing in 0..<thingCount {
      let atom = Int(atomOfThing[thing])
      atomKeys[atom] = min(atomKeys[atom], keys.isEmpty ? UInt64(thing) : keys[thing])
    }
    self.keys = atomKeys
    self.sources = Self.sources(ofAtoms: count, atomOfThing, sources)

    let threshold = FixedPoint.units(policy.threshold)
    var atomPairs: [Pair] = []
    atomPairs.reserveCapacity(pairs.count)
    for pair in pairs {
      let (a, b) = (atomOfThing[Int(pair.first)], atomOfThing[Int(pair.second)])
      if a == b { continue }
      let weight = FixedPoint.units(pair.weight)
      atomPairs.append(Pair(first: min(a, b), second: max(a, b), weight: weight, isForbidden: false))
    }
    var contradicted: [Int] = []
    for (place, link) in cannotLink.enumerated() {
      let (a, b) = (atomOfThing[Int(link.first)], atomOfThing[Int(link.second)])
      if a == b {
        if link.first != link.second { contradicted.append(place) }
        continue
      }
      let weight = FixedPoint.units(policy.unscored)
      atomPairs.append(Pair(first: min(a, b), second: max(a, b), weight: weight, isForbidden: true))
    }
    self.contradicted = contradicted
    (self.pairs, groupStarts) = Self.grouped(atomPairs, atomCount: count, threshold: threshold)
  }

  private static func sources(ofAtoms count: Int, _ atomOfThing: [Int32], _ sources: [Int32]) -> [[Int32]] {
    if sources.isEmpty { return [] }
    var ofAtom = [[Int32]](repeating: [], count: count)
    for (thing, source) in sources.enumerated() {
      let atom = Int(atomOfThing[thing])
      // An atom of a hundred thousand things may have as many sources: sort once below, not at every step.
      if ofAtom[atom].last != source { ofAtom[atom].append(source) }
    }
    for atom in ofAtom.indices where ofAtom[atom].count > 1 {
      ofAtom[atom].sort()
      var distinct: [Int32] = []
      for source in ofAtom[atom] where distinct.last != source { distinct.append(source) }
      ofAtom[atom] = distinct
    }
    return ofAtom
  }

  /// Sorts pairs into groups connected by pairs over the threshold; pairs that lead out of a group are dropped.
  private static func grouped(_ pairs: [Pair], atomCount: Int, threshold: Int64) -> (pairs: [Pair], starts: [Int]) {
    var sets = DisjointSets(count: atomCount)
    for pair in pairs where pair.weight > threshold && !pair.isForbidden {
      sets.join(Int(pair.first), Int(pair.second))
    }
    var inside: [(root: Int32, pair: Pair)] = []
    inside.reserveCapacity(pairs.count)
    for pair in pairs {
      let root = sets.find(Int(pair.first))
      if root == sets.find(Int(pair.second)) { inside.append((Int32(root), pair)) }
    }
    inside.sort {
      ($0.root, $0.pair.first, $0.pair.second) < ($1.root, $1.pair.first, $1.pair.second)
    }
    var sorted: [Pair] = []
    sorted.reserveCapacity(inside.count)
    var starts: [Int] = []
    var root: Int32 = -1
    for (ownRoot, pair) in inside {
      if ownRoot != root {
        starts.append(sorted.count)
        root = ownRoot
      } else if let last = sorted.last, last.first == pair.first, last.second == pair.second {
        // Several descriptions of the same two atoms: the best counts, a prohibition always.
        sorted[sorted.count - 1].weight = max(last.weight, pair.weight)
        sorted[sorted.count - 1].isForbidden = last.isForbidden || pair.isForbidden
        continue
      }
      sorted.append(pair)
    }
    starts.append(sorted.count)
    return (sorted, starts)
  }

  /// Calls `body` with each group of at least two atoms.
  func forEachGroup(_ body: (Group) -> Void) {
    for number in 0..<(groupStarts.count - 1) {
      let pairs = pairs[groupStarts[number]..<groupStarts[number + 1]]
      var atoms: [Int32] = []
      for pair in pairs {
        atoms.append(pair.first)
        atoms.append(pair.second)
      }
      atoms.sort()
      var distinct: [Int32] = []
      for atom in atoms where distinct.last != atom { distinct.append(atom) }
      body(
        Group(
          atoms: distinct, pairs: pairs, keys: distinct.map { keys[Int($0)] },
          sources: sources.isEmpty ? [] : distinct.map { sources[Int($0)] }))
    }
  }
}
