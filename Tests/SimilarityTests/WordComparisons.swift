import Similarity
import TestSupport
import Testing

@Suite struct `Comparisons word by word` {
  struct Specimen: CustomTestStringConvertible, Sendable {
    let a: String
    let b: String
    let equal: Int
    let near: Int
    let initials: Int
    var testDescription: String { "\(a) / \(b)" }
  }

  static let specimens = [
    Specimen(a: "john lennon plastic ono", b: "plastik ono john", equal: 2, near: 1, initials: 0),
    Specimen(a: "", b: "john", equal: 0, near: 0, initials: 0),
    Specimen(a: "   ", b: "", equal: 0, near: 0, initials: 0),
    Specimen(a: "la la la", b: "la la", equal: 2, near: 0, initials: 0),
    Specimen(a: "j lopez", b: "jennifer lopez", equal: 1, near: 0, initials: 1),
    Specimen(a: "j j cale", b: "john jacob jim cale", equal: 1, near: 0, initials: 2),
    Specimen(a: "j j cale", b: "john cale", equal: 1, near: 0, initials: 1),
    Specimen(a: "cat", b: "car", equal: 0, near: 0, initials: 0),
    Specimen(a: "love", b: "lvoe", equal: 0, near: 1, initials: 0),
    Specimen(a: "stravinsky", b: "strawinskij", equal: 0, near: 0, initials: 0),
    Specimen(a: "stravinsky", b: "strawinski", equal: 0, near: 1, initials: 0),
    // Only one word of each may meet: the swap pairs best with the longer word.
    Specimen(a: "tests testa", b: "test testa", equal: 1, near: 1, initials: 0),
  ]

  @Test(arguments: specimens) func `count what is equal, near and abbreviated`(_ specimen: Specimen) {
    var kernels = PairKernels()
    let (a, b) = (Array(specimen.a.utf16), Array(specimen.b.utf16))
    let comparison = kernels.compareWords(a.span, b.span)
    #expect(comparison.equalWords == specimen.equal)
    #expect(comparison.nearWords == specimen.near)
    #expect(comparison.initials == specimen.initials)
  }

  @Test func `say what share is in both`() {
    var kernels = PairKernels()
    let (whole, part, near, none) = (
      Array("night fever".utf16), Array("fever".utf16), Array("fevers nigth".utf16), Array("".utf16)
    )
    let same = kernels.compareWords(whole.span, whole.span)
    let subset = kernels.compareWords(whole.span, part.span)
    let misspelt = kernels.compareWords(whole.span, near.span)
    let nothing = kernels.compareWords(none.span, none.span)
    #expect(same.similarity == 1 && same.containment == 1 && same.isSameWords && same.isSubset)
    #expect(subset.similarity == 10.0 / 15 && subset.containment == 1 && subset.isSubset && !subset.isSameWords)
    #expect(misspelt.similarity == 17.0 / 21 && misspelt.containment == 8.5 / 10 && !misspelt.isSubset)
    #expect(nothing.similarity == 0 && nothing.containment == 0 && !nothing.isSubset && !nothing.isSameWords)
  }

  /// Words of a small vocabulary of near neighbours, so that they compete for each other.
  static func texts(count: Int, words: ClosedRange<Int>, seed: UInt64) -> [(a: [UInt16], b: [UInt16])] {
    var random = PlainRandom(seed: seed)
    let stems = ["a", "of", "love", "lover", "lovers", "glove", "symphony", "symphonies", "symphonie"].map {
      Array($0.utf16)
    }
    func text() -> [UInt16] {
      let words = (0..<Int.random(in: words, using: &random)).map { _ in
        random.edited(
          stems.randomElement(using: &random) ?? [], edits: Int.random(in: 0...1, using: &random), alphabet: 3)
      }
      return Array(words.joined(separator: [0x20]))
    }
    return (0..<count).map { _ in (text(), text()) }
  }

  @Test func `find the best of all assignments`() {
    var kernels = PairKernels()
    for (a, b) in Self.texts(count: 2_000, words: 0...4, seed: 11) {
      let comparison = kernels.compareWords(a.span, b.span)
      let plain = PlainWordComparison(a, b)
      let right =
        comparison.equalWords == plain.equalWords && comparison.equalUnits == plain.equalUnits
        && comparison.nearWords == plain.nearWords && comparison.nearUnits == plain.nearUnits
      #expect(right, "\(String(decoding: a, as: UTF16.self)) / \(String(decoding: b, as: UTF16.self))")
    }
  }

  @Test(arguments: [4, 12, 60]) func `do not depend on order or side`(_ most: Int) {
    var kernels = PairKernels()
    var random = PlainRandom(seed: 12)
    for (a, b) in Self.texts(count: 400, words: 0...most, seed: 13) {
      let shuffled = Array(a.split(separator: 0x20).shuffled(using: &random).joined(separator: [0x20]))
      let forth = kernels.compareWords(a.span, b.span)
      let back = kernels.compareWords(b.span, shuffled.span)
      let right =
        forth.equalWords == back.equalWords && forth.equalUnits == back.equalUnits
        && forth.nearWords == back.nearWords && forth.nearUnits == back.nearUnits
        && forth.initials == back.initials && forth.leftWords == back.rightWords && forth.leftUnits == back.rightUnits
        && forth.similarity == back.similarity && forth.containment == back.containment
      #expect(right, "\(String(decoding: a, as: UTF16.self)) / \(String(decoding: b, as: UTF16.self))")
    }
  }
}
