@testable import ICU

/// The foldings said again as plainly as can be: ICU's normal forms text by text, and words by splitting.
enum PlainWords {
  static func fold(_ text: String, _ level: FoldLevel) -> [UInt16] {
    let units = Array(text.utf16)
    guard level == .words else { return PlainFold.fold(units, level) }
    let points = PlainFold.words(UTF16Text.points(units))
    let classes = points.map { WordClass(of: $0) }
    guard classes.contains(where: { $0 == .letter || $0 == .word }) else { return PlainFold.folded(units) }

    var words: [[UInt32]] = []
    for chunk in split(zip(points, classes).map { ($0, $1) }) {
      if let initials = initials(chunk) {
        words.append(initials)
        continue
      }
      var word: [UInt32] = []
      var isSymbol = false
      func end() {
        if !word.isEmpty { words.append(word) }
        word = []
      }
      for (index, (point, kind)) in chunk.enumerated() {
        if point == 0x22, index > 0, index + 1 < chunk.count, (0x5D0...0x5EA).contains(chunk[index - 1].0),
          (0x5D0...0x5EA).contains(chunk[index + 1].0)
        {
          continue
        }
        if kind == .joiner || kind == .punctuation {
          end()
        } else {
          if (kind == .symbol) != isSymbol { end() }
          isSymbol = kind == .symbol
          word.append(point)
        }
      }
      end()
    }
    return UTF16Text.units(Array(words.joined(separator: [0x20])))
  }

  private static func split(_ text: [(UInt32, WordClass)]) -> [[(UInt32, WordClass)]] {
    text.split(whereSeparator: { $0.1 == .space }).map { Array($0) }
  }

  /// The letters of a chunk that is single letters with one mark of punctuation between each two.
  private static func initials(_ chunk: [(UInt32, WordClass)]) -> [UInt32]? {
    var inner = chunk[...]
    while let last = inner.last, last.1 == .joiner || last.1 == .punctuation { inner.removeLast() }
    while let first = inner.first, first.1 == .joiner || first.1 == .punctuation { inner.removeFirst() }
    guard inner.count >= 3, inner.count % 2 == 1 else { return nil }
    for (place, element) in inner.enumerated() where element.1 != (place % 2 == 0 ? .letter : .joiner) { return nil }
    return inner.enumerated().filter { $0.offset % 2 == 0 }.map { $0.element.0 }
  }
}
