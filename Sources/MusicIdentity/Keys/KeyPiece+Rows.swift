internal import ICU
internal import Linkage
internal import MusicModel
internal import TitleGrammar

extension KeyPiece {
  /// Keys the rows of a list, whose credits and albums are keyed already.
  mutating func addRows(
    _ list: SongList, _ rows: Range<Int>, credits creditNumbers: [UInt32], albums albumNumbers: [UInt32],
    subject: TitleSubject
  ) {
    cards.reserveCapacity(rows.count)
    let titles = list.column(.title)
    let isrcs = list.column(.isrc)
    let lengths = list.column(.milliseconds)
    let years = list.column(.year)
    let tracks = list.column(.trackNumber)
    let discs = list.column(.discNumber)
    let ratings = list.column(.rating)
    let versions = list.column(.version)
    let artists = list.column(.artist)
    let albumTitles = list.column(.album)
    for row in rows {
      var card = RecordCard()
      card.credit = creditNumbers[row]
      card.album = albumNumbers[row]
      if let length = lengths?[row], length > 0 { card.milliseconds = Int32(length) }
      if let year = years?[row] { card.year = Int16(truncatingIfNeeded: year) }
      if let track = tracks?[row] { card.track = Int16(truncatingIfNeeded: track) }
      if let disc = discs?[row] { card.disc = Int16(truncatingIfNeeded: disc) }
      if let rating = ratings?[row] { card.rating = UInt8(truncatingIfNeeded: rating) }
      if let isrcs {
        isrcs.utf8.withUnsafeBufferPointer {
          card.isrc = PackedISRC.pack(UnsafeBufferPointer(rebasing: $0[isrcs.range(at: row)]))
        }
      }
      if let titles {
        let utf8 = titles.utf8
        var written = titles.range(at: row)
        if subject == .song {
          written = ownTitle(utf8.span.extracting(written), artists: artists, albums: albumTitles, row: row)
            .shifted(by: written.lowerBound)
        }
        keyWrittenTitle(utf8.span.extracting(written), version: versions?[row], of: subject, into: &card)
      }
      if subject == .album { keyAlbumRow(list, row, into: &card) }
      cards.append(card)
    }
  }

  /// What a row that is an album has of its own: a title in the album's column, a UPC, track titles.
  private mutating func keyAlbumRow(_ list: SongList, _ row: Int, into card: inout RecordCard) {
    if card.title == 0, let album = list.text(.album, at: row) {
      let utf8 = Array(album.utf8)
      keyTitle(utf8.span, of: .album, into: &card)
    }
    card.album = 0
    card.isrc = list.text(.upc, at: row).flatMap { GTIN($0) }.flatMap { UInt64($0.text) } ?? 0
    card.trackCount = Int16(truncatingIfNeeded: list.number(.trackCount, at: row) ?? 0)
    let first = trackTitles.count
    for track in TrackTitles.unwrapped(list[row].tracks) {
      let utf8 = Array(track.utf8)
      let parsed = maker.titles.parse(utf8.span, using: &titleScratch)
      let start = text.count
      // Folding grows the arena that hashing reads: one after the other.
      let words = fold(utf8.span.extracting(parsed.core))
      let hash = hash(words)
      text.removeLast(text.count - start)
      if hash != 0 { trackTitles.append(hash) }
    }
    trackTitles[first...].sort()
    trackRanges.append(TextRange(start: UInt32(first), count: UInt32(trackTitles.count - first)))
    if card.trackCount == 0 { card.trackCount = Int16(clamping: trackTitles.count - first) }
  }

  /// Keys a title as the list has it: mended where it is damaged, with the version that a service keeps apart.
  private mutating func keyWrittenTitle(
    _ title: Span<UInt8>, version: String?, of subject: TitleSubject, into card: inout RecordCard
  ) {
    guard !title.isEmpty else { return }
    let repaired = RepairedText.repaired(title)
    guard version != nil || repaired != nil else { return keyTitle(title, of: subject, into: &card) }
    var whole = repaired ?? title.withUnsafeBufferPointer { Array($0) }
    if let version {
      let text = String(decoding: whole, as: UTF8.self)
      if !text.hasSuffix(version) && !text.hasSuffix(version + ")") { whole += Array(" (\(version))".utf8) }
    }
    keyTitle(whole.span, of: subject, into: &card)
  }

  /// Reads a title into a card: core, markers, guests, numbers, rating; and, where the credit is silent, the
  /// artist that is written in front of the title.
  private mutating func keyTitle(_ title: Span<UInt8>, of subject: TitleSubject, into card: inout RecordCard) {
    var bytes = title
    if card.credit == 0, let fused = FusedTitle(title) {
      let credit = keyedCredit(title.extracting(fused.artist), count: 0)
      if !credit.isSilent {
        card.credit = UInt32(credits.count) | KeyPiece.ownCredit
        credits.append(credit)
        bytes = title.extracting(fused.title)
      }
    }
    let parsed = maker.titles.parse(bytes, of: subject, using: &titleScratch)
    let start = text.count
    maker.words.fold(bytes.extracting(parsed.core), into: &text)
    for more in parsed.coreContinuations {
      text.append(0x20)
      maker.words.fold(bytes.extracting(more), into: &text)
    }
    LooseWords.loosen(&text, from: start)
    NumberWords.replace(&text, from: start)
    card.words = TextRange(start: UInt32(start), count: UInt32(text.count - start))
    card.title = hash(card.words)

    let romanised = romanise(bytes.extracting(parsed.core), folded: card.words)
    let setting = subject == .album ? AlbumSetting.mask(text[start...]) : 0
    guard !parsed.parts.isEmpty || !romanised.range.isEmpty || setting != 0 else { return }
    var extra = TitleExtras()
    extra.markerMask = setting
    extra.romanised = romanised.range
    extra.romanisedHash = romanised.range.isEmpty ? card.title : hash(romanised.range)
    extra.romanisedFromHan = romanised.fromHan
    addParts(parsed, bytes, into: &extra, rating: &card.rating)
    extra.isBilingual =
      !extra.subtitle.isEmpty && hasOtherLetters(extra.subtitle) == romanised.range.isEmpty
    extra.fullHash = extra.subtitle.isEmpty ? card.title : hashJoining(card.words, extra.subtitle)
    card.extras = UInt32(extras.count)
    extras.append(extra)
  }

  private mutating func addParts(
    _ parsed: ParsedTitle, _ bytes: Span<UInt8>, into extra: inout TitleExtras, rating: inout UInt8
  ) {
    let firstMarker = markers.count
    let firstName = names.count
    let firstNumber = numbers.count
    for part in parsed.parts {
      switch part.kind {
      case .core, .producers, .provenance: break
      case .albumType(let type): extra.albumType = type.rawValue + 1
      case .subtitle where KeyPiece.isYear(bytes.extracting(part.content)):
        // `(2012)`: which take, master or film; like a version named by its year.
        let bit = MarkerMasks.bit(.yearVersion)
        extra.markerMask |= 1 << UInt64(bit)
        markers.append(KeyedMarker(bit: bit, number: Int32(KeyPiece.number(bytes.extracting(part.content)))))
      case .subtitle, .movementName:
        if !extra.subtitle.isEmpty { text.append(0x20) }
        let more = fold(bytes.extracting(part.content))
        extra.subtitle =
          extra.subtitle.isEmpty
          ? more
          : TextRange(start: extra.subtitle.start, count: UInt32(text.count) - extra.subtitle.start)
        extra.subtitleHash = hash(extra.subtitle)
      case .marker(let marker):
        let bit = MarkerMasks.bit(marker.kind)
        extra.markerMask |= 1 << UInt64(bit)
        if marker.kind.markerClass == .packaging || marker.kind.markerClass == .mastering {
          extra.editionSum &+= StableHash.join(
            UInt64(marker.kind.rawValue) + 1, UInt64(bitPattern: Int64(marker.number ?? 0)))
        }
        var keyed = KeyedMarker(bit: bit, number: Int32(truncatingIfNeeded: marker.number ?? 0))
        if let argument = marker.argument {
          keyed.argument = fold(bytes.extracting(argument))
          keyed.argumentHash = hash(keyed.argument)
        }
        markers.append(keyed)
      case .guests: addGuests(bytes.extracting(part.content), from: firstName, into: &extra)
      case .rating(let said): if rating == 0 { rating = said.rawValue }
      case .number(let role, let value): numbers.append(number(role, value))
      case .key(let key): numbers.append(number(key))
      }
    }
    extra.markers = TextRange(start: UInt32(firstMarker), count: UInt32(markers.count - firstMarker))
    extra.numbers = TextRange(start: UInt32(firstNumber), count: UInt32(numbers.count - firstNumber))
    for number in numbers[firstNumber...] { extra.numberSum &+= KeyPiece.sumTerm(number) }
    extra.guests = TextRange(start: UInt32(firstName), count: UInt32(names.count - firstName))
  }

  /// Four digits from 1900 to 2099.
  private static func isYear(_ text: Span<UInt8>) -> Bool {
    guard text.count == 4, text[0] == 0x31 && text[1] == 0x39 || text[0] == 0x32 && text[1] == 0x30 else {
      return false
    }
    return number(text) > 0
  }

  private static func number(_ text: Span<UInt8>) -> Int {
    var value = 0
    for index in text.indices {
      guard text[index] >= 0x30 && text[index] <= 0x39 else { return 0 }
      value = value * 10 + Int(text[index] - 0x30)
    }
    return value
  }

  private mutating func addGuests(_ bytes: Span<UInt8>, from first: Int, into extra: inout TitleExtras) {
    for part in maker.credits.parse(bytes).parts {
      let name = keyedName(bytes.extracting(part.range), role: .featured)
      if name.hash == 0 || names[first...].contains(where: { $0.hash == name.hash }) { continue }
      names.append(name)
      extra.guestSum &+= name.hash
    }
  }

  private func hashJoining(_ left: TextRange, _ right: TextRange) -> UInt64 {
    var joined: [UInt16] = []
    joined.append(contentsOf: text[Int(left.start)..<Int(left.start + left.count)])
    joined.append(contentsOf: text[Int(right.start)..<Int(right.start + right.count)])
    return joined.withUnsafeBufferPointer { StableHash.textIgnoringBlanks($0) }
  }
}
