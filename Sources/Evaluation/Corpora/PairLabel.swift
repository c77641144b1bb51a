public import MusicIdentity
public import MusicModel

/// What a matcher should do with a pair.
public enum Expectation: UInt8, Hashable, Sendable, CaseIterable {
  /// Accept it.
  case same
  /// Not accept it.
  case different
  /// Show it to a person: the fields given cannot decide it.
  case review

  public var word: String {
    switch self {
    case .same: "same"
    case .different: "different"
    case .review: "review"
    }
  }
}

/// What a person said that a pair is.
public struct PairLabel: Hashable, Sendable {
  public var expectation: Expectation
  /// The relation, where the label names one.
  public var relation: Relation?

  public init(_ expectation: Expectation, relation: Relation? = nil) {
    self.expectation = expectation
    self.relation = relation
  }

  /// Reads a label as corpora write it: `1`, `0`, `SAME`, `DIFF`, `REVIEW`, or a relation, which is the same where
  /// the policy accepts it.
  ///
  ///     PairLabel("other-edition", policy: MatchPolicy())?.expectation  // same: editions are one by default
  ///
  /// - Returns: `nil` when the word is no label.
  public init?(_ word: String, policy: MatchPolicy) {
    switch word.lowercased() {
    case "1", "true", "same", "match", "yes": self.init(.same)
    case "0", "false", "diff", "no", "non-match", "nomatch": self.init(.different)
    case "review": self.init(.review)
    case let other:
      guard let relation = Relation(word: other) else { return nil }
      self.init(policy.accepts(relation) ? .same : .different, relation: relation)
    }
  }

  /// The word for a table of relations: the relation's, or the expectation's.
  public var word: String { relation?.word ?? expectation.word }
}
