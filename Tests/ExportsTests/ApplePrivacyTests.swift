import MusicModel
import Testing

@testable import Exports

@Suite struct `Apple's privacy export` {
  static func tracks(_ records: String...) -> String {
    "[\n" + records.map { "  {\n\($0)\n  }" }.joined(separator: ",\n") + "\n]\n"
  }

  @Test func `gives every key its field`() throws {
    let read = try readText(
      Self.tracks(
        #"""
            "Content Type" : "Song", "Track Identifier" : 555000111, "Title" : "Lanterns (feat. Q) &amp; Co",
            "Artist" : "Mira Holt", "Album" : "Low Tide", "Album Artist" : "Mira Holt", "Composer" : "N/A",
            "Genre" : "Pop", "Is Part of Compilation" : false, "Track Year" : 2019, "Track Number On Album" : 4,
            "Track Count On Album" : 0, "Disc Number Of Album" : 1, "Track Duration" : 201377,
            "Track Play Count" : 12, "Skip Count" : 0, "Date Added To Library" : "2020-01-02T03:04:05Z",
            "Release Date" : "2019-05-06T07:00:00Z", "Apple Music Track Identifier" : 1450000001,
            "Purchased Track Identifier" : 1450000002, "Work Name" : "", "Movement Number" : 0
        """#))
    #expect(read.format == "apple-privacy-tracks")
    #expect(read.list.source.catalogNamespace == .apple(storefront: nil))
    #expect(read.list.source.idNamespace == nil)
    let list = read.list
    try #require(list.count == 1)
    let texts: [(TextField, String?)] = [
      (.id, "555000111"), (.title, "Lanterns (feat. Q) &amp; Co"), (.artist, "Mira Holt"), (.album, "Low Tide"),
      (.composer, nil), (.catalogID, "1450000001"), (.work, nil), (.mediaKind, "Song"),
      (.dateAdded, "2020-01-02T03:04:05Z"),
    ]
    for (field, text) in texts { #expect(list.text(field, at: 0) == text) }
    let numbers: [(NumberField, Int?)] = [
      (.milliseconds, 201_377), (.year, 2019), (.trackNumber, 4), (.trackCount, nil), (.playCount, 12),
      (.skipCount, 0), (.compilation, nil), (.movementNumber, nil), (.rating, nil),
    ]
    for (field, number) in numbers { #expect(list.number(field, at: 0) == number) }
  }

  struct TrustCase: Sendable {
    let ids: String
    let catalogID: String?
  }
  static let trust = [
    TrustCase(
      ids:
        #""Tag Matched Track Identifier": 4, "Purchased Track Identifier": 3, "Audio Matched Track Identifier": 2, "Apple Music Track Identifier": 1"#,
      catalogID: "1"),
    TrustCase(ids: #""Tag Matched Track Identifier": 4, "Audio Matched Track Identifier": 2"#, catalogID: "2"),
    TrustCase(ids: #""Tag Matched Track Identifier": 4, "Purchased Track Identifier": 3"#, catalogID: "3"),
    TrustCase(ids: #""Apple Music Track Identifier": 0, "Tag Matched Track Identifier": 4"#, catalogID: "4"),
    TrustCase(ids: #""Comments": """#, catalogID: nil),
  ]
  @Test(arguments: trust) func `trusts the catalog ids in their order`(_ c: TrustCase) throws {
    let read = try readText(Self.tracks("\"Title\": \"A\", \"Track Identifier\": 9, \(c.ids)"))
    #expect(read.list.text(.catalogID, at: 0) == c.catalogID)
  }

  @Test func `keeps music videos and says what they are`() throws {
    let read = try readText(Self.tracks(#""Content Type": "Music Video", "Title": "A", "Track Identifier": 9"#))
    #expect(read.list.text(.mediaKind, at: 0) == "Music Video")
  }

  @Test func `names the log of changes and reads nothing of it`() throws {
    let read = try readText(
      #"[{"Transaction Type": "addItem", "Transaction Date": "2016-07-08T01:36:29Z", "Tracks": [{"Track Identifier": 1}]}]"#
    )
    #expect(read.format == "apple-privacy-library-activity")
    #expect(read.list.count == 0)
    #expect(!read.notes.isEmpty)
  }

  @Test func `of a real person is read whole`() throws {
    guard let path = sharedSample("apple-privacy/library-tracks-a.json") else { return }
    let read = try ListReader().read(path: path)
    #expect(read.list.count == 45)
    #expect(read.problems.isEmpty)
  }
}
