/// Letters and pairs of letters with their romanisation, read from the generated tables.
final class RomanIndex: Sendable {
  /// By code point of the basic plane: the place in `spellings`, 0 for none.
  private let places: [UInt16]
  private let farPlaces: [UInt32: UInt16]
  private let pairs: [UInt64: UInt16]
  private let spellings: [[UInt8]]

  static let alphabets = RomanIndex(
    letters: [RomanLetters.cyrillic, RomanLetters.greek, RomanLetters.katakana],
    pairs: [RomanLetters.greekPairs, RomanLetters.katakanaPairs])
  /// Apart from the others because of its size: read when the first Han character comes, in about a millisecond.
  static let han = RomanIndex(letters: [HanReadings.table], pairs: [])

  private init(letters: [String], pairs pairTables: [String]) {
    var places = [UInt16](repeating: 0, count: 0x10000)
    var farPlaces: [UInt32: UInt16] = [:]
    var pairs: [UInt64: UInt16] = [:]
    var spellings: [[UInt8]] = [[]]
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

  private static func lines(_ table: String) -> [(spelling: [UInt8], rest: Substring.UnicodeScalarView)] {
    table.unicodeScalars.split(separator: "\n").map { line in
      let blank = line.firstIndex(of: " ") ?? line.endIndex
      let spelling = String(line[..<blank])
      return (spelling == "-" ? [] : Array(spelling.utf8), line[blank...].dropFirst())
    }
  }

  /// - Returns: `nil` for a letter that the tables do not have.
  func spelling(_ point: UInt32) -> [UInt8]? {
    let place = point < 0x10000 ? places[Int(point)] : farPlaces[point] ?? 0
    return place == 0 ? nil : spellings[Int(place)]
  }

  /// - Returns: `nil` for letters that are spelled one after the other.
  func spelling(_ first: UInt32, _ second: UInt32) -> [UInt8]? {
    pairs[UInt64(first) << 32 | UInt64(second)].map { spellings[Int($0)] }
  }
}

/// The parts of Hangul syllables.
enum HangulLetters {
  static let leads = row(0)
  static let vowels = row(1)
  static let tails = row(2)

  private static func row(_ index: Int) -> [[UInt8]] {
    RomanLetters.hangul.split(separator: "\n")[index].split(separator: " ").map { $0 == "-" ? [] : Array($0.utf8) }
  }
}
