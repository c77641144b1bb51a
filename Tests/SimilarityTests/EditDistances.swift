import Similarity
import TestSupport
import Testing

@Suite struct `Edit distances` {
  struct Specimen: CustomTestStringConvertible, Sendable {
    let a: String
    let b: String
    let levenshtein: Int
    let alignment: Int
    let subsequence: Int
    var testDescription: String { "\(a) / \(b)" }
  }

  static let specimens = [
    Specimen(a: "", b: "", levenshtein: 0, alignment: 0, subsequence: 0),
    Specimen(a: "", b: "abc", levenshtein: 3, alignment: 3, subsequence: 0),
    Specimen(a: "kitten", b: "sitting", levenshtein: 3, alignment: 3, subsequence: 4),
    Specimen(a: "hte", b: "the", levenshtein: 2, alignment: 1, subsequence: 2),
    Specimen(a: "ca", b: "abc", levenshtein: 3, alignment: 3, subsequence: 1),
    Specimen(a: "message", b: "massage", levenshtein: 1, alignment: 1, subsequence: 6),
    Specimen(a: "東京事変", b: "東京亊変", levenshtein: 1, alignment: 1, subsequence: 3),
  ]

  @Test(arguments: specimens) func `of known pairs are as known`(_ specimen: Specimen) {
    var kernels = PairKernels()
    let (a, b) = (Array(specimen.a.utf16), Array(specimen.b.utf16))
    let levenshtein = kernels.levenshtein(a.span, b.span)
    let alignment = kernels.optimalStringAlignment(a.span, b.span)
    let subsequence = kernels.longestCommonSubsequence(a.span, b.span)
    let indel = kernels.indelDistance(a.span, b.span)
    #expect(levenshtein == specimen.levenshtein)
    #expect(alignment == specimen.alignment)
    #expect(subsequence == specimen.subsequence)
    #expect(indel == a.count + b.count - 2 * specimen.subsequence)
  }

  @Test func `equal the plain tables around word borders`() { compare(TextCases.aroundBorders()) }

  @Test func `equal the plain tables on random texts`() {
    compare(TextCases.fuzz(count: 9_000, longest: 40, seed: 1))
    compare(TextCases.fuzz(count: 1_000, longest: 200, seed: 2))
  }

  private func compare(_ pairs: [(a: [UInt16], b: [UInt16])]) {
    var kernels = PairKernels()
    for (a, b) in pairs {
      let levenshtein = PlainEditDistances.levenshtein(a, b)
      let alignment = PlainEditDistances.optimalStringAlignment(a, b)
      let subsequence = PlainEditDistances.longestCommonSubsequence(a, b)
      let right =
        kernels.levenshtein(a.span, b.span) == levenshtein && kernels.levenshtein(b.span, a.span) == levenshtein
        && LevenshteinPattern(a.span).distance(to: b.span) == levenshtein
        && kernels.optimalStringAlignment(a.span, b.span) == alignment
        && kernels.optimalStringAlignment(b.span, a.span) == alignment
        && kernels.longestCommonSubsequence(a.span, b.span) == subsequence
        && kernels.longestCommonSubsequence(b.span, a.span) == subsequence
      #expect(right, "\(a) and \(b)")
    }
  }

  @Test func `are not given beyond the limit`() {
    var kernels = PairKernels()
    for (a, b) in TextCases.fuzz(count: 1_500, longest: 90, seed: 3) {
      let levenshtein = PlainEditDistances.levenshtein(a, b)
      let alignment = PlainEditDistances.optimalStringAlignment(a, b)
      let indel = a.count + b.count - 2 * PlainEditDistances.longestCommonSubsequence(a, b)
      let pattern = LevenshteinPattern(a.span)
      for limit in [-1, 0, 1, 2, 3, 5, 20, 64, 90, 180] {
        let right =
          kernels.levenshtein(a.span, b.span, limit: limit) == (levenshtein <= limit ? levenshtein : nil)
          && pattern.distance(to: b.span, limit: limit) == (levenshtein <= limit ? levenshtein : nil)
          && kernels.optimalStringAlignment(a.span, b.span, limit: limit) == (alignment <= limit ? alignment : nil)
          && kernels.indelDistance(a.span, b.span, limit: limit) == (indel <= limit ? indel : nil)
        #expect(right, "\(a) and \(b) within \(limit)")
      }
    }
  }

  @Test func `of Levenshtein are a metric`() throws {
    var kernels = PairKernels()
    var random = PlainRandom(seed: 4)
    for _ in 0..<2_000 {
      let a = random.text(length: Int.random(in: 0...70, using: &random), alphabet: 3)
      let b = random.edited(a, edits: 5, alphabet: 3)
      let c = random.edited(b, edits: 5, alphabet: 3)
      let distances = [
        kernels.levenshtein(a.span, b.span), kernels.levenshtein(b.span, c.span), kernels.levenshtein(a.span, c.span),
      ]
      let toItself = kernels.levenshtein(a.span, a.span)
      let (ab, bc, ac) = (try #require(distances[0]), try #require(distances[1]), try #require(distances[2]))
      #expect(toItself == 0)
      #expect((ab == 0) == (a == b))
      #expect(ac <= ab + bc)
    }
  }

  @Test func `turn into shares of the lengths`() {
    var kernels = PairKernels()
    for (a, b) in TextCases.fuzz(count: 2_000, longest: 80, seed: 5) {
      let longer = max(a.count, b.count)
      let similarity = longer == 0 ? 1 : 1 - Double(PlainEditDistances.levenshtein(a, b)) / Double(longer)
      let units = a.count + b.count
      let ratio = units == 0 ? 1 : Double(2 * PlainEditDistances.longestCommonSubsequence(a, b)) / Double(units)
      for cutoff in [0, 0.5, 0.8, similarity, ratio, 0.9, 1] {
        let right =
          kernels.levenshteinSimilarity(a.span, b.span, cutoff: cutoff) == (similarity >= cutoff ? similarity : nil)
          && kernels.indelRatio(a.span, b.span, cutoff: cutoff) == (ratio >= cutoff ? ratio : nil)
        #expect(right, "\(a) and \(b) at \(cutoff)")
      }
    }
  }
}
