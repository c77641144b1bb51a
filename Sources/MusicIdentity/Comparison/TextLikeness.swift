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

  /// Whether both texts hold the same runs of digits in the same order: `Song 2` and `Song 3` are not alike.
  static func sameNumbers(_ p: UnsafeBufferPointer<UInt16>, _ q: UnsafeBufferPointer<UInt16>) -> Bool {
    var i = 0
    var j = 0
    while true {
      while i < p.count && !isDigit(p[i]) { i += 1 }
      while j < q.count && !isDigit(q[j]) { j += 1 }
      if i == p.count || j == q.count { return i == p.count && j == q.count }
      while i < p.count && j < q.count && isDigit(p[i]) && isDigit(q[j]) {
        if p[i] != q[j] { return false }
        i += 1
        j += 1
      }
      if (i < p.count && isDigit(p[i])) || (j < q.count && isDigit(q[j])) { return false }
    }
  }

  private static func isDigit(_ unit: UInt16) -> Bool { unit >= 0x30 && unit <= 0x39 }

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
