public import MusicModel

/// Where a folded text stands in a ``KeyedList``'s arena of UTF-16.
public struct TextRange: Hashable, Sendable {
  public var start: UInt32
  public var count: UInt32

  public static let none = TextRange(start: 0, count: 0)
  public var isEmpty: Bool { count == 0 }

  func moved(by offset: Int) -> TextRange {
    count == 0 ? .none : TextRange(start: start + UInt32(offset), count: count)
  }
}

/// What a record is compared by, in one cache line: everything that nearly every comparison looks at.
public struct RecordCard: Hashable, Sendable {
  /// Hash of the title's core, blanks passed over; 0 when the record has no title.
  var title: UInt64 = 0
  /// The ISRC packed in 62 bits, for an album its UPC; 0 for none, or for one that too many titles share.
  var isrc: UInt64 = 0
  /// The title's core, folded and loosened.
  var words = TextRange.none
  /// Index into ``KeyedList/credits``.
  var credit: UInt32 = 0
  /// Index into ``KeyedList/albums``.
  var album: UInt32 = 0
  /// Index into ``KeyedList/extras``; 0 for a plain title in Latin letters.
  var extras: UInt32 = 0
  /// The length, or -1.
  var milliseconds: Int32 = -1
  var year: Int16 = 0
  var track: Int16 = 0
  var disc: Int16 = 0
  /// An album's number of tracks, or 0.
  var trackCount: Int16 = 0
  /// A ``ContentRating``'s raw value, from the field or from the title.
  var rating: UInt8 = 0
  /// Set where the list's ISRC was ignored because other titles carry it too.
  var hasPoisonedISRC = false
}

/// A version marker of a title, ready for comparison.
struct KeyedMarker: Hashable, Sendable {
  /// The kind's bit in a marker mask: see ``MarkerMasks``.
  var bit: UInt8
  var argument = TextRange.none
  /// Hash of the argument's words; 0 for none.
  var argumentHash: UInt64 = 0
  var number: Int32 = 0
}

/// A number of a title: which part, volume, work, opus, movement or key.
struct KeyedNumber: Hashable, Sendable {
  /// A ``TitlePart/NumberRole``'s raw value, or ``musicalKey``.
  var role: UInt8
  /// Hash of the number with its letter, span and catalogue.
  var value: UInt32

  static let musicalKey: UInt8 = 200
}

/// What a title has besides its core. Most titles have nothing.
struct TitleExtras: Hashable, Sendable {
  /// Bits of the markers' kinds: see ``MarkerMasks``.
  var markerMask: UInt64 = 0
  /// Range in ``KeyedList/markers``.
  var markers = TextRange.none
  /// Sum over the title's numbers' hashes; 0 for none.
  var numberSum: UInt64 = 0
  /// Range in ``KeyedList/numbers``.
  var numbers = TextRange.none
  /// Range in ``KeyedList/names``: guests that the title names.
  var guests = TextRange.none
  /// Sum over the guests' name hashes.
  var guestSum: UInt64 = 0
  var subtitle = TextRange.none
  var subtitleHash: UInt64 = 0
  /// Whether core and subtitle are in two scripts: `강남스타일 (Gangnam Style)` names the song twice.
  var isBilingual = false
  /// Sum over the packaging and mastering markers' hashes: which edition; 0 for none.
  var editionSum: UInt64 = 0
  /// 0 for none, else a ``TitlePart/AlbumType``'s raw value plus 1.
  var albumType: UInt8 = 0
  /// Hash over core and subtitle together.
  var fullHash: UInt64 = 0
  /// The core in Latin letters, where it is written in others.
  var romanised = TextRange.none
  var romanisedHash: UInt64 = 0
  /// Set when Han characters were spelled as pinyin, which is wrong for Japanese and so only a hint.
  var romanisedFromHan = false
}

/// One name of a credit, ready for comparison.
struct KeyedName: Hashable, Sendable {
  /// Hash of the name's words, blanks, articles and stylings passed over.
  var hash: UInt64 = 0
  var words = TextRange.none
  var romanised = TextRange.none
  /// Hash of the name in Latin letters; equal to ``hash`` for a Latin name.
  var romanisedHash: UInt64 = 0
  /// The alias table's group, or 0.
  var alias: UInt32 = 0
  var role: UInt8 = 0
}

/// A credit, read once however many rows carry it.
struct KeyedCredit: Hashable, Sendable {
  /// The whole primary credit as if it were one name.
  var whole = KeyedName()
  /// Range in ``KeyedList/names``: the finest reading.
  var names = TextRange.none
  /// Sum over all names' hashes: equal sums are equal sets.
  var sum: UInt64 = 0
  /// Nobody in particular is named: empty, a placeholder, or various artists.
  var isSilent = true
  var isVarious = false
}

/// An album title, read once however many rows carry it.
struct KeyedAlbum: Hashable, Sendable {
  var hash: UInt64 = 0
  var words = TextRange.none
  var romanisedHash: UInt64 = 0
  /// Bits of the markers' kinds: see ``MarkerMasks``.
  var markerMask: UInt64 = 0
  var numberSum: UInt64 = 0
}

/// A list with everything that comparison needs, folded once and kept.
///
/// Rows keep their place: `cards[row]` belongs to `list[row]`.
public struct KeyedList: Sendable {
  public let list: SongList
  var cards: [RecordCard]
  /// All folded text end to end.
  var text: [UInt16]
  /// Entry 0 is empty.
  var extras: [TitleExtras]
  var markers: [KeyedMarker]
  var numbers: [KeyedNumber]
  var names: [KeyedName]
  /// Entry 0 is the silent credit.
  var credits: [KeyedCredit]
  /// Entry 0 is the silent album.
  var albums: [KeyedAlbum]
  /// By row: where its track titles' hashes stand in ``trackTitles``; empty for lists of songs.
  var trackRanges: [TextRange] = []
  /// Hashes of the albums' track titles, sorted within each album.
  var trackTitles: [UInt64] = []
  /// ISRCs that stand on more than ``KeyMaker/poisonedTitles`` different titles, with how many.
  public var poisonedISRCs: [(isrc: String, titles: Int)]

  public var count: Int { cards.count }
}
