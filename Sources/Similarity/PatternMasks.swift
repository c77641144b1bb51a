/// For each code unit, its places among up to 64 units of a query; small enough to keep one for every query.
struct PatternMasks: Sendable {
  /// The masks of the units below 256.
  private let direct: [UInt64]
  /// The other units, ascending, and their masks.
  private let units: [UInt16]
  private let masks: [UInt64]

  /// - Precondition: at most 64 units.
  init(_ query: Span<UInt16>) {
    precondition(query.count <= 64, "one word holds 64 places")
    var direct = [UInt64](repeating: 0, count: 256)
    var others: [(unit: UInt16, mask: UInt64)] = []
    for place in query.indices {
      let unit = query[place]
      let bit = UInt64(1) << UInt64(place)
      if unit < 256 {
        direct[Int(unit)] |= bit
      } else if let known = others.firstIndex(where: { $0.unit == unit }) {
        others[known].mask |= bit
      } else {
        others.append((unit, bit))
      }
    }
    others.sort { $0.unit < $1.unit }
    self.direct = direct
    units = others.map(\.unit)
    masks = others.map(\.mask)
  }

  /// - Complexity: constant below 256, O(log m) above.
  @inline(__always)
  subscript(_ unit: UInt16) -> UInt64 {
    if unit < 256 { return direct[Int(unit)] }
    var low = 0
    var high = units.count
    while low < high {
      let middle = (low &+ high) &>> 1
      if units[middle] < unit { low = middle &+ 1 } else { high = middle }
    }
    return low < units.count && units[low] == unit ? masks[low] : 0
  }
}
