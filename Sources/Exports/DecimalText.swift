/// Whole numbers written in decimal digits.
enum DecimalText {
  /// The number that `text` is, blanks around it passed over.
  ///
  /// - Returns: `nil` for anything but digits with an optional sign, and for what 64 bits cannot hold.
  static func integer(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    var start = 0
    var end = text.count
    while start < end && text[start] <= 0x20 { start += 1 }
    while end > start && text[end - 1] <= 0x20 { end -= 1 }
    var isNegative = false
    if start < end, text[start] == UInt8(ascii: "-") || text[start] == UInt8(ascii: "+") {
      isNegative = text[start] == UInt8(ascii: "-")
      start += 1
    }
    guard start < end else { return nil }
    var value = 0
    while start < end {
      let digit = text[start] &- 0x30
      guard digit <= 9 else { return nil }
      let (times, overflowed) = value.multipliedReportingOverflow(by: 10)
      let (sum, carried) = times.addingReportingOverflow(Int(digit))
      if overflowed || carried { return nil }
      value = sum
      start += 1
    }
    return isNegative ? -value : value
  }
}
