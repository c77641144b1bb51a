internal import MusicModel

/// The matcher to beat: accepts where title and artist are equal in lower case.
struct TrivialMatcher {
  /// What a row is compared by; `nil` when title or artist is missing.
  static func key(_ list: SongList, _ row: Int) -> String? {
    guard let title = list.text(.title, at: row), let artist = list.text(.artist, at: row) else { return nil }
    return lowered(title) + "\u{0}" + lowered(artist)
  }

  static func accepts(_ left: SongList, _ l: Int, _ right: SongList, _ r: Int) -> Bool {
    for field in [TextField.title, .artist] {
      guard let a = left.text(field, at: l), let b = right.text(field, at: r) else { return false }
      if a == b { continue }
      // Lower-casing ASCII changes no length: most pairs are told apart by it.
      if a.utf8.count != b.utf8.count && a.utf8.allSatisfy({ $0 < 0x80 }) && b.utf8.allSatisfy({ $0 < 0x80 }) {
        return false
      }
      if lowered(a) != lowered(b) { return false }
    }
    return true
  }

  private static func lowered(_ text: String) -> String {
    let utf8 = text.utf8
    if utf8.allSatisfy({ $0 < 0x80 && !(0x41...0x5A).contains($0) }) { return text }
    return text.lowercased()
  }

  /// The counts over two whole lists: every pair of rows with equal keys is accepted.
  static func counts(_ left: SongList, _ right: SongList, same: Set<UInt64>, isUnknown: (Int, Int) -> Bool)
    -> ConfusionCounts
  {
    var rows: [String: [Int]] = [:]
    for row in 0..<right.count {
      if let key = key(right, row) { rows[key, default: []].append(row) }
    }
    var counts = ConfusionCounts()
    for row in 0..<left.count {
      guard let key = key(left, row) else { continue }
      for other in rows[key] ?? [] {
        if same.contains(UInt64(row) << 32 | UInt64(other)) {
          counts.tp += 1
        } else if !isUnknown(row, other) {
          counts.fp += 1
        }
      }
    }
    counts.fn = same.count - counts.tp
    counts.tn = left.count * right.count - counts.total
    return counts
  }
}
