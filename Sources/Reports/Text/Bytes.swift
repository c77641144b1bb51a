/// Text is written as UTF-8 bytes at the end of an array: no `String` per cell of a million rows.
extension [UInt8] {
  /// How many bytes are gathered before they are handed on.
  static let piece = 1 << 20

  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  mutating func append(_ sign: Unicode.Scalar) { append(UInt8(ascii: sign)) }

  /// A whole number in decimal digits.
  mutating func append(decimal number: Int) {
    var digits = InlineArray<20, UInt8>(repeating: 0)
    var start = 20
    var rest = number.magnitude
    repeat {
      start -= 1
      digits[start] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    if number < 0 { append(UInt8(ascii: "-")) }
    let span = digits.span.extracting(start..<20)
    span.withUnsafeBufferPointer { append(contentsOf: $0) }
  }

  /// A number with a fixed number of decimals, halves rounded away from zero: `(0.98, 4)` is `0.9800`.
  ///
  /// The same bytes on every platform. What is no number, or is too large for it, is written as nothing.
  mutating func append(_ number: Double, decimals: Int) {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (number * Double(scale)).rounded(.toNearestOrAwayFromZero)
    guard scaled.magnitude < 9e15 else { return }
    let whole = Int(scaled)
    if whole < 0 { append(UInt8(ascii: "-")) }
    append(decimal: Int(whole.magnitude) / scale)
    guard decimals > 0 else { return }
    append(UInt8(ascii: "."))
    var rest = Int(whole.magnitude) % scale
    while scale > 1 {
      scale /= 10
      append(0x30 + UInt8(truncatingIfNeeded: rest / scale))
      rest %= scale
    }
  }

  /// Hands the bytes on and forgets them, when there are enough of them.
  mutating func flush<Failure: Error>(
    atLeast count: Int = [UInt8].piece, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    if self.count < count || isEmpty { return }
    try sink(span)
    removeAll(keepingCapacity: true)
  }
}
