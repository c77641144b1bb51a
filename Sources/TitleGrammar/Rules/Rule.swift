internal import MusicModel

/// What a rule says of the words that it sees.
enum RuleMeaning: Hashable, Sendable {
  case marker(MarkerKind)
  case guests, producers, provenance
  case rating(ContentRating)
  case albumType(TitlePart.AlbumType)
  case number(NumberRole, WorkCatalogue?)
  case key(MusicalKey)
  /// Says nothing by itself, and may stand beside anything that does: `version`, `the`, `digital`.
  case filler
  /// Leads to where or when something was played: `at {name}` behind `live`.
  case place

  typealias NumberRole = TitlePart.NumberRole

  // A case's name costs a look into the type's metadata, so it is looked up once.
  private static let roles = Dictionary(uniqueKeysWithValues: NumberRole.allCases.map { (Substring("\($0)"), $0) })
  private static let catalogues = Dictionary(
    uniqueKeysWithValues: WorkCatalogue.allCases.map { (Substring("\($0)"), $0) })

  /// The meaning called `word` in a table: a marker kind, or one of the others by name.
  init?(word: Substring) {
    switch word {
    case "guests": self = .guests
    case "producers": self = .producers
    case "provenance": self = .provenance
    case "explicit": self = .rating(.explicit)
    case "clean": self = .rating(.clean)
    case "ep": self = .albumType(.ep)
    case "single": self = .albumType(.single)
    case "filler": self = .filler
    case "place": self = .place
    default:
      if word.hasPrefix("catalogue.") {
        let name = word.dropFirst("catalogue.".count)
        guard let catalogue = RuleMeaning.catalogues[name] else { return nil }
        self = .number(.catalogue, catalogue)
      } else if let role = RuleMeaning.roles[word] {
        self = .number(role, nil)
      } else if let kind = MarkerKind(word: String(word)) {
        self = .marker(kind)
      } else {
        return nil
      }
    }
  }

  /// The classes that a table should have rows of in every language that has words of its own for them.
  var className: String {
    switch self {
    case .marker(let kind): "\(kind.markerClass)"
    case .guests, .producers: "credit"
    case .rating: "rating"
    case .provenance: "provenance"
    case .albumType: "album type"
    case .number: "number"
    case .key: "key"
    case .filler, .place: "connective"
    }
  }
}

/// Where in a title a rule may hold.
struct RulePositions: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  /// `b`: in brackets.
  static let bracket = RulePositions(rawValue: 1)
  /// `d`: behind a dash, a colon or a slash.
  static let dash = RulePositions(rawValue: 2)
  /// `e`: bare, at the end of the text (numbers and guests: bare anywhere behind the first word).
  static let bare = RulePositions(rawValue: 4)
  /// `p`: in brackets before the title.
  static let prefix = RulePositions(rawValue: 8)
  /// `E`: bare though it is a single word; `e` alone asks for two.
  static let bareWord = RulePositions(rawValue: 64)
  /// `A`: on albums only.
  static let albumOnly = RulePositions(rawValue: 16)
  /// `S`: on songs only.
  static let songOnly = RulePositions(rawValue: 32)

  /// Reads the letters of a table's column, or nil for a letter that means nothing.
  init?(letters: Substring) {
    self = []
    for letter in letters.unicodeScalars {
      switch letter {
      case "b": insert(.bracket)
      case "d": insert(.dash)
      case "e": insert(.bare)
      case "E": insert([.bare, .bareWord])
      case "p": insert(.prefix)
      case "A": insert(.albumOnly)
      case "S": insert(.songOnly)
      case " ": break
      default: return nil
      }
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// A rule as the reader applies it.
struct Rule: Sendable {
  /// What may follow the rule's words.
  enum Tail: Sendable { case nothing, name, quoted }
  let meaning: RuleMeaning
  var positions: RulePositions
  let tail: Tail
  /// The next rule with the same words, or -1.
  var next: Int16 = -1

  /// Whether the rule may hold at `position` in the title of a `subject`.
  @inline(__always)
  func holds(at position: RulePositions, of subject: TitleSubject) -> Bool {
    guard positions.contains(position) else { return false }
    return subject == .album ? !positions.contains(.songOnly) : !positions.contains(.albumOnly)
  }
}
