internal import MusicModel

/// Where a field of a song stands in a record, and how it is read there.
struct JSONRule: Hashable, Sendable {
  /// How a value becomes what a field says.
  enum Reading: Hashable, Sendable {
    case text(TextField)
    /// A text or number of which `0` says nothing.
    case identifier(TextField)
    /// A number of which zero says nothing.
    case count(NumberField)
    /// A number of which zero says something.
    case amount(NumberField)
    /// A length in seconds, or in hundreds of nanoseconds.
    case seconds
    case ticks
    /// A length in clock time or as a number, whose unit is told by its size.
    case length
    /// Names in a list, or objects with names; how many there are is kept for an artist.
    case names(TextField)
    /// Names with the phrases that join them.
    case credit(TextField)
    case isrc
    case year
    case ratingWord
    /// Yes is explicit; what no means differs.
    case explicitFlag(no: ContentRating)
    /// Yes is the edit of an explicit song.
    case cleanFlag
    case deezerRating
    case flag(NumberField)
    /// No makes the entry unplayable; for the second, absence does.
    case playable
    case playableIfPresent
    /// `spotify:track:…`, a link to a track, or a local file's description.
    case spotifyReference
    /// An id of Apple's: of the catalog, of a library, or a persistent one, by its shape.
    case appleReference
    /// The row is left out when the value says anything but no; the words name what it is.
    case leftOut(String)
    /// The row is left out unless the value is one of these words.
    case only([String])
  }

  /// Keys from the record down; arrays on the way are passed through to their first element.
  let path: [String]
  /// How many objects above the record the path begins.
  let levelsUp: Int
  let reading: Reading

  /// Reads the lines of a rule table, `path | reading | field`: earlier lines win over later ones for a field.
  ///
  /// A path that begins with `^` belongs to the object that holds the records, with `^^` to the one above.
  static func rules(_ table: String) -> [JSONRule] {
    RuleTable.rows(table).map { row in
      guard let reading = Reading(row[1], row.count > 2 ? row[2] : "") else {
        preconditionFailure("a rule table has no reading \(row)")
      }
      let up = row[0].utf8.prefix { $0 == UInt8(ascii: "^") }.count
      let path = row[0].dropFirst(up).split(separator: "/").map(String.init)
      return JSONRule(path: path, levelsUp: up, reading: reading)
    }
  }
}

extension JSONRule.Reading {
  /// The reading as a rule table writes it.
  init?(_ word: String, _ argument: String) {
    func text(_ make: (TextField) -> Self) -> Self? { TextField(ruleName: argument).map(make) }
    func number(_ make: (NumberField) -> Self) -> Self? { NumberField(ruleName: argument).map(make) }
    let reading: Self? =
      switch word {
      case "text": text(Self.text)
      case "identifier": text(Self.identifier)
      case "count": number(Self.count)
      case "amount": number(Self.amount)
      case "seconds": .seconds
      case "ticks": .ticks
      case "length": .length
      case "names": text(Self.names)
      case "credit": text(Self.credit)
      case "isrc": .isrc
      case "year": .year
      case "rating-word": .ratingWord
      case "explicit-or-unknown": .explicitFlag(no: .unknown)
      case "explicit-or-none": .explicitFlag(no: .none)
      case "clean": .cleanFlag
      case "deezer-rating": .deezerRating
      case "flag": number(Self.flag)
      case "playable": .playable
      case "playable-if-present": .playableIfPresent
      case "spotify-reference": .spotifyReference
      case "apple-reference": .appleReference
      case "left-out": .leftOut(argument)
      case "only": .only(argument.split(separator: ",").map(String.init))
      default: nil
      }
    guard let reading else { return nil }
    self = reading
  }

  /// The field that the reading fills, to know when a better rule filled it; `nil` for what fills none or several.
  var field: String? {
    switch self {
    case .text(let field), .identifier(let field), .names(let field), .credit(let field): "\(field)"
    case .count(let field), .amount(let field), .flag(let field): "\(field)"
    case .seconds, .ticks, .length: "\(NumberField.milliseconds)"
    case .isrc: "\(TextField.isrc)"
    case .year: "\(NumberField.year)"
    case .ratingWord, .explicitFlag, .cleanFlag, .deezerRating: "\(NumberField.rating)"
    case .playable, .playableIfPresent: "\(NumberField.playable)"
    case .spotifyReference: "\(TextField.id)"
    case .appleReference, .leftOut, .only: nil
    }
  }
}
