import Similarity
import TestSupport
import Testing

@Suite struct `Jaro's similarity` {
  struct Specimen: CustomTestStringConvertible, Sendable {
    let a: String
    let b: String
    let jaro: Double
    let winkler: Double
    var testDescription: String { "\(a) / \(b)" }
  }

  // The published examples of Winkler's reports, to three places.
  static let specimens = [
    Specimen(a: "MARTHA", b: "MARHTA", jaro: 0.944, winkler: 0.961),
    Specimen(a: "DIXON", b: "DICKSONX", jaro: 0.767, winkler: 0.813),
    Specimen(a: "DWAYNE", b: "DUANE", jaro: 0.822, winkler: 0.840),
    Specimen(a: "", b: "", jaro: 1, winkler: 1),
    Specimen(a: "", b: "a", jaro: 0, winkler: 0),
    Specimen(a: "a", b: "a", jaro: 1, winkler: 1),
    Specimen(a: "a", b: "b", jaro: 0, winkler: 0),
  ]

  @Test(arguments: specimens) func `is as published`(_ specimen: Specimen) throws {
    var kernels = PairKernels()
    let (a, b) = (Array(specimen.a.utf16), Array(specimen.b.utf16))
    let similarities = [kernels.jaro(a.span, b.span), kernels.jaroWinkler(a.span, b.span)]
    let (jaro, winkler) = (try #require(similarities[0]), try #require(similarities[1]))
    #expect(abs(jaro - specimen.jaro) < 0.0006)
    #expect(abs(winkler - specimen.winkler) < 0.0006)
  }

  @Test func `equals the plain one around word borders`() { compare(TextCases.aroundBorders()) }

  @Test func `equals the plain one on random texts`() {
    compare(TextCases.fuzz(count: 9_000, longest: 40, seed: 6))
    compare(TextCases.fuzz(count: 1_000, longest: 200, seed: 7))
  }

  private func compare(_ pairs: [(a: [UInt16], b: [UInt16])]) {
    var kernels = PairKernels()
    for (a, b) in pairs {
      let jaro = PlainJaro.jaro(a, b)
      let winkler = PlainJaro.jaroWinkler(a, b)
      let right =
        equal(kernels.jaro(a.span, b.span), jaro) && equal(kernels.jaroWinkler(a.span, b.span), winkler)
        && kernels.jaro(a.span, b.span) == kernels.jaro(b.span, a.span)
        && kernels.jaroWinkler(a.span, b.span) == kernels.jaroWinkler(b.span, a.span)
      #expect(right, "\(a) and \(b)")
    }
  }

  private func equal(_ similarity: Double?, _ plain: Double) -> Bool {
    abs((similarity ?? -1) - plain) < 1e-12
  }

  @Test func `is not given below the cutoff`() throws {
    var kernels = PairKernels()
    for (a, b) in TextCases.fuzz(count: 2_000, longest: 90, seed: 8) {
      let similarities = [kernels.jaro(a.span, b.span), kernels.jaroWinkler(a.span, b.span)]
      let (jaro, winkler) = (try #require(similarities[0]), try #require(similarities[1]))
      for cutoff in [0.3, 0.6, 0.7, 0.75, 0.8, 0.9, 0.95, jaro, winkler, 1] {
        let right =
          kernels.jaro(a.span, b.span, cutoff: cutoff) == (jaro >= cutoff ? jaro : nil)
          && kernels.jaroWinkler(a.span, b.span, cutoff: cutoff) == (winkler >= cutoff ? winkler : nil)
        #expect(right, "\(a) and \(b) at \(cutoff)")
      }
    }
  }
}
