internal import Linkage
internal import MusicModel
internal import Similarity

/// Finds and compares the pairs of two lists that may be one recording.
struct CandidateSearch: @unchecked Sendable {
  let comparer: PairComparer
  let judge: Judge
  let workers: Workers
  /// Rows to compare, one for each group of copies.
  let leftRows: [UInt32]
  let rightRows: [UInt32]
  /// Hashes of catalog ids where both lists' ids are of one namespace.
  let leftItems: [UInt64]?
  let rightItems: [UInt64]?
  /// Pairs of which somebody wants to know whether they were compared: see ``PairKey``.
  var watched: Set<UInt64> = []
  /// Whether both sides are one list: each pair is compared once, no row with itself, and no row is settled.
  var isWithinOneList = false
  /// Whether every pair that was compared is kept, however far apart.
  var keepsAllPairs = false

  /// Near misses kept for each row, so that an answer can say what it was not.
  private static let keptRejections = 2

  struct Outcome {
    /// Candidates and near misses, in the order of ``leftRows``.
    var pairs: [ScoredPair]
    var comparedPairs: Int
    /// Keys too common to look at all their records.
    var crowdedKeys: Int
    /// The watched pairs that were compared.
    var watched: [UInt64: ScoredPair] = [:]
  }

  /// What one pass over the keys found.
  private struct Pass {
    var pairs: [ScoredPair] = []
    var compared = 0
    var crowded = 0
    var watched: [ScoredPair] = []
  }

  func run() -> Outcome {
    var strong = pass(leftRows, rightRows, weak: false)
    var (restLeft, restRight) = (leftRows, rightRows)
    if !isWithinOneList {
      let settled = settledRows(strong.pairs)
      restLeft = leftRows.filter { !settled.left[Int($0)] }
      restRight = rightRows.filter { !settled.right[Int($0)] }
    }
    if !restLeft.isEmpty && !restRight.isEmpty {
      let weak = pass(restLeft, restRight, weak: true)
      strong.pairs = merged(strong.pairs, weak.pairs)
      strong.compared += weak.compared
      strong.crowded += weak.crowded
      strong.watched += weak.watched
    }
    var outcome = Outcome(pairs: strong.pairs, comparedPairs: strong.compared, crowdedKeys: strong.crowded)
    for pair in strong.watched { outcome.watched[PairKey.of(pair.left, pair.right)] = pair }
    return outcome
  }

  /// Blocks and compares by the strong or by the weak keys.
  private func pass(_ lefts: [UInt32], _ rights: [UInt32], weak: Bool) -> Pass {
    let index = BlockIndex(entries(rights, weak: weak))
    let pieces = workers.map(lefts.count, pieceSize: 8192) { range in
      var kernels = PairKernels()
      var found = Pass()
      var seen: [UInt32] = []
      for left in lefts[range] {
        gather(left, index, weak: weak, into: &seen)
        if isWithinOneList { seen.removeAll { $0 <= left } }
        found.compared += seen.count
        compare(left, seen, &kernels, into: &found)
      }
      return found
    }
    var whole = Pass(crowded: index.crowdedKeys)
    for piece in pieces {
      whole.pairs += piece.pairs
      whole.compared += piece.compared
      whole.watched += piece.watched
    }
    return whole
  }

  private func entries(_ rows: [UInt32], weak: Bool) -> [BlockIndex.Entry] {
    let pieces = workers.map(rows.count, pieceSize: 65_536) { range in
      var entries: [BlockIndex.Entry] = []
      entries.reserveCapacity(range.count * (weak ? 12 : 3))
      for row in rows[range] {
        let rank = comparer.right.cards[Int(row)].milliseconds
        func add(_ key: UInt64, _ window: Int) {
          entries.append(BlockIndex.Entry(key: key, record: row, rank: rank))
        }
        if weak {
          BlockingKeys.forEachWeak(comparer.right, Int(row), add)
        } else {
          BlockingKeys.forEachStrong(comparer.right, Int(row), add)
          if let item = rightItems?[Int(row)], item != 0 { add(item, BlockingKeys.Window.strong) }
        }
      }
      return entries
    }
    return pieces.count == 1 ? pieces[0] : pieces.flatMap { $0 }
  }

  /// The right rows that share a key with `left`, each once, in ascending order.
  private func gather(_ left: UInt32, _ index: BlockIndex, weak: Bool, into seen: inout [UInt32]) {
    seen.removeAll(keepingCapacity: true)
    let rank = comparer.left.cards[Int(left)].milliseconds
    func look(_ key: UInt64, _ window: Int) {
      index.forEachCandidate(key, near: rank, window: window) { right in
        if seen.last != right { seen.append(right) }
      }
    }
    if weak {
      BlockingKeys.forEachWeak(comparer.left, Int(left), look)
    } else {
      BlockingKeys.forEachStrong(comparer.left, Int(left), look)
      if let item = leftItems?[Int(left)], item != 0 { look(item, BlockingKeys.Window.strong) }
    }
    guard seen.count > 1 else { return }
    seen.sort()
    var write = 1
    for read in 1..<seen.count where seen[read] != seen[write - 1] {
      seen[write] = seen[read]
      write += 1
    }
    seen.removeLast(seen.count - write)
  }

  private func compare(
    _ left: UInt32, _ rights: [UInt32], _ kernels: inout PairKernels, into found: inout Pass
  ) {
    var rejected: [ScoredPair] = []
    for right in rights {
      var isSameItem = false
      if let leftItems, let rightItems, leftItems[Int(left)] != 0 {
        isSameItem = leftItems[Int(left)] == rightItems[Int(right)]
      }
      let isWatched = !watched.isEmpty && watched.contains(PairKey.of(left, right))
      var findings: Findings
      if isSameItem || isWatched || keepsAllPairs || judge.policy.items == .albums {
        findings = comparer.findings(Int(left), Int(right), &kernels)
        if isSameItem { findings.set(.sameItem, 1) }
      } else {
        guard let promising = comparer.promising(Int(left), Int(right), &kernels) else { continue }
        findings = promising
      }
      let pair = ScoredPair(left: left, right: right, findings: findings, verdict: judge.verdict(findings))
      if isWatched { found.watched.append(pair) }
      if pair.isCandidate || keepsAllPairs {
        found.pairs.append(pair)
      } else if pair.verdict.relation != .different {
        rejected.append(pair)
      }
    }
    if rejected.count > CandidateSearch.keptRejections {
      rejected.sort { ($1.total, contentKey($0.right), $0.right) < ($0.total, contentKey($1.right), $1.right) }
      rejected.removeLast(rejected.count - CandidateSearch.keptRejections)
    }
    found.pairs.append(contentsOf: rejected)
  }

  /// A number that depends on what a right row says, not on where it stands.
  private func contentKey(_ row: UInt32) -> UInt64 {
    let card = comparer.right.cards[Int(row)]
    let credit = comparer.right.credits[Int(card.credit)].sum
    return StableHash.join(card.title &+ credit, UInt64(UInt32(bitPattern: card.milliseconds)) &+ card.isrc)
  }

  /// The rows that found their partner beyond doubt, so that no weaker key could bring a better one: same
  /// title and artist, and length or ISRC, on both sides.
  private func settledRows(_ pairs: [ScoredPair]) -> (left: [Bool], right: [Bool]) {
    var left = [Bool](repeating: false, count: comparer.left.cards.count)
    var right = [Bool](repeating: false, count: comparer.right.cards.count)
    for pair in pairs where pair.verdict.outcome == .match && pair.verdict.bits > 8 {
      let findings = pair.findings
      let titlesMeet = findings.title != .silent && findings.title.rawValue <= TitleFinding.equalWithSubtitle.rawValue
      let artistsMeet =
        findings.artist != .silent && findings.artist.rawValue <= ArtistFinding.equalRomanised.rawValue
        && findings.artist != .shared
      let confirmed = findings.code == .equal || findings.album == .equal || findings.lengthsWithin(5) == true
      if findings.isSameItem || titlesMeet && artistsMeet && confirmed {
        left[Int(pair.left)] = true
        right[Int(pair.right)] = true
      }
    }
    return (left, right)
  }

  /// Both passes' pairs in the order of the left rows, a pair that both found once.
  private func merged(_ first: [ScoredPair], _ second: [ScoredPair]) -> [ScoredPair] {
    var place = [UInt32](repeating: 0, count: comparer.left.cards.count)
    for (index, row) in leftRows.enumerated() { place[Int(row)] = UInt32(index) }
    var all = first
    var known = Set<UInt64>(minimumCapacity: min(first.count, 1024))
    for pair in first { known.insert(UInt64(pair.left) << 32 | UInt64(pair.right)) }
    all.append(contentsOf: second.filter { !known.contains(UInt64($0.left) << 32 | UInt64($0.right)) })
    all.sort {
      $0.left != $1.left ? place[Int($0.left)] < place[Int($1.left)] : $0.right < $1.right
    }
    return all
  }
}
