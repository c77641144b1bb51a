public import MusicModel

/// Labelled records to measure a matcher on.
public enum Corpus: Sendable {
  case pairs(CorpusManifest, PairCorpus)
  case lists(CorpusManifest, ListCorpus)
  case clusters(CorpusManifest, ClusterCorpus)
  case titles(CorpusManifest, TitleCorpus)

  public var manifest: CorpusManifest {
    switch self {
    case .pairs(let manifest, _), .lists(let manifest, _), .clusters(let manifest, _), .titles(let manifest, _):
      manifest
    }
  }
}

/// A label with what is said beside it.
public struct LabelNotes: Hashable, Sendable {
  public var id: String
  /// Separated by blanks.
  public var tags: String
  public var why: String

  public init(id: String, tags: String = "", why: String = "") {
    self.id = id
    self.tags = tags
    self.why = why
  }
}

/// Pairs of records, each labelled and judged by itself.
public struct PairCorpus: Sendable {
  public var left: SongList
  public var right: SongList
  /// Rows of the two lists; several pairs may share a row.
  public var rows: [(left: Int, right: Int)]
  public var labels: [PairLabel]
  public var notes: [LabelNotes]
  /// Pairs that were left out since a side of them names nothing.
  public var bad = 0

  /// - Precondition: As many labels and notes as pairs.
  public init(
    left: SongList, right: SongList, rows: [(left: Int, right: Int)], labels: [PairLabel], notes: [LabelNotes]
  ) {
    precondition(rows.count == labels.count && rows.count == notes.count, "a label and a note for each pair")
    self.left = left
    self.right = right
    self.rows = rows
    self.labels = labels
    self.notes = notes
  }
}

/// Two whole lists with the pairs that are the same, and the near pairs that are not.
public struct ListCorpus: Sendable {
  public var left: SongList
  public var right: SongList
  public var rows: [(left: Int, right: Int)]
  public var labels: [PairLabel]
  public var notes: [LabelNotes]
  /// Rows of which the truth says nothing: an answer that touches one is not counted.
  public var unknownLeft: Set<Int> = []
  public var unknownRight: Set<Int> = []

  /// - Precondition: As many labels and notes as pairs.
  public init(
    left: SongList, right: SongList, rows: [(left: Int, right: Int)], labels: [PairLabel], notes: [LabelNotes]
  ) {
    precondition(rows.count == labels.count && rows.count == notes.count, "a label and a note for each pair")
    self.left = left
    self.right = right
    self.rows = rows
    self.labels = labels
    self.notes = notes
  }
}

/// One list whose rows belong to known clusters.
public struct ClusterCorpus: Sendable {
  public var records: SongList
  /// For each row the number of its true cluster.
  public var clusters: [Int32]
  /// For each row its source, where no two records of one source are the same; empty where there is no such rule.
  public var sources: [Int32]
  /// For each row its name and tags.
  public var notes: [LabelNotes]

  /// - Precondition: A cluster and a note for each row; sources for none or each.
  public init(records: SongList, clusters: [Int32], sources: [Int32] = [], notes: [LabelNotes]) {
    precondition(clusters.count == records.count && notes.count == records.count, "a cluster for each row")
    precondition(sources.isEmpty || sources.count == records.count, "a source for each row")
    self.records = records
    self.clusters = clusters
    self.sources = sources
    self.notes = notes
  }
}

/// Titles and credits with the parts they should be read into.
public struct TitleCorpus: Sendable {
  public enum Subject: String, Hashable, Sendable { case title, artist, album }

  /// One input; a part that is `nil` was not asked for, an empty one must be empty.
  public struct Case: Hashable, Sendable {
    public var notes: LabelNotes
    public var input: String
    public var subject: Subject
    public var expected: [String: String]

    /// - Parameter expected: By part: `core`, `subtitle`, `featured`, `markers`, `rating`.
    public init(notes: LabelNotes, input: String, subject: Subject, expected: [String: String]) {
      self.notes = notes
      self.input = input
      self.subject = subject
      self.expected = expected
    }
  }
  public var cases: [Case]

  public init(cases: [Case]) { self.cases = cases }
}
