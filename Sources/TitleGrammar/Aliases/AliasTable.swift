internal import ICU

/// Which names are one artist's: across scripts, renamings and stage names.
///
///     let parser = CreditParser()
///     var key: [UInt16] = []
///     parser.foldName("久石譲".utf8.span, with: FoldTable(.words), into: &key)
///     AliasTable.builtIn.group(of: key.span)   // the number that "Joe Hisaishi" has too
///
/// A name is kept as the hash of its key (``CreditParser/foldName(_:with:into:)``).
public struct AliasTable: Hashable, Sendable {
  /// Open addressing; 0 is a free slot.
  private var slots: [UInt64] = []
  private var groups: [UInt32] = []
  /// The number of names.
  public private(set) var nameCount = 0
  /// The number of artists with more than one name.
  public private(set) var groupCount = 0

  /// An empty table.
  public init() {}

  /// The artist that bears `name` in this table: a number from 1 up, the same for all its names; `nil` when unknown.
  ///
  /// - Parameter name: A name's key, as ``CreditParser/foldName(_:with:into:)`` makes it.
  public func group(of name: Span<UInt16>) -> UInt32? {
    if slots.isEmpty { return nil }
    let hash = Self.hash(name)
    let slot = Self.slot(of: hash, in: slots)
    return slots[slot] == hash ? groups[slot] : nil
  }

  /// This table and another one: artists that share a name are one.
  ///
  /// - Complexity: O(names).
  public func merging(_ other: AliasTable) -> AliasTable {
    var builder = AliasTableBuilder()
    builder.add(entries)
    builder.add(other.entries)
    return builder.table
  }

  /// The names as hashes with their groups, in the order of the groups.
  private var entries: [(hash: UInt64, group: UInt32)] {
    slots.indices.filter { slots[$0] != 0 }.map { (slots[$0], groups[$0]) }.sorted {
      $0.group != $1.group ? $0.group < $1.group : $0.hash < $1.hash
    }
  }

  /// A table of `entries`, whose groups are numbered from 1 without gaps.
  init(entries: [(hash: UInt64, group: UInt32)], groupCount: Int) {
    guard !entries.isEmpty else { return }
    var capacity = 16
    while capacity < entries.count * 2 { capacity *= 2 }
    slots = [UInt64](repeating: 0, count: capacity)
    groups = [UInt32](repeating: 0, count: capacity)
    for entry in entries {
      let slot = Self.slot(of: entry.hash, in: slots)
      slots[slot] = entry.hash
      groups[slot] = entry.group
    }
    nameCount = entries.count
    self.groupCount = groupCount
  }

  private static func slot(of hash: UInt64, in slots: [UInt64]) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash >> 17) & mask
    while slots[index] != 0 && slots[index] != hash { index = (index + 1) & mask }
    return index
  }

  /// FNV-1a over the units, never 0.
  static func hash(_ name: Span<UInt16>) -> UInt64 {
    var hash = CreditBytes.hashSeed
    for index in name.indices {
      CreditBytes.mix(UInt8(truncatingIfNeeded: name[index]), into: &hash)
      CreditBytes.mix(UInt8(truncatingIfNeeded: name[index] >> 8), into: &hash)
    }
    return hash == 0 ? 1 : hash
  }
}

/// Collects names and joins the artists that share one.
struct AliasTableBuilder {
  /// The group of each hash; groups are joined by `leaders`.
  private var groupOfHash: [UInt64: Int] = [:]
  private var order: [UInt64] = []
  private var leaders: [Int] = []

  mutating func add(_ entries: [(hash: UInt64, group: UInt32)]) {
    var index = 0
    while index < entries.count {
      var end = index
      while end < entries.count, entries[end].group == entries[index].group { end += 1 }
      add(entries[index..<end].map(\.hash))
      index = end
    }
  }

  /// Adds the names of one artist.
  mutating func add(_ hashes: [UInt64]) {
    let own = leaders.count
    leaders.append(own)
    for hash in hashes {
      if let group = groupOfHash[hash] {
        let (a, b) = (leader(of: group), leader(of: own))
        leaders[max(a, b)] = min(a, b)
      } else {
        groupOfHash[hash] = own
        order.append(hash)
      }
    }
  }

  private func leader(of group: Int) -> Int {
    var group = group
    while leaders[group] != group { group = leaders[group] }
    return group
  }

  /// The table, its groups numbered in the order of their first names.
  var table: AliasTable {
    var numbers: [Int: UInt32] = [:]
    var entries: [(hash: UInt64, group: UInt32)] = []
    for hash in order {
      // Every hash in `order` was given a group.
      let leader = leader(of: groupOfHash[hash]!)
      let number = numbers[leader] ?? UInt32(numbers.count + 1)
      numbers[leader] = number
      entries.append((hash, number))
    }
    return AliasTable(entries: entries, groupCount: numbers.count)
  }
}
