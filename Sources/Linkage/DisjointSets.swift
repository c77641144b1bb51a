/// Which of `count` things belong together, as pairs of them are joined.
struct DisjointSets {
  private var parents: [Int32]

  init(count: Int) {
    parents = (0..<Int32(count)).map { $0 }
  }

  /// The thing that stands for all that belong together with `thing`: the least of them.
  ///
  /// - Complexity: as good as constant, amortised.
  @inline(__always)
  mutating func find(_ thing: Int) -> Int {
    var thing = thing
    while true {
      let parent = Int(parents[thing])
      if parent == thing { return thing }
      let grandparent = parents[parent]
      parents[thing] = grandparent
      thing = Int(grandparent)
    }
  }

  @inline(__always)
  mutating func join(_ a: Int, _ b: Int) {
    let (rootA, rootB) = (find(a), find(b))
    if rootA < rootB {
      parents[rootB] = Int32(truncatingIfNeeded: rootA)
    } else if rootB < rootA {
      parents[rootA] = Int32(truncatingIfNeeded: rootB)
    }
  }
}
