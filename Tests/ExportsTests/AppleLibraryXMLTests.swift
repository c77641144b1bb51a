import MusicModel
import Testing

@testable import Exports

/// A library list in the shape that Music.app writes, with the given tracks.
func appleLibrary(_ tracks: String, playlists: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <!DOCTYPE plist PUBLIC "-//Apple Computer//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
  <plist version="1.0">
  <dict>
  \t<key>Major Version</key><integer>1</integer>
  \t<key>Application Version</key><string>1.4.6.3</string>
  \t<key>Tracks</key>
  \t<dict>
  \(tracks)
  \t</dict>
  \t<key>Playlists</key>
  \t<array>
  \(playlists)
  \t</array>
  </dict>
  </plist>
  """
}

/// One track of a library list: its keys with values as XML.
func appleTrack(_ id: Int, _ values: [(String, String)]) -> String {
  let body = values.map { "\t\t\t<key>\($0.0)</key>\($0.1)" }.joined(separator: "\n")
  return "\t\t<key>\(id)</key>\n\t\t<dict>\n\t\t\t<key>Track ID</key><integer>\(id)</integer>\n\(body)\n\t\t</dict>"
}

func readText(_ text: String, _ options: ReadingOptions = ReadingOptions()) throws(UnreadableInput) -> ReadList {
  try ListReader().survey(bytes: Array(text.utf8), name: "list", options: options)
}

@Suite struct `Apple's library list` {
  static let bourree = appleTrack(
    601,
    [
      ("Name", "<string>Bourrée &#38; Gigue</string>"), ("Artist", "<string>Trio Ondine</string>"),
      ("Album Artist", "<string>Various Artists</string>"), ("Composer", "<string>J. S. Bach</string>"),
      ("Album", "<string>Suites</string>"), ("Genre", "<string>Classique</string>"),
      ("Kind", "<string>Fichier audio AAC</string>"), ("Size", "<integer>8123456</integer>"),
      ("Total Time", "<integer>191500</integer>"), ("Disc Number", "<integer>1</integer>"),
      ("Disc Count", "<integer>2</integer>"), ("Track Number", "<integer>3</integer>"),
      ("Track Count", "<integer>12</integer>"), ("Year", "<integer>1998</integer>"),
      ("Date Added", "<date>2021-02-03T04:05:06Z</date>"), ("Play Count", "<integer>7</integer>"),
      ("Play Date", "<integer>3649468233</integer>"), ("Play Date UTC", "<date>2022-01-02T03:04:05Z</date>"),
      ("Explicit", "<true/>"), ("Compilation", "<true/>"),
      ("Persistent ID", "<string>00A1B2C3D4E5F607</string>"), ("Track Type", "<string>File</string>"),
      ("Work", "<string>Suite No. 1</string>"), ("Movement Name", "<string>V. Bourrée</string>"),
      ("Movement Number", "<integer>5</integer>"), ("Location", "<string>file:///Music/a%20b.m4a</string>"),
    ])

  @Test func `gives every key its field`() throws {
    let read = try readText(appleLibrary(Self.bourree))
    #expect(read.format == "apple-library-xml")
    #expect(read.dialect == "application version 1.4.6.3")
    let list = read.list
    try #require(list.count == 1)
    let texts: [(TextField, String)] = [
      (.title, "Bourrée & Gigue"), (.artist, "Trio Ondine"), (.albumArtist, "Various Artists"),
      (.composer, "J. S. Bach"), (.album, "Suites"), (.genre, "Classique"), (.dateAdded, "2021-02-03T04:05:06Z"),
      (.lastPlayed, "2022-01-02T03:04:05Z"), (.persistentID, "00A1B2C3D4E5F607"), (.id, "00A1B2C3D4E5F607"),
      (.work, "Suite No. 1"), (.movementName, "V. Bourrée"), (.url, "file:///Music/a%20b.m4a"),
    ]
    for (field, text) in texts { #expect(list.text(field, at: 0) == text) }
    let numbers: [(NumberField, Int)] = [
      (.milliseconds, 191_500), (.discNumber, 1), (.discCount, 2), (.trackNumber, 3), (.trackCount, 12),
      (.year, 1998), (.playCount, 7), (.compilation, 1), (.movementNumber, 5),
      (.rating, Int(ContentRating.explicit.rawValue)),
    ]
    for (field, number) in numbers { #expect(list.number(field, at: 0) == number) }
    #expect(list.source.idNamespace == nil)
  }

  struct RatingCase: Sendable, CustomTestStringConvertible {
    let keys: [(String, String)]
    let rating: ContentRating?
    var testDescription: String { keys.map(\.0).joined(separator: ", ") }
  }
  static let ratings = [
    RatingCase(keys: [("Clean", "<true/>")], rating: .clean),
    RatingCase(keys: [("Explicit", "<true/>")], rating: .explicit),
    RatingCase(keys: [("Explicit", "<false/>")], rating: nil),
    RatingCase(keys: [], rating: nil),
  ]
  @Test(arguments: ratings) func `tells explicit, clean and silent apart`(_ c: RatingCase) throws {
    let read = try readText(appleLibrary(appleTrack(1, [("Name", "<string>A</string>")] + c.keys)))
    #expect(read.list.number(.rating, at: 0) == c.rating.map { Int($0.rawValue) })
  }

  static let others = [
    "Movie", "Podcast", "TV Show", "Audiobook", "Voice Memo", "iTunesU", "Ringtone",
  ]
  @Test(arguments: others) func `leaves out and counts what is no music`(_ key: String) throws {
    let tracks = [
      appleTrack(1, [("Name", "<string>Talk</string>"), (key, "<true/>"), ("Has Video", "<true/>")]),
      appleTrack(2, [("Name", "<string>Song</string>")]),
    ]
    let read = try readText(appleLibrary(tracks.joined(separator: "\n")))
    #expect(read.list.count == 1)
    #expect(read.list.text(.title, at: 0) == "Song")
    #expect(read.list.recordNumbers == [2])
    #expect(read.notes.contains { $0.hasPrefix("1 ") && $0.hasSuffix("is left out") })
    #expect(read.badRows == 0)
  }

  @Test func `leaves out streams and keeps tracks that are in a playlist only`() throws {
    let tracks = [
      appleTrack(1, [("Name", "<string>Radio</string>"), ("Track Type", "<string>URL</string>")]),
      appleTrack(2, [("Name", "<string>Song</string>"), ("Playlist Only", "<true/>")]),
      appleTrack(3, [("Name", "<string>Clip</string>"), ("Has Video", "<true/>")]),
    ]
    let read = try readText(appleLibrary(tracks.joined(separator: "\n")))
    #expect((0..<read.list.count).map { read.list.text(.title, at: $0) } == ["Song", "Clip"])
    #expect(read.list.text(.mediaKind, at: 1) == "Music Video")
    #expect(read.notes == ["1 stream is left out"])
  }

  @Test func `leaves out the entries of the built-in list of podcasts, whatever its language`() throws {
    let tracks = (1...3).map { appleTrack($0, [("Name", "<string>T\($0)</string>")]) }.joined(separator: "\n")
    let playlist = { (kind: Int, id: Int) in
      """
      <dict><key>Name</key><string>Подкасты</string><key>Distinguished Kind</key><integer>\(kind)</integer>
      <key>Playlist Items</key><array><dict><key>Track ID</key><integer>\(id)</integer></dict></array></dict>
      """
    }
    let read = try readText(appleLibrary(tracks, playlists: playlist(4, 1) + playlist(10, 2)))
    #expect((0..<read.list.count).map { read.list.text(.title, at: $0) } == ["T1", "T3"])
    #expect(read.notes == ["1 podcast is left out"])
  }

  @Test func `takes zero for silence and drops what is no number`() throws {
    let track = appleTrack(
      1,
      [
        ("Name", "<string>A</string>"), ("Year", "<integer>0</integer>"), ("Total Time", "<string>soon</string>"),
        ("Track Number", "<integer>-1</integer>"), ("Play Count", "<integer>0</integer>"),
      ])
    let read = try readText(appleLibrary(track))
    #expect(read.list.number(.year, at: 0) == nil)
    #expect(read.list.number(.milliseconds, at: 0) == nil)
    #expect(read.list.number(.playCount, at: 0) == 0)
    let fields = read.problems.compactMap { problem -> String? in
      if case .unreadableCell(let field, _) = problem.reason { field } else { nil }
    }
    #expect(fields == ["Total Time", "Track Number"])
  }

  @Test func `counts a track without any name as bad`() throws {
    let tracks = [
      appleTrack(1, [("Artist", "<string>Somebody</string>")]),
      appleTrack(2, [("Persistent ID", "<string>0000000000000005</string>")]),
    ]
    let read = try readText(appleLibrary(tracks.joined(separator: "\n")))
    #expect(read.badRows == 1)
    #expect(read.list.recordNumbers == [2])
    #expect(read.problems.first?.reason == .emptyRow)
    #expect(read.problems.first?.line == 10)
  }

  // MARK: Damage

  @Test func `reads tracks whose opening tags were lost by hand`() throws {
    let lost = appleLibrary(Self.bourree + "\n" + appleTrack(602, [("Name", "<string>B</string>")]))
      .replacingFirst("\t\t<key>601</key>\n\t\t<dict>\n", with: "")
    let read = try readText(lost)
    #expect((0..<read.list.count).map { read.list.text(.title, at: $0) } == ["Bourrée & Gigue", "B"])
    #expect(!read.problems.isEmpty)
  }

  @Test func `keeps what a truncated file holds and says where it ends`() throws {
    let whole = appleLibrary(Self.bourree + "\n" + appleTrack(602, [("Name", "<string>B</string>")]))
    let cut = Array(whole.utf8.prefix(whole.utf8.count * 4 / 5))
    let read = try ListReader().survey(bytes: cut, name: "list")
    #expect(read.list.text(.title, at: 0) == "Bourrée & Gigue")
    #expect(read.problems.contains { $0.reason == .malformed("the XML ends before its last end tag") && $0.line > 8 })
  }

  @Test func `calls a file that ends before its first track truncated`() {
    let error = #expect(throws: UnreadableInput.self) {
      try readText(appleLibrary("").replacingFirst("</dict>", with: "").cut(after: "<dict>\n"))
    }
    if case .truncated(let line, _)? = error?.reason {
      #expect(line >= 6)
    } else {
      Issue.record("\(String(describing: error))")
    }
  }

  @Test func `never crashes and never loses whole tracks, wherever it is cut`() throws {
    let whole = Array(
      appleLibrary((1...4).map { appleTrack($0, [("Name", "<string>Ünï \($0)</string>")]) }.joined(separator: "\n"))
        .utf8)
    var most = 0
    for length in stride(from: 300, through: whole.count, by: 7) {
      guard let read = try? ListReader().survey(bytes: Array(whole[..<length]), name: "cut") else { continue }
      #expect(read.list.count >= most)
      most = max(most, read.list.count)
    }
    #expect(most == 4)
  }

  @Test func `replaces bytes that are no UTF-8 and drops control characters`() throws {
    let text = appleLibrary(
      appleTrack(1, [("Name", "<string>Caf#&#0; \u{4}x</string>"), ("Artist", "<string>Ünï Ñandú</string>")]))
    let sign = try #require(text.utf8.firstIndex(of: UInt8(ascii: "#")))
    let bytes = Array(text.utf8[..<sign]) + [0xE9] + Array(text.utf8[text.utf8.index(after: sign)...])
    let read = try ListReader().survey(bytes: bytes, name: "list")
    #expect(read.list.count == 1)
    #expect(read.list.text(.title, at: 0)?.hasPrefix("Caf\u{FFFD}") ?? false)
    #expect(read.problems.contains { $0.reason == .invalidUTF8 && $0.line == 12 })
    #expect(read.notes.contains { $0.contains("control character") })
  }

  struct TextCase: Sendable {
    let written: String
    let read: String
  }
  static let texts = [
    TextCase(written: "AT&amp;T", read: "AT&T"),
    TextCase(written: "AT&T", read: "AT&T"),
    TextCase(written: "Tom & Jerry", read: "Tom & Jerry"),
    TextCase(written: "caf&eacute; noir", read: "caf&eacute; noir"),
    TextCase(written: "&#60;3 &#x1F3B5;", read: "<3 🎵"),
    TextCase(written: "<![CDATA[a < b & c]]>", read: "a < b & c"),
    TextCase(written: "夜に駆ける", read: "夜に駆ける"),
  ]
  @Test(arguments: texts) func `keeps text with stray ampersands`(_ c: TextCase) throws {
    let read = try readText(appleLibrary(appleTrack(1, [("Name", "<string>\(c.written)</string>")])))
    #expect(read.list.text(.title, at: 0) == c.read)
  }

  static let attacks = [
    "<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;\">", "<!ENTITY x SYSTEM \"file:///etc/hostname\">",
    "<!ENTITY % p SYSTEM \"http://example.com/x.dtd\"> %p;",
  ]
  @Test(arguments: attacks) func `refuses declared entities, naming the line`(_ declaration: String) {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist [
      \(declaration)
      ]>
      <plist version="1.0"><dict><key>Tracks</key><dict><key>1</key><dict>
      <key>Track ID</key><integer>1</integer><key>Name</key><string>&x;</string></dict></dict></dict></plist>
      """
    let error = #expect(throws: UnreadableInput.self) { try readText(text) }
    if case .refused(let line, _)? = error?.reason {
      #expect(line == 3)
    } else {
      Issue.record("not refused: \(String(describing: error))")
    }
  }

  @Test func `refuses elements nested without end`() {
    let deep = String(repeating: "<dict><key>a</key>", count: 5000)
    let error = #expect(throws: UnreadableInput.self) { try readText(appleLibrary(deep)) }
    if case .refused? = error?.reason {} else { Issue.record("not refused: \(String(describing: error))") }
  }

  @Test func `reads UTF-16 and Latin-1 as declared`() throws {
    let text = appleLibrary(appleTrack(1, [("Name", "<string>Déjà vu</string>")]))
    var sixteen: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { sixteen += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let declared = text.replacingFirst("UTF-8", with: "ISO-8859-1")
    let latin: [UInt8] = declared.unicodeScalars.map { UInt8($0.value) }
    for bytes: [UInt8] in [sixteen, latin] {
      let read = try ListReader().survey(bytes: bytes, name: "list")
      #expect(read.list.text(.title, at: 0) == "Déjà vu")
    }
  }

  @Test func `finds the tracks of real lists`() throws {
    guard let folder = sharedSample("apple-library-xml") else { return }
    let counts = [
      ("broken-handedited-crlf.xml", 6), ("itunes-12.9.5-ru-mixed.xml", 45),
      ("musicapp-1.4.6-fr-classical.xml", 40), ("thirdparty-writer.xml", 25),
    ]
    for (name, count) in counts {
      let read = try ListReader().read(path: folder + "/" + name)
      #expect(read.list.count == count, "\(name)")
    }
  }
}

extension String {
  /// The text up to the last `mark`, which is kept.
  func cut(after mark: String) -> String {
    let (bytes, needle) = (Array(utf8), Array(mark.utf8))
    guard let start = bytes.indices.last(where: { bytes[$0...].starts(with: needle) }) else { return self }
    return String(decoding: bytes[..<(start + needle.count)], as: UTF8.self)
  }

  func replacingFirst(_ old: String, with new: String) -> String {
    let (bytes, needle) = (Array(utf8), Array(old.utf8))
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: needle) }) else { return self }
    return String(decoding: bytes[..<start] + Array(new.utf8) + bytes[(start + needle.count)...], as: UTF8.self)
  }
}
