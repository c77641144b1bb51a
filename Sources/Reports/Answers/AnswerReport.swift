internal import Linkage
public import MusicIdentity
public import MusicModel

/// A form that answers can be written in.
public enum AnswerFormat: String, Hashable, Sendable, CaseIterable {
  case csv, tsv, json, ndjson, txt

  /// The form that a file's name asks for by its ending, whatever the case: `out.CSV` is ``csv``.
  ///
  /// - Returns: `nil` for another ending, or none.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    self.init(rawValue: path[dot...].dropFirst().lowercased())
  }
}

/// A reconciliation and its two lists, ready to be written in any form.
///
///     let report = AnswerReport(reconciliation, left: left, right: right)
///     try report.write(.csv) { try file.write($0) }
public struct AnswerReport: Sendable {
  /// The columns of CSV and TSV, and the keys of JSON, in order.
  public static let columns =
    ["status", "relation", "confidence"] + AnswerSide.columns.map { "left_" + $0 }
    + AnswerSide.columns.map { "right_" + $0 } + ["reason", "group"]

  let reconciliation: Reconciliation
  let left, right: AnswerSide
  let badRows: Int
  let workers: Workers

  /// - Parameters:
  ///   - badRows: How many rows of both inputs were bad; they are counted in the summary.
  ///   - jobs: How many threads may write the rows' text at once.
  public init(_ reconciliation: Reconciliation, left: SongList, right: SongList, badRows: Int = 0, jobs: Int = 1) {
    workers = Workers(jobs)
    self.reconciliation = reconciliation
    self.left = AnswerSide(left)
    self.right = AnswerSide(right)
    self.badRows = badRows
  }

  /// Writes all answers, in pieces of about a megabyte.
  ///
  /// - Complexity: O(bytes written); a million rows of CSV take less than a second.
  public func write<Failure: Error>(
    _ format: AnswerFormat, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    switch format {
    case .csv: try writeDelimited(.comma, to: sink)
    case .tsv: try writeDelimited(.tab, to: sink)
    case .json: try writeJSON(to: sink)
    case .ndjson: try writeLines(to: sink)
    case .txt: try writeTable(TableStyle(), to: sink)
    }
  }
}
