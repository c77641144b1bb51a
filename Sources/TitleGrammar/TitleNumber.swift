/// A number in a title: `5`, `II`, `5.5`, `1–5`, `37a`, `Hob. XVI:52`.
///
/// Two titles name the same part only if all of it is equal: `Vol. 5` is not `Vol. 5.5`.
public struct TitleNumber: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The number times 100, so that `5.5` has a value: 550.
  public var hundredths: Int
  /// The last whole number of a span (`Pts. 1-5` → 5), or the second of a pair (`Op. 3/2`, `XVI:52`); 0: none.
  public var second = 0
  /// The small letter behind the number (`37a` → `a`), or 0.
  public var letter: UInt8 = 0
  /// Whose catalogue counts, for catalogue numbers.
  public var catalogue: WorkCatalogue?

  public init(_ whole: Int) { hundredths = whole &* 100 }
  public init(hundredths: Int) { self.hundredths = hundredths }
  public init(integerLiteral value: Int) { self.init(value) }

  /// The number where it is whole and alone, else nil.
  public var whole: Int? { hundredths % 100 == 0 && second == 0 && letter == 0 ? hundredths / 100 : nil }
}

/// The catalogues by which works of classical music are numbered.
public enum WorkCatalogue: UInt8, Hashable, Sendable, CaseIterable {
  /// Bach, Bach's appendix, Mozart, Haydn, Schubert, Vivaldi, Handel, Liszt, Scarlatti's two.
  case bwv, bwvAnhang, koechel, hoboken, deutsch, ryom, handel, searle, kirkpatrick, longo
  /// Beethoven and others without opus, Dvořák's `B.`, Telemann, Purcell, Boccherini, Clementi and Gluck (`Wq`, `H`).
  case woo, burghauser, telemann, zimmermann, gerard, wotquenne, helm
  /// Buxtehude, Schütz, Bartók (`Sz.`, `BB`), Debussy (`L.`), Weber, Stravinsky's `W`, Tchaikovsky's `TH`, Grieg's `EG`.
  case buxtehude, schuetz, szollosy, bartokBB, lesure, jaehns, poulencFP, th, eg, other
}

/// A musical key: a tonic and a mode, however it is spelled.
public struct MusicalKey: Hashable, Sendable {
  /// Semitones above C, 0...11. Enharmonic twins share one.
  public var tonic: UInt8
  public var isMinor: Bool

  public init(tonic: UInt8, isMinor: Bool) {
    self.tonic = tonic % 12
    self.isMinor = isMinor
  }
}
