internal import Evaluation
internal import Exports
internal import MusicModel

/// Layouts that labelled sets are published in, read without editing.
///
/// | seen | taken for |
/// |---|---|
/// | a table with `label`, `left_*`, `right_*` | pairs (DeepMatcher) |
/// | `train.csv`, `valid.csv`, `test.csv` of such tables | a corpus of pairs each |
/// | the same with `ltable_id`, `rtable_id`, beside `tableA.csv`, `tableB.csv` | pairs (Magellan) |
/// | a text of `COL … VAL …` lines | pairs (Ditto) |
/// | tables with `cluster_id`, in the folder or in `sources/` | clusters, a file being a source |
/// | a table of records beside `gold*.csv` | clusters (pairs that are the same) |
struct ImportedCorpora {
  let reader: CorpusReader
  init(_ reader: CorpusReader) { self.reader = reader }

  func file(_ path: String, name: String? = nil) throws(CommandFailure) -> Corpus {
    var settings = CorpusSettings(
      folder: ImportedCorpora.folder(of: path), name: name ?? FolderListing.name(of: path), kind: "pairs")
    settings.apply(reader.values)
    settings.columns = try Inputs.columns(reader.values, command: reader.command)
    let header: [String]
    do {
      if let ditto = try DittoPairs(path: path) {
        return .pairs(settings.manifest(.pairs), try ditto.corpus(settings))
      }
      header = try LabelTable(path: path, columns: []).header
    } catch let error as UnreadableInput { throw CommandFailure(error) } catch let error as CommandFailure {
      throw error
    } catch { throw reader.fault(path, "\(error)") }
    let names = Set(header.map { $0.lowercased() })
    if names.contains("ltable_id") && names.contains("rtable_id") && header.count <= 4 {
      return .pairs(settings.manifest(.pairs), try magellan(path, settings))
    }
    guard PairTable.isPairs(header) else {
      throw reader.fault(path, "it is no corpus: no folder with corpus.json, no table of labelled pairs")
    }
    return .pairs(settings.manifest(.pairs), try reader.pairs(path, settings))
  }

  func folder(_ path: String) throws(CommandFailure) -> [Corpus] {
    let names = FolderListing.names(in: path)
    let title = FolderListing.name(of: path)
    let splits = ["train", "valid", "test"].flatMap { split in
      names.filter { $0 == split + ".csv" || $0 == split + ".txt" }
    }
    if !splits.isEmpty {
      var corpora: [Corpus] = []
      for split in splits {
        corpora.append(try file(FolderListing.join(path, split), name: title + "/" + split.prefix { $0 != "." }))
      }
      return corpora
    }
    var settings = CorpusSettings(folder: path, name: title, kind: "clusters")
    settings.apply(reader.values)
    settings.columns = try Inputs.columns(reader.values, command: reader.command)
    let folder = names.contains("sources") ? FolderListing.join(path, "sources") : path
    var tables: [String] = []
    for name in FolderListing.names(in: folder) where ImportedCorpora.isTable(name) {
      tables.append(FolderListing.join(folder, name))
    }
    var clustered: [String] = []
    for table in tables {
      let header = Set(((try? LabelTable(path: table, columns: []))?.header ?? []).map { $0.lowercased() })
      if header.contains("cluster_id") || header.contains("cid") { clustered.append(table) }
    }
    var records = ClusterRecords()
    if !clustered.isEmpty {
      for table in clustered { try records.read(table, settings, reader) }
      return [.clusters(settings.manifest(.clusters), try records.corpus(reader))]
    }
    if let gold = tables.first(where: { FolderListing.name(of: $0).hasPrefix("gold") }) {
      let others = tables.filter { $0 != gold }
      if let table = others.first {
        try records.read(table, settings, reader)
        return [.clusters(settings.manifest(.clusters), try records.corpus(joinedBy: gold, reader))]
      }
    }
    throw reader.fault(path, "it is no corpus: no corpus.json, and no layout of a benchmark that is known")
  }

  /// Pairs of ids with labels, beside the two tables they point into.
  private func magellan(_ path: String, _ settings: CorpusSettings) throws(CommandFailure) -> PairCorpus {
    let folder = ImportedCorpora.folder(of: path)
    let left = try reader.list(FolderListing.join(folder, "tableA.csv"), settings)
    let right = try reader.list(FolderListing.join(folder, "tableB.csv"), settings)
    let table: LabelTable
    do { table = try LabelTable(path: path) } catch { throw CommandFailure(error) }
    guard let a = table["ltable_id"], let b = table["rtable_id"], let words = table["label"] ?? table["gold"] else {
      throw reader.fault(path, "it has no columns 'ltable_id', 'rtable_id' and 'label'")
    }
    let (byLeft, byRight) = (RowsByID(left), RowsByID(right))
    var corpus = PairCorpus(left: left, right: right, rows: [], labels: [], notes: [])
    for record in 0..<table.count {
      guard let l = byLeft[a[record]].first, let r = byRight[b[record]].first else {
        throw reader.fault(path, "record \(record + 1): no such rows as '\(a[record])' and '\(b[record])'")
      }
      guard let label = PairLabel(words[record], policy: settings.policy) else {
        throw reader.fault(path, "record \(record + 1): '\(words[record])' is no label")
      }
      corpus.rows.append((l, r))
      corpus.labels.append(label)
      corpus.notes.append(LabelNotes(id: "\(a[record]):\(b[record])"))
    }
    return corpus
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[..<slash])
  }

  private static func isTable(_ name: String) -> Bool {
    [".csv", ".tsv", ".csv.gz", ".tsv.gz", ".csv.zst", ".tsv.zst"].contains { name.hasSuffix($0) }
  }
}

/// Pairs as Ditto writes them: `COL title VAL Halo COL artist VAL Beyoncé`, a tab, the other side, a tab, 0 or 1.
struct DittoPairs {
  private let path: String
  private let lines: [[String]]

  /// - Returns: `nil` when the file is not written so.
  init?(path: String) throws(UnreadableInput) {
    // A table of a million pairs is not read whole to see that it is none.
    guard InputHead(try ByteSource(path: path)).text.starts(with: "COL ".utf8) else { return nil }
    let text = try ByteSource.text(path: path)
    self.path = path
    lines = text.split(whereSeparator: \.isNewline).map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Both sides as tables of their own, read as any list is.
  func corpus(_ settings: CorpusSettings) throws(CommandFailure) -> PairCorpus {
    let left = try side(0, settings)
    let right = try side(1, settings)
    let (leftRows, rightRows) = (CorpusReader.rows(left), CorpusReader.rows(right))
    var corpus = PairCorpus(left: left, right: right, rows: [], labels: [], notes: [])
    for (index, line) in lines.enumerated() {
      guard line.count >= 3, let label = PairLabel(line[2], policy: settings.policy),
        let l = leftRows[index + 1], let r = rightRows[index + 1]
      else {
        throw CommandFailure(UnreadableInput(path: path, reason: .malformed(line: index + 1, "no labelled pair")))
      }
      corpus.rows.append((l, r))
      corpus.labels.append(label)
      corpus.notes.append(LabelNotes(id: String(index + 1)))
    }
    return corpus
  }

  private func side(_ side: Int, _ settings: CorpusSettings) throws(CommandFailure) -> SongList {
    var header: [String] = []
    var rows: [[String: String]] = []
    for line in lines {
      var row: [String: String] = [:]
      let words = side < line.count ? line[side].split(separator: " ", omittingEmptySubsequences: true) : []
      var index = 0
      while index + 1 < words.count, words[index] == "COL" {
        guard let value = words[index...].firstIndex(of: "VAL") else { break }
        let name = words[(index + 1)..<value].joined(separator: " ")
        var end = value + 1
        while end < words.count, words[end] != "COL" { end += 1 }
        row[name] = words[(value + 1)..<end].joined(separator: " ")
        if !header.contains(name) { header.append(name) }
        index = end
      }
      rows.append(row)
    }
    func quoted(_ cell: String) -> String {
      "\"" + cell.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
    var text = header.map(quoted).joined(separator: ",") + "\n"
    for row in rows { text += header.map { quoted(row[$0] ?? "") }.joined(separator: ",") + "\n" }
    var options = ReadingOptions()
    options.columns = settings.columns
    do { return try ListReader().read(bytes: Array(text.utf8), name: path, options: options).list } catch {
      throw CommandFailure(error)
    }
  }
}
