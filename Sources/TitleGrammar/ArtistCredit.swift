/// What an artist does on a recording.
public enum CreditRole: UInt8, Hashable, Sendable, CaseIterable {
  case primary, featured, remixer, producer, vocal
  /// The voice behind a character (`CV:`), or the character itself.
  case voice
}

/// One possible name inside a credit. Ranges count bytes of the credit's UTF-8 as given.
public struct CreditName: Hashable, Sendable {
  public var range: Range<Int>
  public var role: CreditRole
  public init(_ range: Range<Int>, role: CreditRole) {
    self.range = range
    self.role = role
  }
}

/// A credit read into names: the whole always, and the parts that its separators may divide it into.
///
/// A separator inside a name (`Earth, Wind & Fire`) is indistinguishable from one between names, so both
/// readings are kept and comparison uses both; known names are never cut.
public struct ArtistCredit: Hashable, Sendable {
  /// The primary part of the credit: everything before a `feat.`, roles and brackets taken off.
  public var whole: Range<Int>
  /// The finest reading, in order; a single name is one part equal to the whole.
  public var parts: [CreditName]
  /// True for `Various Artists` in any language.
  public var isVarious = false
  /// True for `<unknown>`, `Unknown Artist`, `[unknown]`: nobody is named.
  public var isPlaceholder = false

  public init(whole: Range<Int>, parts: [CreditName]) {
    self.whole = whole
    self.parts = parts
  }
}

/// Reads artist credits.
public struct CreditParser: Sendable {
  public init() {}

  /// - Parameter count: How many artists the credit names, where a parallel column tells; 0 when unknown.
  public func parse(_ credit: Span<UInt8>, count: Int = 0) -> ArtistCredit {
    ArtistCredit(whole: 0..<credit.count, parts: [CreditName(0..<credit.count, role: .primary)])
  }

  public func parse(_ credit: String, count: Int = 0) -> ArtistCredit {
    let utf8 = Array(credit.utf8)
    return parse(utf8.span, count: count)
  }
}
