extension Span<UInt8> {
  /// Whether any word in `range` begins a rule that holds without brackets: of numbers, keys, guests and markers.
  /// Not so in `Area 51`; but in `Nocturne Op 9`.
  ///
  /// Says yes where it cannot tell: of texts beyond ASCII, and of words that only begin like a rule's.
  func mayHoldBareRule(_ range: Range<Int>, _ book: RuleBook) -> Bool {
    withUnsafeBufferPointer { bytes in
      var index = range.lowerBound
      // The place in the rules' tree behind the word before, if a rule begins with it.
      var node: Int?
      while index < range.upperBound {
        let byte = bytes[index]
        if byte >= 0x80 { return true }
        var hash = WordHash()
        if byte &- 0x30 < 10 {
          if node != nil { return true }
          repeat {
            hash.add(UInt16(bytes[index]))
            index += 1
          } while index < range.upperBound && bytes[index] &- 0x30 < 10
          if book.bareStarts[hash.value] != nil { return true }
        } else if (byte | 0x20) &- 0x61 < 26 {
          index = bytes.addWord(at: index, before: range.upperBound, to: &hash)
          if let node, book.mayGoOn(from: node, by: hash.value) { return true }
          node = nil
          guard let starts = book.bareStarts[hash.value] else { continue }
          if starts != RuleBook.BareStart.leads { return true }
          node = book.child(of: 0, by: hash.value)
        } else {
          index += 1
        }
      }
      return false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Hashes a word of ASCII letters as the tokenizer does, without the apostrophes inside, and says where it ends.
  @inline(__always)
  fileprivate func addWord(at start: Int, before end: Int, to hash: inout WordHash) -> Int {
    var index = start
    while index < end {
      let byte = self[index]
      if (byte | 0x20) &- 0x61 < 26 {
        hash.add(UInt16(byte | 0x20))
      } else if byte != 0x27 && byte != 0x60 || index + 1 >= end || (self[index + 1] | 0x20) &- 0x61 >= 26 {
        break
      }
      index += 1
    }
    return index
  }
}

extension RuleBook {
  /// What a word is to the rules that hold without brackets; values of ``bareStarts``.
  enum BareStart {
    /// Rules begin with it and go on.
    static let leads = 1
    /// It is a rule, or follows a number that begins one.
    static let decides = 2
  }

  /// Whether a rule's words may go on from `node` with a word.
  fileprivate func mayGoOn(from node: Int, by word: UInt64) -> Bool {
    if child(of: node, by: word) != nil { return true }
    // A Roman numeral, a word for a number, a language; to tell the numerals would cost more than a reading now and then.
    return nodes[node].slots != 0
  }
}
