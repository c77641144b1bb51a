internal import CICU

/// Finds words where no blank divides them: Thai, Chinese, Japanese (UAX 29, with ICU's dictionaries).
///
///     var breaks = WordBreaks()
///     breaks.words(in: "กินข้าว")  // two ranges
///
/// Opening costs a millisecond or more: keep one per thread.
public struct WordBreaks: ~Copyable {
  private let handle: OpaquePointer?

  public init() { handle = cicu_words_open("") }

  deinit { if let handle { cicu_breaks_close(handle) } }

  /// The words and numbers of a text in UTF-16, in order; what lies between them is no word.
  ///
  /// - Returns: The whole text as one word where this ICU was built without break rules.
  public mutating func words(in text: Span<UInt16>) -> [Range<Int>] {
    guard let handle else { return text.isEmpty ? [] : [0..<text.count] }
    return text.withUnsafeBufferPointer { units in
      guard cicu_breaks_set_text(handle, units.baseAddress, Int32(units.count)) else { return [] }
      // ICU must not keep a pointer that is about to go.
      defer { _ = cicu_breaks_set_text(handle, nil, 0) }
      var words: [Range<Int>] = []
      var start = 0
      var isWord = false
      while true {
        let end = cicu_breaks_next(handle, &isWord)
        if end < 0 { return words }
        if isWord { words.append(start..<Int(end)) }
        start = Int(end)
      }
    }
  }

  public mutating func words(in text: String) -> [String] {
    let units = Array(text.utf16)
    return words(in: units.span).map { UTF16Text.string(Array(units[$0])) }
  }
}
