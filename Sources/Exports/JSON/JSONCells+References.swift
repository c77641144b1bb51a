internal import CJSON
internal import MusicModel

extension JSONCells {
  /// A reference to a track of Spotify's: a URI, a link, or the bare id.
  ///
  /// A local file's URI names artist, album, title and seconds in place of an id; they are taken over.
  func readSpotifyReference(_ value: JSONValue, _ list: inout SongList) -> Outcome {
    guard value.type == CJSON_TEXT else { return .unreadable }
    if value.text.isEmpty { return .silent }
    switch SpotifyReference(String(decoding: value.text, as: UTF8.self)) {
    case .track(let id): list.set(.id, String(id))
    case .local(let file):
      list.set(.id, value.text.span)
      if let title = file.title { list.set(.title, title) }
      if let artist = file.artist { list.set(.artist, artist) }
      if let album = file.album { list.set(.album, album) }
      if let seconds = file.seconds, seconds > 0 { list.set(.milliseconds, seconds * 1000) }
    case .other(let kind, _):
      if kind == "episode" || kind == "show" { return .leavesOut(String(kind)) }
      list.set(.id, value.text.span)
    case nil: list.set(.id, value.text.span)
    }
    return .said
  }

  /// An id of Apple's, told by its shape: `i.…` is a library's, up to 12 digits the catalog's, 17 digits and
  /// more or a sign make it a persistent one.
  func readAppleReference(_ value: JSONValue, _ list: inout SongList) -> Outcome {
    let text =
      switch value.type {
      case CJSON_TEXT: String(decoding: value.text, as: UTF8.self)
      case CJSON_INTEGER, CJSON_UNSIGNED: JSONCells.digits(value)
      default: ""
      }
    if text.isEmpty || text == "0" { return .silent }
    list.set(.id, text)
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    if text.hasPrefix("i.") {
      list.set(.libraryID, text)
    } else if digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
      list.set(digits.count <= 12 && digits.count == text.utf8.count ? .catalogID : .persistentID, text)
    }
    return .said
  }
}
