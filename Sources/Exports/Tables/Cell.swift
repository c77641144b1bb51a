/// The text of one field, without blanks around it.
typealias Cell = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer<UInt8> {
  /// The whole number that the cell says: `07`, `-3`, `+12`, `25200.0`; `nil` for anything else.
  var wholeNumber: Int? {
    guard let number = thousandths, number.value % 1000 == 0 else { return nil }
    return number.value / 1000
  }

  /// The number that the cell says, in thousandths, rounded down; a comma may be the decimal point.
  ///
  /// - Returns: `nil` for anything else, and beyond fifteen digits.
  var thousandths: (value: Int, hasPoint: Bool)? {
    var place = 0
    var negative = false
    if count > 0, self[0] == UInt8(ascii: "-") || self[0] == UInt8(ascii: "+") {
      negative = self[0] == UInt8(ascii: "-")
      place = 1
    }
    guard place < count, count <= 24 else { return nil }
    var value = 0
    var digits = 0
    while place < count, let digit = digit(at: place) {
      value = value * 10 + digit
      digits += 1
      place += 1
    }
    guard digits > 0, digits <= 15 else { return nil }
    if place == count { return (negative ? -value * 1000 : value * 1000, false) }
    guard self[place] == UInt8(ascii: ".") || self[place] == UInt8(ascii: ",") else { return nil }
    place += 1
    var fraction = 0
    var weight = 100
    while place < count, let digit = digit(at: place) {
      fraction += digit * weight
      weight /= 10
      place += 1
    }
    guard place == count else { return nil }
    value = value * 1000 + fraction
    return (negative ? -value : value, true)
  }

  @inline(__always) func digit(at place: Int) -> Int? {
    let byte = self[place] &- 0x30
    return byte < 10 ? Int(byte) : nil
  }

  /// Whether the cell is `word`, given in lower case ASCII, in any case.
  func isWord(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for place in 0..<count where self[place] | 0x20 != word.utf8Start[place] | 0x20 { return false }
    return true
  }

  func hasPrefix(_ word: StaticString) -> Bool {
    guard count >= word.utf8CodeUnitCount else { return false }
    for place in 0..<word.utf8CodeUnitCount where self[place] != word.utf8Start[place] { return false }
    return true
  }

  /// The cell from `from` to `to`, blanks around taken off.
  func trimmed(_ from: Int, _ to: Int) -> Cell {
    var (start, end) = (from, to)
    while start < end, self[start] <= 0x20 { start += 1 }
    while end > start, self[end - 1] <= 0x20 { end -= 1 }
    return Cell(rebasing: self[start..<end])
  }

  var string: String { String(decoding: self, as: UTF8.self) }

  /// Whether the cell stands for nothing: words that programs write where there is no value.
  ///
  /// Names could be such words too, so this is asked of dates, numbers and codes only.
  var isPlaceholder: Bool {
    switch count {
    case 0: true
    case 1: self[0] == UInt8(ascii: "-") || self[0] == UInt8(ascii: "0")
    case 2: isWord("na")
    case 3: isWord("n/a") || isWord("nan")
    case 4: isWord("null") || isWord("none") || isWord("#n/a") || isWord("0000") || isWord("n.a.")
    case 7: isWord("unknown")
    case 9: isWord("undefined")
    default: isNameless || isWord("not documented") || isWord("0000-00-00")
    }
  }

  /// Whether a name is a placeholder beyond doubt, such as `<Untagged>`.
  var isNameless: Bool {
    guard count >= 6, self[0] == UInt8(ascii: "<") else { return false }
    return isWord("<untagged>") || isWord("<unknown>") || isWord("<none>") || isWord("<unknown artist>")
      || isWord("<unknown album>")
  }

  /// Whether a name is a word for a missing value, if the whole row confirms it.
  var mayBeMissing: Bool {
    switch count {
    case 3: isWord("n/a") || isWord("nan")
    case 4: isWord("null") || isWord("none") || isWord("#n/a")
    case 9: isWord("undefined")
    default: false
    }
  }

  /// Whether the twelve significant signs of an ISRC are there, in either case, hyphens and blanks between.
  var isISRC: Bool {
    var place = 0
    for byte in self {
      switch byte {
      case UInt8(ascii: "-"), 0x20: continue
      case 0x30...0x39: if place < 2 { return false }
      case 0x41...0x5A, 0x61...0x7A: if place > 4 { return false }
      default: return false
      }
      place += 1
    }
    return place == 12
  }
}
