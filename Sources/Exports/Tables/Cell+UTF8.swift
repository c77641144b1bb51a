extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are well-formed UTF-8 (Unicode 16, table 3-7).
  @inline(__always) var isWellFormedUTF8: Bool {
    var place = 0
    let raw = UnsafeRawBufferPointer(self)
    while place + 8 <= count {
      if raw.loadUnaligned(fromByteOffset: place, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { break }
      place += 8
    }
    while place < count, self[place] < 0x80 { place += 1 }
    return place == count || isWellFormedUTF8(from: place)
  }

  private func isWellFormedUTF8(from start: Int) -> Bool {
    var place = start
    while place < count {
      let lead = self[place]
      if lead < 0x80 {
        place += 1
        continue
      }
      // The second byte's range excludes overlong forms, surrogates and what lies beyond U+10FFFF.
      var low: UInt8 = 0x80
      var high: UInt8 = 0xBF
      let length: Int
      switch lead {
      case 0xC2...0xDF: length = 2
      case 0xE0...0xEF:
        length = 3
        if lead == 0xE0 { low = 0xA0 } else if lead == 0xED { high = 0x9F }
      case 0xF0...0xF4:
        length = 4
        if lead == 0xF0 { low = 0x90 } else if lead == 0xF4 { high = 0x8F }
      default: return false
      }
      guard place + length <= count, self[place + 1] >= low, self[place + 1] <= high else { return false }
      if length > 2, self[place + 2] & 0xC0 != 0x80 { return false }
      if length > 3, self[place + 3] & 0xC0 != 0x80 { return false }
      place += length
    }
    return true
  }
}
