/// What was found in the titles' cores.
enum TitleFinding: UInt8, CaseIterable, Sendable {
  /// A side has no title.
  case silent
  case equal
  /// Equal in Latin letters, by a spelling that ICU defines.
  case equalRomanised
  /// Equal in Latin letters, but Han characters were spelled as pinyin.
  case equalRomanisedFromHan
  /// One side's core is the other's core and subtitle: `Sweet Dreams` and `Sweet Dreams (Are Made of This)`.
  case equalWithSubtitle
  /// One edit apart, in at least four letters.
  case oneEdit
  case twoEdits
  /// Alike by 0.88 or more of an indel ratio.
  case similar
  /// Alike in Latin letters by 0.80 or more.
  case similarRomanised
  /// All words of one side stand in the other.
  case contained
  /// Alike by 0.70 to 0.88.
  case distant
  /// In other scripts, and no spelling meets: cannot be judged.
  case otherScript
  /// Alike, but the numbers in them differ.
  case numbersDiffer
  case different
}

/// What was found in the artists.
enum ArtistFinding: UInt8, CaseIterable, Sendable {
  case silent
  case equal
  /// The main artists are the same; one side names more guests.
  case equalButGuests
  /// One side's artists are all on the other.
  case contained
  /// Some are shared.
  case shared
  case alias
  case equalRomanised
  /// All words of one name stand in the other: `Dave Brubeck`, `The Dave Brubeck Quartet`.
  case partOfName
  case oneEdit
  case similar
  case similarRomanised
  case otherScript
  case distant
  case different
}

/// What was found in the version markers.
enum MarkerFinding: UInt8, CaseIterable, Sendable {
  case none
  /// The same audio-changing markers, arguments included.
  case equal
  /// Only mastering or packaging differs.
  case masteringOnly
  /// A store's name for the standard recording on one side.
  case namingOnOneSide
  /// The same, of a kind that needs a length to be sure of.
  case doubtfulNamingOnOneSide
  case alternateOnOneSide
  /// One side has an argument that the other lacks.
  case argumentOnOneSide
  case argumentsDiffer
  /// An audio-changing marker on one side only.
  case audioOnOneSide
  case audioDiffers
  /// Karaoke, tribute and the like on one side only.
  case imitationOnOneSide
  /// The album, not the title, says that one side is live and the like.
  case albumOnOneSide
}

enum NumberFinding: UInt8, CaseIterable, Sendable {
  case none, equal
  /// A work, opus, catalogue number or key that one side leaves out.
  case workOnOneSide
  /// A part, volume, movement and the like that one side lacks.
  case onOneSide
  case differ
}
enum SubtitleFinding: UInt8, CaseIterable, Sendable { case none, equal, onOneSide, similar, differ }
/// What was found in the albums' track lists.
enum TracksFinding: UInt8, CaseIterable, Sendable {
  case silent
  /// Nine in ten of the longer list.
  case equal
  /// Nine in ten of the shorter list stand in the longer one: a deluxe edition, or an album with bonus tracks.
  case contained
  /// Half of the shorter list.
  case similar
  case few
  case none
}
enum EditionFinding: UInt8, CaseIterable, Sendable { case same, differ }
enum AlbumTypeFinding: UInt8, CaseIterable, Sendable { case same, onOneSide, differ }
enum GuestFinding: UInt8, CaseIterable, Sendable { case none, equal, onOneSide, differ }
enum CodeFinding: UInt8, CaseIterable, Sendable { case silent, equal, differ, poisoned }
enum AlbumFinding: UInt8, CaseIterable, Sendable { case silent, equal, similar, contained, differ }
enum YearFinding: UInt8, CaseIterable, Sendable { case silent, equal, oneApart, near, far }
enum PositionFinding: UInt8, CaseIterable, Sendable { case silent, equal, trackOnly, differ }
enum RatingFinding: UInt8, CaseIterable, Sendable {
  case silent, equal, explicitAndUnmarked, cleanAndUnmarked, explicitAndClean
}

/// All findings of a pair in 64 bits: what the hot path keeps, and what the explanation is decoded from.
struct Findings: Hashable, Sendable {
  private(set) var packed: UInt64

  init(packed: UInt64 = 0) { self.packed = packed }

  /// A field's place in the 64 bits.
  enum Field: UInt64, CaseIterable {
    case title = 0
    case artist = 4
    case markers = 8
    case subtitle = 14
    case guests = 17
    case code = 19
    case album = 21
    case year = 24
    case position = 27
    case rating = 29
    case length = 32  // 6 bits
    case titleRarity = 38  // 5 bits, in bits of surprise
    case artistRarity = 43  // 5 bits
    case sameItem = 48
    case decided = 49
    case numbers = 50
    case tracks = 53
    case edition = 56
    case albumType = 57  // 2 bits
    case selfTitled = 59
    case swapped = 60
    case sameText = 61

    var width: UInt64 {
      switch self {
      case .title, .artist, .markers: 4
      case .guests, .code, .position, .albumType: 2
      case .numbers, .subtitle, .album, .year, .rating, .tracks: 3
      case .length: 6
      case .titleRarity, .artistRarity: 5
      case .sameItem, .decided, .edition, .selfTitled, .swapped, .sameText: 1
      }
    }
  }

  /// Every field's place and width, in the order of ``Field``.
  static let places: [(place: UInt64, width: UInt64)] = Field.allCases.map { ($0.rawValue, $0.width) }

  @inline(__always)
  func level(_ field: Field) -> Int { Int(packed >> field.rawValue & (1 << field.width - 1)) }

  @inline(__always)
  mutating func set(_ field: Field, _ level: Int) {
    packed = packed & ~((1 << field.width - 1) << field.rawValue) | UInt64(level) << field.rawValue
  }

  // Force: a level is only ever set from its own enumeration.
  var title: TitleFinding { TitleFinding(rawValue: UInt8(level(.title)))! }
  var artist: ArtistFinding { ArtistFinding(rawValue: UInt8(level(.artist)))! }
  var markers: MarkerFinding { MarkerFinding(rawValue: UInt8(level(.markers)))! }
  var numbers: NumberFinding { NumberFinding(rawValue: UInt8(level(.numbers)))! }
  var subtitle: SubtitleFinding { SubtitleFinding(rawValue: UInt8(level(.subtitle)))! }
  var guests: GuestFinding { GuestFinding(rawValue: UInt8(level(.guests)))! }
  var code: CodeFinding { CodeFinding(rawValue: UInt8(level(.code)))! }
  var album: AlbumFinding { AlbumFinding(rawValue: UInt8(level(.album)))! }
  var year: YearFinding { YearFinding(rawValue: UInt8(level(.year)))! }
  var position: PositionFinding { PositionFinding(rawValue: UInt8(level(.position)))! }
  var rating: RatingFinding { RatingFinding(rawValue: UInt8(level(.rating)))! }
  var tracks: TracksFinding { TracksFinding(rawValue: UInt8(level(.tracks)))! }
  var editionsDiffer: Bool { level(.edition) == Int(EditionFinding.differ.rawValue) }
  var albumTypes: AlbumTypeFinding { AlbumTypeFinding(rawValue: UInt8(level(.albumType)))! }
  /// Both albums are called like their artist.
  var areSelfTitled: Bool { level(.selfTitled) == 1 }
  /// One side's title is the other's artist, and the other way round: a reader or a writer swapped the columns.
  var isSwapped: Bool { level(.swapped) == 1 }
  /// Both rows say the same of everything, and are silent of the same.
  var isSameText: Bool { level(.sameText) == 1 }
  /// A person said so.
  var isDecided: Bool { level(.decided) == 1 }
  /// The same namespace and id.
  var isSameItem: Bool { level(.sameItem) == 1 }
}

/// How far apart two lengths are, on a scale of 64 steps that grow with the distance.
///
/// Step 0 is silence. A step's weight is a smooth function of its distance, so that no length is a cliff.
enum LengthScale {
  static let silent = 0
  static let last = 63

  /// The step for a difference in milliseconds: quarter seconds to 4 s, then half, then growing.
  static func step(milliseconds difference: Int) -> Int {
    switch difference {
    case ..<4_000: 1 + difference / 250
    case ..<12_000: 17 + (difference - 4_000) / 500
    case ..<32_000: 33 + (difference - 12_000) / 2_000
    case ..<132_000: 43 + (difference - 32_000) / 10_000
    default: min(last, 53 + (difference - 132_000) / 60_000)
    }
  }

  /// The middle of a step, in seconds; `nil` for silence.
  static func seconds(_ step: Int) -> Double? {
    switch step {
    case silent: nil
    case ..<17: (Double(step - 1) + 0.5) * 0.25
    case ..<33: 4 + (Double(step - 17) + 0.5) * 0.5
    case ..<43: 12 + (Double(step - 33) + 0.5) * 2
    case ..<53: 32 + (Double(step - 43) + 0.5) * 10
    default: 132 + (Double(step - 53) + 0.5) * 60
    }
  }
}

extension Findings {
  /// Whether the lengths differ by at most `seconds`; `nil` when a length is unknown.
  func lengthsWithin(_ seconds: Double) -> Bool? {
    LengthScale.seconds(level(.length)).map { $0 <= seconds }
  }
}
