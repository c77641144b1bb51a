/// A table from 64-bit hashes to small numbers, by open addressing. A hash is taken for the word that it stands for:
/// with some thousand entries a stranger's chance to collide is below 1 in 10^15.
struct WordTable: Sendable {
  private var keys: [UInt64]
  private var values: [Int32]
  private(set) var count = 0

  init() {
    keys = Array(repeating: 0, count: 64)
    values = Array(repeating: -1, count: 64)
  }

  /// The number of `hash`, or nil.
  @inline(__always)
  subscript(hash: UInt64) -> Int? {
    var slot = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & (keys.count - 1)
    while values[slot] >= 0 {
      if keys[slot] == hash { return Int(values[slot]) }
      slot = (slot + 1) & (keys.count - 1)
    }
    return nil
  }

  /// Enters `value` for `hash`, unless there is one already.
  mutating func insert(_ hash: UInt64, _ value: Int) {
    if count * 2 >= keys.count { grow() }
    var slot = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & (keys.count - 1)
    while values[slot] >= 0 {
      if keys[slot] == hash { return }
      slot = (slot + 1) & (keys.count - 1)
    }
    keys[slot] = hash
    values[slot] = Int32(value)
    count += 1
  }

  /// Enters `bits` beside those that `hash` has.
  mutating func merge(_ hash: UInt64, _ bits: Int) {
    var slot = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & (keys.count - 1)
    while values[slot] >= 0 {
      if keys[slot] == hash {
        values[slot] |= Int32(bits)
        return
      }
      slot = (slot + 1) & (keys.count - 1)
    }
    insert(hash, bits)
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = Array(repeating: 0, count: oldKeys.count * 4)
    values = Array(repeating: -1, count: oldKeys.count * 4)
    count = 0
    for (key, value) in zip(oldKeys, oldValues) where value >= 0 { insert(key, Int(value)) }
  }
}
