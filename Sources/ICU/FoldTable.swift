/// A folding as ICU defines it, from tables built from ICU.
///
///     FoldTable(.exact).fold("  Café\u{200B}  del Mar")    // "Café del Mar"
///     FoldTable(.folded).fold("ＣＡＦÉ – “Del Mar”")         // "café - \"del mar\""
///     FoldTable(.words).fold("Café – “Del Mar” (R.E.M.)")  // "cafe del mar rem"
///
/// The tables are shared by all values of one level and filled as characters are met, without locks.
public struct FoldTable: Sendable {
  public let level: FoldLevel
  let pages: FoldPages

  public init(_ level: FoldLevel) {
    self.level = level
    pages = FoldPages.shared(level)
  }

  /// Appends the folded text as UTF-16. Never appends nothing for a text with something visible in it.
  ///
  /// Bytes that are no UTF-8 count as U+FFFD.
  /// - Complexity: Linear. Texts with marks are composed by ICU first, at a fifth of the speed.
  public func fold(_ utf8: Span<UInt8>, into output: inout [UInt16]) {
    guard utf8.count > 0 else { return }
    let start = output.count
    let done =
      level == .words ? fold(utf8, WordKernel.self, into: &output) : fold(utf8, TextKernel.self, into: &output)
    if done { return }
    output.removeLast(output.count - start)
    output.append(contentsOf: PlainFold.fold(utf8.withUnsafeBufferPointer { UTF16Text.decode($0) }, level))
  }

  private func fold<Kernel: FoldKernel>(_ utf8: Span<UInt8>, _: Kernel.Type, into output: inout [UInt16]) -> Bool {
    if foldAlone(utf8, Kernel.self, into: &output) { return true }
    return foldComposed(utf8, Kernel.self, into: &output)
  }

  public func fold(_ text: String) -> String {
    let utf8 = Array(text.utf8)
    var folded: [UInt16] = []
    fold(utf8.span, into: &folded)
    return String(decoding: folded, as: UTF16.self)
  }
}
