/// Divides examples into folds so that no record stands on both sides: examples that share a record, directly or by
/// others, are in one fold.
struct Folds {
  /// For each example the fold it is tested in.
  let numbers: [Int]

  /// - Parameter records: For each example the records in it, by any numbers.
  /// - Complexity: O(n log n).
  init(_ records: [[UInt64]], count: Int) {
    var places: [UInt64: Int] = [:]
    var parents: [Int] = []
    func root(_ place: Int) -> Int {
      var place = place
      while parents[place] != place {
        parents[place] = parents[parents[place]]
        place = parents[place]
      }
      return place
    }
    var first: [Int] = []
    for example in records {
      var roots: [Int] = []
      for record in example {
        let place = places[record] ?? parents.count
        if place == parents.count {
          places[record] = place
          parents.append(place)
        }
        roots.append(root(place))
      }
      let least = roots.min() ?? parents.count
      for other in roots { parents[other] = least }
      first.append(least)
    }
    // The greatest groups first, each to the fold that has least: folds of like sizes, the same on every run.
    var sizes: [Int: Int] = [:]
    let groups = first.map { root($0) }
    for group in groups { sizes[group, default: 0] += 1 }
    var filled = [Int](repeating: 0, count: count)
    var foldOf: [Int: Int] = [:]
    for (group, size) in sizes.sorted(by: { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }) {
      let fold = filled.indices.min { filled[$0] != filled[$1] ? filled[$0] < filled[$1] : $0 < $1 } ?? 0
      foldOf[group] = fold
      filled[fold] += size
    }
    numbers = groups.map { foldOf[$0] ?? 0 }
  }
}
