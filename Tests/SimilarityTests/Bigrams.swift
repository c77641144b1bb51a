import Similarity
import TestSupport
import Testing

@Suite struct `Dice's coefficient of bigrams` {
  @Test func `counts common neighbours`() {
    var kernels = PairKernels()
    let (night, nacht, none) = (Array("night".utf16), Array("nacht".utf16), [UInt16]())
    let (some, all, nothing) = (
      kernels.bigramDice(night.span, nacht.span), kernels.bigramDice(night.span, night.span),
      kernels.bigramDice(night.span, none.span)
    )
    #expect(some == 0.5)
    #expect(all == 1)
    #expect(nothing == 0)
  }

  @Test func `equals the plain count`() {
    var kernels = PairKernels()
    for (a, b) in TextCases.fuzz(count: 1_500, longest: 80, seed: 9) where !a.isEmpty && !b.isEmpty {
      var left = Self.bigrams(a)
      let right = Self.bigrams(b)
      let pairs = left.count + right.count
      var common = 0
      for bigram in right {
        if let place = left.firstIndex(of: bigram) {
          left.remove(at: place)
          common += 1
        }
      }
      let dice = kernels.bigramDice(a.span, b.span)
      #expect(dice == Double(2 * common) / Double(pairs))
    }
  }

  private static func bigrams(_ text: [UInt16]) -> [[UInt16]] {
    let padded = [0x20] + text + [0x20]
    return zip(padded, padded.dropFirst()).map { [$0, $1] }
  }
}
