/// Columns by their cost, the least first.
struct AssignmentHeap {
  private var entries: [(cost: AssignmentWorth, column: Int)] = []

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  mutating func push(_ cost: AssignmentWorth, _ column: Int) {
    var place = entries.count
    entries.append((cost, column))
    while place > 0 {
      let parent = (place - 1) / 2
      if entries[parent].cost <= cost { break }
      entries.swapAt(parent, place)
      place = parent
    }
  }

  mutating func popLeast() -> (cost: AssignmentWorth, column: Int)? {
    guard let last = entries.popLast() else { return nil }
    guard let least = entries.first else { return last }
    entries[0] = last
    var place = 0
    while true {
      var child = 2 * place + 1
      if child >= entries.count { break }
      if child + 1 < entries.count && entries[child + 1].cost < entries[child].cost { child += 1 }
      if entries[child].cost >= last.cost { break }
      entries.swapAt(child, place)
      place = child
    }
    return least
  }
}
