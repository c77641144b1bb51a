/// Turns a wanted similarity into the number of edits that it allows.
enum EditLimit {
  /// The most edits that leave `1 - edits / length` at or above `cutoff`, rounded so that the exact comparison afterwards decides.
  @inline(__always)
  static func edits(length: Int, cutoff: Double) -> Int {
    guard cutoff > 0 else { return length }
    guard cutoff <= 1 else { return -1 }
    return Int((1 - cutoff) * Double(length) + 1e-7)
  }
}
