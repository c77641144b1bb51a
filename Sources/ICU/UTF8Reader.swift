/// Reads code points of more than one byte.
enum UTF8Reader {
  /// - Returns: `nil` for bytes that are no UTF-8, surrogates and overlong forms included.
  /// - Precondition: `bytes[index]` is not ASCII.
  @inline(__always)
  static func next(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32? {
    let lead = UInt32(bytes[index])
    let left = bytes.count - index
    if lead < 0xE0 {
      guard lead >= 0xC2, left >= 2 else { return nil }
      let b1 = UInt32(bytes[index + 1])
      guard b1 & 0xC0 == 0x80 else { return nil }
      index += 2
      return (lead & 0x1F) << 6 | b1 & 0x3F
    }
    if lead < 0xF0 {
      guard left >= 3 else { return nil }
      let b1 = UInt32(bytes[index + 1])
      let b2 = UInt32(bytes[index + 2])
      let point = (lead & 0x0F) << 12 | (b1 & 0x3F) << 6 | b2 & 0x3F
      guard b1 & 0xC0 == 0x80, b2 & 0xC0 == 0x80, point >= 0x800, point & 0xF800 != 0xD800 else { return nil }
      index += 3
      return point
    }
    guard lead <= 0xF4, left >= 4 else { return nil }
    let b1 = UInt32(bytes[index + 1])
    let b2 = UInt32(bytes[index + 2])
    let b3 = UInt32(bytes[index + 3])
    let point = (lead & 0x07) << 18 | (b1 & 0x3F) << 12 | (b2 & 0x3F) << 6 | b3 & 0x3F
    guard b1 & 0xC0 == 0x80, b2 & 0xC0 == 0x80, b3 & 0xC0 == 0x80, point >= 0x10000, point <= 0x10FFFF else {
      return nil
    }
    index += 4
    return point
  }
}
