internal import ICU
internal import Linkage
internal import MusicModel
internal import TitleGrammar

/// What one thread keys: part of a list, with an arena of its own.
struct KeyPiece: Sendable {
  /// Marks a ``RecordCard/credit`` that counts from the piece's own credits.
  static let ownCredit: UInt32 = 1 << 31

  let maker: KeyMaker
  var text: [UInt16] = []
  var names: [KeyedName] = []
  var markers: [KeyedMarker] = []
  var numbers: [KeyedNumber] = []
  var extras: [TitleExtras] = [TitleExtras()]
  var credits: [KeyedCredit] = []
  var albums: [KeyedAlbum] = []
  var cards: [RecordCard] = []
  var trackRanges: [TextRange] = []
  var trackTitles: [UInt64] = []
  /// The memory in which titles are read.
  var titleScratch = TitleScratch()

  init(_ maker: KeyMaker) { self.maker = maker }

  /// Folds `bytes` into the arena as loose words.
  mutating func fold(_ bytes: Span<UInt8>) -> TextRange {
    let start = text.count
    maker.words.fold(bytes, into: &text)
    LooseWords.loosen(&text, from: start)
    return TextRange(start: UInt32(start), count: UInt32(text.count - start))
  }

  func hash(_ range: TextRange) -> UInt64 {
    range.isEmpty
      ? 0
      : text.withUnsafeBufferPointer {
        StableHash.textIgnoringBlanks(
          UnsafeBufferPointer(rebasing: $0[Int(range.start)..<Int(range.start + range.count)]))
      }
  }

  /// The text at `range` in Latin letters, or nothing when it is in Latin letters already.
  mutating func romanise(_ bytes: Span<UInt8>, folded range: TextRange) -> (range: TextRange, fromHan: Bool) {
    guard hasOtherLetters(range) else { return (.none, false) }
    let start = text.count
    let romanised = maker.romaniser.romanise(bytes, into: &text)
    LooseWords.loosen(&text, from: start)
    return (TextRange(start: UInt32(start), count: UInt32(text.count - start)), romanised.contains(.han))
  }

  /// Whether folded text has letters that are not Latin: folded Latin letters are nearly all ASCII.
  func hasOtherLetters(_ range: TextRange) -> Bool {
    for index in Int(range.start)..<Int(range.start + range.count) where text[index] >= 0x250 { return true }
    return false
  }

  /// Keys an album title.
  mutating func addAlbum(_ column: TextColumn, at row: Int) {
    let utf8 = column.utf8
    let written = utf8.span.extracting(column.range(at: row))
    if let repaired = RepairedText.repaired(written) {
      addAlbum(repaired.span)
    } else {
      addAlbum(written)
    }
  }

  private mutating func addAlbum(_ bytes: Span<UInt8>) {
    let parsed = maker.titles.parse(bytes, of: .album, using: &titleScratch)
    var album = KeyedAlbum()
    album.words = fold(bytes.extracting(parsed.core))
    album.hash = hash(album.words)
    let words = Int(album.words.start)..<Int(album.words.start + album.words.count)
    album.markerMask = AlbumSetting.mask(text[words])
    let romanised = romanise(bytes.extracting(parsed.core), folded: album.words)
    album.romanisedHash = romanised.range.isEmpty ? album.hash : hash(romanised.range)
    for part in parsed.parts {
      switch part.kind {
      case .marker(let marker): album.markerMask |= 1 << UInt64(MarkerMasks.bit(marker.kind))
      case .number(let role, let value): album.numberSum &+= KeyPiece.sumTerm(number(role, value))
      default: break
      }
    }
    albums.append(album)
  }

  func number(_ role: TitlePart.NumberRole, _ number: TitleNumber) -> KeyedNumber {
    var hash = StableHash.join(UInt64(bitPattern: Int64(number.hundredths)), UInt64(bitPattern: Int64(number.second)))
    hash = StableHash.join(hash, UInt64(number.letter) << 8 | UInt64((number.catalogue?.rawValue ?? 255)))
    return KeyedNumber(role: role.rawValue, value: UInt32(truncatingIfNeeded: hash))
  }

  func number(_ key: MusicalKey) -> KeyedNumber {
    KeyedNumber(role: KeyedNumber.musicalKey, value: UInt32(key.tonic) << 1 | (key.isMinor ? 1 : 0))
  }

  static func sumTerm(_ number: KeyedNumber) -> UInt64 {
    StableHash.join(UInt64(number.role) + 1, UInt64(number.value))
  }
}
