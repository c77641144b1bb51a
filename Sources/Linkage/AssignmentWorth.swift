/// The weight of an edge and, below it, its tie key, as one number that can be added without rounding.
///
/// From the top: 52 bits for the weight in units of 2^-20, 76 for the tie key, of which 12 are room for sums of up to 4,096 keys.
/// Sums over that many edges in one group spill into the last bits of the weight, which is worth a millionth.
typealias AssignmentWorth = Int128

extension AssignmentEdge {
  private static let tieBits: Int128 = 76

  @inline(__always)
  var worth: AssignmentWorth {
    (Int128(FixedPoint.units(weight)) &<< Self.tieBits) &+ Int128(tie)
  }

  /// Is the edge worth being chosen at all?
  @inline(__always)
  var isPositive: Bool { FixedPoint.units(weight) > 0 }
}
