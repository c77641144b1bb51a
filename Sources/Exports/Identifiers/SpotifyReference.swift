/// What a Spotify URI, link or identifier names.
///
///     spotify:track:4zzxSXdXK4gLEOyGpPpb9v                    .track("4zzxSXdXK4gLEOyGpPpb9v")
///     https://open.spotify.com/track/4zzxSXdXK4gLEOyGpPpb9v   the same
///     spotify:local:Artist:Album:Title:210                    .local
enum SpotifyReference: Equatable {
  /// The 22 letters and digits that name a track.
  case track(Substring)
  case local(SpotifyLocalFile)
  /// Another kind of thing, such as `episode` or `album`, and its identifier.
  case other(kind: Substring, id: Substring)

  init?(_ text: String) {
    var rest = Substring(text)
    if let query = rest.firstIndex(of: "?") { rest = rest[..<query] }
    let parts: [Substring]
    if rest.hasPrefix("spotify:") {
      parts = rest.dropFirst(8).split(separator: ":", omittingEmptySubsequences: false)
    } else if let host = rest.range(ofText: "open.spotify.com/") {
      parts = rest[host...].split(separator: "/").filter { !$0.hasPrefix("intl-") }
    } else {
      guard SpotifyReference.isIdentifier(rest) else { return nil }
      self = .track(rest)
      return
    }
    guard parts.count >= 2 else { return nil }
    switch parts[0] {
    case "track": self = .track(parts[1])
    case "local": self = .local(SpotifyLocalFile(parts.dropFirst()))
    default: self = .other(kind: parts[0], id: parts[1])
    }
  }

  static func isIdentifier(_ text: Substring) -> Bool {
    text.utf8.count == 22
      && text.utf8.allSatisfy {
        $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x41 && $0 <= 0x5A || $0 >= 0x61 && $0 <= 0x7A
      }
  }
}

/// A file of the user's own in a Spotify list: `spotify:local:Artist:Album:Title:seconds`, percent-encoded.
struct SpotifyLocalFile: Equatable {
  var artist: String?
  var album: String?
  var title: String?
  var seconds: Int?

  init(_ parts: ArraySlice<Substring>) {
    let texts = parts.map(SpotifyLocalFile.decoded)
    func part(_ index: Int) -> String? { index < texts.count && !texts[index].isEmpty ? texts[index] : nil }
    artist = part(0)
    album = part(1)
    title = part(2)
    seconds = part(3).flatMap { Int($0) }
  }

  /// Percent-encoded UTF-8 with `+` for a blank.
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    let utf8 = Array(text.utf8)
    var index = 0
    while index < utf8.count {
      if utf8[index] == UInt8(ascii: "+") {
        bytes.append(0x20)
      } else if utf8[index] == UInt8(ascii: "%"), index + 2 < utf8.count,
        let byte = UInt8(String(decoding: utf8[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 2
      } else {
        bytes.append(utf8[index])
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Substring {
  /// Where `text` ends, the first time it stands here.
  fileprivate func range(ofText text: String) -> Index? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return index(start, offsetBy: text.count) }
      formIndex(after: &start)
    }
    return nil
  }
}
