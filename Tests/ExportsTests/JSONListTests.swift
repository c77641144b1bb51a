import MusicModel
import TestSupport
import Testing

@testable import Exports

@Suite struct `A plain list in JSON` {
  struct Shape: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    var format = "json"
    var testDescription: String { name }
  }
  static let record = #"{"title":"A","artist":"X","album":"B","duration":"3:25","isrc":"GB-AYE-69-00531","year":1969}"#
  static let shapes = [
    Shape(name: "an array", text: "[\(record)]"),
    Shape(name: "an array under tracks", text: "{\"name\":\"My list\",\"tracks\":[\(record)]}"),
    Shape(name: "an array under items", text: "{\"items\":[\(record)],\"total\":1}"),
    Shape(name: "an array of wrapped records", text: "{\"items\":[{\"added\":\"x\",\"track\":\(record)}]}"),
    Shape(name: "one object", text: record),
    Shape(name: "lines", text: record + "\n" + record + "\n", format: "ndjson"),
  ]
  @Test(arguments: shapes) func `is found in every shape`(_ c: Shape) throws {
    let read = try readText(c.text)
    #expect(read.format == c.format)
    try #require(read.list.count >= 1)
    #expect(read.list.text(.title, at: 0) == "A")
    #expect(read.list.text(.artist, at: 0) == "X")
    #expect(read.list.text(.isrc, at: 0) == "GB-AYE-69-00531")
    #expect(read.list.number(.milliseconds, at: 0) == 205_000)
    #expect(read.list.number(.year, at: 0) == 1969)
    #expect(read.problems.isEmpty)
  }

  @Test func `takes names in lists and objects, and guards commas in them`() throws {
    let read = try readText(
      #"""
      [{"trackName":"A","artists":["X","Y"],"album":{"name":"B","id":3},"genres":["Pop","Rock"]},
       {"trackName":"C","artists":[{"name":"Tyler, The Creator"},{"name":"Kali"}],"album":{"title":"D"}},
       {"trackName":"E","artists":"Z","album":null}]
      """#)
    try #require(read.list.count == 3)
    #expect((0..<3).map { read.list.text(.artist, at: $0) } == ["X, Y", "Tyler, The Creator; Kali", "Z"])
    #expect((0..<3).map { read.list.number(.artistCount, at: $0) } == [2, 2, nil])
    #expect((0..<3).map { read.list.text(.album, at: $0) } == ["B", "D", nil])
  }

  @Test func `infers what a bare length counts`() throws {
    let seconds = try readText(#"[{"title":"A","duration":205},{"title":"B","duration":"187.5"},{"title":"C"}]"#)
    #expect((0..<3).map { seconds.list.number(.milliseconds, at: $0) } == [205_000, 187_500, nil])
    let milliseconds = try readText(#"[{"title":"A","duration":205000},{"title":"B","duration":187500}]"#)
    #expect((0..<2).map { milliseconds.list.number(.milliseconds, at: $0) } == [205_000, 187_500])
  }

  @Test func `reads columns that the caller names`() throws {
    var options = ReadingOptions()
    options.columns = ["title": "what", "artist": "who"]
    let read = try readText(#"{"rows":[{"what":"A","who":"X","title":"not it"}]}"#, options)
    #expect(read.list.text(.title, at: 0) == "A")
    #expect(read.list.text(.artist, at: 0) == "X")
    options.columns = ["title": "nowhere"]
    let error = #expect(throws: UnreadableInput.self) { try readText(#"[{"what":"A","who":"X"}]"#, options) }
    #expect(error?.reason == .noSuchColumn("nowhere", columns: ["what", "who"]))
  }

  @Test func `names ids only where a key says whose they are`() throws {
    #expect(try readText(#"[{"id":7,"title":"A"}]"#).list.source.idNamespace == nil)
    let spotify = try readText(#"[{"title":"A","spotify_uri":"spotify:track:0123456789ABCDEFGHIJKL"}]"#)
    #expect(spotify.list.source.idNamespace == .spotify)
    #expect(spotify.list.text(.id, at: 0) == "0123456789ABCDEFGHIJKL")
    var options = ReadingOptions()
    options.idNamespace = .deezer
    #expect(try readText(#"[{"id":7,"title":"A"}]"#, options).list.source.idNamespace == .deezer)
  }

  @Test func `takes in keys that only a late record has`() throws {
    let early = String(repeating: #"{"title":"A","artist":"X","x":{"year":1}},"#, count: 3000)
    let read = try readText("[" + early + #"{"title":"Z","isrc":"GBAYE6900531","year":1969,"name":"late"}]"#)
    #expect(read.list.count == 3001)
    #expect(read.list.text(.title, at: 3000) == "Z")
    #expect(read.list.text(.isrc, at: 3000) == "GBAYE6900531")
    #expect(read.list.number(.year, at: 3000) == 1969)
    #expect(read.list.number(.year, at: 0) == nil)
  }

  // MARK: Damage

  @Test func `drops cells of a wrong kind with a note`() throws {
    let read = try readText(
      #"""
      [{"title":"A","artist":311,"year":"soon","track_number":-4,"disc_number":2.5,"duration":true,"isrc":3135556},
       {"title":1999,"artist":"Prince","year":1982.0,"duration_ms":1e300,"explicit":"yes"}]
      """#)
    try #require(read.list.count == 2)
    #expect(read.list.text(.artist, at: 0) == nil)
    #expect(read.list.text(.title, at: 1) == "1999")
    #expect(read.list.number(.year, at: 1) == 1982)
    #expect(read.list.number(.rating, at: 1) == Int(ContentRating.explicit.rawValue))
    let fields = read.problems.compactMap { problem -> String? in
      if case .unreadableCell(let field, _) = problem.reason { field } else { nil }
    }
    #expect(fields == ["artist", "year", "track_number", "disc_number", "duration", "isrc", "duration_ms"])
    #expect(read.badRows == 0)
  }

  @Test func `keeps the first of a key that stands twice and says so`() throws {
    let read = try readText(#"[{"title":"A","title":"B","artist":"X"}]"#)
    #expect(read.list.text(.title, at: 0) == "A")
    #expect(read.problems.map(\.reason) == [.malformed("title stands there twice; the first is kept")])
  }

  @Test func `keeps rows before and after a bad line`() throws {
    let text = """
      {"title":"A","artist":"X"}
      {"title":"B","artist":"X"
      [1,2]
      {"artist":"X"}
      {"title":"E","artist":"X\\ud83d"}
      {"title":"F","artist":NaN}
      """
    let read = try readText(text)
    #expect(read.format == "ndjson")
    #expect((0..<read.list.count).map { read.list.text(.title, at: $0) } == ["A", "E", "F"])
    #expect(read.list.recordNumbers == [1, 5, 6])
    #expect(read.badRows == 3)
    #expect(read.problems.filter(\.losesRow).map(\.line) == [2, 3, 4])
    #expect(read.list.text(.artist, at: 1) == "X\u{FFFD}")
  }

  @Test func `keeps the records of a truncated file`() throws {
    let read = try readText("[\n{\"title\":\"A\",\"artist\":\"X\"},\n{\"title\":\"B\",\n\"arti")
    #expect(read.list.count == 1)
    #expect(read.problems.map(\.line) == [3])
    #expect(read.badRows == 1)
    let error = #expect(throws: UnreadableInput.self) { try readText("[\n{\"title\":\"A\",\"artist\":\"") }
    #expect(error?.reason == .truncated(line: 2, "the JSON ends inside its first record"))
  }

  @Test func `without titles says which keys it has`() {
    var options = ReadingOptions()
    options.format = "json"
    let error = #expect(throws: UnreadableInput.self) { try readText(#"{"rows":[{"foo":1,"bar":2}]}"#, options) }
    #expect(error?.reason == .noTitleColumn(columns: ["foo", "bar"]))
  }

  @Test func `never crashes on bytes changed at random`() throws {
    var random = PlainRandom(seed: 7)
    let texts = Self.shapes.map { Array($0.text.utf8) } + [Array(appleLibrary(`Apple's library list`.bourree).utf8)]
    var read = 0
    for round in 0..<1500 {
      var bytes = texts[round % texts.count]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(Array("\"{}[],:<>&\\".utf8).randomElement(using: &random) ?? 0, at: place)
        }
      }
      if let list = try? ListReader().survey(bytes: bytes, name: "changed"), list.list.count > 0 { read += 1 }
    }
    // Most changes cost a cell, not the list.
    #expect(read > 700)
  }
}
