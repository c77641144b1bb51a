/// English number words as digits: `four minutes` and `4 minutes`, `twenty five miles` and `25 miles` are one.
///
/// Only words that stand alone count, and only up to ninety-nine: beyond that titles spell as they please. A Roman
/// numeral of two signs or more at the end is a number too: `Led Zeppelin II` and `Led Zeppelin 2` are one.
enum NumberWords {
  private static let units: [UInt64: Int] = table(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    value: { $0 })
  private static let tens: [UInt64: Int] = table(
    "twenty thirty forty fifty sixty seventy eighty ninety", value: { ($0 + 2) * 10 })

  /// Replaces the number words of `text[start...]`, which is folded words parted by single blanks.
  ///
  /// - Complexity: O(length); nothing is written where no number stands.
  static func replace(_ text: inout [UInt16], from start: Int) {
    let (units, tens) = (units, tens)
    var write = start
    var read = start
    var pendingTens: Int?
    while read < text.count {
      var end = read
      var hash: UInt64 = 0
      while end < text.count && text[end] != 0x20 {
        hash = hash &* 31 &+ UInt64(text[end])
        end += 1
      }
      let length = end - read
      let mayCount = length >= 3 && length <= 9 && NumberWords.mayBegin(text[read])
      let unit = mayCount ? units[hash] : nil
      let ten = mayCount && length >= 5 ? tens[hash] : nil
      let roman = end == text.count && read > start && length >= 2 ? romanNumeral(text[read..<end]) : nil
      if let value = unit, let base = pendingTens, value > 0, value < 10 {
        // Takes back the tens just written: two digits.
        write -= 2
        writeNumber(base + value, &text, &write)
        pendingTens = nil
      } else {
        if write > start {
          text[write] = 0x20
          write += 1
        }
        if let value = unit ?? ten ?? roman {
          writeNumber(value, &text, &write)
        } else {
          for index in read..<end {
            text[write] = text[index]
            write += 1
          }
        }
        pendingTens = ten
      }
      read = end + 1
    }
    text.removeLast(text.count - write)
  }

  /// The value of a Roman numeral of `i`, `v` and `x`, from 2 to 39; `nil` for anything else, such as `mix` or `xiv` spelled
  /// otherwise than Rome did.
  private static func romanNumeral(_ word: ArraySlice<UInt16>) -> Int? {
    var value = 0
    var last = Int.max
    var repeats = 0
    for unit in word {
      let digit: Int
      switch unit {
      case 0x69: digit = 1
      case 0x76: digit = 5
      case 0x78: digit = 10
      default: return nil
      }
      if digit > last {
        // iv, ix: one smaller sign before a greater one.
        guard last == 1, repeats == 1, digit <= 10 else { return nil }
        value += digit - 2
        last = 0
        repeats = 0
      } else {
        repeats = digit == last ? repeats + 1 : 1
        guard repeats <= (digit == 5 ? 1 : 3), last > 0 else { return nil }
        value += digit
        last = digit
      }
    }
    return value
  }

  /// Whether a number word begins with this letter: nearly all words are ruled out by it.
  @inline(__always)
  private static func mayBegin(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x65, 0x66, 0x6E, 0x6F, 0x73, 0x74, 0x7A: true  // e f n o s t z
    default: false
    }
  }

  private static func writeNumber(_ number: Int, _ text: inout [UInt16], _ write: inout Int) {
    if number >= 10 {
      text[write] = UInt16(0x30 + number / 10)
      write += 1
    }
    text[write] = UInt16(0x30 + number % 10)
    write += 1
  }

  private static func table(_ words: String, value: (Int) -> Int) -> [UInt64: Int] {
    var table: [UInt64: Int] = [:]
    for (index, word) in words.split(separator: " ").enumerated() {
      table[word.utf16.reduce(0) { $0 &* 31 &+ UInt64($1) }] = value(index)
    }
    return table
  }
}
