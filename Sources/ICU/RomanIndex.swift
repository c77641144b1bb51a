/// Up to seven letters of ASCII in a word: the length in the lowest byte, then the letters.
struct Spelling: Hashable, Sendable {
  let bits: UInt64

  init(_ letters: some Sequence<UInt8>) {
    var bits: UInt64 = 0
    var count: UInt64 = 0
    for letter in letters {
      count += 1
      bits |= UInt64(letter) << (8 * count)
    }
    precondition(count < 8, "no syllable is that long")
    self.bits = bits | count
  }

  @inline(__always) var count: Int { Int(bits & 7) }
  @inline(__always) subscript(index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bits >> (8 * (index + 1))) }

  @inline(__always)
  func append(to bytes: inout [UInt8]) {
    var rest = bits >> 8
    for _ in 0..<count {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}

/// Letters and pairs of letters with their romanisation, read from the generated tables.
final class RomanIndex: Sendable {
  /// By code point of the basic plane: the place in `spellings`, 0 for none, and whether it begins or ends pairs.
  private let places: [UInt16]
  private let farPlaces: [UInt32: UInt16]
  private let pairs: [UInt64: UInt16]
  private let spellings: [Spelling]

  private static let place: UInt16 = 0x3FFF
  private static let beginsPair: UInt16 = 0x8000
  private static let endsPair: UInt16 = 0x4000

  static let alphabets = RomanIndex(
    letters: [RomanLetters.cyrillic, RomanLetters.greek, RomanLetters.katakana],
    pairs: [RomanLetters.greekPairs, RomanLetters.katakanaPairs])
  /// Apart from the others because of its size: read when the first Han character comes, in about a millisecond.
  static let han = RomanIndex(letters: [HanReadings.table], pairs: [])

  private init(letters: [String], pairs pairTables: [String]) {
    var places = [UInt16](repeating: 0, count: 0x10000)
    var farPlaces: [UInt32: UInt16] = [:]
    var pairs: [UInt64: UInt16] = [:]
    var spellings = [Spelling([])]
    for table in letters {
      for line in RomanIndex.lines(table) {
        for scalar in line.rest {
          if scalar.value < 0x10000 {
            places[Int(scalar.value)] = UInt16(spellings.count)
          } else {
            farPlaces[scalar.value] = UInt16(spellings.count)
          }
        }
        spellings.append(line.spelling)
      }
    }
    for table in pairTables {
      for line in RomanIndex.lines(table) {
        var first: UInt32?
        for scalar in line.rest where scalar != " " {
          if let before = first {
            places[Int(before)] |= Self.beginsPair
            places[Int(scalar.value)] |= Self.endsPair
            pairs[UInt64(before) << 32 | UInt64(scalar.value)] = UInt16(spellings.count)
            first = nil
          } else {
            first = scalar.value
          }
        }
        spellings.append(line.spelling)
      }
    }
    self.places = places
    self.farPlaces = farPlaces
    self.pairs = pairs
    self.spellings = spellings
  }

  private static func lines(_ table: String) -> [(spelling: Spelling, rest: Substring.UnicodeScalarView)] {
    table.unicodeScalars.split(separator: "\n").map { line in
      let blank = line.firstIndex(of: " ") ?? line.endIndex
      let spelling = String(line[..<blank])
      return (Spelling(spelling.utf8.filter { $0 != 0x2D }), line[blank...].dropFirst())
    }
  }

  /// - Returns: `nil` for a letter that the tables do not have.
  @inline(__always)
  func spelling(_ point: UInt32) -> Spelling? {
    let place = Int(point < 0x10000 ? places[Int(point)] & Self.place : farPlaces[point] ?? 0)
    return place == 0 ? nil : spellings[place]
  }

  /// Of two letters of the basic plane.
  ///
  /// - Returns: `nil` for letters that are spelled one after the other.
  @inline(__always)
  func spelling(_ first: UInt32, _ second: UInt32) -> Spelling? {
    guard places[Int(first)] & Self.beginsPair != 0, places[Int(second)] & Self.endsPair != 0 else { return nil }
    return pairs[UInt64(first) << 32 | UInt64(second)].map { spellings[Int($0)] }
  }
}

/// The parts of Hangul syllables.
enum HangulLetters {
  static let leads = row(0)
  static let vowels = row(1)
  static let tails = row(2)

  private static func row(_ index: Int) -> [Spelling] {
    RomanLetters.hangul.split(separator: "\n")[index].split(separator: " ").map {
      Spelling($0.utf8.filter { $0 != 0x2D })
    }
  }
}
