/// An ISRC as a number: twelve signs in base 36 take 62 bits and a bit.
enum PackedISRC {
  /// Reads either case, hyphens and blanks passed over, an `ISRC` label in front too.
  ///
  /// - Returns: 0 when the bytes are no ISRC; see ``ISRC`` for its shape.
  static func pack(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var value: UInt64 = 0
    var count = 0
    var index = 0
    if bytes.count >= 16, bytes[0] | 0x20 == 0x69, bytes[1] | 0x20 == 0x73, bytes[2] | 0x20 == 0x72,
      bytes[3] | 0x20 == 0x63, !isDigit(bytes[4])
    {
      index = bytes[4] == 0x3A ? 5 : 4
    }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      let digit: UInt64
      switch byte {
      case 0x2D, 0x20, 0x09: continue
      case 0x30...0x39:
        if count < 2 { return 0 }
        digit = UInt64(byte - 0x30)
      case 0x41...0x5A, 0x61...0x7A:
        if count >= 5 { return 0 }
        digit = UInt64((byte & 0xDF) - 0x41 + 10)
      default: return 0
      }
      if count == 12 { return 0 }
      value = value * 36 + digit
      count += 1
    }
    return count == 12 ? value : 0
  }

  static func text(_ packed: UInt64) -> String {
    var signs = [UInt8](repeating: 0, count: 12)
    var rest = packed
    for index in stride(from: 11, through: 0, by: -1) {
      let digit = UInt8(rest % 36)
      signs[index] = digit < 10 ? 0x30 + digit : 0x41 + digit - 10
      rest /= 36
    }
    return String(decoding: signs, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
