/// A trade item number of a release (UPC, EAN), padded to fourteen digits.
///
///     GTIN("602445868162") == GTIN("00602445868162")  // true: padding changes nothing
///     GTIN("95135725845671")                          // nil: the check digit is wrong
///
/// Valid lengths are 8, 12, 13 and 14. The check digit makes the sum, weighted 3, 1, 3, 1 … from the digit
/// before it leftwards, a multiple of ten (GS1 General Specifications, 7.9).
public struct GTIN: Hashable, Sendable, CustomStringConvertible {
  /// Fourteen digits, zeros in front.
  public let text: String

  /// - Returns: `nil` for another length, a sign that is no digit, or a wrong check digit.
  public init?(_ written: some StringProtocol) {
    var digits: [UInt8] = []
    for byte in written.utf8 {
      switch byte {
      case 0x30...0x39: digits.append(byte - 0x30)
      case UInt8(ascii: " "), UInt8(ascii: "-"): continue
      default: return nil
      }
      if digits.count > 14 { return nil }
    }
    guard [8, 12, 13, 14].contains(digits.count) else { return nil }
    let padded = Array(repeating: UInt8(0), count: 14 - digits.count) + digits
    let sum = padded.enumerated().reduce(0) { $0 + Int($1.element) * ($1.offset.isMultiple(of: 2) ? 3 : 1) }
    guard sum.isMultiple(of: 10), padded.contains(where: { $0 != 0 }) else { return nil }
    text = String(decoding: padded.map { $0 + 0x30 }, as: UTF8.self)
  }

  public var description: String { text }
}
