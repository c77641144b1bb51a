internal import Linkage
internal import MusicModel

/// The different texts of a column: credits and albums recur, so each is folded and parsed once.
struct DistinctTexts {
  /// For each row the number of its text: 0 for silence, else 1 more than the index in ``firstRows``.
  private(set) var numbers: [UInt32]
  /// For each different text a row that has it.
  private(set) var firstRows: [UInt32] = []

  /// - Parameter salt: A second column's value that must agree too, such as a count of artists.
  /// - Complexity: O(bytes).
  init(_ column: TextColumn?, rows: Int, salt: NumberColumn? = nil) {
    numbers = [UInt32](repeating: 0, count: rows)
    guard let column else { return }
    var mask = 1023
    var slots = [UInt32](repeating: 0, count: mask + 1)
    var hashes: [UInt64] = []
    column.utf8.withUnsafeBytes { bytes in
      for row in 0..<rows {
        let range = column.range(at: row)
        guard !range.isEmpty else { continue }
        let text = UnsafeRawBufferPointer(rebasing: bytes[range])
        let count = salt?[row] ?? 0
        let hash = StableHash.bytes(text) &+ UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
        var slot = Int(truncatingIfNeeded: hash) & mask
        while true {
          let number = Int(slots[slot])
          if number == 0 {
            firstRows.append(UInt32(row))
            hashes.append(hash)
            slots[slot] = UInt32(firstRows.count)
            numbers[row] = UInt32(firstRows.count)
            break
          }
          if hashes[number - 1] == hash {
            let other = column.range(at: Int(firstRows[number - 1]))
            let same =
              other.count == range.count
              && UnsafeRawBufferPointer(rebasing: bytes[other]).elementsEqual(text)
              && (salt?[Int(firstRows[number - 1])] ?? 0) == count
            if same {
              numbers[row] = UInt32(number)
              break
            }
          }
          slot = (slot + 1) & mask
        }
        if firstRows.count * 2 > mask {
          mask = mask * 2 + 1
          slots = [UInt32](repeating: 0, count: mask + 1)
          for (index, hash) in hashes.enumerated() {
            var slot = Int(truncatingIfNeeded: hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(index + 1)
          }
        }
      }
    }
  }
}
