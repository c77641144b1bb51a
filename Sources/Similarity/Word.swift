/// A word of a text whose words stand between blanks.
struct Word: BitwiseCopyable {
  let start: UnsafePointer<UInt16>
  let count: Int
  /// Equal for equal words; the units decide when two are equal.
  let hash: UInt64
  /// Has an equal word been found in the other text?
  var isFound = false

  static let blank: UInt16 = 0x20

  @inline(__always)
  static func == (left: Word, right: Word) -> Bool {
    left.hash == right.hash && left.count == right.count
      && TextPair(left, right).commonPrefix(atMost: left.count) == left.count
  }

  /// An order of words that depends on nothing but their units.
  static func precedes(_ left: Word, _ right: Word) -> Bool {
    if left.hash != right.hash { return left.hash < right.hash }
    if left.count != right.count { return left.count < right.count }
    let prefix = TextPair(left, right).commonPrefix(atMost: left.count)
    return prefix < left.count && left.start[prefix] < right.start[prefix]
  }

  /// Writes the words of `text` to `words`, in their order.
  ///
  /// - Parameter words: room for ``most(in:)`` words.
  /// - Returns: how many there are.
  static func split(_ text: UnsafeBufferPointer<UInt16>, into words: UnsafeMutablePointer<Word>) -> Int {
    guard let start = text.baseAddress else { return 0 }
    var count = 0
    var place = 0
    while place < text.count {
      if start[place] == blank {
        place &+= 1
        continue
      }
      let first = place
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      while place < text.count, start[place] != blank {
        // FNV-1a over code units.
        hash = (hash ^ UInt64(start[place])) &* 0x100_0000_01B3
        place &+= 1
      }
      (words + count).initialize(to: Word(start: start + first, count: place &- first, hash: hash))
      count &+= 1
    }
    return count
  }

  /// How many words a text of `units` units can have.
  static func most(in units: Int) -> Int { (units &+ 1) / 2 }
}

extension TextPair {
  @inline(__always)
  init(_ left: Word, _ right: Word) {
    self.left = left.start
    leftCount = left.count
    self.right = right.start
    rightCount = right.count
  }
}
