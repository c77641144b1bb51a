/// Weights as whole numbers of 2^-20, so that equal sums are equal in whatever order they are added.
enum FixedPoint {
  private static let unitsPerWeight: Double = 1_048_576

  /// - Precondition: the weight is a number of at most 262,144 either way.
  @inline(__always)
  static func units(_ weight: Double) -> Int64 {
    precondition(abs(weight) <= 262_144, "a weight must be a number within bounds")
    let units = weight * unitsPerWeight
    // Conversion cuts towards zero. `rounded()` would need the mathematics library.
    return Int64(units < 0 ? units - 0.5 : units + 0.5)
  }
}
