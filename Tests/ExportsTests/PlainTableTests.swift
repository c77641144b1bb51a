import Exports
import MusicModel
import TestSupport
import Testing

@Suite struct `Plain tables` {
  @Test(arguments: [",", ";", "\t", "|"]) func `are told by any delimiter`(_ delimiter: String) throws {
    let rows = [
      ["Title", "Artist", "Album"], ["Glass River", "Ann Bell", "Low Tide"], ["Two, Three", "Ben; Co", "A|B"],
    ]
    let text = rows.map { $0.map { "\"\($0)\"" }.joined(separator: delimiter) + "\n" }.joined()
    let list = try read(text)
    #expect(list.format == (delimiter == "\t" ? "tsv" : "csv"))
    #expect(list.titles == ["Glass River", "Two, Three"])
    #expect(list.list.text(.artist, at: 1) == "Ben; Co")
    #expect(list.list.text(.album, at: 1) == "A|B")
  }

  static let headers: [(String, TextField)] = [
    ("Song", .title), ("TRACK NAME", .title), ("track_title", .title), ("Titel", .title), ("曲名", .title),
    ("Название", .title),
  ]
  @Test(arguments: headers) func `find the title by its other names`(_ header: String, _ field: TextField) throws {
    let list = try read("\(header),Artist\nGlass River,Ann Bell\n")
    #expect(list.titles == ["Glass River"])
    #expect(list.artists == ["Ann Bell"])
  }

  @Test func `take a Track column for the title only where there is no better`() throws {
    #expect(try read("artist,track\nAnn,River\n").titles == ["River"])
    let numbered = try read("title,artist,track\nRiver,Ann,07\n")
    #expect(numbered.titles == ["River"])
    #expect(numbered.songs[0].trackNumber == 7)
  }

  @Test func `read every column of the contract`() throws {
    let list = try read(
      """
      id,title,artist,album,album_artist,duration,isrc,year,release_date,track_number,disc_number,rating,upc,composer,url,storefront,play_count,last_played,date_added,library_id,persistent_id,track_count
      x1,River,Ann,Tide,Various,3:25,us-rc1-76-07839,'94,1994-05-01,03/12,1,explicit,602445868162.0,Carl,http://a.b,us,0,2020-01-01,2019-01-01,L1,00000000000000A1,12

      """)
    let song = list.songs[0]
    #expect(song.id == "x1")
    #expect(song.albumArtist == "Various")
    #expect(song.length == TrackLength(milliseconds: 205_000))
    #expect(song.isrc == "us-rc1-76-07839", "what the file says is kept as it says it")
    #expect(song.year == 1994)
    #expect(song.releaseDate == "1994-05-01")
    #expect(song.trackNumber == 3)
    #expect(song.discNumber == 1)
    #expect(song.rating == .explicit)
    #expect(song.upc == "602445868162")
    #expect(song.playCount == 0)
    #expect(song.persistentID == "00000000000000A1")
    #expect(song.trackCount == 12)
    #expect(list.list.source.idNamespace == nil, "an id without a namespace is a label")
    #expect(list.problems.isEmpty)
  }

  @Test func `take columns that the caller names`() throws {
    var options = ReadingOptions()
    options.columns = ["title": "What", "artist": "who?"]
    let list = try read("Who?,What,Length\nAnn,River,205\n", options)
    #expect(list.titles == ["River"])
    #expect(list.artists == ["Ann"])
    options.columns = ["title": "Nothing"]
    #expect(refusal("Who,What\nAnn,River\n", options) == .noSuchColumn("Nothing", columns: ["Who", "What"]))
    options.columns = ["titel": "What"]
    #expect(refusal("Who,What\nAnn,River\n", options) == .noSuchField("titel"))
  }

  @Test func `infer the unit of a column of bare numbers`() throws {
    func lengths(_ cells: [String]) throws -> [Int?] {
      try read("title,duration\n" + cells.map { "Song,\($0)\n" }.joined()).songs.map { $0.length?.milliseconds }
    }
    #expect(try lengths(["205", "198.5", "0", ""]) == [205_000, 198_500, nil, nil])
    #expect(try lengths(["205000", "198500"]) == [205_000, 198_500])
    #expect(try lengths(["3.5", "4.25"]) == [210_000, 255_000])
    // One row in milliseconds among seconds.
    #expect(try lengths(["205", "198", "240000"]) == [205_000, 198_000, 240_000])
    #expect(try lengths(["3:25", "1m 58s"]) == [205_000, 118_000])
  }

  @Test func `say the unit in the header`() throws {
    #expect(try read("title,duration_s\nRiver,20\n").songs[0].length?.milliseconds == 20_000)
    #expect(try read("title,Duration (ms)\nRiver,20\n").songs[0].length?.milliseconds == 20)
  }

  @Test func `leave a column of clock times alone`() throws {
    let list = try read("title,artist,time\nRiver,Ann,11 Jul 2024 09:07\nGlass,Ann,12 Jul 2024 10:01\n")
    #expect(list.songs.allSatisfy { $0.length == nil })
    #expect(list.problems.isEmpty)
    #expect(list.notes.count == 1)
  }

  @Test func `note unreadable cells and keep the row`() throws {
    let list = try read("title,artist,duration_ms,isrc\nRiver,Ann,soon,12345\nGlass,Ann,1000,\n")
    #expect(list.list.count == 2)
    #expect(
      list.problems == [
        ListProblem(line: 2, record: 1, reason: .unreadableCell(field: "duration", text: "soon"), losesRow: false),
        ListProblem(line: 2, record: 1, reason: .unreadableCell(field: "isrc", text: "12345"), losesRow: false),
      ])
  }

  @Test func `count bad rows and number the good ones by record`() throws {
    let list = try read("title,artist,album\nRiver,Ann,\n,Ann,\n,Ann,Tide\n,,\nGlass,Ann,\n,,\n,,\n")
    #expect(list.titles == ["River", "", "Glass"])
    #expect(list.list.recordNumbers == [1, 3, 5])
    #expect(list.badRows == 2)
    #expect(list.problems.map(\.record) == [2, 4])
    #expect(list.problems.map(\.line) == [3, 5])
    #expect(list.notes.count == 1, "the padding at the end is a note")
  }

  @Test func `keep ragged rows and say so`() throws {
    let list = try read("title,artist,album\nRiver\nGlass,Ann,Tide,more,\nStone,Ann,Tide,,\n")
    #expect(list.titles == ["River", "Glass", "Stone"])
    #expect(list.problems.map(\.reason) == [.raggedRow(expected: 3, found: 1), .raggedRow(expected: 3, found: 5)])
  }

  @Test func `pass over blank lines, a preamble and repeated headers`() throws {
    let list = try read("My Songs\n\nIndex,Title,Artist\n1,River,Ann\n\nIndex,Title,Artist\n2,Glass,Ben\n\n\n")
    #expect(list.titles == ["River", "Glass"])
    #expect(list.notes.count == 1)
  }

  @Test func `take words for missing values as silence where no name can be meant`() throws {
    let list = try read(
      "title,artist,album,isrc,year,composer,duration_ms\nRiver,Ann,Tide,N/A,0,N/A,null\nNone,Ann,<Untagged>,,,,\nundefined,undefined,undefined,USRC17607839,,,\n"
    )
    #expect(list.problems.isEmpty)
    #expect(list.titles == ["River", "None", ""])
    #expect(list.songs[0].composer == nil)
    #expect(list.songs[1].album == nil)
    #expect(list.songs[2].artist == nil)
  }

  @Test func `read explicit flags in all their forms`() throws {
    let cells = ["true", "TRUE", "1", "yes", "explicit", "false", "0", "clean", "", "no"]
    let list = try read("title,explicit\n" + cells.map { "Song,\($0)\n" }.joined())
    let expected: [ContentRating] = [
      .explicit, .explicit, .explicit, .explicit, .explicit, .none, .none, .clean, .unknown, .none,
    ]
    #expect(list.songs.map(\.rating) == expected)
  }

  @Test func `say once that ratings are stars`() throws {
    let list = try read("title,artist,rating\nRiver,Ann,80\nGlass,Ann,60\n")
    #expect(list.songs.allSatisfy { $0.rating == .unknown })
    #expect(list.notes.count == 1)
    #expect(list.problems.isEmpty)
  }

  @Test func `recognise Spotify's identifiers, Takeout's artists and combined titles`() throws {
    let spotify = try read("uri,title,explicit\nspotify:track:4zzxSXdXK4gLEOyGpPpb9v,River,false\n")
    #expect(spotify.list.source.idNamespace == .spotify)
    #expect(spotify.songs[0].id == "4zzxSXdXK4gLEOyGpPpb9v")
    #expect(spotify.songs[0].rating == .unknown, "Spotify's false may mean not known")

    let takeout = try read(
      "Video ID,Song Title,Album Title,Artist Name 1,Artist Name 2,Artist Name 3\n -SaUrDhp034,River,Tide,Ann,Ben,\nabcdefghijk,Glass,Tide,Ann,,\n\n\n\n\n\n"
    )
    #expect(takeout.songs[0].id == "-SaUrDhp034")
    #expect(takeout.artists == ["Ann; Ben", "Ann"])
    #expect(takeout.list.number(.artistCount, at: 0) == 2)
    #expect(takeout.list.source.idNamespace == .youtube)

    let combined = try read("\"Track Name\",\"Last Played Date\"\n\"Ann & Ben - Op. 2 - Allegro\",1\n\"Cee - Dee\",2\n")
    #expect(combined.titles == ["Op. 2 - Allegro", "Dee"])
    #expect(combined.artists == ["Ann & Ben", "Cee"])
  }

  @Test func `of Discogs list albums`() throws {
    let list = try read("Catalog#,Artist,Title,Label,Format,Rating,Released,release_id\nX 1,Ann,Tide,L,CD,,1995,77\n")
    #expect(list.list.text(.album, at: 0) == "Tide")
    #expect(list.songs[0].title == nil)
    #expect(list.songs[0].year == 1995)
  }

  @Test func `do not cut titles that merely hold a dash`() throws {
    let list = try read("title\nRiver - 2009 Remaster\nGlass\nStone\nSea\n")
    #expect(list.titles[0] == "River - 2009 Remaster")
  }

  @Test func `keep quotes as signs where a tab-separated file uses none`() throws {
    #expect(try read("Title\tArtist\n\"Heroes\"\tDave\n12\" mix\tAnn\n").titles == ["\"Heroes\"", "12\" mix"])
    #expect(try read("Title\tArtist\n\"The \"\"Big\"\" One\"\tDave\n").titles == ["The \"Big\" One"])
  }

  @Test func `are told by content, not by name, and may be named`() throws {
    #expect(try read("title,artist\nRiver,Ann\n", name: "list.json").format == "csv")
    var options = ReadingOptions()
    options.format = "tsv"
    #expect(refusal("Who,What\nAnn,River\n", options) == .noTitleColumn(columns: ["Who,What"]))
    options.format = "csv"
    #expect(try read("title;artist\nRiver;Ann\n", options).titles == ["River"])
    options.format = "nonsense"
    #expect(refusal("title\nRiver\n", options) == .unknownFormat("nonsense"))
  }

  @Test func `say which columns there are when none is the title`() {
    #expect(refusal("Who,When\nAnn,1999\nBen,2001\n") == .noTitleColumn(columns: ["Who", "When"]))
    let sentence = UnreadableInput(path: "a.csv", reason: .noTitleColumn(columns: ["Who", "When"])).sentence
    #expect(sentence == "a.csv: no column holds the titles; there are 'Who' and 'When' (name it: --columns title=NAME)")
  }

  @Test func `that are no lists are refused in a sentence`() {
    #expect(refusal("title,artist\n,Ann\n,Ben\n") == .noGoodRow(bad: 2))
    #expect(refusal("title,artist\n") == .noGoodRow(bad: 0))
    #expect(refusal(" \n\n") == .empty)
    guard case .binary = refusal([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) else {
      Issue.record("a picture was taken for a list")
      return
    }
    guard case .binary = refusal((0..<4000).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ $0 >> 3) }) else {
      Issue.record("noise was taken for a list")
      return
    }
    guard case .unrecognised = refusal("Dear diary, today was long.\nNothing happened.\n") else {
      Issue.record("prose was taken for a list")
      return
    }
  }

  @Test func `give the same songs in any order of their rows`() throws {
    var random = SplitMix(seed: 5)
    let rows = (0..<500).map { "Song \($0),Artist \($0 % 9),\(120 + $0 % 240)\n" }
    let list = try read("title,artist,duration\n" + rows.joined())
    var shuffled = Array(rows.indices)
    for index in shuffled.indices.reversed() { shuffled.swapAt(index, Int(random.next() % UInt64(index + 1))) }
    let other = try read("title,artist,duration\n" + shuffled.map { rows[$0] }.joined())
    for (row, original) in shuffled.enumerated() {
      var (left, right) = (other.list[row], list.list[original])
      (left.record, right.record) = (0, 0)
      #expect(left == right)
    }
  }

  @Test func `never crash on a cut or garbled file`() {
    let text = Array(
      "\u{FEFF}\"Title\",Artist,Album,Duration,ISRC\n\"A \"\"b\"\"\",Ann,\"T\nx\",3:25,USRC17607839\nB,\"Ben, C\",,205,\n"
        .utf8)
    var random = SplitMix(seed: 13)
    for length in 0..<text.count { _ = refusal(Array(text.prefix(length))) }
    for _ in 0..<300 {
      var bytes = text
      for _ in 0..<Int(random.next() % 6) + 1 {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      _ = refusal(bytes)
    }
  }
}
