internal import CICU

/// An encoding that an exported list may be written in.
public enum LegacyEncoding: String, Hashable, Sendable, CaseIterable {
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case utf32LittleEndian = "UTF-32LE"
  case utf32BigEndian = "UTF-32BE"
  /// Western European; ISO 8859-1 with signs in place of controls.
  case windows1252 = "windows-1252"
  /// Central European.
  case windows1250 = "windows-1250"
  /// Cyrillic.
  case windows1251 = "windows-1251"
  /// Greek.
  case windows1253 = "windows-1253"
  /// Turkish.
  case windows1254 = "windows-1254"
  /// Hebrew.
  case windows1255 = "windows-1255"
  /// Arabic.
  case windows1256 = "windows-1256"
  case koi8r = "KOI8-R"
  case macRoman = "macintosh"
  /// With Microsoft's extensions (code page 932).
  case shiftJIS = "ibm-943_P15A-2003"
  case eucJP = "EUC-JP"
  /// Simplified Chinese; GB 18030 contains it.
  case gbk = "gb18030"
  /// Traditional Chinese.
  case big5 = "Big5"
  /// Korean with Microsoft's extensions (code page 949).
  case eucKR = "windows-949-2000"

  /// What bytes say, as UTF-8.
  ///
  /// - Returns: `nil` when a sequence of bytes has no meaning in this encoding.
  public func decode(_ bytes: Span<UInt8>) -> [UInt8]? { decode(bytes, isStrict: true) }

  /// What bytes say, as UTF-8, with U+FFFD for what has no meaning in this encoding.
  public func decodeLeniently(_ bytes: Span<UInt8>) -> [UInt8] { decode(bytes, isStrict: false) ?? [] }

  private func decode(_ bytes: Span<UInt8>, isStrict: Bool) -> [UInt8]? {
    if bytes.isEmpty { return [] }
    var bad: Int32 = 0
    let units: [UInt16]? = bytes.withUnsafeBufferPointer { from in
      withGrowingBuffer(from.count + 16) { to, capacity in
        cicu_decode(rawValue, from.baseAddress, Int32(from.count), to, Int32(capacity), &bad)
      }
    }
    guard let units, bad == 0 || !isStrict else { return nil }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// - Returns: `nil` when the encoding has no bytes for a character.
  public func encode(_ text: String) -> [UInt8]? {
    let units = Array(text.utf16)
    if units.isEmpty { return [] }
    return withGrowingBuffer(units.count * 4 + 16) { to, capacity in
      units.withUnsafeBufferPointer {
        cicu_encode(rawValue, $0.baseAddress, Int32($0.count), to, Int32(capacity))
      }
    }
  }
}
