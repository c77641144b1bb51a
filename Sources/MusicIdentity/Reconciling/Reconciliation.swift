internal import MusicModel

/// The outcome of reconciling two lists.
public struct Reconciliation: Sendable {
  /// In the order of the left list, then the right's unmatched.
  public var answers: [Answer]
  public var summary: ReconciliationSummary
  /// How many pairs of rows blocking brought together, copies counting once.
  public internal(set) var comparedPairs = 0
  /// The watched pairs that were compared: see ``PairKey``.
  var watched: [UInt64: ScoredPair] = [:]
  let trace: Trace?

  /// What the answers were made from; evidence is decoded from it when asked for.
  struct Trace: @unchecked Sendable {
    // Sound: the comparers inside the assembly hold bare memory, and are not used once the answers stand.
    let pairOfAnswer: [Int32]
    let pairs: [ScoredPair]
    let byLeft: Adjacency
    let byRight: Adjacency
    let explainer: Explainer
    let representativeOfLeft: @Sendable (Int) -> Int
    let representativeOfRight: @Sendable (Int) -> Int
  }

  public init(answers: [Answer], summary: ReconciliationSummary) {
    self.answers = answers
    self.summary = summary
    trace = nil
  }

  init(answers: [Answer], pairOfAnswer: [Int32], assembly: AnswerAssembly, byLeft: Adjacency, byRight: Adjacency) {
    self.answers = answers
    var summary = ReconciliationSummary()
    summary.left = assembly.left.count
    summary.right = assembly.right.count
    for answer in answers {
      switch answer.status {
      case .match: summary.match += 1
      case .review: summary.review += 1
      case .leftOnly: summary.leftOnly += 1
      case .rightOnly: summary.rightOnly += 1
      }
    }
    self.summary = summary
    let copies = assembly.copies
    trace = Trace(
      pairOfAnswer: pairOfAnswer, pairs: assembly.pairs, byLeft: byLeft, byRight: byRight,
      explainer: Explainer(left: assembly.left, right: assembly.right, judge: assembly.judge),
      representativeOfLeft: { Int(copies.left.representatives[Int(copies.left.groups[$0])]) },
      representativeOfRight: {
        copies.right.groups[$0] == .max ? $0 : Int(copies.right.representatives[Int(copies.right.groups[$0])])
      })
  }

  /// The evidence of an answer, strongest first; empty where there is no pair.
  public func evidence(ofAnswer index: Int) -> [EvidenceLine] {
    guard let trace, trace.pairOfAnswer[index] >= 0, let left = answers[index].left, let right = answers[index].right
    else { return [] }
    return trace.explainer.evidence(trace.pairs[Int(trace.pairOfAnswer[index])].findings, left, right)
  }

  /// Near hits of an answer's row that were rejected, nearest first.
  public func rejected(ofAnswer index: Int) -> [Rejection] {
    guard let trace else { return [] }
    let answer = answers[index]
    let pairs: [ScoredPair]
    if let left = answer.left {
      pairs = trace.byLeft[trace.representativeOfLeft(left)].map { trace.pairs[Int($0)] }
        .filter { Int($0.right) != answer.right }
    } else if let right = answer.right {
      pairs = trace.byRight[trace.representativeOfRight(right)].map { trace.pairs[Int($0)] }
    } else {
      pairs = []
    }
    return pairs.sorted { $0.total > $1.total }.map { pair in
      let reason = pair.isCandidate ? "fits another row better" : FindingWords.rejection(pair.findings, pair.verdict)
      return Rejection(
        row: Int(answer.left != nil ? pair.right : pair.left), relation: pair.verdict.relation,
        reason: AnswerReason(reason))
    }
  }
}
