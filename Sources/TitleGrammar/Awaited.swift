public import ICU
public struct AliasTable: Sendable {
  public static let builtIn = AliasTable()
  public func group(of name: Span<UInt16>) -> UInt32? { nil }
}
extension CreditParser {
  public func foldName(_ bytes: Span<UInt8>, with words: FoldTable, into text: inout [UInt16]) { words.fold(bytes, into: &text) }
}
extension MarkerKind {
  public var markerClass: MarkerClass { .audio }
}
