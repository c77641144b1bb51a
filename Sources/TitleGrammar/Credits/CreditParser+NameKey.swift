public import ICU

extension CreditParser {
  /// Appends the form of a name in which its spellings are one: `R.E.M.` and `REM`, `Ke$ha` and `Kesha`, `Beatles, The`
  /// and `The Beatles`, `Simon & Garfunkel` and `Simon and Garfunkel`, `Nirvana (2)` and `Nirvana`.
  ///
  ///     var key: [UInt16] = []
  ///     CreditParser().foldName("Run–D.M.C.".utf8.span, with: FoldTable(.words), into: &key)   // run dmc
  ///
  /// What only the text as given shows is decided first (stylings, an article behind a comma, the numbers that tell
  /// artists of one name apart); then the words are folded; then ``nameKey(_:from:)`` settles the words.
  ///
  /// - Parameter words: A table of ``FoldLevel/words``.
  /// - Complexity: Linear; allocates only for a name with a sign to read or an article to move.
  public func foldName(_ name: Span<UInt8>, with words: FoldTable, into output: inout [UInt16]) {
    let start = output.count
    var needsRewriting = false
    var lastComma: Int?
    for index in name.indices {
      let byte = name[index]
      if styling.mayStart(byte) { needsRewriting = true }
      if byte == UInt8(ascii: ",") { lastComma = index }
    }
    var range = withoutNumber(name)
    if range.count != name.count { needsRewriting = true }
    var article: Range<Int>?
    if let lastComma, lastComma > range.lowerBound, lastComma < range.upperBound {
      let first = blanksSkipped(name, from: lastComma + 1, in: range)
      if let end = articles.end(ofArticleAt: first, in: name, before: range.upperBound), end == range.upperBound {
        article = first..<end
        range = range.lowerBound..<lastComma
        needsRewriting = true
      }
    }
    if needsRewriting {
      var plain: [UInt8] = []
      plain.reserveCapacity(name.count + 1)
      if let article {
        for index in article { plain.append(name[index]) }
        plain.append(0x20)
      }
      styling.append(name, range, to: &plain)
      words.fold(plain.span, into: &output)
    } else {
      words.fold(name, into: &output)
    }
    nameKey(&output, from: start)
  }

  /// Brings words-folded text into the form of a name's key, in place: articles and connectives dropped, initials joined.
  ///
  ///     nameKey of "the mamas & the papas"   // mamas the papas
  ///     nameKey of "booker t and the m gs"   // booker t the mgs
  ///
  /// Connectives (`&`, `+`, `and`, `und`, `y` …) go between words only; an article goes when another word is left.
  /// Never empties a name.
  ///
  /// - Parameter start: Where the name starts in `text`; what stands before stays.
  /// - Complexity: Linear, no allocation.
  public func nameKey(_ text: inout [UInt16], from start: Int = 0) {
    let end = text.count
    var read = start
    var write = start
    var wordNumber = 0
    // The word written last: initials may go on behind it.
    var followsInitials = false
    while read < end {
      var wordEnd = read
      while wordEnd < end, text[wordEnd] != 0x20 { wordEnd += 1 }
      let word = read..<wordEnd
      let isLast = wordEnd >= end
      let isFirst = wordNumber == 0
      wordNumber += 1
      read = wordEnd + 1
      if word.isEmpty { continue }
      if isFirst, !isLast, word.count <= 3, isDroppedArticle(text, word, nameEnd: end) { continue }
      if write > start, isLast, isThe(text, word) { break }
      if write > start, !isLast, isConnective(text, word),
        // The e of `R. E. M.` is an initial.
        !isLetter(text[word.lowerBound]) || word.count > 1
          || !followsInitials && !isInitial(text, at: read, nameEnd: end)
      {
        followsInitials = false
        continue
      }
      let isInitial = word.count == 1 && isLetter(text[word.lowerBound])
      let joins = followsInitials && (isInitial || isInitialWithS(text, word))
      if write > start, !joins {
        text[write] = 0x20
        write += 1
      }
      for index in word {
        text[write] = text[index]
        write += 1
      }
      followsInitials = isInitial
    }
    if write < end { text.removeLast(end - write) }
  }

  /// `name` without the number that Discogs tells artists of one name apart by, and its star for another spelling.
  private func withoutNumber(_ name: Span<UInt8>) -> Range<Int> {
    var end = name.count
    if end > 1, name[end - 1] == UInt8(ascii: "*"),
      CreditBytes.isASCIIAlphanumeric(name[end - 2]) || name[end - 2] >= 0x80
    {
      end -= 1
    }
    guard end >= 5, name[end - 1] == UInt8(ascii: ")") else { return 0..<end }
    var open = end - 2
    while open > 0, CreditBytes.isDigit(name[open]) { open -= 1 }
    guard name[open] == UInt8(ascii: "("), end - open >= 3, end - open <= 6, open > 1, name[open - 1] == 0x20 else {
      return 0..<end
    }
    return 0..<open - 1
  }

  private func isDroppedArticle(_ text: [UInt16], _ word: Range<Int>, nameEnd: Int) -> Bool {
    if isThe(text, word) { return true }
    // `El-P` and `La Z` keep theirs: too little would be left.
    return nameEnd - word.upperBound > 3 && articles.isDropped(text.span.extracting(word))
  }

  private func isInitial(_ text: [UInt16], at index: Int, nameEnd: Int) -> Bool {
    index < nameEnd && isLetter(text[index]) && (index + 1 == nameEnd || text[index + 1] == 0x20)
  }

  private func isThe(_ text: [UInt16], _ word: Range<Int>) -> Bool {
    let first = word.lowerBound
    return word.count == 3 && text[first] == 0x74 && text[first + 1] == 0x68 && text[first + 2] == 0x65
  }

  private func isConnective(_ text: [UInt16], _ word: Range<Int>) -> Bool {
    var packed: UInt64 = 0
    if word.count > 4 { return false }
    for index in word { packed = packed << 16 | UInt64(text[index]) }
    return Self.connectives.contains(packed)
  }

  /// The "and" of names, words-folded; up to four units packed into one number.
  private static let connectives: [UInt64] = [
    "&", "+", "and", "und", "et", "y", "e", "en", "og", "och", "ja", "oraz", "ve", "и", "і", "та", "και", "و",
  ].map { word in word.utf16.reduce(0) { $0 << 16 | UInt64($1) } }

  /// A Latin, Greek or Cyrillic letter.
  private func isLetter(_ unit: UInt16) -> Bool { unit &- 0x61 < 26 || unit &- 0x370 < 0x1C0 }

  /// The `gs` of `M.G.'s`.
  private func isInitialWithS(_ text: [UInt16], _ word: Range<Int>) -> Bool {
    guard word.count == 2, text[word.lowerBound + 1] == 0x73 else { return false }
    let first = text[word.lowerBound]
    // Not `as`, `is`, `us`.
    return first &- 0x61 < 26 && first != 0x61 && first != 0x69 && first != 0x75
  }
}
