/// Hashes that are the same in every run, on every machine: no answer may depend on a seed.
public enum StableHash {
  /// Spreads all bits of a number over all bits (the finaliser of MurmurHash3, Appleby 2011).
  @inlinable
  public static func mix(_ value: UInt64) -> UInt64 {
    var x = value
    x = (x ^ (x >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    x = (x ^ (x >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return x ^ (x >> 33)
  }

  /// Joins two hashes, the order counting.
  @inlinable
  public static func join(_ left: UInt64, _ right: UInt64) -> UInt64 {
    mix(left &* 0x9E37_79B9_7F4A_7C15 ^ (right &+ 0x517C_C1B7_2722_0A95))
  }

  /// The hash of UTF-16 text, blanks passed over: `mess age` and `message` hash alike.
  @inlinable
  public static func textIgnoringBlanks(_ text: UnsafeBufferPointer<UInt16>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for unit in text where unit != 0x20 { hash = (hash ^ UInt64(unit)) &* 0x0000_0100_0000_01B3 }
    return mix(hash)
  }

  /// The hash of bytes, eight at a time.
  @inlinable
  public static func bytes(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash: UInt64 = 0x2545_F491_4F6C_DD1D ^ UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      hash = (hash ^ word) &* 0x9FB2_1C65_1E98_DF25
      hash ^= hash >> 29
      index += 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    return mix((hash ^ rest) &* 0x9FB2_1C65_1E98_DF25)
  }
}
