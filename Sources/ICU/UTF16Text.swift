/// Text as the arrays of UTF-16 that ICU works on.
enum UTF16Text {
  static func decode(_ utf8: UnsafeBufferPointer<UInt8>) -> [UInt16] {
    Array(String(decoding: utf8, as: UTF8.self).utf16)
  }

  static func string(_ units: [UInt16]) -> String { String(decoding: units, as: UTF16.self) }

  /// The code point that starts at `index`, which is moved behind it. A lone surrogate is U+FFFD.
  @inline(__always)
  static func next(_ units: borrowing [UInt16], _ index: inout Int) -> UInt32 {
    let first = UInt32(units[index])
    index += 1
    if first & 0xF800 != 0xD800 { return first }
    if first < 0xDC00, index < units.count, units[index] & 0xFC00 == 0xDC00 {
      defer { index += 1 }
      return 0x10000 + (first - 0xD800) << 10 + (UInt32(units[index]) - 0xDC00)
    }
    return 0xFFFD
  }

  @inline(__always)
  static func next(_ units: UnsafeBufferPointer<UInt16>, _ index: inout Int) -> UInt32 {
    let first = UInt32(units[index])
    index += 1
    if first & 0xF800 != 0xD800 { return first }
    if first < 0xDC00, index < units.count, units[index] & 0xFC00 == 0xDC00 {
      defer { index += 1 }
      return 0x10000 + (first - 0xD800) << 10 + (UInt32(units[index]) - 0xDC00)
    }
    return 0xFFFD
  }

  /// The text in NFC, on the stack where it is short. Not called for bytes that are no UTF-8, and for texts with more
  /// marks than a letter may have.
  static func withComposed(_ utf8: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt16>) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: utf8.count + 1) { units in
      // There is room for one unit at least.
      let to = units.baseAddress!
      var count = 0
      var index = 0
      var marks = 0
      while index < utf8.count {
        var point = UInt32(utf8[index])
        if point < 0x80 {
          index += 1
          marks = 0
        } else {
          guard let next = UTF8Reader.next(utf8, &index) else { return }
          point = next
          marks = point < 0x300 || !NormalForm.nfc.mayFollow(point) ? 0 : marks + 1
          if marks > PlainFold.markLimit { return }
        }
        count += UTF16Writer.write(point, to + count)
      }
      // Composing adds to few texts, and to those a third at most.
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 3 * count + 1) { composed in
        let length = NormalForm.nfc.apply(UnsafeBufferPointer(start: to, count: count), composed)
        if length >= 0 { body(UnsafeBufferPointer(start: composed.baseAddress, count: length)) }
      }
    }
  }

  @inline(__always)
  static func append(_ point: UInt32, to units: inout [UInt16]) {
    if point < 0x10000 {
      units.append(UInt16(point))
    } else {
      units.append(UInt16(0xD7C0 + point >> 10))
      units.append(UInt16(0xDC00 + point & 0x3FF))
    }
  }

  static func points(_ units: [UInt16]) -> [UInt32] {
    var points: [UInt32] = []
    points.reserveCapacity(units.count)
    var index = 0
    while index < units.count { points.append(next(units, &index)) }
    return points
  }

  static func units(_ points: [UInt32]) -> [UInt16] {
    var units: [UInt16] = []
    units.reserveCapacity(points.count)
    for point in points { append(point, to: &units) }
    return units
  }
}
