internal import Similarity

/// How alike two folded texts are, in the steps that findings know.
enum TextLikeness {
  /// The step for two different titles in one script.
  ///
  /// - Complexity: O(length) for short texts, by bit-parallel kernels.
  static func titles(
    _ p: UnsafeBufferPointer<UInt16>, _ q: UnsafeBufferPointer<UInt16>, _ kernels: inout PairKernels
  ) -> TitleFinding {
    guard let likeness = kernels.indelRatio(p, q, cutoff: 0.7) else {
      return isContained(p, q) ? .contained : .different
    }
    if !sameNumbers(p, q) { return .numbersDiffer }
    let shorter = min(p.count, q.count)
    if shorter >= 4, let edits = kernels.optimalStringAlignment(p, q, limit: 2) {
      if edits <= 1 { return .oneEdit }
      if shorter >= 9 { return .twoEdits }
    }
    if isContained(p, q) { return .contained }
    return likeness >= 0.88 ? .similar : .distant
  }

  /// Whether both texts hold the same runs of digits and the same signs in the same order: `Song 2` and `Song 3`,
  /// `MAMAMOO+ Best` and `MAMAMOO Best` are not alike.
  static func sameNumbers(_ p: UnsafeBufferPointer<UInt16>, _ q: UnsafeBufferPointer<UInt16>) -> Bool {
    var i = 0
    var j = 0
    while true {
      while i < p.count && !decides(p[i]) { i += 1 }
      while j < q.count && !decides(q[j]) { j += 1 }
      if i == p.count || j == q.count { return i == p.count && j == q.count }
      while i < p.count && j < q.count && decides(p[i]) && decides(q[j]) {
        if p[i] != q[j] { return false }
        i += 1
        j += 1
      }
      if (i < p.count && decides(p[i])) || (j < q.count && decides(q[j])) { return false }
    }
  }

  /// Digits, and signs that a fold to words keeps for their meaning; not the blank, and not the joining `&`.
  private static func decides(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x26: false
    case ..<0x3A: true
    case 0x3A...0x40, 0x5B...0x60, 0x7B...0x7F: true
    case 0xD7, 0xF7, 0x2200...0x22FF, 0x2600...0x27BF: true
    default: false
    }
  }

  /// Whether all words of the shorter text stand in the longer one, in order, at least one of them of three letters.
  static func isContained(_ p: UnsafeBufferPointer<UInt16>, _ q: UnsafeBufferPointer<UInt16>) -> Bool {
    let (short, long) = p.count <= q.count ? (p, q) : (q, p)
    guard short.count >= 3 else { return false }
    var i = 0
    var j = 0
    while i < short.count {
      var end = i
      while end < short.count && short[end] != 0x20 { end += 1 }
      var found = false
      while j < long.count && !found {
        var stop = j
        while stop < long.count && long[stop] != 0x20 { stop += 1 }
        found = stop - j == end - i && (0..<(end - i)).allSatisfy { long[j + $0] == short[i + $0] }
        j = stop + 1
      }
      if !found { return false }
      i = end + 1
    }
    return true
  }
}
