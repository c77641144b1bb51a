/// Repairs UTF-8 that was read as a Western encoding and written as UTF-8 again: `BjÃ¶rk` was `Björk`.
public enum Mojibake {
  /// What the text was before, undone as often as it had been done (three times at most).
  ///
  ///     Mojibake.repaired("BjÃ¶rk")      // "Björk"
  ///     Mojibake.repaired("BjÃƒÂ¶rk")    // "Björk"
  ///     Mojibake.repaired("Ã‰t Ã l'as")  // nil: not all of it is UTF-8
  ///     Mojibake.repaired("Ãrsins")      // nil: nor is this
  ///
  /// - Returns: `nil` for a text that is not mojibake: some character has no byte in Windows-1252 or Latin-1, or
  ///   the bytes are no UTF-8, or all is ASCII.
  public static func repaired(_ text: String) -> String? {
    let utf8 = Array(text.utf8)
    return repaired(utf8.span).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The same over UTF-8.
  public static func repaired(_ utf8: Span<UInt8>) -> [UInt8]? {
    var text: [UInt8]?
    for _ in 0..<3 {
      let next: [UInt8]?
      if let text {
        next = undone(text.span)
      } else {
        next = undone(utf8)
      }
      guard let next else { break }
      text = next
    }
    return text
  }

  private static func undone(_ utf8: Span<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var hasHigh = false
    let isWestern = utf8.withUnsafeBufferPointer { from in
      var index = 0
      while index < from.count {
        if from[index] < 0x80 {
          bytes.append(from[index])
          index += 1
          continue
        }
        guard let point = UTF8Reader.next(from, &index), let byte = byte(of: point) else { return false }
        bytes.append(byte)
        hasHigh = true
      }
      return true
    }
    guard isWestern, hasHigh else { return nil }
    return bytes.withUnsafeBufferPointer { isUTF8($0) } ? bytes : nil
  }

  private static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
      } else if UTF8Reader.next(bytes, &index) == nil {
        return false
      }
    }
    return true
  }

  /// The byte of a character in Windows-1252, where its five unused bytes and the signs of Latin-1 count as controls.
  private static func byte(of point: UInt32) -> UInt8? { point < 0x100 ? UInt8(point) : windows1252[point] }

  private static let windows1252: [UInt32: UInt8] = {
    var bytes: [UInt32: UInt8] = [:]
    for byte in UInt8(0x80)...0x9F {
      let one = [byte]
      let text = LegacyEncoding.windows1252.decodeLeniently(one.span)
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars
      where scalar.value >= 0x100 && scalar != "\u{FFFD}" {
        bytes[scalar.value] = byte
      }
    }
    return bytes
  }()
}
