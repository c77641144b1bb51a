extension [UInt8] {
  /// Writes well-formed UTF-8 as a JSON string (RFC 8259, section 7): only what must be escaped is.
  mutating func append(jsonString text: UnsafeBufferPointer<UInt8>) {
    append(0x22)
    var start = 0
    for (index, byte) in text.enumerated() {
      if byte > 0x5C || (byte >= 0x20 && byte != 0x22 && byte != 0x5C) { continue }
      append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      start = index + 1
      append(0x5C)
      switch byte {
      case 0x22, 0x5C: append(byte)
      case 0x0A: append(UInt8(ascii: "n"))
      case 0x0D: append(UInt8(ascii: "r"))
      case 0x09: append(UInt8(ascii: "t"))
      default:
        append("u00" as StaticString)
        append(Self.hexadecimal(byte >> 4))
        append(Self.hexadecimal(byte & 15))
      }
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    append(0x22)
  }

  mutating func append(jsonString text: [UInt8], _ range: Range<Int>) {
    text.withUnsafeBufferPointer { append(jsonString: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  mutating func append(jsonString text: String) {
    var text = text
    text.withUTF8 { append(jsonString: $0) }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 { digit < 10 ? 0x30 + digit : 0x57 + digit }
}
