internal import MusicModel
internal import TitleGrammar

extension KeyPiece {
  /// What of a title is the title: without a track number and the row's own artist in front, and without the
  /// row's own album in brackets behind.
  mutating func ownTitle(_ title: Span<UInt8>, artists: TextColumn?, albums: TextColumn?, row: Int) -> Range<Int> {
    guard !title.isEmpty else { return 0..<0 }
    var start = title[0] >= 0x30 && title[0] <= 0x31 ? TitlePrefixes.trackNumber(title) : 0
    var end = title.count
    if let artists, !artists.range(at: row).isEmpty {
      let utf8 = artists.utf8
      let artist = utf8.span.extracting(artists.range(at: row))
      let rest = title.extracting(start..<title.count)
      // `Iron Maiden - 2015 Remaster` by Iron Maiden is the song of that name: what stands behind must be a title.
      if let behind = TitlePrefixes.behind(artist, in: rest) {
        let parsed = maker.titles.parse(rest, using: &titleScratch)
        if parsed.core != 0..<artist.count || parsed.parts.contains(where: { $0.kind == .subtitle }) { start += behind }
      }
    }
    if let albums, !albums.range(at: row).isEmpty {
      let utf8 = albums.utf8
      let album = utf8.span.extracting(albums.range(at: row))
      // `(Live at Leeds)` says more than the album's name.
      if let before = TitlePrefixes.before(album, in: title), before > start, !isVersion(album) { end = before }
    }
    return start..<end
  }

  /// Whether a text in brackets would say which version a title is.
  private mutating func isVersion(_ text: Span<UInt8>) -> Bool {
    var bytes = Array("x (".utf8)
    for index in text.indices { bytes.append(text[index]) }
    bytes.append(UInt8(ascii: ")"))
    return maker.titles.parse(bytes.span, using: &titleScratch).parts.contains { part in
      if case .marker(let marker) = part.kind { MarkerMasks.isInherited(marker.kind) } else { false }
    }
  }
}

extension Range<Int> {
  func shifted(by offset: Int) -> Range<Int> { lowerBound + offset..<upperBound + offset }
}
