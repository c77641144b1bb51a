public import Linkage
public import MusicModel
internal import TitleGrammar

/// Reconciles two lists: which rows are one recording, which stand on one side alone, which a person must look at.
///
///     let reconciler = Reconciler(policy: MatchPolicy(), jobs: 2)
///     let result = reconciler.reconcile(appleLibrary, spotifyLikes)
///     result.summary.match  // how many rows of the left found their partner
///
/// A pure function of the lists, the policy, the decisions and the weights: the same answers whatever the
/// number of threads and the order of rows.
public struct Reconciler: Sendable {
  public var maker: KeyMaker
  public var weights: RecordingWeights
  public var policy: MatchPolicy
  public var decisions: [Decision]
  public var workers: Workers

  public init(
    maker: KeyMaker = KeyMaker(), weights: RecordingWeights = .standard, policy: MatchPolicy = MatchPolicy(),
    decisions: [Decision] = [], jobs: Int? = nil
  ) {
    self.maker = maker
    self.weights = weights
    self.policy = policy
    self.decisions = decisions
    workers = Workers(jobs)
  }

  /// - Complexity: O((rows + candidate pairs) log) time; memory grows with rows and kept pairs.
  ///
  /// - Parameter pairs: Pairs of rows whose ``Reconciliation/fates(of:)`` will be asked for; watching changes no answer.
  public func reconcile(
    _ left: SongList, _ right: SongList, watching pairs: [(left: Int, right: Int)] = []
  ) -> Reconciliation {
    let subject: TitleSubject = policy.items == .albums ? .album : .song
    let jobs = max(1, workers.count / 2)
    let (keyedLeft, keyedRight) = workers.both(
      { maker.keyed(left, of: subject, jobs: jobs) }, { maker.keyed(right, of: subject, jobs: jobs) })
    return reconcile(keyedLeft, keyedRight, watching: pairs)
  }

  /// Reconciles lists that were keyed before.
  public func reconcile(
    _ left: KeyedList, _ right: KeyedList, watching watched: [(left: Int, right: Int)] = []
  ) -> Reconciliation {
    let decided = DecidedRows(decisions, left.list, right.list)
    let isExcluded = rightExclusion(right)
    let (leftCopies, rightCopies) = workers.both(
      { CopyGroups(left, isExcluded: { _ in false }, isSolitary: decided.isDecidedLeft) },
      { CopyGroups(right, isExcluded: isExcluded, isSolitary: decided.isDecidedRight) })
    let rarity = Rarity.of(left, right)
    let judge = Judge(weights: weights, policy: policy)
    let items = SharedItems(left.list, right.list)

    return left.withView { leftView in
      right.withView { rightView in
        let masks = MarkerMasks()
        func comparer(_ a: ListView, _ x: Rarity, _ b: ListView, _ y: Rarity) -> PairComparer {
          PairComparer(left: a, right: b, leftRarity: x, rightRarity: y, masks: masks)
        }
        var search = CandidateSearch(
          comparer: comparer(leftView, rarity.left, rightView, rarity.right), judge: judge, workers: workers,
          leftRows: leftCopies.representatives, rightRows: rightCopies.representatives, leftItems: items?.left,
          rightItems: items?.right)
        for pair in watched where rightCopies.groups[pair.right] != .max {
          let (l, r) = (leftCopies.groups[pair.left], rightCopies.groups[pair.right])
          search.watched.insert(
            PairKey.of(leftCopies.representatives[Int(l)], rightCopies.representatives[Int(r)]))
        }
        var outcome = search.run()
        decided.apply(to: &outcome.pairs, groupOf: (leftCopies, rightCopies))
        AlbumSupport(outcome.pairs, leftView, rightView).add(to: &outcome.pairs)
        let assembly = AnswerAssembly(
          left: left, right: right, copies: (leftCopies, rightCopies), pairs: outcome.pairs, judge: judge,
          leftComparer: comparer(leftView, rarity.left, leftView, rarity.left),
          rightComparer: comparer(rightView, rarity.right, rightView, rarity.right), many: policy.many)
        var result = assembly.run()
        result.summary.notes = notes(left, right, outcome)
        result.comparedPairs = outcome.comparedPairs
        result.watched = outcome.watched
        return result
      }
    }
  }

  /// Rows of the right list that the rating policy rules out.
  private func rightExclusion(_ right: KeyedList) -> @Sendable (Int) -> Bool {
    switch policy.rating {
    case .requireClean: { right.cards[$0].rating == ContentRating.explicit.rawValue }
    case .requireExplicit: { right.cards[$0].rating == ContentRating.clean.rawValue }
    default: { _ in false }
    }
  }

  private func notes(_ left: KeyedList, _ right: KeyedList, _ outcome: CandidateSearch.Outcome) -> [String] {
    var notes: [String] = []
    for (side, list) in [("left", left), ("right", right)] {
      for (isrc, titles) in list.poisonedISRCs.prefix(3) {
        notes.append("\(side): ISRC \(isrc) stands on \(titles) different titles and was ignored")
      }
      if list.poisonedISRCs.count > 3 {
        notes.append("\(side): \(list.poisonedISRCs.count - 3) more ISRCs on too many titles were ignored")
      }
    }
    if outcome.crowdedKeys > 0 {
      notes.append(
        "\(outcome.crowdedKeys) blocking keys are shared by more than \(BlockIndex.crowd) rows; there only the nearest lengths were compared"
      )
    }
    return notes
  }

  /// The packed findings of every pair that blocking brings together, for fitting without labels.
  package func comparedFindings(_ left: SongList, _ right: SongList) -> [UInt64] {
    let subject: TitleSubject = policy.items == .albums ? .album : .song
    let a = maker.keyed(left, of: subject, jobs: workers.count)
    let b = maker.keyed(right, of: subject, jobs: workers.count)
    let rarity = Rarity.of(a, b)
    return a.withView { leftView in
      b.withView { rightView in
        var search = CandidateSearch(
          comparer: PairComparer(
            left: leftView, right: rightView, leftRarity: rarity.left, rightRarity: rarity.right,
            masks: MarkerMasks()), judge: Judge(weights: weights, policy: policy), workers: workers,
          leftRows: (0..<UInt32(a.count)).map { $0 }, rightRows: (0..<UInt32(b.count)).map { $0 }, leftItems: nil,
          rightItems: nil)
        search.keepsAllPairs = true
        return search.run().pairs.map(\.findings.packed)
      }
    }
  }
}
