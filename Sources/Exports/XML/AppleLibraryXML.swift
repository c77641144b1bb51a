internal import CXML
internal import MusicModel

/// The library list of iTunes and Music.app (`Library.xml`, `iTunes Music Library.xml`), and a playlist
/// exported as XML, which is the same with fewer tracks.
struct AppleLibraryXML: ListFormat {
  let description = FormatDescription(
    name: "apple-library-xml",
    summary: "Library list of iTunes or Music.app, or a playlist exported as XML",
    reads: "title, credits, album, composer, length, numbers, year, rating, play counts, dates, work, persistent ID",
    lacks: "no ISRC and no catalog id, also of Apple Music tracks")

  func recognise(_ head: InputHead) -> Recognition? {
    guard head.firstSign < head.text.count, head.text[head.firstSign] == UInt8(ascii: "<") else { return nil }
    guard head.text.holds("<plist") || head.text.holds("<!DOCTYPE plist") else { return nil }
    if head.text.holds("<key>Track ID</key>") || head.text.holds("<key>Tracks</key>") {
      return Recognition(.certain, why: "a property list with Tracks")
    }
    return head.text.holds("<key>Library Persistent ID</key>")
      ? Recognition(.likely, why: "a property list with a Library Persistent ID") : nil
  }

  func read(
    _ source: inout ByteSource, head: InputHead, options: ReadingOptions, into context: inout ReadContext
  ) throws(UnreadableInput) {
    let path = source.path
    if !XMLDeclaration.namesAnotherEightBitEncoding(head.text) { source.deliverUTF8(from: head.encoding) }
    let keys = AppleLibraryKeys.standard
    var reader = try XMLEventReader(CXML_PROPERTY_LIST, names: keys.names, path: path)
    var tracks = AppleLibraryTracks(keys: keys, context: context)
    try reader.read(&source) { tracks.take($0) }
    context = tracks.finished(atLine: reader.line)
    try reader.reportDamage(to: &context, path: path)
  }
}

/// What an XML declaration says.
enum XMLDeclaration {
  /// Whether the document says that it is written in an 8-bit encoding other than UTF-8, which the parser converts.
  static func namesAnotherEightBitEncoding(_ text: [UInt8]) -> Bool {
    let end = text.prefix(256).firstIndex(of: UInt8(ascii: ">")) ?? 0
    let declaration = String(decoding: text[..<end], as: UTF8.self).lowercased()
    guard declaration.contains("encoding") else { return false }
    return !declaration.contains("utf-8") && !declaration.contains("utf8") && !declaration.contains("utf-16")
      && !declaration.contains("us-ascii")
  }
}

extension [UInt8] {
  /// Whether the ASCII text `needle` stands somewhere in these bytes.
  func holds(_ needle: StaticString) -> Bool {
    withUnsafeBufferPointer { bytes in
      let length = needle.utf8CodeUnitCount
      guard length > 0, bytes.count >= length else { return false }
      let first = needle.utf8Start[0]
      for start in 0...(bytes.count - length) where bytes[start] == first {
        var matched = 1
        while matched < length && bytes[start + matched] == needle.utf8Start[matched] { matched += 1 }
        if matched == length { return true }
      }
      return false
    }
  }
}
