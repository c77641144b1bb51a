import ICU
import MusicIdentity
import MusicModel
import Testing

@testable import Reports

@Suite struct `Answers` {
  @Test func `are rows of CSV with every value exact`() {
    #expect(
      AnswerSpecimen.text(.csv) == """
        status,relation,confidence,left_row,left_id,left_title,left_artist,left_album,left_duration_ms,left_isrc,\
        right_row,right_id,right_title,right_artist,right_album,right_duration_ms,right_isrc,reason,group
        match,same-recording,0.9877,1,l1,Karma Police,Radiohead,OK Computer,261000,GBAYE9700137,\
        1,r1,Karma Police - Remastered,Radiohead,OK Computer OKNOTOK 1997 2017,264066,,remaster-on-right-only,
        review,other-version,0.5000,2,l2,"Say ""Hello"", World"," Blank Artist ",,,,\
        2,r2,Say Hello World,Blank Artist,Blanks,200000,,tie,3
        left-only,,,3,,宇多田ヒカルの長い長い題名のうた,宇多田ヒカル,First Love,258400,,,,,,,,,nothing-near,
        left-only,,,4,l4,"Two
        Lines",,,0,,,,,,,,,nothing-near,
        right-only,,,,,,,,,,3,r3,Say Hello World (Live),Blank Artist,"Blanks, Live",215000,,live-on-right-only,

        """)
  }

  @Test func `are rows of TSV where a comma needs no quotes`() {
    let lines = AnswerSpecimen.text(.tsv).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == AnswerReport.columns.joined(separator: "\t"))
    #expect(lines[2].contains("\t\"Say \"\"Hello\"\", World\"\t\" Blank Artist \"\t\t"))
    #expect(lines.dropLast().last?.contains("\tBlanks, Live\t") == true)
  }

  @Test func `have as many cells as there are columns`() {
    for line in AnswerSpecimen.text(.tsv).replacing("Two\nLines", with: "Two Lines").split(separator: "\n") {
      #expect(line.split(separator: "\t", omittingEmptySubsequences: false).count == 19)
    }
  }

  @Test func `are JSON with the columns as keys, null for silence`() {
    let text = AnswerSpecimen.text(.json)
    #expect(
      text.hasPrefix(
        """
        {
        "summary":{"left":4,"right":3,"match":1,"review":1,"left-only":2,"right-only":1,"bad-rows":1,\
        "notes":["key 'intro' is too common"]},
        "answers":[
        {"status":"match","relation":"same-recording","confidence":0.9877,"left_row":1,"left_id":"l1",\
        "left_title":"Karma Police","left_artist":"Radiohead","left_album":"OK Computer","left_duration_ms":261000,\
        "left_isrc":"GBAYE9700137","right_row":1,"right_id":"r1","right_title":"Karma Police - Remastered",\
        "right_artist":"Radiohead","right_album":"OK Computer OKNOTOK 1997 2017","right_duration_ms":264066,\
        "right_isrc":null,"reason":"remaster-on-right-only","group":null,"evidence":[],"rejected":[]},

        """))
    #expect(text.contains("\"left_title\":\"Say \\\"Hello\\\", World\""))
    #expect(text.contains("\"left_title\":\"Two\\nLines\""))
    #expect(text.hasSuffix("}\n]\n}\n"))
  }

  @Test func `are a line each in NDJSON`() {
    let lines = AnswerSpecimen.text(.ndjson).split(separator: "\n")
    #expect(lines.count == AnswerSpecimen.answers.count)
    for line in lines { #expect(line.hasPrefix("{\"status\":") && line.hasSuffix("}")) }
  }

  @Test func `are handed on in pieces that make the whole`() {
    let list = SongList((0..<20_000).map { Song(title: "A title of some length \($0)", artist: "Somebody") })
    let answers = (0..<20_000).map { Answer(status: .leftOnly, left: $0, reason: AnswerReason("nothing-near")) }
    let report = AnswerReport(
      Reconciliation(answers: answers, summary: ReconciliationSummary()), left: list, right: SongList())
    var pieces: [Int] = []
    var ends: [UInt8] = []
    report.write(.ndjson) { piece in
      pieces.append(piece.count)
      ends.append(piece[piece.count - 1])
    }
    #expect(pieces.count > 2)
    #expect(pieces.dropLast().allSatisfy { $0 >= 1 << 20 && $0 < 2 << 20 })
    #expect(ends.allSatisfy { $0 == 0x0A })
  }

  @Test func `stop at the first failure of the sink`() {
    struct Full: Error {}
    var calls = 0
    #expect(throws: Full.self) {
      try AnswerSpecimen.report.write(.csv) { (_) throws(Full) in
        calls += 1
        throw Full()
      }
    }
    #expect(calls == 1)
  }

  @Test(arguments: [
    ("a.csv", AnswerFormat.csv), ("x/a.TSV", .tsv), ("a.b.json", .json), ("a.ndjson", .ndjson), ("a.txt", .txt),
  ])
  func `take their form from a file's ending`(_ path: String, _ format: AnswerFormat) {
    #expect(AnswerFormat(path: path) == format)
  }

  @Test(arguments: ["a", "a.html", "csv", "a.csv/b", ".", ""])
  func `have no form for another ending`(_ path: String) { #expect(AnswerFormat(path: path) == nil) }
}

@Suite struct `A table of answers` {
  @Test func `shows a section for each status and sums up`() {
    #expect(
      AnswerSpecimen.table(TableStyle(width: 120)) == """
        MATCH  1
          LEFT                      RIGHT                               LENGTH       VERDICT              WHY
          Karma Police · Radiohead  Karma Police - Remastered · Radio…  4:21 / 4:24  same-recording 0.99  remaster-on-right-only

        REVIEW  1
          ROW  LEFT                             ROW  RIGHT                           LENGTH    VERDICT             WHY
            2  Say "Hello", World ·  Blank Ar…    2  Say Hello World · Blank Artist  - / 3:20  other-version 0.50  tie (group 3)

        LEFT-ONLY  2
          ROW  SONG                                             ALBUM       LENGTH  WHY
            3  宇多田ヒカルの長い長い題名のうた · 宇多田ヒカル  First Love    4:18  nothing-near
            4  Two Lines                                                      0:00  nothing-near

        RIGHT-ONLY  1
          ROW  SONG                                   ALBUM         LENGTH  WHY
            3  Say Hello World (Live) · Blank Artist  Blanks, Live    3:35  live-on-right-only

        4 left and 3 right: 1 match, 1 review, 2 left-only, 1 right-only; 1 bad row.
        Note: key 'intro' is too common

        """)
  }

  @Test(arguments: [40, 60, 72, 80, 100, 120, 200]) func `fits the width`(_ width: Int) {
    for line in AnswerSpecimen.table(TableStyle(width: width)).split(separator: "\n") {
      #expect(DisplayWidth.columns(String(line)) <= max(width, 80), "\(line)")
    }
  }

  @Test func `is coloured only when asked, and the colours change no column`() {
    let plain = AnswerSpecimen.table(TableStyle(width: 100))
    let coloured = AnswerSpecimen.table(TableStyle(width: 100, colour: true))
    #expect(!plain.contains("\u{1B}"))
    #expect(coloured.contains("\u{1B}[1;32mMATCH  1\u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "").replacing(/[ ]+\n/, with: "\n") == plain)
  }

  @Test func `is lines of whole cells when it is plain`() {
    let lines = AnswerSpecimen.table(TableStyle(width: 40, plain: true)).split(separator: "\n")
    #expect(
      lines[0]
        == "match\t1\tKarma Police · Radiohead\t1\tKarma Police - Remastered · Radiohead\t4:21 / 4:24\tsame-recording 0.99\tremaster-on-right-only"
    )
    #expect(lines.count == AnswerSpecimen.answers.count + 2)
  }

  @Test func `says how many rows it leaves out`() {
    #expect(AnswerSpecimen.table(TableStyle(limit: 1)).contains("nothing-near\n  … and 1 more\n"))
  }

  @Test func `shows nothing that a terminal would obey`() {
    let list = SongList([Song(title: "a\u{1B}[2Jb\u{202E}c\r\u{9B}d", artist: "e\tf")])
    let report = AnswerReport(
      Reconciliation(
        answers: [Answer(status: .leftOnly, left: 0, reason: AnswerReason("x"))], summary: ReconciliationSummary()),
      left: list, right: SongList())
    var bytes: [UInt8] = []
    report.writeTable(TableStyle()) { piece in for index in piece.indices { bytes.append(piece[index]) } }
    #expect(String(decoding: bytes, as: UTF8.self).contains("a\u{FFFD}[2Jbc \u{FFFD}d · e f"))
  }
}
