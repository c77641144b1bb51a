internal import MusicIdentity
internal import MusicModel

extension AnswerReport {
  /// Rows from which a section's column widths are taken.
  private static let sampleRows = 500

  /// Writes the answers by status, each as a section with a heading, and a line that sums up.
  public func writeTable<Failure: Error>(
    _ style: TableStyle, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var bytes: [UInt8] = []
    for status in AnswerStatus.allCases {
      let indices = reconciliation.answers.indices.filter { reconciliation.answers[$0].status == status }
      if indices.isEmpty { continue }
      try writeSection(status, indices, style, &bytes, to: sink)
    }
    bytes.append(summaryLine() + "\n")
    for note in reconciliation.summary.notes { bytes.append("Note: " + FittedText.tame(note) + "\n") }
    try bytes.flush(atLeast: 1, to: sink)
  }

  /// `61 left and 60 right: 40 match, 3 review, 18 left-only, 17 right-only; 1 bad row.`
  public func summaryLine() -> String {
    let summary = reconciliation.summary
    var text = "\(Words.grouped(summary.left)) left and \(Words.grouped(summary.right)) right: "
    text += "\(Words.grouped(summary.match)) match, \(Words.grouped(summary.review)) review, "
    text += "\(Words.grouped(summary.leftOnly)) left-only, \(Words.grouped(summary.rightOnly)) right-only"
    if badRows > 0 { text += "; " + Words.counted(badRows, "bad row", "bad rows") }
    return text + "."
  }

  private func writeSection<Failure: Error>(
    _ status: AnswerStatus, _ indices: [Int], _ style: TableStyle, _ bytes: inout [UInt8],
    to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    let shown = indices.prefix(style.limit ?? .max)
    let columns = AnswerReport.columns(status)
    let sample = shown.prefix(AnswerReport.sampleRows).map { cells($0, style) }
    let table = TextTable(style.plain ? [AnswerReport.statusColumn] + columns : columns, sample: sample, style: style)
    if !style.plain {
      let heading = status.word.uppercased() + "  " + Words.grouped(indices.count)
      bytes.append(AnswerReport.ink(status).on(heading, style) + "\n")
      bytes.append(table.header + "\n")
    }
    for (position, index) in shown.enumerated() {
      bytes.append(table.line(position < sample.count ? sample[position] : cells(index, style)) + "\n")
      try bytes.flush(to: sink)
    }
    if shown.count < indices.count {
      bytes.append("  … and \(Words.grouped(indices.count - shown.count)) more\n")
    }
    if !style.plain { bytes.append(0x0A) }
  }

  private static let statusColumn = TextTable.Column(title: "STATUS")

  /// Of a match the titles matter most; of what is to be reviewed, the reason.
  private static func columns(_ status: AnswerStatus) -> [TextTable.Column] {
    let row = TextTable.Column(title: "ROW", alignment: .trailing, expendable: 3, ink: .faint)
    let length = TextTable.Column(title: "LENGTH", expendable: 2, ink: .faint)
    let why = TextTable.Column(title: "WHY", least: 24, ink: .faint)
    switch status {
    case .match, .review:
      var last = why
      if status == .match { last.expendable = 1 }
      return [
        row, .init(title: "LEFT", least: 30), row, .init(title: "RIGHT", least: 30), length, .init(title: "VERDICT"),
        last,
      ]
    case .leftOnly, .rightOnly:
      var right = length
      right.alignment = .trailing
      return [row, .init(title: "SONG", least: 30), .init(title: "ALBUM", least: 16, expendable: 1), right, why]
    }
  }

  private static func ink(_ status: AnswerStatus) -> Ink {
    switch status {
    case .match: .green
    case .review: .yellow
    case .leftOnly, .rightOnly: .blue
    }
  }

  /// The cells of one line, as the section's columns are.
  private func cells(_ index: Int, _ style: TableStyle) -> [String] {
    let answer = reconciliation.answers[index]
    let start = style.plain ? [answer.status.word] : []
    if let leftRow = answer.left, let rightRow = answer.right {
      return start + [
        String(left.records[leftRow]), left.song(leftRow), String(right.records[rightRow]), right.song(rightRow),
        lengths(left.length(leftRow), right.length(rightRow)), verdict(answer), why(answer),
      ]
    }
    let (side, row) = answer.left.map { (left, $0) } ?? (right, answer.right ?? 0)
    return start + [
      String(side.records[row]), side.song(row), FittedText.tame(side.album.text(row)), side.length(row), why(answer),
    ]
  }

  /// `same-recording 0.98`.
  private func verdict(_ answer: Answer) -> String {
    let words = [answer.relation?.word, answer.confidence.map { Words.fixed(Double($0), 2) }]
    return words.compactMap { $0 }.joined(separator: " ")
  }

  private func why(_ answer: Answer) -> String {
    FittedText.tame(answer.reason.words) + (answer.group > 0 ? " (group \(answer.group))" : "")
  }

  /// One length where both say the same, else both.
  private func lengths(_ left: String, _ right: String) -> String {
    left == right ? left : "\(left.isEmpty ? "-" : left) / \(right.isEmpty ? "-" : right)"
  }
}

extension AnswerSide {
  /// `Title · Artist`, whichever of them there is.
  func song(_ row: Int) -> String {
    let parts = [title.text(row), artist.text(row)].filter { !$0.isEmpty }.map(FittedText.tame)
    return parts.isEmpty ? "(no title)" : parts.joined(separator: " · ")
  }
}
