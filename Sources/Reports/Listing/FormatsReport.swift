/// What can be read and written.
public struct FormatsReport: Hashable, Sendable {
  public struct Format: Hashable, Sendable {
    /// As `--left-format` takes it.
    public var name: String
    public var reads, writes: Bool
    /// What it is and where it comes from, in a few words.
    public var says: String

    public init(_ name: String, reads: Bool, writes: Bool, says: String) {
      self.name = name
      self.reads = reads
      self.writes = writes
      self.says = says
    }
  }

  public var formats: [Format]

  public init(_ formats: [Format]) { self.formats = formats }

  public func text(_ style: TableStyle = TableStyle()) -> String {
    let rows = formats.map { [$0.name, $0.reads ? "yes" : "no", $0.writes ? "yes" : "no", $0.says] }
    let table = TextTable(FormatsReport.columns, sample: rows, style: style)
    return ([table.header] + rows.map(table.line)).map { $0 + "\n" }.joined()
  }

  /// `{formats: [{name, reads, writes, says}]}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("formats") { json in
        json.array(of: formats) { json, format in
          json.object { json in
            json.member("name", format.name)
            json.member("reads", format.reads)
            json.member("writes", format.writes)
            json.member("says", format.says)
          }
        }
      }
    }
  }

  private static let columns: [TextTable.Column] = [
    .init(title: "FORMAT", ink: .bold), .init(title: "READS"), .init(title: "WRITES"),
    .init(title: "WHAT IT IS", least: 24),
  ]
}

/// What one file was taken for, and why.
public struct RecognitionReport: Hashable, Sendable {
  public var path: String
  public var format: String
  /// The generation or dialect within the format; empty where there is one only.
  public var version: String
  public var why: String
  public var rows, bad: Int
  public var columns: [String]
  public var notes: [String]

  public init(
    path: String, format: String, version: String, why: String, rows: Int, bad: Int, columns: [String],
    notes: [String]
  ) {
    self.path = path
    self.format = format
    self.version = version
    self.why = why
    self.rows = rows
    self.bad = bad
    self.columns = columns
    self.notes = notes
  }

  public func text(_ style: TableStyle = TableStyle()) -> String {
    var rows = [["format", version.isEmpty ? format : "\(format) (\(version))"], ["why", why]]
    rows.append([
      "rows", Words.grouped(self.rows) + (bad > 0 ? ", and \(Words.counted(bad, "bad one", "bad ones"))" : ""),
    ])
    if !columns.isEmpty { rows.append(["columns", columns.joined(separator: ", ")]) }
    for note in notes { rows.append(["note", note]) }
    rows = rows.map { $0.map(FittedText.tame) }
    let table = TextTable([.init(title: "", ink: .faint), .init(title: "", least: nil)], sample: rows, style: style)
    return FittedText.tame(path) + "\n" + rows.map { table.line($0) + "\n" }.joined()
  }

  /// `{format, version, why, rows, bad, columns, notes}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("file", path)
      json.member("format", format)
      json.member("version", version)
      json.member("why", why)
      json.member("rows", rows)
      json.member("bad", bad)
      json.member("columns") { $0.array(of: columns) { $0.value($1) } }
      json.member("notes") { $0.array(of: notes) { $0.value($1) } }
    }
  }
}
