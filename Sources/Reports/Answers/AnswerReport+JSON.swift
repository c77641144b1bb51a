internal import MusicIdentity
internal import MusicModel

extension AnswerReport {
  /// `{summary, answers}`, an answer to a line so that the file can be read and compared.
  func writeJSON<Failure: Error>(to sink: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity([UInt8].piece + 65536)
    bytes.append("{\n\"summary\":" as StaticString)
    bytes.append(contentsOf: summaryJSON())
    bytes.append(",\n\"answers\":[" as StaticString)
    for index in reconciliation.answers.indices {
      bytes.append(index == 0 ? "\n" : ",\n" as StaticString)
      append(index, to: &bytes)
      try bytes.flush(to: sink)
    }
    bytes.append("\n]\n}\n" as StaticString)
    try bytes.flush(atLeast: 1, to: sink)
  }

  /// An answer to a line and nothing else (NDJSON has no place for a summary).
  func writeLines<Failure: Error>(to sink: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity([UInt8].piece + 65536)
    for index in reconciliation.answers.indices {
      append(index, to: &bytes)
      bytes.append(0x0A)
      try bytes.flush(to: sink)
    }
    try bytes.flush(atLeast: 1, to: sink)
  }

  /// The summary object by itself, compact.
  public func summaryJSON() -> [UInt8] {
    let summary = reconciliation.summary
    var json = JSONWriter()
    json.object { json in
      json.member("left", summary.left)
      json.member("right", summary.right)
      json.member("match", summary.match)
      json.member("review", summary.review)
      json.member("left-only", summary.leftOnly)
      json.member("right-only", summary.rightOnly)
      json.member("bad-rows", badRows)
      json.member("notes") { $0.array(of: summary.notes) { $0.value($1) } }
    }
    return json.bytes
  }

  // The keys are written with what surrounds them, since a million rows have twenty of them each.
  private func append(_ index: Int, to bytes: inout [UInt8]) {
    let answer = reconciliation.answers[index]
    bytes.append("{\"status\":\"" as StaticString)
    bytes.append(answer.status.word)
    bytes.append("\",\"relation\":" as StaticString)
    if let relation = answer.relation {
      bytes.append(jsonString: relation.word)
    } else {
      bytes.append("null" as StaticString)
    }
    bytes.append(",\"confidence\":" as StaticString)
    if let confidence = answer.confidence, confidence.isFinite {
      bytes.append(Double(confidence), decimals: 4)
    } else {
      bytes.append("null" as StaticString)
    }
    append(left, answer.left, AnswerReport.leftKeys, to: &bytes)
    append(right, answer.right, AnswerReport.rightKeys, to: &bytes)
    bytes.append(",\"reason\":" as StaticString)
    bytes.append(jsonString: answer.reason.words)
    bytes.append(",\"group\":" as StaticString)
    if answer.group > 0 { bytes.append(decimal: answer.group) } else { bytes.append("null" as StaticString) }
    append(evidence: reconciliation.evidence(ofAnswer: index), to: &bytes)
    let other = answer.left == nil ? left : right
    append(rejected: reconciliation.rejected(ofAnswer: index), in: other, to: &bytes)
    bytes.append("}" as StaticString)
  }

  /// The keys of one side, each with the comma before it and the colon behind.
  private static let leftKeys = AnswerSide.columns.map { Array(",\"left_\($0)\":".utf8) }
  private static let rightKeys = AnswerSide.columns.map { Array(",\"right_\($0)\":".utf8) }

  private func append(_ side: AnswerSide, _ row: Int?, _ keys: [[UInt8]], to bytes: inout [UInt8]) {
    guard let row else {
      for key in keys {
        bytes.append(contentsOf: key)
        bytes.append("null" as StaticString)
      }
      return
    }
    bytes.append(contentsOf: keys[0])
    bytes.append(decimal: Int(side.records[row]))
    append(side.id, row, keys[1], to: &bytes)
    append(side.title, row, keys[2], to: &bytes)
    append(side.artist, row, keys[3], to: &bytes)
    append(side.album, row, keys[4], to: &bytes)
    bytes.append(contentsOf: keys[5])
    if let milliseconds = side.lengths?[row] {
      bytes.append(decimal: milliseconds)
    } else {
      bytes.append("null" as StaticString)
    }
    append(side.isrc, row, keys[6], to: &bytes)
  }

  private func append(_ cells: TextCells, _ row: Int, _ key: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(contentsOf: key)
    let range = cells.range(row)
    if range.isEmpty {
      bytes.append("null" as StaticString)
    } else {
      bytes.append(jsonString: cells.utf8, range)
    }
  }

  private func append(evidence lines: [EvidenceLine], to bytes: inout [UInt8]) {
    if lines.isEmpty { return bytes.append(",\"evidence\":[]" as StaticString) }
    bytes.append(",\"evidence\":" as StaticString)
    var json = JSONWriter()
    json.array(of: lines) { json, line in line.write(to: &json) }
    bytes.append(contentsOf: json.bytes)
  }

  private func append(rejected rows: [Rejection], in side: AnswerSide, to bytes: inout [UInt8]) {
    if rows.isEmpty { return bytes.append(",\"rejected\":[]" as StaticString) }
    bytes.append(",\"rejected\":" as StaticString)
    var json = JSONWriter()
    json.array(of: rows) { json, rejection in
      json.object { json in
        json.member("row", Int(side.records[rejection.row]))
        json.member("relation", rejection.relation.word)
        json.member("reason", rejection.reason.words)
      }
    }
    bytes.append(contentsOf: json.bytes)
  }
}

extension EvidenceLine {
  /// `{finding, bits, left, right}`.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("finding", finding)
      json.member("bits", bits, decimals: 2)
      json.member("left", left)
      json.member("right", right)
    }
  }
}
