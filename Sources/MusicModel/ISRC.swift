/// An International Standard Recording Code in its normal form: twelve characters, upper case, no separators.
///
///     ISRC("GB-AYE-69-00531")?.text     // "GBAYE6900531"
///     ISRC(" ushm81871741 ")?.text      // "USHM81871741"
///     ISRC("3135556")                   // nil: a Deezer id, as some exports put there
///
/// Two letters, three letters or digits (with them the ISO 3901:2019 prefix code), the two-digit year of
/// reference, and a five-digit designation. There is no check digit.
public struct ISRC: Hashable, Sendable, CustomStringConvertible {
  public let text: String

  /// Accepts either case, hyphens and blanks anywhere, and an `ISRC` label in front.
  ///
  /// - Returns: `nil` when what remains is not an ISRC.
  public init?(_ written: some StringProtocol) {
    guard let text = ISRC.normalised(Array(written.utf8).span) else { return nil }
    self.text = text
  }

  public var description: String { text }

  /// The twelve characters of `written` in normal form, or `nil` when it is no ISRC.
  public static func normalised(_ written: Span<UInt8>) -> String? {
    var kept: [UInt8] = []
    for index in written.indices {
      switch written[index] {
      case UInt8(ascii: "-"), UInt8(ascii: " "), 0x09: continue
      case let byte where byte >= 0x61 && byte <= 0x7A: kept.append(byte - 0x20)
      case let byte: kept.append(byte)
      }
      if kept.count > 17 { return nil }
    }
    if kept.count > 12, kept.starts(with: Array("ISRC".utf8)) {
      kept.removeFirst(4)
      if kept.first == UInt8(ascii: ":") { kept.removeFirst() }
    }
    guard kept.count == 12 else { return nil }
    for (index, byte) in kept.enumerated() {
      let isDigit = byte >= 0x30 && byte <= 0x39
      let isLetter = byte >= 0x41 && byte <= 0x5A
      let fits =
        switch index {
        case 0, 1: isLetter
        case 2...4: isLetter || isDigit
        default: isDigit
        }
      if !fits { return nil }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
