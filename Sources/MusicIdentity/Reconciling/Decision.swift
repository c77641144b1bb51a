internal import MusicModel

/// What a person decided of two rows. It wins over all evidence.
public struct Decision: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable { case same, different }
  public var kind: Kind
  /// The left row's `id`, persistent id or catalog id.
  public var leftID: String
  public var rightID: String

  public init(_ kind: Kind, left: String, right: String) {
    self.kind = kind
    leftID = left
    rightID = right
  }
}

/// Decisions by row.
struct DecidedRows: Sendable {
  private struct Pair: Hashable {
    var left: Int
    var right: Int
  }
  private var kinds: [Pair: Decision.Kind] = [:]
  private var lefts: Set<Int> = []
  private var rights: Set<Int> = []

  init(_ decisions: [Decision], _ left: SongList, _ right: SongList) {
    guard !decisions.isEmpty else { return }
    let leftRows = DecidedRows.rows(of: Set(decisions.map(\.leftID)), in: left)
    let rightRows = DecidedRows.rows(of: Set(decisions.map(\.rightID)), in: right)
    for decision in decisions {
      for l in leftRows[decision.leftID] ?? [] {
        for r in rightRows[decision.rightID] ?? [] {
          kinds[Pair(left: l, right: r)] = decision.kind
          lefts.insert(l)
          rights.insert(r)
        }
      }
    }
  }

  private static func rows(of ids: Set<String>, in list: SongList) -> [String: [Int]] {
    var rows: [String: [Int]] = [:]
    for field in [TextField.id, .persistentID, .catalogID, .libraryID] {
      guard let column = list.column(field) else { continue }
      for row in 0..<list.count {
        if let id = column[row], ids.contains(id), rows[id]?.contains(row) != true { rows[id, default: []].append(row) }
      }
    }
    return rows
  }

  func isDecidedLeft(_ row: Int) -> Bool { lefts.contains(row) }
  func isDecidedRight(_ row: Int) -> Bool { rights.contains(row) }

  /// Drops the pairs that are different by decision, and makes those that are the same certain.
  func apply(to pairs: inout [ScoredPair], groupOf copies: (left: CopyGroups, right: CopyGroups)) {
    guard !kinds.isEmpty else { return }
    pairs.removeAll { kinds[Pair(left: Int($0.left), right: Int($0.right))] != nil }
    for (pair, kind) in kinds where kind == .same {
      // A decided row is a group of its own, so it stands for itself.
      var findings = Findings()
      findings.set(.decided, 1)
      pairs.append(
        ScoredPair(
          left: UInt32(pair.left), right: UInt32(pair.right), findings: findings,
          verdict: Verdict(relation: .sameRecording, outcome: .match, doubt: .none, bits: 60)))
    }
    pairs.sort { ($0.left, $0.right) < ($1.left, $1.right) }
  }
}

/// Catalog ids of two lists that share a namespace: equal ids are one item.
struct SharedItems {
  /// By row, a hash; 0 for no id.
  let left: [UInt64]
  let right: [UInt64]

  init?(_ left: SongList, _ right: SongList) {
    for a in SharedItems.identified(left) {
      for b in SharedItems.identified(right) where a.namespace == b.namespace {
        self.left = SharedItems.hashes(left, a.field)
        self.right = SharedItems.hashes(right, b.field)
        return
      }
    }
    return nil
  }

  private static func identified(_ list: SongList) -> [(field: TextField, namespace: Namespace)] {
    var fields: [(TextField, Namespace)] = []
    if let namespace = list.source.catalogNamespace, list.column(.catalogID) != nil {
      fields.append((.catalogID, namespace))
    }
    if let namespace = list.source.idNamespace, list.column(.id) != nil { fields.append((.id, namespace)) }
    return fields
  }

  private static func hashes(_ list: SongList, _ field: TextField) -> [UInt64] {
    (0..<list.count).map { list.text(field, at: $0).map(CopyGroups.textHash) ?? 0 }
  }
}
