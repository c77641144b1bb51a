internal import CommandLineKit
internal import Evaluation
internal import Exports
internal import MusicIdentity
internal import MusicModel

/// Reads corpora, and the layouts that common benchmarks come in.
struct CorpusReader {
  let values: ParsedValues
  let command: String

  /// The corpora at a path: a folder with `corpus.json`, a downloaded set, or a table of labelled pairs.
  func corpora(at path: String) throws(CommandFailure) -> [Corpus] {
    guard FolderListing.isFolder(path) else {
      if !FolderListing.exists(path) { throw CommandFailure(UnreadableInput(path: path, reason: .missing)) }
      if path.hasSuffix("corpus.json") { return [try corpus(CorpusSettings(folder: String(path.dropLast(11))))] }
      return [try ImportedCorpora(self).file(path)]
    }
    if FolderListing.exists(FolderListing.join(path, "corpus.json")) {
      return [try corpus(CorpusSettings(folder: path))]
    }
    return try ImportedCorpora(self).folder(path)
  }

  func corpus(_ settings: CorpusSettings) throws(CommandFailure) -> Corpus {
    var settings = settings
    settings.apply(values)
    switch settings.kind {
    case "pairs":
      return .pairs(settings.manifest(.pairs), try pairs(settings.path("pairs", default: "pairs.csv"), settings))
    case "lists": return .lists(settings.manifest(.lists), try lists(settings))
    case "clusters": return .clusters(settings.manifest(.clusters), try clusters(settings))
    case "titles": return .titles(settings.manifest(.titles), try titles(settings))
    case "equivalents", "scenarios":
      throw .usage("\(settings.folder): corpora of kind '\(settings.kind)' are not built yet", command: command)
    case let other:
      throw CommandFailure(
        Message(
          "\(ReconcileProgram.name): \(settings.folder): '\(other)' is no kind of corpus: expected pairs, lists, clusters or titles"
        ), .unreadableInput)
    }
  }

  // MARK: Pairs

  func pairs(_ path: String, _ settings: CorpusSettings) throws(CommandFailure) -> PairCorpus {
    let table: PairTable
    let labels: LabelTable
    do {
      table = try PairTable(path: path, columns: settings.columns)
      labels = try LabelTable(path: path, columns: ["label", "gold", "id", "_id", "tags", "why"])
    } catch { throw CommandFailure(error) }
    guard let words = labels["label"] ?? labels["gold"] else { throw fault(path, "it has no column 'label'") }
    // Rows come in the order of their records, so each side is walked along with the labels.
    let (left, right) = (table.left.list.recordNumbers, table.right.list.recordNumbers)
    var (nextLeft, nextRight) = (0, 0)
    var corpus = PairCorpus(left: table.left.list, right: table.right.list, rows: [], labels: [], notes: [])
    let ids = labels["id"] ?? labels["_id"]
    for record in 0..<labels.count {
      let (l, r) = (nextLeft, nextRight)
      let hasLeft = l < left.count && left[l] == record + 1
      let hasRight = r < right.count && right[r] == record + 1
      if hasLeft { nextLeft += 1 }
      if hasRight { nextRight += 1 }
      guard hasLeft && hasRight else {
        corpus.bad += 1
        if corpus.bad <= 20 && !values[SharedOptions.quiet] {
          StandardError.print("\(path): record \(record + 1): a side names nothing; the pair is left out")
        }
        continue
      }
      guard let label = PairLabel(words[record], policy: settings.policy) else {
        throw fault(path, "record \(record + 1): '\(words[record])' is no label")
      }
      corpus.rows.append((l, r))
      corpus.labels.append(label)
      corpus.notes.append(
        LabelNotes(
          id: ids.map { $0[record] } ?? String(record + 1), tags: labels["tags"]?[record] ?? "",
          why: labels["why"]?[record] ?? ""))
    }
    return corpus
  }

  /// The row of each record.
  static func rows(_ list: SongList) -> [Int: Int] {
    var rows: [Int: Int] = [:]
    for (row, record) in list.recordNumbers.enumerated() { rows[Int(record)] = row }
    return rows
  }

  // MARK: Lists

  private func lists(_ settings: CorpusSettings) throws(CommandFailure) -> ListCorpus {
    let left = try list(settings.path("left", default: "left.csv"), settings)
    let right = try list(settings.path("right", default: "right.csv"), settings)
    let path = settings.path("truth", default: "truth.csv")
    let truth: LabelTable
    do { truth = try LabelTable(path: path) } catch { throw CommandFailure(error) }
    guard let leftIDs = truth["left_id"], let rightIDs = truth["right_id"] else {
      throw fault(path, "it has no columns 'left_id' and 'right_id'")
    }
    let (byLeft, byRight) = (RowsByID(left), RowsByID(right))
    var corpus = ListCorpus(left: left, right: right, rows: [], labels: [], notes: [])
    for record in 0..<truth.count {
      let word = truth["relation"]?[record] ?? ""
      guard let label = PairLabel(word.isEmpty ? "same" : word, policy: settings.policy) else {
        throw fault(path, "record \(record + 1): '\(word)' is no relation")
      }
      let (l, r) = (byLeft[leftIDs[record]], byRight[rightIDs[record]])
      if l.isEmpty { throw fault(path, "record \(record + 1): no row of the left list is '\(leftIDs[record])'") }
      if r.isEmpty { throw fault(path, "record \(record + 1): no row of the right list is '\(rightIDs[record])'") }
      let notes = LabelNotes(
        id: "\(leftIDs[record]):\(rightIDs[record])", tags: truth["tags"]?[record] ?? "",
        why: truth["why"]?[record] ?? "")
      // Rows that share an id are copies: each goes with one of the other side's.
      for place in 0..<max(l.count, r.count) {
        corpus.rows.append((l[min(place, l.count - 1)], r[min(place, r.count - 1)]))
        corpus.labels.append(label)
        corpus.notes.append(notes)
      }
    }
    return corpus
  }

  func list(_ path: String, _ settings: CorpusSettings) throws(CommandFailure) -> SongList {
    var options = ReadingOptions()
    options.columns = settings.columns
    do { return try ListReader().read(path: path, options: options).list } catch { throw CommandFailure(error) }
  }

  // MARK: Clusters

  private func clusters(_ settings: CorpusSettings) throws(CommandFailure) -> ClusterCorpus {
    var records = ClusterRecords()
    for path in settings.paths("records", default: "records.csv") { try records.read(path, settings, self) }
    if settings.names("pairs") {
      return try records.corpus(joinedBy: settings.path("pairs", default: "pairs.csv"), self)
    }
    let path = settings.path("clusters", default: "clusters.csv")
    if settings.names("clusters") || FolderListing.exists(path) { return try records.corpus(clusteredBy: path, self) }
    return try records.corpus(self)
  }

  // MARK: Titles

  private func titles(_ settings: CorpusSettings) throws(CommandFailure) -> TitleCorpus {
    let path = settings.path("titles", default: "titles.csv")
    let table: LabelTable
    do { table = try LabelTable(path: path) } catch { throw CommandFailure(error) }
    guard let inputs = table["input"] else { throw fault(path, "it has no column 'input'") }
    var cases: [TitleCorpus.Case] = []
    for record in 0..<table.count {
      let word = table["kind"]?[record] ?? "title"
      guard let subject = TitleCorpus.Subject(rawValue: word.isEmpty ? "title" : word) else {
        throw fault(path, "record \(record + 1): '\(word)' is no kind: expected title, artist or album")
      }
      var expected: [String: String] = [:]
      for part in ["core", "subtitle", "featured", "markers", "rating"] { expected[part] = table[part]?[record] }
      cases.append(
        TitleCorpus.Case(
          notes: LabelNotes(
            id: table["id"]?[record] ?? String(record + 1), tags: table["tags"]?[record] ?? "",
            why: table["why"]?[record] ?? ""), input: inputs[record], subject: subject, expected: expected))
    }
    return TitleCorpus(cases: cases)
  }

  func fault(_ path: String, _ what: String) -> CommandFailure {
    CommandFailure(Message("\(ReconcileProgram.name): \(path): \(what)"), .unreadableInput)
  }
}

/// Rows by their identifiers, whatever way these are written.
struct RowsByID {
  private var rows: [String: [Int]] = [:]

  init(_ list: SongList) {
    for row in 0..<list.count {
      for field in [TextField.id, .persistentID, .catalogID, .libraryID, .url] {
        guard let id = list.text(field, at: row) else { continue }
        let key = RowsByID.normalised(id)
        if rows[key]?.last != row { rows[key, default: []].append(row) }
      }
    }
  }

  subscript(id: String) -> [Int] { rows[RowsByID.normalised(id)] ?? [] }

  /// The part of a reference that identifies: `spotify:track:4uLU6hMCjMI75M1A2tKUQC` and the link are its last piece.
  static func normalised(_ id: String) -> String {
    for prefix in ["spotify:track:", "https://open.spotify.com/track/", "http://open.spotify.com/track/"]
    where id.hasPrefix(prefix) {
      return String(id.dropFirst(prefix.count).prefix { $0 != "?" })
    }
    return id
  }
}
