/// A first look over a title's bytes: whether anything in it can be a mark at all. Most titles stop here.
struct TitleGlance {
  /// Brackets, dashes, colons, quotes, or a script that the look cannot see through.
  var hasStructure = false
  /// A digit, and so perhaps a number.
  var hasDigit = false
  /// A word that begins as one of the words does that are marks without a bracket: `feat.`, `Pt.`, `VIP`.
  var hasBareWord = false

  var isPlain: Bool { !hasStructure && !hasDigit && !hasBareWord }

  private enum Sight: UInt8 {
    case nothing, blank, digit, structure, dash
    /// Beginnings of scalars of scripts whose words the table of beginnings does not hold.
    case foreign
  }

  private static let sights: InlineArray<256, Sight> = {
    var sights = InlineArray<256, Sight>(repeating: .nothing)
    for byte in 0...0x20 { sights[byte] = .blank }
    for byte in 0x30...0x39 { sights[byte] = .digit }
    for byte in [0x22, 0x28, 0x2F, 0x3A, 0x3C, 0x5B, 0x7B, 0x7C, 0x7E, 0x60, 0x2C, 0xC2, 0xE2, 0xE3, 0xEF] {
      sights[byte] = .structure
    }
    sights[0x2D] = .dash
    for byte in 0xCE...0xF4 where ![0xE2, 0xE3, 0xEF].contains(byte) { sights[byte] = .foreign }
    return sights
  }()

  init(_ title: Span<UInt8>, _ range: Range<Int>, _ book: RuleBook) {
    var index = range.lowerBound
    let end = range.upperBound
    var isWordStart = false
    while index < end {
      let byte = title[index]
      switch TitleGlance.sights[Int(byte)] {
      case .nothing:
        if isWordStart {
          let bit = RuleBook.beginning(
            byte, index + 1 < end ? title[index + 1] : 0, index + 2 < end ? title[index + 2] : 0)
          if book.bareBeginnings[bit >> 6] & 1 << UInt64(bit & 63) != 0 { hasBareWord = true }
          isWordStart = false
        }
      case .blank: isWordStart = true
      case .digit:
        hasDigit = true
        isWordStart = false
      case .structure:
        if byte == 0x2C {
          // A comma alone is punctuation unless it ends the title.
          if index + 1 == end { hasStructure = true }
        } else {
          hasStructure = true
        }
        isWordStart = true
      case .dash:
        if isWordStart || index == range.lowerBound || index + 1 == end || title[index + 1] == 0x20 {
          hasStructure = true
        }
        isWordStart = true
      case .foreign:
        if isWordStart { hasBareWord = true }
        isWordStart = false
      }
      index += 1
    }
  }
}
