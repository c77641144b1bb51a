import MusicIdentity
import MusicModel

@testable import Reports

/// Two short lists with one answer of every kind.
enum AnswerSpecimen {
  static let left = SongList([
    song("Karma Police", "Radiohead", "OK Computer", 261_000, id: "l1", isrc: "GBAYE9700137"),
    song("Say \"Hello\", World", " Blank Artist ", nil, nil, id: "l2"),
    song("宇多田ヒカルの長い長い題名のうた", "宇多田ヒカル", "First Love", 258_400, id: nil),
    song("Two\nLines", nil, nil, 0, id: "l4"),
  ])
  static let right = SongList([
    song("Karma Police - Remastered", "Radiohead", "OK Computer OKNOTOK 1997 2017", 264_066, id: "r1"),
    song("Say Hello World", "Blank Artist", "Blanks", 200_000, id: "r2"),
    song("Say Hello World (Live)", "Blank Artist", "Blanks, Live", 215_000, id: "r3"),
  ])

  static let answers = [
    Answer(
      status: .match, relation: .sameRecording, confidence: 0.98767, left: 0, right: 0,
      reason: AnswerReason("remaster-on-right-only")),
    Answer(
      status: .review, relation: .otherVersion, confidence: 0.5, left: 1, right: 1, reason: AnswerReason("tie"),
      group: 3),
    Answer(status: .leftOnly, left: 2, reason: AnswerReason("nothing-near")),
    Answer(status: .leftOnly, left: 3, reason: AnswerReason("nothing-near")),
    Answer(status: .rightOnly, right: 2, reason: AnswerReason("live-on-right-only")),
  ]

  static var summary: ReconciliationSummary {
    var summary = ReconciliationSummary()
    (summary.left, summary.right) = (4, 3)
    (summary.match, summary.review, summary.leftOnly, summary.rightOnly) = (1, 1, 2, 1)
    summary.notes = ["key 'intro' is too common"]
    return summary
  }

  static let report = AnswerReport(
    Reconciliation(answers: answers, summary: summary), left: left, right: right, badRows: 1)

  static func text(_ format: AnswerFormat) -> String {
    var bytes: [UInt8] = []
    report.write(format) { piece in for index in piece.indices { bytes.append(piece[index]) } }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func table(_ style: TableStyle) -> String {
    var bytes: [UInt8] = []
    report.writeTable(style) { piece in for index in piece.indices { bytes.append(piece[index]) } }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func song(
    _ title: String, _ artist: String?, _ album: String?, _ milliseconds: Int?, id: String?, isrc: String? = nil
  ) -> Song {
    var song = Song(
      title: title, artist: artist, album: album, length: milliseconds.map { TrackLength(milliseconds: $0) })
    song.id = id
    song.isrc = isrc
    return song
  }
}
