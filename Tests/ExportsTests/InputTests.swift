import Exports
import MusicModel
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct `Inputs` {
  private static let list = "title,artist\nIsland Hours,Nora Quill\n"

  /// The same two lines, as four tools compress them.
  static let compressed = [
    "1f8b08000000000002032bc92cc949d5492c2ac92c2ee1f22cce49cc4b51f0c82f2d2ad6f1cb2f4a54082ccdccc9e1020001341c3b25000000",
    "28b52ffd24252901007469746c652c6172746973740a49736c616e6420486f7572732c4e6f7261205175696c6c0ae5598dc8",
    "fd377a585a000004e6d6b4460200210116000000742fe5a30100247469746c652c6172746973740a49736c616e6420486f7572732c4e6f7261"
      + "205175696c6c0a000000002c89c2b906dcd98800013d25d2296a011fb6f37d010000000004595a",
    "425a6839314159265359b6573dc4000010d780001040040061200026259e002000314d323131310a32191933481fbd0e88a414e4a9ac5c20d3"
      + "14b9609c383a5f8bb9229c28485b2b9ee200",
  ]
  private static func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex.utf8)
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
    }
  }

  @Test(arguments: compressed) func `are unpacked by what they begin with, whatever their name`(_ hex: String) throws {
    #expect(try read(Self.bytes(hex), name: "songs.csv").titles == ["Island Hours"])
  }

  @Test(arguments: compressed) func `say so when compressed data is cut`(_ hex: String) {
    let whole = Self.bytes(hex)
    // Cut before the text is complete, an error; a lost checksum at the very end may be forgiven.
    switch refusal(Array(whole.prefix(whole.count / 2))) {
    case .truncated, .empty, .noGoodRow: break
    case let other: Issue.record("\(String(describing: other))")
    }
  }

  @Test func `are read from a file and from a pipe alike`() throws {
    var name = Array("/tmp/reconcile-input-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    let rows = "title,artist\n" + (0..<9000).map { "Song \($0),Artist \($0 % 7)\n" }.joined()
    let bytes = Array(rows.utf8)
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
    let list = try ListReader().read(path: path)
    #expect(list.list.count == 9000)
    #expect(list.list == (try read(rows).list))
    var source = try ByteSource(path: path)
    #expect(source.head == Array(bytes.prefix(ByteSource.headLength)))
    #expect(try source.readAll() == bytes)
  }

  @Test func `that are not there, or no files, are told apart`() {
    func reason(_ path: String) -> UnreadableInput.Reason? {
      do {
        _ = try ListReader().read(path: path)
        return nil
      } catch { return error.reason }
    }
    #expect(reason("/no/such/file.csv") == .missing)
    #expect(reason("/tmp") == .isDirectory)
    #expect(reason("/dev/null") == .empty)
  }

  @Test(arguments: [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func `are read in every Unicode encoding, with and without a byte order mark`(_ encoding: TextEncoding) throws {
    let text = "title,artist\nÅngström 漢字 🎵,Zoë\n"
    let plain: [UInt8] =
      switch encoding {
      case .utf8, .windows1252: Array(text.utf8)
      case .utf16LittleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      }
    let mark: [UInt8] =
      switch encoding {
      case .utf8, .windows1252: [0xEF, 0xBB, 0xBF]
      case .utf16LittleEndian: [0xFF, 0xFE]
      case .utf16BigEndian: [0xFE, 0xFF]
      }
    for bytes in [plain, mark + plain] {
      let list = try read(bytes)
      #expect(list.titles == ["Ångström 漢字 🎵"])
      #expect(list.artists == ["Zoë"])
      #expect(list.columns == ["title", "artist"])
    }
  }

  @Test func `in Windows-1252 are read as such, and it is said once`() throws {
    let list = try read(
      Array("title,artist\nD".utf8) + [0xE9] + Array("j".utf8) + [0xE0] + Array(" vu,Bj".utf8) + [0xF6]
        + Array("rn\n".utf8))
    #expect(list.titles == ["Déjà vu"])
    #expect(list.artists == ["Björn"])
    #expect(list.notes.count == 1)
  }

  @Test func `that turn to Windows-1252 late are read as such`() throws {
    let filler = (0..<5000).map { "Song \($0),Artist\n" }.joined()
    let list = try read(Array("title,artist\n\(filler)Caf".utf8) + [0xE9] + Array(",Ann\n".utf8))
    #expect(list.titles.last == "Café")
  }

  @Test func `in UTF-8 with one broken sign keep the rest`() throws {
    let list = try read(Array("title,artist\nÉté,Zoë\nBro".utf8) + [0xC3] + Array("ken,Zoë\n".utf8))
    #expect(list.titles == ["Été", "Bro\u{FFFD}ken"])
    #expect(list.notes.count == 1)
  }

  @Test func `with NULs in them are read on`() throws {
    #expect(try read(Array("title,artist\nA\0B,Ann\nC,Ben\n".utf8)).list.count == 2)
  }
}
