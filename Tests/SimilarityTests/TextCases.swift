import TestSupport

/// Pairs of texts to try a kernel on.
enum TextCases {
  /// Every length around a word's borders against some others, in small and large alphabets, of several scripts.
  static func aroundBorders() -> [(a: [UInt16], b: [UInt16])] {
    var random = PlainRandom(seed: 64)
    var pairs: [(a: [UInt16], b: [UInt16])] = []
    let borders = [0, 1, 2, 3, 7, 8, 9, 31, 63, 64, 65, 127, 128, 129, 192, 193]
    for length in Array(0...130) + [191, 192, 193, 300] {
      for other in borders {
        let alphabet = [2, 4, 26, 500].randomElement(using: &random) ?? 2
        let first = ([97, 250, 0x4E00, 0xFF00] as [UInt16]).randomElement(using: &random) ?? 97
        let limit = alphabet == 500 && first == 0xFF00 ? 200 : alphabet
        pairs.append(
          (
            random.text(length: length, alphabet: limit, first: first),
            random.text(length: other, alphabet: limit, first: first)
          ))
      }
      let text = random.text(length: length, alphabet: 5)
      pairs.append((text, text))
      pairs.append((text, random.edited(text, edits: 3, alphabet: 5)))
      pairs.append((text, random.edited(text, edits: 12, alphabet: 5)))
    }
    // Swaps on and beside the borders. Other units at both ends keep them from being stripped, hence the borders in their places.
    for place in Array(60..<68) + Array(124..<132) {
      let text = random.text(length: 140, alphabet: 26)
      var swapped = text
      swapped.swapAt(place, place + 1)
      swapped[0] = 1
      swapped[139] = 2
      pairs.append((text, swapped))
    }
    return pairs
  }

  /// Random texts and edited copies of them.
  static func fuzz(count: Int, longest: Int, seed: UInt64) -> [(a: [UInt16], b: [UInt16])] {
    var random = PlainRandom(seed: seed)
    return (0..<count).map { number in
      let alphabet = [1, 2, 3, 8, 26, 1000][number % 6]
      let a = random.text(length: Int.random(in: 0...longest, using: &random), alphabet: alphabet)
      let b =
        number % 3 == 0
        ? random.text(length: Int.random(in: 0...longest, using: &random), alphabet: alphabet)
        : random.edited(a, edits: Int.random(in: 0...8, using: &random), alphabet: alphabet)
      return (a, b)
    }
  }
}
