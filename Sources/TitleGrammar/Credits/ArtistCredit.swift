/// What an artist does on a recording.
public enum CreditRole: UInt8, Hashable, Sendable, CaseIterable {
  case primary, featured, remixer, producer, vocal
  /// The voice behind a character (`Miku (CV: Saki Fujita)`), or the character a singer lends a voice to (`(as Elsa)`).
  case voice
}

/// One possible name inside a credit. Ranges count bytes of the credit's UTF-8 as given.
public struct CreditName: Hashable, Sendable {
  public var range: Range<Int>
  public var role: CreditRole
  /// True for another name of the artist just before, given in brackets and another script: `TWS` in `투어스 (TWS)`.
  public var isOtherName = false

  public init(_ range: Range<Int>, role: CreditRole) {
    self.range = range
    self.role = role
  }
}

/// How far the parts of a credit are to be trusted.
public enum CreditDivision: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  /// A sign or word that also stands inside names divided them: `&`, `and`, `+`, `y`.
  case possible
  /// A sign that mostly divides did: `, `, ` / `, ` x `.
  case likely
  /// Nothing to divide; or only signs that never stand in names did (`;`, `feat.`); or the number of artists was known.
  case certain

  public static func < (a: CreditDivision, b: CreditDivision) -> Bool { a.rawValue < b.rawValue }
}

/// A credit read into names: the whole always, and the parts that its separators may divide it into.
///
/// A separator inside a name (`Earth, Wind & Fire`) is indistinguishable from one between names, so both
/// readings are kept and comparison uses both; known names are never cut.
public struct ArtistCredit: Hashable, Sendable {
  /// The primary part of the credit: everything before a `feat.`, roles and brackets taken off.
  public var whole: Range<Int>
  /// The finest reading, in order; a single name is one part equal to the whole. Empty only for a blank credit.
  public var parts: [CreditName]
  /// How sure it is that ``parts`` are the artists: that of the weakest separator between them.
  public var division = CreditDivision.certain
  /// True for `Various Artists` in any language.
  public var isVarious = false
  /// True for `<unknown>`, `Unknown Artist`, `[unknown]` and a blank credit: nobody is named.
  public var isPlaceholder = false

  public init(whole: Range<Int>, parts: [CreditName]) {
    self.whole = whole
    self.parts = parts
  }
}
