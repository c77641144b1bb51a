import MusicIdentity
import MusicModel
import Testing

@testable import Reports

@Suite struct `A waterfall` {
  static let waterfall = Waterfall(
    left: ExplainedSong(row: 1, title: "Karma Police", artist: "Radiohead", length: TrackLength(milliseconds: 261_000)),
    right: ExplainedSong(row: 7, title: "Karma Police - Remastered", artist: "Radiohead", isrc: "GBAYE9700137"),
    status: .match, relation: .sameRecording, confidence: 0.98, reason: AnswerReason("remaster-on-right-only"),
    prior: -10,
    evidence: [
      EvidenceLine(finding: "title-core-equal", bits: 12, left: "karma police", right: "karma police"),
      EvidenceLine(finding: "artists-equal", bits: 6.5),
      EvidenceLine(finding: "markers-differ", bits: -2.25, left: nil, right: "remastered"),
    ])

  @Test func `adds up from finding to finding`() {
    #expect(
      Self.waterfall.text() == """
        left   row 1 · Karma Police · Radiohead · 4:21
        right  row 7 · Karma Police - Remastered · Radiohead · GBAYE9700137

          FINDING             BITS                          TOTAL  VALUES
          start             -10.00    ████████│            -10.00  before anything is known
          title-core-equal  +12.00            │██████████   +2.00  karma police
          artists-equal      +6.50            │█████        +8.50
          markers-differ     -2.25          ██│             +6.25  - | remastered

        match: same-recording 0.9800, +6.25 bits (remaster-on-right-only)

        """)
  }

  @Test func `is JSON with the total as bits`() {
    var json = JSONWriter()
    Self.waterfall.write(to: &json)
    let text = String(decoding: json.bytes, as: UTF8.self)
    #expect(
      text.contains("\"prior\":-10.00,\"bits\":6.25,\"evidence\":[{\"finding\":\"title-core-equal\",\"bits\":12.00"))
    #expect(text.contains("\"status\":\"match\",\"relation\":\"same-recording\",\"confidence\":0.9800"))
  }

  @Test func `has a bar that is never longer than its half`() {
    for bits in [-20.0, -1, 0, 0.2, 20] {
      #expect(Waterfall.bar(bits, longest: 20).count == 21)
    }
    #expect(Waterfall.bar(0, longest: 0) == String(repeating: " ", count: 10) + "│" + String(repeating: " ", count: 10))
  }
}

@Suite struct `A key report` {
  static let report = KeyReport(
    parts: [
      KeyReport.Part(
        "title", input: "Ágætis Byrjun (Live)",
        steps: [
          .init("parsed", "Ágætis Byrjun", change: "live moved to markers"), .init("folded", "agaetis byrjun"),
        ])
    ], recipe: "icu 72.1 / recipe 1")

  @Test func `shows each step`() {
    #expect(
      Self.report.text() == """
        title  Ágætis Byrjun (Live)
          parsed  Ágætis Byrjun   live moved to markers
          folded  agaetis byrjun

        icu 72.1 / recipe 1

        """)
  }

  @Test func `is JSON`() {
    var json = JSONWriter()
    Self.report.write(to: &json)
    #expect(
      String(decoding: json.bytes, as: UTF8.self).hasSuffix(
        "{\"name\":\"folded\",\"value\":\"agaetis byrjun\",\"change\":null}]}]}"))
  }
}

@Suite struct `A report on formats` {
  @Test func `lists them`() {
    let report = FormatsReport([
      .init("apple-library-xml", reads: true, writes: false, says: "Library.xml of iTunes and Music"),
      .init("plain-csv", reads: true, writes: true, says: "any table with a title column"),
    ])
    #expect(
      report.text() == """
          FORMAT             READS  WRITES  WHAT IT IS
          apple-library-xml  yes    no      Library.xml of iTunes and Music
          plain-csv          yes    yes     any table with a title column

        """)
  }

  static let recognition = RecognitionReport(
    path: "a.csv", format: "exportify", version: "German headers", why: "a column 'Track URI'", rows: 1200, bad: 1,
    columns: ["Track URI", "Name"], notes: ["lengths are milliseconds"])

  @Test func `says what a file was taken for`() {
    #expect(
      Self.recognition.text() == """
        a.csv
          format   exportify (German headers)
          why      a column 'Track URI'
          rows     1,200, and 1 bad one
          columns  Track URI, Name
          note     lengths are milliseconds

        """)
  }

  @Test func `is JSON with the keys that others read`() {
    var json = JSONWriter()
    Self.recognition.write(to: &json)
    #expect(
      String(decoding: json.bytes, as: UTF8.self) == """
        {"file":"a.csv","format":"exportify","version":"German headers","why":"a column 'Track URI'","rows":1200,\
        "bad":1,"columns":["Track URI","Name"],"notes":["lengths are milliseconds"]}
        """)
  }
}
