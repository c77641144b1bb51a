internal import Linkage
internal import MusicModel

/// What became of a pair of rows on its way through a reconciliation: where a true pair was lost.
public enum PairFate: UInt8, Hashable, Sendable, CaseIterable {
  case matched
  /// Shown to a person.
  case review
  /// A candidate, but other pairs for its rows fitted better.
  case lostInAssignment
  /// Compared, and found to be no match.
  case scoredLow
  /// No blocking key brought the rows together.
  case notBlocked

  /// The word that outputs use, such as `not-blocked`.
  public var word: String {
    switch self {
    case .matched: "matched"
    case .review: "sent-to-review"
    case .lostInAssignment: "lost-in-assignment"
    case .scoredLow: "scored-low"
    case .notBlocked: "not-blocked"
    }
  }
}

extension Reconciliation {
  /// What became of pairs of rows.
  ///
  /// - Parameter pairs: Pairs that were watched; of others only what was kept is known, and the rest counts as
  ///   not blocked.
  /// - Complexity: O(answers + pairs).
  public func fates(of pairs: [(left: Int, right: Int)]) -> [PairFate] {
    let asked = Set(pairs.map { PairKey.of(UInt32($0.left), UInt32($0.right)) })
    var answered: [UInt64: AnswerStatus] = [:]
    for answer in answers {
      guard let left = answer.left, let right = answer.right else { continue }
      let key = PairKey.of(UInt32(left), UInt32(right))
      if asked.contains(key) { answered[key] = answer.status }
    }
    return pairs.map { pair in
      switch answered[PairKey.of(UInt32(pair.left), UInt32(pair.right))] {
      case .match: return .matched
      case .review: return .review
      default: break
      }
      guard let scored = scored(pair.left, pair.right) else { return .notBlocked }
      return scored.isCandidate ? .lostInAssignment : .scoredLow
    }
  }

  /// What became of one pair: see ``fates(of:)``.
  public func fate(ofLeft left: Int, right: Int) -> PairFate { fates(of: [(left, right)])[0] }

  /// How a pair was judged, with its evidence; `nil` where it was never compared.
  public func judgement(ofLeft left: Int, right: Int) -> PairJudgement? {
    guard let trace, let pair = scored(left, right) else { return nil }
    return trace.explainer.judgement(pair, left, right)
  }

  /// The pair's score: that of the rows that stand for their copies.
  private func scored(_ left: Int, _ right: Int) -> ScoredPair? {
    guard let trace else { return nil }
    let (l, r) = (UInt32(trace.representativeOfLeft(left)), UInt32(trace.representativeOfRight(right)))
    if let pair = watched[PairKey.of(l, r)] { return pair }
    return trace.byLeft[Int(l)].lazy.map { trace.pairs[Int($0)] }.first { $0.right == r }
  }
}

extension Explainer {
  /// A scored pair as a judgement of rows `left` and `right`.
  func judgement(_ pair: ScoredPair, _ left: Int, _ right: Int) -> PairJudgement {
    var reasons = ReasonWords()
    let verdict = pair.verdict
    let isRejected = verdict.outcome == .none && verdict.relation != .different
    return PairJudgement(
      status: verdict.outcome == .match ? .match : verdict.outcome == .review ? .review : .leftOnly,
      relation: verdict.relation, confidence: judge.confidence(verdict.bits),
      reason: AnswerReason(
        isRejected ? FindingWords.rejection(pair.findings, verdict) : reasons.words(pair)),
      prior: Double(judge.table.weights.prior.value), evidence: evidence(pair.findings, left, right),
      findings: pair.findings.packed)
  }
}
