internal import Linkage
internal import MusicModel

/// The keys under which a record is looked for: records that share one are compared.
///
/// The strong keys (identifier, ISRC, title with artist) bring most pairs together. Records that they settle
/// beyond doubt need no weak ones; the rest meet by title alone, by artist with the title's head or tail, by
/// heads and tails of both (so that an edit at either end of title and artist still meets), by artist alone,
/// and by album and position. A key too common is looked at only near the record's own length: see
/// ``BlockIndex``.
enum BlockingKeys {
  /// How many records under one key are looked at when it is crowded.
  enum Window {
    static let strong = 48
    static let title = 12
    static let artistAndTitlePart = 10
    static let parts = 6
    static let artist = 6
    static let position = 6
  }

  @inline(__always)
  private static func key(_ kind: UInt64, _ a: UInt64, _ b: UInt64 = 0) -> UInt64 {
    StableHash.mix(a &* 0x9E37_79B9_7F4A_7C15 ^ StableHash.mix(b &+ kind &* 0xD6E8_FEB8_6659_FD93))
  }

  /// The keys that bring most pairs together.
  static func forEachStrong(_ view: ListView, _ row: Int, _ body: (UInt64, Int) -> Void) {
    let card = view.cards[row]
    if card.isrc != 0 { body(key(1, card.isrc), Window.strong) }
    guard card.title != 0 else {
      if card.album != 0 {
        body(key(7, view.albums[Int(card.album)].hash, view.credits[Int(card.credit)].sum), Window.position)
      }
      return
    }
    let extra = view.extras[Int(card.extras)]
    let title = extra.romanisedHash == 0 ? card.title : extra.romanisedHash
    let full = extra.subtitleHash == 0 ? 0 : extra.fullHash
    let credit = view.credits[Int(card.credit)]
    if credit.isSilent && extra.guests.isEmpty { body(key(3, title), Window.strong) }
    var named = 0
    for range in [credit.names, extra.guests] {
      for index in Int(range.start)..<Int(range.start + range.count) where named < 8 {
        named += 1
        let name = view.names[index]
        body(key(2, title, name.romanisedHash), Window.strong)
        if name.alias != 0 { body(key(2, title, UInt64(name.alias) &* 0xA24B_AED4_963E_E407), Window.strong) }
        if full != 0 { body(key(2, full, name.romanisedHash), Window.strong) }
        if extra.isBilingual { body(key(2, extra.subtitleHash, name.romanisedHash), Window.strong) }
      }
    }
  }

  /// The keys for records that the strong ones did not settle.
  static func forEachWeak(_ view: ListView, _ row: Int, _ body: (UInt64, Int) -> Void) {
    let card = view.cards[row]
    guard card.title != 0 else { return }
    let extra = view.extras[Int(card.extras)]
    let isOther = !extra.romanised.isEmpty
    let title = isOther ? extra.romanisedHash : card.title
    body(key(3, title), Window.title)
    if extra.subtitleHash != 0 { body(key(3, extra.fullHash), Window.title) }
    let words = view.words(isOther ? extra.romanised : card.words)
    let titleEnds = Ends(words)
    let credit = view.credits[Int(card.credit)]
    var named = 0
    for range in [credit.names, extra.guests] {
      for index in Int(range.start)..<Int(range.start + range.count) where named < 3 {
        named += 1
        let name = view.names[index]
        let artist = name.romanisedHash
        body(key(4, artist, titleEnds.head), Window.artistAndTitlePart)
        body(key(5, artist, titleEnds.tail), Window.artistAndTitlePart)
        body(key(6, artist), Window.artist)
        if name.alias != 0 { body(key(6, UInt64(name.alias) &* 0xA24B_AED4_963E_E407), Window.artist) }
        // Heads and tails of the first name alone: a guest's add little.
        if named > 1 { continue }
        let nameEnds = Ends(view.words(name.romanised.isEmpty ? name.words : name.romanised))
        body(key(8, titleEnds.head, nameEnds.head), Window.parts)
        body(key(9, titleEnds.head, nameEnds.tail), Window.parts)
        body(key(10, titleEnds.tail, nameEnds.head), Window.parts)
        body(key(11, titleEnds.tail, nameEnds.tail), Window.parts)
      }
    }
    // Title and artist swapped: the same key from either side.
    if credit.whole.hash != 0 {
      body(key(13, min(card.title, credit.whole.hash), max(card.title, credit.whole.hash)), Window.parts)
    }
    if card.album != 0 && card.track > 0 {
      body(key(12, view.albums[Int(card.album)].romanisedHash, UInt64(UInt16(bitPattern: card.track))), Window.position)
    }
  }

  /// The first and the last four signs of a text, blanks passed over.
  private struct Ends {
    var head: UInt64 = 0
    var tail: UInt64 = 0

    init(_ words: UnsafeBufferPointer<UInt16>) {
      var taken = 0
      var index = 0
      while index < words.count && taken < 4 {
        if words[index] != 0x20 {
          head = head << 16 | UInt64(words[index])
          taken += 1
        }
        index += 1
      }
      taken = 0
      index = words.count - 1
      while index >= 0 && taken < 4 {
        if words[index] != 0x20 {
          tail = tail << 16 | UInt64(words[index])
          taken += 1
        }
        index -= 1
      }
    }
  }
}
