internal import Linkage
internal import MusicModel

/// Rows of one list that nothing tells apart but album, number and id: one recording, listed several times.
///
/// A group is compared once, by its representative; its members are paired afterwards.
struct CopyGroups: Sendable {
  /// The first member of each group, in an order that does not depend on the rows'.
  private(set) var representatives: [UInt32] = []
  /// By row: the row's group, as an index into ``representatives``.
  private(set) var groups: [UInt32]
  /// Members beyond the representative, by group; most groups have none.
  private(set) var others: [UInt32: [UInt32]] = [:]

  /// - Parameters:
  ///   - isExcluded: Rows that take no part.
  ///   - isSolitary: Rows that form no group with others, for a person decided of them.
  init(_ list: KeyedList, isExcluded: (Int) -> Bool, isSolitary: (Int) -> Bool) {
    groups = [UInt32](repeating: .max, count: list.count)
    // Open addressing by identity; the table holds group numbers.
    var bits = 4
    while (1 << bits) < list.count * 2 { bits += 1 }
    let mask = (1 << bits) - 1
    var slots = [UInt32](repeating: .max, count: 1 << bits)
    var identities: [UInt64] = []
    identities.reserveCapacity(list.count)
    for row in 0..<list.count where !isExcluded(row) {
      let identity = isSolitary(row) ? StableHash.join(0x50_110, UInt64(row)) : CopyGroups.identity(list, row)
      var slot = Int(truncatingIfNeeded: identity) & mask
      while slots[slot] != .max && identities[Int(slots[slot])] != identity { slot = (slot + 1) & mask }
      if slots[slot] == .max {
        slots[slot] = UInt32(representatives.count)
        groups[row] = UInt32(representatives.count)
        identities.append(identity)
        representatives.append(UInt32(row))
      } else {
        groups[row] = slots[slot]
        others[slots[slot], default: []].append(UInt32(row))
      }
    }
    for (group, rows) in others {
      let members = ([representatives[Int(group)]] + rows).sorted { CopyGroups.precedes(list, Int($0), Int($1)) }
      representatives[Int(group)] = members[0]
      others[group] = Array(members.dropFirst())
    }
  }

  func members(of group: UInt32) -> [UInt32] {
    [representatives[Int(group)]] + (others[group] ?? [])
  }

  /// A hash over all that tells recordings apart.
  private static func identity(_ list: KeyedList, _ row: Int) -> UInt64 {
    let card = list.cards[row]
    let extra = list.extras[Int(card.extras)]
    let credit = list.credits[Int(card.credit)]
    var hash = StableHash.join(card.title, credit.sum &+ extra.guestSum)
    hash = StableHash.join(hash, card.isrc)
    hash = StableHash.join(hash, UInt64(UInt32(bitPattern: card.milliseconds)) << 8 | UInt64(card.rating))
    if card.extras != 0 {
      hash = StableHash.join(hash, extra.markerMask)
      hash = StableHash.join(hash, extra.subtitleHash &+ extra.numberSum)
      for marker in list.markers[Int(extra.markers.start)..<Int(extra.markers.start + extra.markers.count)] {
        hash = StableHash.join(hash, marker.argumentHash &+ UInt64(UInt32(bitPattern: marker.number)))
      }
    }
    // An album that is live and the like makes its tracks other recordings.
    hash = StableHash.join(hash, list.albums[Int(card.album)].markerMask)
    if card.title == 0 {
      hash = StableHash.join(hash, list.albums[Int(card.album)].hash)
      hash = StableHash.join(hash, list.list.text(.id, at: row).map(CopyGroups.textHash) ?? UInt64(row))
    }
    return hash
  }

  /// An order of rows that depends on what they say, not on where they stand: album, number, year, id, title as
  /// written, and only then the row.
  static func precedes(_ list: KeyedList, _ a: Int, _ b: Int) -> Bool {
    let (x, y) = (list.cards[a], list.cards[b])
    let (albumX, albumY) = (list.albums[Int(x.album)].hash, list.albums[Int(y.album)].hash)
    if albumX != albumY { return albumX < albumY }
    if x.disc != y.disc { return x.disc < y.disc }
    if x.track != y.track { return x.track < y.track }
    if x.year != y.year { return x.year < y.year }
    for field in [TextField.id, .persistentID, .catalogID, .title, .artist, .album] {
      let (s, t) = (list.list.text(field, at: a) ?? "", list.list.text(field, at: b) ?? "")
      if s != t { return s < t }
    }
    return a < b
  }

  static func textHash(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { StableHash.bytes(UnsafeRawBufferPointer($0)) }
  }
}
