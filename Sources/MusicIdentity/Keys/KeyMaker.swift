public import ICU
public import Linkage
public import MusicModel
public import TitleGrammar

/// Reads, folds and keys lists: the tables that this takes, as one value to pass around.
///
///     let keyed = KeyMaker().keyed(list, workers: Workers(2))
public struct KeyMaker: Sendable {
  public let titles: TitleParser
  public let credits: CreditParser
  public let words: FoldTable
  public let romaniser: Romaniser
  public let aliases: AliasTable

  /// An ISRC on more different titles than this is poisoned: labels give one to all movements of a work, and
  /// seeds and exports go wrong. Two titles may be two spellings.
  public static let poisonedTitles = 3

  public init(
    titles: TitleParser = TitleParser(), credits: CreditParser = CreditParser(), words: FoldTable = FoldTable(.words),
    romaniser: Romaniser = Romaniser(), aliases: AliasTable = .builtIn
  ) {
    self.titles = titles
    self.credits = credits
    self.words = words
    self.romaniser = romaniser
    self.aliases = aliases
  }

  /// Reads the built-in tables of rules and of aliases, at once where there are threads; whoever needs them next
  /// finds them read. They take some fifty milliseconds, once for a process.
  public static func readTables(_ workers: Workers) {
    _ = workers.both({ _ = TitleParser() }, { _ = AliasTable.builtIn })
  }

  /// Folds and keys a list: its distinct credits and albums once each, then its rows.
  ///
  /// - Parameter subject: What the list's titles are titles of.
  /// - Complexity: O(bytes of text).
  public func keyed(_ list: SongList, of subject: TitleSubject = .song, jobs: Int = 1) -> KeyedList {
    let workers = Workers(jobs)
    var keyed = KeyedList(
      list: list, cards: [], text: [], extras: [TitleExtras()], markers: [], numbers: [], names: [],
      credits: [KeyedCredit()],
      albums: [KeyedAlbum()], poisonedISRCs: [])

    let artistColumn = list.column(.artist) ?? list.column(.albumArtist)
    let artists = DistinctTexts(artistColumn, rows: list.count, salt: list.column(.artistCount))
    if let artistColumn {
      let pieces = workers.map(artists.firstRows.count, pieceSize: 4096) { range in
        var piece = KeyPiece(self)
        for row in artists.firstRows[range] {
          let count = list.number(.artistCount, at: Int(row)) ?? 0
          piece.addCredit(artistColumn, at: Int(row), count: count)
        }
        return piece
      }
      for piece in pieces { keyed.append(piece) }
    }

    let albumColumn = list.column(.album)
    let albums = DistinctTexts(albumColumn, rows: list.count)
    if let albumColumn {
      let pieces = workers.map(albums.firstRows.count, pieceSize: 4096) { range in
        var piece = KeyPiece(self)
        for row in albums.firstRows[range] { piece.addAlbum(albumColumn, at: Int(row)) }
        return piece
      }
      for piece in pieces { keyed.append(piece) }
    }

    let pieces = workers.map(list.count, pieceSize: 16_384) { range in
      var piece = KeyPiece(self)
      piece.addRows(list, range, credits: artists.numbers, albums: albums.numbers, subject: subject)
      return piece
    }
    keyed.text.reserveCapacity(keyed.text.count + pieces.reduce(0) { $0 + $1.text.count })
    keyed.cards.reserveCapacity(list.count)
    for piece in pieces { keyed.append(piece) }
    if subject == .song { keyed.silencePoisonedISRCs() }
    return keyed
  }
}

extension KeyedList {
  /// Takes over what a thread keyed on its own, its ranges moved to where its text and names come to stand.
  fileprivate mutating func append(_ piece: KeyPiece) {
    let textOffset = text.count
    let nameOffset = names.count
    let markerOffset = markers.count
    let numberOffset = numbers.count
    let extraOffset = extras.count - 1
    let creditOffset = credits.count
    text.append(contentsOf: piece.text)
    names.append(
      contentsOf: piece.names.map {
        var name = $0
        name.words = name.words.moved(by: textOffset)
        name.romanised = name.romanised.moved(by: textOffset)
        return name
      })
    markers.append(
      contentsOf: piece.markers.map {
        var marker = $0
        marker.argument = marker.argument.moved(by: textOffset)
        return marker
      })
    numbers.append(contentsOf: piece.numbers)
    for var credit in piece.credits {
      credit.whole.words = credit.whole.words.moved(by: textOffset)
      credit.whole.romanised = credit.whole.romanised.moved(by: textOffset)
      credit.names = credit.names.moved(by: nameOffset)
      credits.append(credit)
    }
    for var album in piece.albums {
      album.words = album.words.moved(by: textOffset)
      albums.append(album)
    }
    for var extra in piece.extras.dropFirst() {
      extra.subtitle = extra.subtitle.moved(by: textOffset)
      extra.romanised = extra.romanised.moved(by: textOffset)
      extra.guests = extra.guests.moved(by: nameOffset)
      extra.markers = extra.markers.moved(by: markerOffset)
      extra.numbers = extra.numbers.moved(by: numberOffset)
      extras.append(extra)
    }
    let trackOffset = trackTitles.count
    trackTitles.append(contentsOf: piece.trackTitles)
    trackRanges.append(contentsOf: piece.trackRanges.map { $0.moved(by: trackOffset) })
    for var card in piece.cards {
      card.words = card.words.moved(by: textOffset)
      if card.extras != 0 { card.extras += UInt32(extraOffset) }
      // A credit of the row's own, taken from its title, is numbered from the top in the piece.
      if card.credit & KeyPiece.ownCredit != 0 {
        card.credit = card.credit & ~KeyPiece.ownCredit + UInt32(creditOffset)
      }
      cards.append(card)
    }
  }

  /// Makes ISRCs that stand on too many different titles say nothing, and remembers them.
  fileprivate mutating func silencePoisonedISRCs() {
    let carriers = cards.indices.filter { cards[$0].isrc != 0 }
    var pairs: [(isrc: UInt64, title: UInt64)] = carriers.map { (cards[$0].isrc, cards[$0].title) }
    guard pairs.count > 1 else { return }
    pairs.sort { ($0.isrc, $0.title) < ($1.isrc, $1.title) }
    var poisoned: Set<UInt64> = []
    var first = 0
    while first < pairs.count {
      var end = first + 1
      var titles = 1
      while end < pairs.count && pairs[end].isrc == pairs[first].isrc {
        if pairs[end].title != pairs[end - 1].title { titles += 1 }
        end += 1
      }
      if titles > KeyMaker.poisonedTitles {
        poisoned.insert(pairs[first].isrc)
        poisonedISRCs.append((PackedISRC.text(pairs[first].isrc), titles))
      }
      first = end
    }
    silence(poisoned)
  }

  /// Makes ISRCs say nothing wherever they stand.
  mutating func silence(_ poisoned: Set<UInt64>) {
    guard !poisoned.isEmpty else { return }
    for row in cards.indices where poisoned.contains(cards[row].isrc) {
      cards[row].isrc = 0
      cards[row].hasPoisonedISRC = true
    }
  }
}
