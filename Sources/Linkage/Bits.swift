/// A weight of evidence: the binary logarithm of a likelihood ratio.
///
/// One bit doubles the odds, minus one halves them, none leaves them. Evidence from independent findings adds
/// (Fellegi and Sunter 1969; Good 1950 for the unit).
///
///     (Bits(10) + Bits(-3)).probability(prior: Bits(-7))  // 0.5
public struct Bits: Hashable, Comparable, Sendable {
  public var value: Float

  public init(_ value: Float) { self.value = value }

  public static let none = Bits(0)

  public static func < (left: Bits, right: Bits) -> Bool { left.value < right.value }
  public static func + (left: Bits, right: Bits) -> Bits { Bits(left.value + right.value) }
  public static func += (left: inout Bits, right: Bits) { left.value += right.value }
  public static prefix func - (bits: Bits) -> Bits { Bits(-bits.value) }

  /// The probability that evidence of this weight leaves, given the odds before it.
  public func probability(prior: Bits = .none) -> Float {
    let total = value + prior.value
    // 2^x without a math library: Foundation-free, exact at whole numbers, within 2e-7 between.
    return total > 60 ? 1 : total < -60 ? 0 : 1 / (1 + Bits.exp2(-total))
  }

  /// Two to the power of `x`, for |x| up to 126.
  static func exp2(_ x: Float) -> Float {
    let whole = x.rounded(.down)
    let rest = Double(x - whole) * 0.693_147_180_559_945_3
    // Taylor series of e^rest for 0 <= rest < ln 2; the tenth term is below 1e-11.
    var term = 1.0
    var sum = 1.0
    for n in 1...10 {
      term *= rest / Double(n)
      sum += term
    }
    return Float(sum) * Float(sign: .plus, exponent: Int(whole), significand: 1)
  }
}

extension Bits {
  /// By how much this weight multiplies the odds: two to the power of its value.
  public var oddsFactor: Float { value > 120 ? .infinity : value < -120 ? 0 : Bits.exp2(value) }
}
