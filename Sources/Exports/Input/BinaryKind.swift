/// What a file that is no text is, as far as its first bytes tell.
struct BinaryKind: Equatable, Sendable {
  /// A few words: `a zip archive`.
  let words: String

  /// What the files are that people take for lists, by their first bytes in hexadecimal.
  private static let table = """
    # bytes           | what it is
    504B0304          | a zip archive or a spreadsheet (unpack it, or save it as CSV)
    504B0506          | an empty zip archive
    D0CF11E0          | an old Office document (save it as CSV)
    25504446          | a PDF document
    53514C69746520666F726D6174 | an SQLite database
    62706C6973743030  | a binary property list (export it as XML)
    89504E47          | a PNG picture
    FFD8FF            | a JPEG picture
    47494638          | a GIF picture
    494433            | an MP3 file
    664C6143          | a FLAC file
    4F676753          | an Ogg file
    52494646          | a RIFF file (sound or film)
    7F454C46          | a program
    377ABCAF271C      | a 7-Zip archive
    52617221          | a RAR archive
    6866646D          | an iTunes library database (export it: File, Library, Export Library)
    FFFE0000          | text in UTF-32 (save it as UTF-8)
    0000FEFF          | text in UTF-32 (save it as UTF-8)
    """

  private static let magics: [(bytes: [UInt8], words: String)] = RuleTable.rows(table).map { row in
    let digits = Array(row[0].utf8)
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap { place in
      UInt8(String(decoding: digits[place...place + 1], as: UTF8.self), radix: 16)
    }
    return (bytes, row[1])
  }

  /// - Parameters:
  ///   - bytes: The beginning of an input as it is.
  ///   - text: The same as UTF-8.
  /// - Returns: `nil` when it looks like text.
  init?(of bytes: [UInt8], text: [UInt8]) {
    if let magic = BinaryKind.magics.first(where: { bytes.starts(with: $0.bytes) }) {
      words = magic.words
      return
    }
    // Text holds no control signs but line ends, tabs and the odd accident.
    let sample = text.prefix(8192)
    let controls = sample.count { $0 < 0x20 && !($0 >= 0x09 && $0 <= 0x0D) && $0 != 0x1B }
    if controls <= 4 || controls * 50 < sample.count { return nil }
    words = "binary data"
  }
}
