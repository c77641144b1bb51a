/// What a format sees of an input to tell whether it is its own.
public struct InputHead: Sendable {
  /// The first bytes as they are, unpacked, up to ``ByteSource/headLength``.
  public let bytes: [UInt8]
  /// The same as UTF-8 without a byte order mark; the last character may be cut off.
  public let text: [UInt8]
  public let encoding: TextEncoding
  /// Whether ``bytes`` is the whole input.
  public let isAll: Bool
  /// The file's name without its folders; a hint at most, content decides.
  public let name: String
  /// What the input is when it is no text.
  let binaryKind: BinaryKind?
  /// The first rows, where the input looks like a table at all.
  let table: TableHead?
  /// Which keys stand where, where the input begins like JSON.
  let json: JSONOutline?

  public init(bytes: [UInt8], isAll: Bool, name: String) {
    self.bytes = bytes
    self.isAll = isAll
    self.name = name.split(separator: "/").last.map(String.init) ?? name
    encoding = TextEncoding(guessing: bytes)
    let marked = bytes.starts(with: encoding.byteOrderMark) ? encoding.byteOrderMark.count : 0
    if encoding == .utf8 {
      text = Array(bytes.dropFirst(marked))
    } else {
      var transcoder = TextTranscoder(from: encoding)
      var converted: [UInt8] = []
      Array(bytes.dropFirst(marked)).withUnsafeBytes { transcoder.convert($0, into: &converted) }
      text = converted
    }
    json = JSONOutline(text)
    binaryKind = BinaryKind(of: bytes, text: text)
    table = binaryKind == nil && InputHead.mayBeTable(text) ? TableHead.sniff(text, isAll: isAll) : nil
  }

  /// Whether `text` begins neither as XML nor as JSON.
  private static func mayBeTable(_ text: [UInt8]) -> Bool {
    guard let first = text.first(where: { $0 > 0x20 }) else { return false }
    return first != UInt8(ascii: "<") && first != UInt8(ascii: "{") && first != UInt8(ascii: "[")
  }

  public init(_ source: borrowing ByteSource) {
    self.init(bytes: source.head, isAll: source.headIsAll, name: source.path)
  }

  /// Where the first byte stands that is not blank, or the end.
  public var firstSign: Int { text.firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D } ?? text.count }

  /// How the text begins, for a sentence: `it begins with 'Dear diary'`.
  var beginning: String {
    let line = text[firstSign...].prefix { $0 >= 0x20 }.prefix(40)
    return "it begins with '\(String(decoding: line, as: UTF8.self))'"
  }
}
