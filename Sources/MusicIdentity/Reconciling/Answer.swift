public import MusicModel

/// What became of one row, or of a pair of rows.
public enum AnswerStatus: UInt8, Hashable, Sendable, CaseIterable {
  case match, review, leftOnly, rightOnly

  public var word: String {
    switch self {
    case .match: "match"
    case .review: "review"
    case .leftOnly: "left-only"
    case .rightOnly: "right-only"
    }
  }
}

/// Why an answer is what it is, in a few words: `titles-and-artists-agree`, `live-on-left-only`, `duplicate of row 12`.
public struct AnswerReason: Hashable, Sendable {
  public var words: String
  public init(_ words: String) { self.words = words }
}

/// One line of a reconciliation's answer.
public struct Answer: Hashable, Sendable {
  public var status: AnswerStatus
  /// `nil` where there is no pair.
  public var relation: Relation?
  /// Probability that the pair is what `relation` says, 0 to 1; `nil` where there is no pair.
  public var confidence: Float?
  /// Index into the left list (not its record number).
  public var left: Int?
  /// Index into the right list.
  public var right: Int?
  public var reason: AnswerReason
  /// Rows that belong together: a tie, or copies of one recording. 0 for none.
  public var group: Int

  public init(
    status: AnswerStatus, relation: Relation? = nil, confidence: Float? = nil, left: Int? = nil, right: Int? = nil,
    reason: AnswerReason, group: Int = 0
  ) {
    self.status = status
    self.relation = relation
    self.confidence = confidence
    self.left = left
    self.right = right
    self.reason = reason
    self.group = group
  }
}

/// A line of a pair's explanation: what was found, what it weighs, and the values it was found in.
public struct EvidenceLine: Hashable, Sendable {
  /// Kebab-case, such as `title-core-equal`.
  public var finding: String
  /// Log2 of the likelihood ratio: 1 bit doubles the odds.
  public var bits: Double
  public var left: String?
  public var right: String?

  public init(finding: String, bits: Double, left: String? = nil, right: String? = nil) {
    self.finding = finding
    self.bits = bits
    self.left = left
    self.right = right
  }
}

/// A row of the other list that came near and was rejected, and why.
public struct Rejection: Hashable, Sendable {
  /// Index into the right list, or into the left one for a right-only answer.
  public var row: Int
  public var relation: Relation
  public var reason: AnswerReason

  public init(row: Int, relation: Relation, reason: AnswerReason) {
    self.row = row
    self.relation = relation
    self.reason = reason
  }
}

/// How many rows ended in which way.
public struct ReconciliationSummary: Hashable, Sendable {
  public var left = 0
  public var right = 0
  public var match = 0
  public var review = 0
  public var leftOnly = 0
  public var rightOnly = 0
  /// Notes worth a line each, such as a blocking key too common to be used.
  public var notes: [String] = []
  public init() {}
}
