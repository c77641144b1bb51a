internal import MusicIdentity
internal import MusicModel

/// Some pairs of a corpus by themselves: their rows as lists of their own.
struct PairExcerpt {
  let left: SongList
  let right: SongList
  /// Rows of ``left`` and ``right``.
  let rows: [(left: Int, right: Int)]

  /// - Parameter pairs: The numbers of the pairs within the corpus; rows that several of them share stand once.
  init(_ corpus: PairCorpus, _ pairs: some Collection<Int>) {
    var (leftRows, rightRows) = (Rows(), Rows())
    rows = pairs.map { (leftRows.place(of: corpus.rows[$0].left), rightRows.place(of: corpus.rows[$0].right)) }
    left = corpus.left.excerpt(leftRows.rows)
    right = corpus.right.excerpt(rightRows.rows)
  }

  private struct Rows {
    var rows: [Int] = []
    private var places: [Int: Int] = [:]

    mutating func place(of row: Int) -> Int {
      if let known = places[row] { return known }
      places[row] = rows.count
      rows.append(row)
      return rows.count - 1
    }
  }
}

/// What is kept of judged pairs while others are being judged: counts, and five bytes for each pair.
struct PairFold {
  var counts = ConfusionCounts()
  var trivial = ConfusionCounts()
  var relations = RelationTable()
  /// Pairs whose label names a relation, and those of them where it was found.
  var named = (right: 0, all: 0)
  var slices = SliceTally()
  var slicer = PairSlicer()
  var scores: [Float] = []
  var sames: [Bool] = []
  var cases = CaseTable()
  /// In the order of the corpus; of each kind the first ``Mistake/explained`` with songs and evidence.
  var mistakes: [Mistake] = []
  /// How many mistakes there are so far: false merges, misses.
  private var mistaken = [0, 0]

  init(pairs: Int) {
    scores.reserveCapacity(pairs)
    sames.reserveCapacity(pairs)
  }

  /// Counts one pair.
  ///
  /// - Parameter place: Its place within the excerpt, to which ``slicer`` has turned.
  /// - Returns: Whether it came out wrong and is to be explained.
  mutating func add(
    _ judgement: PairJudgement, _ place: Int, of excerpt: PairExcerpt, _ label: PairLabel, _ notes: LabelNotes,
    _ policy: MatchPolicy, keepsCase: Bool
  ) -> Bool {
    let (l, r) = excerpt.rows[place]
    let isSame = label.expectation == .same
    let isAccepted = judgement.status == .match
    let isReview = judgement.status == .review
    counts.count(isSame: isSame, isAccepted: isAccepted, isReview: isReview)
    trivial.count(isSame: isSame, isAccepted: TrivialMatcher.accepts(excerpt.left, l, excerpt.right, r))
    relations.count(label: label.word, found: isReview ? "review" : judgement.relation.word)
    if label.relation != nil {
      named.all += 1
      if label.relation == judgement.relation && !isReview { named.right += 1 }
    }
    let numbers = slicer.slices(l, r, tags: notes.tags, &slices)
    slices.count(numbers, isSame: isSame, isAccepted: isAccepted, isReview: isReview)
    scores.append(policy.accepts(judgement.relation) ? judgement.confidence : 0)
    sames.append(isSame)
    if keepsCase {
      cases.ids.append(notes.id)
      cases.expected.append(label.expectation.word)
      cases.found.append(isAccepted ? "match" : isReview ? "review" : "none")
    }
    if isSame == isAccepted { return false }
    let kind = isSame ? 1 : 0
    mistaken[kind] += 1
    return mistaken[kind] <= Mistake.explained
  }
}
