internal import Linkage
internal import MusicIdentity
internal import MusicModel

extension AnswerReport {
  func writeDelimited<Failure: Error>(
    _ delimiter: Delimiter, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity([UInt8].piece + 4096)
    for (index, name) in AnswerReport.columns.enumerated() {
      if index > 0 { bytes.append(delimiter.rawValue) }
      bytes.append(name)
    }
    bytes.append(0x0A)
    try bytes.flush(atLeast: 1, to: sink)
    // A few pieces at a time, so that memory stays small; their order is that of the answers.
    let answers = reconciliation.answers
    let batch = AnswerReport.rowsPerPiece * workers.count * 2
    for start in stride(from: 0, to: answers.count, by: batch) {
      let rows = min(batch, answers.count - start)
      let pieces = workers.map(rows, pieceSize: AnswerReport.rowsPerPiece) { range in
        var bytes: [UInt8] = []
        bytes.reserveCapacity(range.count * 200)
        for answer in answers[(start + range.lowerBound)..<(start + range.upperBound)] {
          append(answer, delimiter, to: &bytes)
        }
        return bytes
      }
      for piece in pieces { try sink(piece.span) }
    }
  }

  private static let rowsPerPiece = 4096

  private func append(_ answer: Answer, _ delimiter: Delimiter, to bytes: inout [UInt8]) {
    bytes.append(answer.status.word)
    bytes.append(delimiter.rawValue)
    if let relation = answer.relation { bytes.append(relation.word) }
    bytes.append(delimiter.rawValue)
    if let confidence = answer.confidence { bytes.append(Double(confidence), decimals: 4) }
    bytes.append(delimiter.rawValue)
    append(left, answer.left, delimiter, to: &bytes)
    append(right, answer.right, delimiter, to: &bytes)
    bytes.append(cell: answer.reason.words, delimiter)
    bytes.append(delimiter.rawValue)
    if answer.group > 0 { bytes.append(decimal: answer.group) }
    bytes.append(0x0A)
  }

  /// One side's seven cells, a delimiter behind each.
  private func append(_ side: AnswerSide, _ row: Int?, _ delimiter: Delimiter, to bytes: inout [UInt8]) {
    guard let row else {
      for _ in AnswerSide.columns { bytes.append(delimiter.rawValue) }
      return
    }
    bytes.append(decimal: Int(side.records[row]))
    bytes.append(delimiter.rawValue)
    bytes.append(cell: side.id.utf8, side.id.range(row), delimiter)
    bytes.append(delimiter.rawValue)
    bytes.append(cell: side.title.utf8, side.title.range(row), delimiter)
    bytes.append(delimiter.rawValue)
    bytes.append(cell: side.artist.utf8, side.artist.range(row), delimiter)
    bytes.append(delimiter.rawValue)
    bytes.append(cell: side.album.utf8, side.album.range(row), delimiter)
    bytes.append(delimiter.rawValue)
    if let milliseconds = side.lengths?[row] { bytes.append(decimal: milliseconds) }
    bytes.append(delimiter.rawValue)
    bytes.append(cell: side.isrc.utf8, side.isrc.range(row), delimiter)
    bytes.append(delimiter.rawValue)
  }
}
