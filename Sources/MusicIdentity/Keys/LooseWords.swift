/// The loose form of words-folded text: what two spellings of one title share.
///
/// - joining words (`and`, `und`, `et`, `y`, `e`, `и` …) become `&` where they stand between words: `Y` alone is
///   a title;
/// - a leading English article goes, unless nothing else is there.
///
/// `the rise and fall` becomes `rise & fall`; `and` alone stays.
enum LooseWords {
  private static let joiners = "and|und|et|y|e|og|och|ja|и|ve|&".split(separator: "|").map(packed)
  private static let articles = "the|a|an".split(separator: "|").map(packed)

  /// Loosens `text[start...]` in place.
  static func loosen(_ text: inout [UInt16], from start: Int) {
    guard text.count - start > 2 else { return }
    let joiners = joiners
    let articles = articles
    var write = start
    var read = start
    var isFirst = true
    while read < text.count {
      var end = read
      while end < text.count && text[end] != 0x20 { end += 1 }
      let isLast = end == text.count
      let short = end - read <= 3 && !isLast ? packed(text[read..<end]) : 0
      if isFirst && short != 0 && articles.contains(short) {
        isFirst = false
        read = end + 1
        continue
      }
      if write > start {
        text[write] = 0x20
        write += 1
      }
      if write > start && short != 0 && joiners.contains(short) {
        text[write] = 0x26
        write += 1
      } else {
        for index in read..<end {
          text[write] = text[index]
          write += 1
        }
      }
      isFirst = false
      read = end + 1
    }
    text.removeLast(text.count - write)
  }

  /// Up to three units as one number.
  private static func packed(_ word: ArraySlice<UInt16>) -> UInt64 {
    word.reduce(0) { $0 << 16 | UInt64($1) }
  }

  private static func packed(_ word: Substring) -> UInt64 {
    word.utf16.reduce(0) { $0 << 16 | UInt64($1) }
  }
}
