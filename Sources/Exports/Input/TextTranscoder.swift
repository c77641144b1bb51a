/// Turns chunks of UTF-16 or Windows-1252 into UTF-8; what a chunk's end cuts off is kept for the next.
struct TextTranscoder {
  private let encoding: TextEncoding
  private var oddByte: UInt8?
  private var highSurrogate: UInt16?

  init(from encoding: TextEncoding) { self.encoding = encoding }

  mutating func convert(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) {
    switch encoding {
    case .utf8: output.append(contentsOf: bytes)
    case .windows1252:
      for byte in bytes { TextTranscoder.append(Windows1252.scalar(byte), to: &output) }
    case .utf16LittleEndian, .utf16BigEndian:
      for byte in bytes {
        guard let first = oddByte else {
          oddByte = byte
          continue
        }
        oddByte = nil
        let (low, high) = encoding == .utf16LittleEndian ? (first, byte) : (byte, first)
        take(UInt16(high) << 8 | UInt16(low), into: &output)
      }
    }
  }

  /// Says what the end of the input left incomplete as U+FFFD.
  mutating func finish(into output: inout [UInt8]) {
    if highSurrogate != nil || oddByte != nil { TextTranscoder.append("\u{FFFD}", to: &output) }
    highSurrogate = nil
    oddByte = nil
  }

  private mutating func take(_ unit: UInt16, into output: inout [UInt8]) {
    if let high = highSurrogate {
      highSurrogate = nil
      if unit & 0xFC00 == 0xDC00 {
        let value = 0x10000 + (UInt32(high & 0x3FF) << 10 | UInt32(unit & 0x3FF))
        TextTranscoder.append(Unicode.Scalar(value) ?? "\u{FFFD}", to: &output)
        return
      }
      TextTranscoder.append("\u{FFFD}", to: &output)
    }
    if unit & 0xFC00 == 0xD800 {
      highSurrogate = unit
    } else {
      TextTranscoder.append(Unicode.Scalar(UInt32(unit)) ?? "\u{FFFD}", to: &output)
    }
  }

  static func append(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
    if scalar.value < 0x80 {
      output.append(UInt8(scalar.value))
    } else if let encoded = UTF8.encode(scalar) {
      output.append(contentsOf: encoded)
    }
  }
}

/// Microsoft's code page 1252, a superset of Latin-1's printable signs.
enum Windows1252 {
  /// The signs of 0x80 to 0x9F; the five places that the code page leaves open stay control signs.
  private static let upper: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D,
    0x8F,
    0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E,
    0x0178,
  ]

  static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    guard byte >= 0x80, byte < 0xA0 else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(upper[Int(byte - 0x80)]) ?? "\u{FFFD}"
  }

  /// The UTF-8 of text in this code page.
  static func utf8(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    for byte in bytes { TextTranscoder.append(scalar(byte), to: &output) }
    return output
  }
}
