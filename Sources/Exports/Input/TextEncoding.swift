/// How an input writes text.
public enum TextEncoding: String, Hashable, Sendable, CaseIterable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case windows1252 = "Windows-1252"

  /// The bytes that may stand in front of the text to tell the encoding.
  var byteOrderMark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .windows1252: []
    }
  }

  /// The likeliest encoding of a text that begins with `bytes`.
  ///
  /// A byte order mark decides. UTF-16 without one shows by the zeros of its ASCII signs, which stand at odd
  /// (little endian) or at even places. Ill-formed UTF-8 that outweighs the well-formed is Windows-1252.
  public init(guessing bytes: [UInt8]) {
    if let marked = [.utf8, .utf16LittleEndian, .utf16BigEndian].first(where: { (encoding: TextEncoding) in
      bytes.starts(with: encoding.byteOrderMark)
    }) {
      self = marked
      return
    }
    var zeros = (even: 0, odd: 0)
    let sample = bytes.prefix(4096)
    for (index, byte) in sample.enumerated() where byte == 0 {
      if index.isMultiple(of: 2) { zeros.even += 1 } else { zeros.odd += 1 }
    }
    // One sign in five is enough: a list in Chinese still has its separators and digits.
    let enough = max(2, sample.count / 10)
    if zeros.odd >= enough, zeros.even * 10 <= zeros.odd {
      self = .utf16LittleEndian
    } else if zeros.even >= enough, zeros.odd * 10 <= zeros.even {
      self = .utf16BigEndian
    } else {
      let tally = UTF8Tally(bytes)
      self = tally.illFormed > tally.wellFormed ? .windows1252 : .utf8
    }
  }
}

/// How many signs beyond ASCII a text has, well-formed and not, as UTF-8.
struct UTF8Tally {
  private(set) var wellFormed = 0
  private(set) var illFormed = 0

  /// Counts in `bytes`; a sequence that the end cuts off counts as neither.
  init(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        index += 1
        continue
      }
      let length =
        switch byte {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 0
        }
      if length > 0, index + length > bytes.count, bytes[(index + 1)...].allSatisfy({ $0 & 0xC0 == 0x80 }) { return }
      if length > 0, index + length <= bytes.count,
        String(validating: bytes[index..<index + length], as: UTF8.self) != nil
      {
        wellFormed += 1
        index += length
      } else {
        illFormed += 1
        index += 1
      }
    }
  }
}
