internal import ICU

/// Text as its writer meant it, where a careless program in between damaged it: for keys only, the list keeps
/// what its file says.
///
/// - HTML entities are read: `Syd &amp; Thundercat`, `Don&#39;t`;
/// - UTF-8 that was read as Latin-1 or Windows-1252 is read again: `BjÃ¶rk` is `Björk`.
enum RepairedText {
  /// - Returns: `nil` for text without damage, which is nearly all text, and costs one look at each byte.
  static func repaired(_ text: Span<UInt8>) -> [UInt8]? {
    var hasEntity = false
    var hasSuspect = false
    for index in text.indices {
      let byte = text[index]
      if byte == UInt8(ascii: "&"), index + 1 < text.count, isEntityStart(text[index + 1]) { hasEntity = true }
      // Â, Ã, â and their like come of the lead bytes of UTF-8; so do mis-read Cyrillic and Greek.
      if byte == 0xC3 || byte == 0xC2 || byte == 0xC5 || byte == 0xC4 { hasSuspect = true }
    }
    guard hasEntity || hasSuspect else { return nil }
    var result: [UInt8]?
    if hasEntity { result = withoutEntities(text) }
    if hasSuspect {
      if let known = result {
        if let again = Mojibake.repaired(known.span) { result = again }
      } else {
        result = Mojibake.repaired(text)
      }
    }
    return result
  }

  private static func isEntityStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  /// The entities that exports were seen to leave in.
  private static let named: [(name: String, text: String)] = [
    ("amp", "&"), ("quot", "\""), ("apos", "'"), ("lt", "<"), ("gt", ">"), ("nbsp", " "), ("ndash", "–"),
    ("mdash", "—"),
    ("rsquo", "’"), ("lsquo", "‘"), ("eacute", "é"),
  ]

  private static func withoutEntities(_ text: Span<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var index = 0
    var changed = false
    while index < text.count {
      if text[index] == UInt8(ascii: "&"), let entity = entity(text, at: index) {
        result.append(contentsOf: entity.text.utf8)
        index = entity.end
        changed = true
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return changed ? result : nil
  }

  /// The entity that begins at `start`, and where it ends; entities are at most ten signs long.
  private static func entity(_ text: Span<UInt8>, at start: Int) -> (text: String, end: Int)? {
    var end = start + 1
    while end < text.count && end - start <= 10 && text[end] != UInt8(ascii: ";") { end += 1 }
    guard end < text.count, text[end] == UInt8(ascii: ";"), end > start + 1 else { return nil }
    let name = text.extracting(start + 1..<end).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let code = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard let code, let scalar = Unicode.Scalar(code), code >= 0x20 else { return nil }
      return (String(scalar), end + 1)
    }
    return named.first { $0.name == name }.map { ($0.text, end + 1) }
  }
}
