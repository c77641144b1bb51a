public import MusicIdentity
public import MusicModel

/// One side of an explained pair, in the words of its list.
public struct ExplainedSong: Hashable, Sendable {
  /// The record's number in its file, `nil` for a song given on the command line.
  public var row: Int?
  public var title, artist, album: String?
  public var length: TrackLength?
  public var isrc: String?

  public init(
    row: Int? = nil, title: String? = nil, artist: String? = nil, album: String? = nil, length: TrackLength? = nil,
    isrc: String? = nil
  ) {
    self.row = row
    self.title = title
    self.artist = artist
    self.album = album
    self.length = length
    self.isrc = isrc
  }

  public init(_ song: Song) {
    self.init(
      row: song.record > 0 ? song.record : nil, title: song.title, artist: song.artist, album: song.album,
      length: song.length, isrc: song.isrc)
  }
}

/// A pair's evidence as a waterfall: each finding moves the running total, and the last total is the verdict's.
public struct Waterfall: Hashable, Sendable {
  public var left, right: ExplainedSong
  public var status: AnswerStatus
  public var relation: Relation?
  public var confidence: Double?
  public var reason: AnswerReason
  /// Bits before any finding: how likely two rows are the same when nothing is known.
  public var prior: Double
  /// In the order in which they are added.
  public var evidence: [EvidenceLine]

  public init(
    left: ExplainedSong, right: ExplainedSong, status: AnswerStatus, relation: Relation?, confidence: Double?,
    reason: AnswerReason, prior: Double = 0, evidence: [EvidenceLine]
  ) {
    self.left = left
    self.right = right
    self.status = status
    self.relation = relation
    self.confidence = confidence
    self.reason = reason
    self.prior = prior
    self.evidence = evidence
  }

  /// The total behind each finding.
  var totals: [Double] {
    var total = prior
    return evidence.map { line in
      total += line.bits
      return total
    }
  }

  // MARK: Writing

  public func text(_ style: TableStyle = TableStyle()) -> String {
    let longest = (evidence.map { abs($0.bits) } + [abs(prior)]).max() ?? 0
    func row(_ finding: String, _ bits: Double, _ total: Double, _ values: String) -> [String] {
      [
        finding, Words.bits(bits), style.plain ? "" : Waterfall.bar(bits, longest: longest), Words.bits(total), values,
      ]
    }
    var rows: [[String]] = prior == 0 ? [] : [row("start", prior, prior, "before anything is known")]
    for (line, total) in zip(evidence, totals) {
      rows.append(row(line.finding, line.bits, total, Waterfall.values(line)))
    }
    let table = TextTable(Waterfall.columns, sample: rows, style: style)
    var text = "left   \(Waterfall.sentence(left))\nright  \(Waterfall.sentence(right))\n\n"
    text += ([table.header] + rows.map(table.line)).map { $0 + "\n" }.joined()
    return text + "\n" + verdict + "\n"
  }

  /// `match: same-recording 0.98, +9.25 bits (titles-and-artists-agree)`.
  var verdict: String {
    let pair = [relation?.word, confidence.map { Words.fixed($0, 4) }].compactMap { $0 }.joined(separator: " ")
    let total = Words.bits(totals.last ?? prior)
    return "\(status.word): \(pair.isEmpty ? "" : pair + ", ")\(total) bits (\(FittedText.tame(reason.words)))"
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("left") { left.write(to: &$0) }
      json.member("right") { right.write(to: &$0) }
      json.member("status", status.word)
      json.member("relation", relation?.word)
      json.member("confidence", confidence, decimals: 4)
      json.member("reason", reason.words)
      json.member("prior", prior, decimals: 2)
      json.member("bits", totals.last ?? prior, decimals: 2)
      json.member("evidence") { $0.array(of: evidence) { json, line in line.write(to: &json) } }
    }
  }

  private static let columns: [TextTable.Column] = [
    .init(title: "FINDING", ink: .bold), .init(title: "BITS", alignment: .trailing),
    .init(title: "", expendable: 1), .init(title: "TOTAL", alignment: .trailing), .init(title: "VALUES", least: 16),
  ]

  /// Cells of a bar on either side of its axis.
  private static let half = 10

  /// A bar to the right of an axis for what speaks for the pair, to the left for what speaks against it.
  static func bar(_ bits: Double, longest: Double) -> String {
    let cells = longest > 0 ? Int((abs(bits) / longest * Double(half)).rounded()) : 0
    let blank = String(repeating: " ", count: half)
    let full = String(repeating: "█", count: cells)
    let rest = String(repeating: " ", count: half - cells)
    return bits < 0 ? rest + full + "│" + blank : blank + "│" + full + rest
  }

  private static func values(_ line: EvidenceLine) -> String {
    switch (line.left, line.right) {
    case (nil, nil): ""
    case (let left?, let right?) where left == right: FittedText.tame(left)
    case (let left, let right):
      "\(left.map(FittedText.tame) ?? "-") | \(right.map(FittedText.tame) ?? "-")"
    }
  }

  private static func sentence(_ song: ExplainedSong) -> String {
    let parts = [
      song.row.map { "row \($0)" }, song.title, song.artist, song.album, song.length?.description, song.isrc,
    ]
    return parts.compactMap { $0 }.map(FittedText.tame).joined(separator: " · ")
  }
}

extension ExplainedSong {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("row", row)
      json.member("title", title)
      json.member("artist", artist)
      json.member("album", album)
      json.member("duration_ms", length?.milliseconds)
      json.member("isrc", isrc)
    }
  }
}
