public import Linkage
public import MusicModel
internal import Similarity
internal import TitleGrammar

/// Finds which rows of one list are the same thing, in groups that hold together.
///
///     let groups = DuplicateFinder(jobs: 2).groups(in: library)
///     groups.numbers  // for each row the number of its group
///
/// Rows meet by the keys that two lists meet by, and are compared in the same way; then they are clustered, so
/// that one strong pair does not join two groups, and a pair that a person should look at joins nobody.
public struct DuplicateFinder: Sendable {
  public var maker: KeyMaker
  public var weights: RecordingWeights
  public var policy: MatchPolicy
  public var workers: Workers

  public init(
    maker: KeyMaker = KeyMaker(), weights: RecordingWeights = .standard, policy: MatchPolicy = MatchPolicy(),
    jobs: Int? = nil
  ) {
    self.maker = maker
    self.weights = weights
    self.policy = policy
    workers = Workers(jobs)
  }

  /// What a pair weighs that the rules reject or put in doubt, at most; in bits. Set by hand: a doubt joins
  /// nobody by itself but yields to two sure pairs, a rejection does not.
  private static let doubtful: Float = -1
  private static let rejected: Float = -8

  /// The groups of a list's rows.
  ///
  /// - Parameter sources: For each row the source it is from, where no two rows of one source are the same
  ///   thing; empty where there is no such rule.
  /// - Precondition: `sources` is empty or has an entry for each row.
  /// - Complexity: O((rows + compared pairs) log) time; memory grows with compared pairs.
  public func groups(in list: SongList, sources: [Int32] = []) -> DuplicateGroups {
    precondition(sources.isEmpty || sources.count == list.count, "one source for each row")
    let subject: TitleSubject = policy.items == .albums ? .album : .song
    let keyed = maker.keyed(list, of: subject, jobs: workers.count)
    let judge = Judge(weights: weights, policy: policy)
    let rarity = Rarity.of(keyed, keyed).left
    let rows = (0..<UInt32(list.count)).map { $0 }
    let outcome = keyed.withView { view in
      var search = CandidateSearch(
        comparer: PairComparer(
          left: view, right: view, leftRarity: rarity, rightRarity: rarity, masks: MarkerMasks()),
        judge: judge, workers: workers, leftRows: rows, rightRows: rows, leftItems: nil, rightItems: nil)
      search.isWithinOneList = true
      search.keepsAllPairs = true
      return search.run()
    }
    let pairs = outcome.pairs.filter { sources.isEmpty || sources[Int($0.left)] != sources[Int($0.right)] }
    let clusters = Clusters(
      of: list.count, pairs: pairs.map { weighed($0, judge) },
      keys: rows.map { DuplicateFinder.key(list, Int($0)) }, sources: sources)
    return DuplicateGroups(
      numbers: clusters.numbers, count: clusters.count, comparedPairs: outcome.comparedPairs, pairs: pairs,
      explainer: Explainer(left: keyed, right: keyed, judge: judge))
  }

  /// A pair for clustering: its bits above what a match needs, bounded where rules say no.
  private func weighed(_ pair: ScoredPair, _ judge: Judge) -> ClusterPair {
    let bits: Float
    switch pair.verdict.outcome {
    case .match: bits = max(0.5, min(pair.verdict.bits, 40))
    case .review: bits = min(pair.verdict.bits, DuplicateFinder.doubtful)
    case .none: bits = max(-40, min(pair.verdict.bits, DuplicateFinder.rejected))
    }
    return ClusterPair(Int32(pair.left), Int32(pair.right), weight: Double(bits))
  }

  /// A number that depends on what a row says, not on where it stands.
  private static func key(_ list: SongList, _ row: Int) -> UInt64 {
    var hash: UInt64 = 0
    for field in [TextField.title, .artist, .album, .id, .isrc] {
      hash = StableHash.join(hash, list.text(field, at: row).map(CopyGroups.textHash) ?? 0)
    }
    return StableHash.join(hash, UInt64(bitPattern: Int64(list.number(.milliseconds, at: row) ?? -1)))
  }
}

/// Which rows of one list belong together, and from which pairs that follows.
public struct DuplicateGroups: Sendable {
  /// For each row the number of its group; groups are numbered from zero by their first rows.
  public let numbers: [Int32]
  /// How many groups there are, those of one row included.
  public let count: Int
  /// How many pairs of rows were compared.
  public let comparedPairs: Int
  /// By left row, then right row.
  private let pairs: [ScoredPair]
  private let explainer: Explainer

  init(numbers: [Int32], count: Int, comparedPairs: Int, pairs: [ScoredPair], explainer: Explainer) {
    self.numbers = numbers
    self.count = count
    self.comparedPairs = comparedPairs
    self.explainer = explainer
    self.pairs = pairs.sorted {
      PairKey.of($0.left, $0.right) < PairKey.of($1.left, $1.right)
    }
  }

  /// The pairs of rows that were compared, the lower row first.
  public var comparedRows: [(left: Int, right: Int)] { pairs.map { (Int($0.left), Int($0.right)) } }

  /// How two rows were judged, with the evidence; `nil` where they were never compared.
  ///
  /// - Complexity: O(log pairs).
  public func judgement(of row: Int, and other: Int) -> PairJudgement? {
    let (l, r) = (UInt32(min(row, other)), UInt32(max(row, other)))
    let wanted = PairKey.of(l, r)
    var (low, high) = (0, pairs.count)
    while low < high {
      let middle = (low + high) / 2
      if PairKey.of(pairs[middle].left, pairs[middle].right) < wanted { low = middle + 1 } else { high = middle }
    }
    guard low < pairs.count, pairs[low].left == l, pairs[low].right == r else { return nil }
    return explainer.judgement(pairs[low], Int(l), Int(r))
  }
}
