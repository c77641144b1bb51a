public import MusicModel

/// The ISRCs of two lists that stand on more than ``KeyMaker/poisonedTitles`` different titles, and so say nothing.
///
///     let poisoned = PoisonedISRCs(left, right, maker, policy)
///     reconciler.judgements(of: pairs, someOfLeft, someOfRight, silencing: poisoned)
///
/// A part of a list does not know what stands in the others: this is found in the whole and handed to its parts.
public struct PoisonedISRCs: Hashable, Sendable {
  let left: Set<UInt64>
  let right: Set<UInt64>

  /// - Complexity: O(n log n) in the rows with an ISRC; only titles of codes that stand on many rows are keyed.
  public init(_ left: SongList, _ right: SongList, _ maker: KeyMaker, _ policy: MatchPolicy) {
    // Albums carry no ISRCs of their own.
    let areSongs = policy.items == .songs
    self.left = areSongs ? PoisonedISRCs.found(in: left, maker) : []
    self.right = areSongs ? PoisonedISRCs.found(in: right, maker) : []
  }

  private static func found(in list: SongList, _ maker: KeyMaker) -> Set<UInt64> {
    guard let column = list.column(.isrc) else { return [] }
    var carriers: [(isrc: UInt64, row: UInt32)] = []
    for row in 0..<column.count {
      let isrc = PackedISRC.pack(column, at: row)
      if isrc != 0 { carriers.append((isrc, UInt32(row))) }
    }
    carriers.sort { ($0.isrc, $0.row) < ($1.isrc, $1.row) }
    var rows: [Int] = []
    var first = 0
    while first < carriers.count {
      var end = first + 1
      while end < carriers.count, carriers[end].isrc == carriers[first].isrc { end += 1 }
      if end - first > KeyMaker.poisonedTitles { rows += carriers[first..<end].map { Int($0.row) } }
      first = end
    }
    if rows.isEmpty { return [] }
    let keyed = maker.keyed(list.excerpt(rows))
    return Set(
      zip(rows.indices, keyed.cards).compactMap { index, card in
        card.hasPoisonedISRC ? PackedISRC.pack(column, at: rows[index]) : nil
      })
  }
}

extension PackedISRC {
  fileprivate static func pack(_ column: TextColumn, at row: Int) -> UInt64 {
    column.utf8.withUnsafeBufferPointer { pack(UnsafeBufferPointer(rebasing: $0[column.range(at: row)])) }
  }
}
