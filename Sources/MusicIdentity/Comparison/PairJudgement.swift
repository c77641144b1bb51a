public import MusicModel
internal import Linkage
internal import Similarity
internal import TitleGrammar

/// What one pair of songs is, and why: the verdict with its evidence.
public struct PairJudgement: Hashable, Sendable {
  /// `match`, `review`, or `leftOnly` where the pair is no match.
  public var status: AnswerStatus
  public var relation: Relation
  /// Probability that the pair is one recording, 0 to 1.
  public var confidence: Float
  public var reason: AnswerReason
  /// Log2 of the odds before any finding.
  public var prior: Double
  /// A line for each finding, strongest first.
  public var evidence: [EvidenceLine]
  /// All findings packed, for fitting: see ``WeightFeatures``.
  package var findings: UInt64
}

extension Reconciler {
  /// Judges row `row` of one list against row `otherRow` of another, as if they alone had been compared.
  ///
  /// How common a title or name is, is counted over both lists; a list of one song says nothing of that.
  public func judge(_ left: SongList, row: Int, _ right: SongList, row otherRow: Int) -> PairJudgement {
    judgements(of: [(row, otherRow)], left, right, withEvidence: true)[0]
  }

  /// Judges many pairs of rows, each on its own: rarity is neutral, nothing is assigned.
  ///
  /// - Parameters:
  ///   - pairs: Row of the left list, row of the right list.
  ///   - poisoned: What else to silence, where the lists are parts of larger ones.
  /// - Returns: A judgement for each pair, in their order; evidence only where asked for.
  public func judgements(
    of pairs: [(left: Int, right: Int)], _ left: SongList, _ right: SongList, withEvidence: Bool = false,
    silencing poisoned: PoisonedISRCs? = nil
  ) -> [PairJudgement] {
    let subject: TitleSubject = policy.items == .albums ? .album : .song
    var a = maker.keyed(left, of: subject, jobs: workers.count)
    var b = maker.keyed(right, of: subject, jobs: workers.count)
    if let poisoned {
      a.silence(poisoned.left)
      b.silence(poisoned.right)
    }
    let judge = Judge(weights: weights, policy: policy)
    let explainer = Explainer(left: a, right: b, judge: judge)
    let masks = MarkerMasks()
    let items = SharedItems(left, right)
    return a.withView { leftView in
      b.withView { rightView in
        let comparer = PairComparer(
          left: leftView, right: rightView, leftRarity: .neutral(a), rightRarity: .neutral(b), masks: masks)
        let pieces = workers.map(pairs.count, pieceSize: 2048) { range in
          var kernels = PairKernels()
          var reasons = ReasonWords()
          return pairs[range].map { l, r in
            var findings = comparer.findings(l, r, &kernels)
            if let items, items.left[l] != 0, items.left[l] == items.right[r] { findings.set(.sameItem, 1) }
            let verdict = judge.verdict(findings)
            let pair = ScoredPair(left: UInt32(l), right: UInt32(r), findings: findings, verdict: verdict)
            let reason =
              verdict.outcome == .none && verdict.relation != .different
              ? FindingWords.rejection(findings, verdict) : reasons.words(pair)
            return PairJudgement(
              status: verdict.outcome == .match ? .match : verdict.outcome == .review ? .review : .leftOnly,
              relation: verdict.relation, confidence: judge.confidence(verdict.bits), reason: AnswerReason(reason),
              prior: Double(judge.table.weights.prior.value),
              evidence: withEvidence ? explainer.evidence(findings, l, r) : [], findings: findings.packed)
          }
        }
        return pieces.flatMap { $0 }
      }
    }
  }
}
