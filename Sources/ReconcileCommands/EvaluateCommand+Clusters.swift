internal import Evaluation
internal import Exports
internal import MusicModel

/// Records of one or more files, with the columns that say where they belong.
struct ClusterRecords {
  private var list = SongList()
  private var ids: [String] = []
  private var clusters: [String?] = []
  private var sources: [String] = []
  private var hasSources = false

  /// Adds a file's records; each file is read by itself, so that its lengths have a unit of their own.
  mutating func read(_ path: String, _ settings: CorpusSettings, _ reader: CorpusReader) throws(CommandFailure) {
    let read = try reader.list(path, settings)
    let side: LabelTable
    do {
      side = try LabelTable(path: path, columns: ["id", "tid", "cluster_id", "cid", "source", "sourceid"])
    } catch { throw CommandFailure(error) }
    let ids = side["id"] ?? side["tid"]
    let numbers = side["cluster_id"] ?? side["cid"]
    let origins = side["source"] ?? side["sourceid"]
    if origins != nil { hasSources = true }
    for row in 0..<read.count {
      let record = Int(read.recordNumbers[row])
      let place = record - 1
      var song = read[row]
      song.record = 0
      list.append(song)
      let isTabled = place < side.count
      self.ids.append(isTabled ? ids?[place] ?? read.text(.id, at: row) ?? String(record) : String(record))
      clusters.append(isTabled ? numbers?[place] : nil)
      sources.append(isTabled ? origins?[place] ?? "" : "")
    }
  }

  /// By the `cluster_id` column of the records.
  func corpus(_ reader: CorpusReader) throws(CommandFailure) -> ClusterCorpus {
    guard !clusters.contains(where: { $0 == nil }) else {
      throw reader.fault("records", "they have no column 'cluster_id', and there is no clusters.csv")
    }
    return made(clusters.map { $0 ?? "" }, tags: [:], whys: [:])
  }

  /// By a table of `id,cluster_id`; a record that is not in it stands alone.
  func corpus(clusteredBy path: String, _ reader: CorpusReader) throws(CommandFailure) -> ClusterCorpus {
    let table: LabelTable
    do { table = try LabelTable(path: path) } catch { throw CommandFailure(error) }
    guard let names = table["id"], let numbers = table["cluster_id"] else {
      throw reader.fault(path, "it has no columns 'id' and 'cluster_id'")
    }
    let known = Set(ids)
    var cluster: [String: String] = [:]
    var tags: [String: String] = [:]
    var whys: [String: String] = [:]
    for record in 0..<table.count {
      if !known.contains(names[record]) {
        throw reader.fault(path, "record \(record + 1): no record is '\(names[record])'")
      }
      cluster[names[record]] = numbers[record]
      tags[names[record]] = table["tags"]?[record]
      whys[names[record]] = table["why"]?[record]
    }
    return made(ids.map { cluster[$0] ?? "\u{0}" + $0 }, tags: tags, whys: whys)
  }

  /// By a list of pairs that are the same, whatever its two columns are called; all that hang together are one.
  func corpus(joinedBy path: String, _ reader: CorpusReader) throws(CommandFailure) -> ClusterCorpus {
    let table: LabelTable
    do { table = try LabelTable(path: path) } catch { throw CommandFailure(error) }
    guard table.header.count >= 2, let first = table[table.header[0].lowercased()],
      let second = table[table.header[1].lowercased()]
    else { throw reader.fault(path, "it has no two columns") }
    var parents = Array(ids.indices)
    func root(_ row: Int) -> Int {
      var row = row
      while parents[row] != row { row = parents[row] }
      return row
    }
    var places: [String: Int] = [:]
    for (row, id) in ids.enumerated() { places[id] = row }
    for record in 0..<table.count {
      guard let a = places[first[record]], let b = places[second[record]] else {
        throw reader.fault(path, "record \(record + 1): no such record as '\(first[record])' or '\(second[record])'")
      }
      let (p, q) = (root(a), root(b))
      parents[max(p, q)] = min(p, q)
    }
    return made(ids.indices.map { String(root($0)) }, tags: [:], whys: [:])
  }

  private func made(_ names: [String], tags: [String: String], whys: [String: String]) -> ClusterCorpus {
    let notes = ids.map { LabelNotes(id: $0, tags: tags[$0] ?? "", why: whys[$0] ?? "") }
    return ClusterCorpus(
      records: list, clusters: ClusterRecords.numbered(names),
      sources: hasSources ? ClusterRecords.numbered(sources) : [],
      notes: notes)
  }

  private static func numbered(_ names: [String]) -> [Int32] {
    var numbers: [String: Int32] = [:]
    return names.map { name in
      let number = numbers[name] ?? Int32(numbers.count)
      numbers[name] = number
      return number
    }
  }
}
