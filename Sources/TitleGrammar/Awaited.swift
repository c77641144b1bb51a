public import ICU
public struct AliasTable: Sendable {
  public static let builtIn = AliasTable()
  init() {}
  public func group(of name: Span<UInt16>) -> UInt32? { nil }
}
extension CreditParser {
  public func foldName(_ bytes: Span<UInt8>, with words: FoldTable, into text: inout [UInt16]) { words.fold(bytes, into: &text) }
}
extension MarkerKind {
  public var markerClass: MarkerClass { .audio }
}
extension AliasTable {
  public init(parsing: String, source: String) throws { self = .builtIn }
  public func merging(_ other: AliasTable) -> AliasTable { self }
}
