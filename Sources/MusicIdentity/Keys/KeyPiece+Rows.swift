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
        let bytes = utf8.span.extracting(titles.range(at: row))
        if !bytes.isEmpty { keyTitle(bytes, of: subject, into: &card) }
      }
      cards.append(card)
    }
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
    let parsed = maker.titles.parse(bytes, of: subject)
    let start = text.count
    maker.words.fold(bytes.extracting(parsed.core), into: &text)
    for more in parsed.coreContinuations {
      text.append(0x20)
      maker.words.fold(bytes.extracting(more), into: &text)
    }
    LooseWords.loosen(&text, from: start)
    card.words = TextRange(start: UInt32(start), count: UInt32(text.count - start))
    card.title = hash(card.words)

    let romanised = romanise(bytes.extracting(parsed.core), folded: card.words)
    guard !parsed.parts.isEmpty || !romanised.range.isEmpty else { return }
    var extra = TitleExtras()
    extra.romanised = romanised.range
    extra.romanisedHash = romanised.range.isEmpty ? card.title : hash(romanised.range)
    extra.romanisedFromHan = romanised.fromHan
    addParts(parsed, bytes, into: &extra, rating: &card.rating)
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
      case .core, .producers, .provenance, .albumType: break
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
