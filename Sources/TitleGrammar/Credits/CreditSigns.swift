/// Which bytes of a credit a scan has to look at.
struct CreditSigns: Sendable {
  enum Kind: UInt8, Sendable { case none, blank, sign, escape }

  private var kinds = [Kind](repeating: .none, count: 256)

  static let builtIn = CreditSigns(.builtIn)

  init(_ separators: CreditSeparators) {
    for rule in separators.rules where rule.fit.rawValue <= CreditSeparator.Fit.kana.rawValue {
      kinds[Int(separators.bytes[rule.text.lowerBound])] = .sign
    }
    for opener in CreditBracket.openers { kinds[Int(opener)] = .sign }
    for blank in [9, 10, 11, 12, 13, 32] { kinds[blank] = .blank }
    kinds[Int(UInt8(ascii: "\\"))] = .escape
  }

  @inline(__always)
  func kind(of byte: UInt8) -> Kind { kinds[Int(byte)] }

  /// How far to go from a sign that means nothing where it stands.
  func width(_ text: Span<UInt8>, at index: Int, before end: Int) -> Int {
    let byte = text[index]
    let width = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    return min(width, end - index)
  }
}
