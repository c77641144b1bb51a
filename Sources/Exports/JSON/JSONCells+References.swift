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
    case .track(let id): list.set(.id, id)
    case .other(let kind): return .leavesOut(kind)
    case .local(let local):
      if let title = local.title { list.set(.title, title) }
      if let artist = local.artist { list.set(.artist, artist) }
      if let album = local.album { list.set(.album, album) }
      if let seconds = local.seconds, seconds > 0 { list.set(.milliseconds, seconds * 1000) }
    case nil: return .unreadable
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

/// What a Spotify URI or link points to.
///
///     SpotifyReference("spotify:track:4oxixdEzyFm6LLRplGmfou")          // .track("4oxixdEzyFm6LLRplGmfou")
///     SpotifyReference("spotify:local:Some+Band::A%20Song:215")         // .local(…)
///     SpotifyReference("spotify:episode:5Ht3wBkUV0fWFJvyiXcfZj")        // .other("episode")
enum SpotifyReference: Hashable, Sendable {
  struct LocalFile: Hashable, Sendable {
    var artist: String?
    var album: String?
    var title: String?
    var seconds: Int?
  }
  case track(String)
  case local(LocalFile)
  case other(String)

  /// - Returns: `nil` for what is no reference at all.
  init?(_ text: String) {
    if text.hasPrefix("spotify:") {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      self.init(parts: Array(parts.dropFirst()))
    } else if let start = SpotifyReference.pathOfLink(text) {
      self.init(parts: start)
    } else if text.utf8.count == 22, text.utf8.allSatisfy(SpotifyReference.isIDSign) {
      self = .track(text)
    } else {
      return nil
    }
  }

  private init?(parts: [String]) {
    guard parts.count >= 2 else { return nil }
    switch parts[0] {
    case "track": self = .track(parts[1])
    case "local":
      func part(_ index: Int) -> String? {
        guard index < parts.count else { return nil }
        let text = SpotifyReference.decoded(parts[index])
        return text.isEmpty ? nil : text
      }
      self = .local(LocalFile(artist: part(1), album: part(2), title: part(3), seconds: part(4).flatMap { Int($0) }))
    default: self = .other(parts[0])
    }
  }

  /// The kind and id of a link such as `https://open.spotify.com/intl-de/track/…?si=…`.
  private static func pathOfLink(_ text: String) -> [String]? {
    guard text.hasPrefix("http"), text.contains("spotify.com/") else { return nil }
    let path = text.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map(String.init)
    guard let kind = path.lastIndex(where: { ["track", "episode", "album", "artist", "show"].contains($0) }) else {
      return nil
    }
    return Array(path[kind...])
  }

  private static func isIDSign(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
  }

  /// Text without its percent signs; `+` is a blank.
  static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    func hex(_ byte: UInt8) -> UInt8? {
      switch byte {
      case 0x30...0x39: byte - 0x30
      case 0x41...0x46, 0x61...0x66: (byte | 0x20) - 0x61 + 10
      default: nil
      }
    }
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "+") {
        bytes.append(0x20)
      } else if byte == UInt8(ascii: "%"), rest.count >= 2,
        let high = hex(rest[rest.startIndex]), let low = hex(rest[rest.index(after: rest.startIndex)])
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
