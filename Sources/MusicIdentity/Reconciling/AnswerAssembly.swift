internal import Linkage
internal import MusicModel
internal import Similarity

/// Turns scored pairs into answers: one-to-one where asked, copies paired with copies, ties shown as ties.
struct AnswerAssembly {
  let left: KeyedList
  let right: KeyedList
  let copies: (left: CopyGroups, right: CopyGroups)
  /// By left row in the order of groups.
  let pairs: [ScoredPair]
  let judge: Judge
  /// Compare rows of one list with one another.
  let leftComparer: PairComparer
  let rightComparer: PairComparer
  let many: Bool

  /// Two candidates whose weights lie nearer than this fit equally, in bits.
  static let tieMargin: Float = 0.75
  /// What makes a doubtful pair worth taking rather than none; also what an assignment adds to each pair.
  private static let worth: Float = 4

  func run() -> Reconciliation {
    var draft = AnswerDraft(leftCount: left.count, rightCount: right.count)
    let byLeft = Adjacency(pairs, count: left.count) { Int($0.left) }
    let byRight = Adjacency(pairs, count: right.count) { Int($0.right) }
    if many {
      for (index, pair) in pairs.enumerated() where pair.isCandidate { addMatch(index, &draft) }
    } else {
      let chosen = assign()
      var partnerOfLeft = [Int32](repeating: -1, count: left.count)
      var partnerOfRight = [Int32](repeating: -1, count: right.count)
      for index in chosen {
        partnerOfLeft[Int(pairs[index].left)] = Int32(index)
        partnerOfRight[Int(pairs[index].right)] = Int32(index)
      }
      let ties = findTies(chosen, partnerOfLeft, partnerOfRight, byLeft, byRight)
      for index in chosen { addMatch(index, tie: ties.group[index], &draft) }
      for index in ties.extras { addTie(index, group: ties.group[index] ?? 0, &draft) }
      addLeftovers(partnerOfLeft, partnerOfRight, byLeft, byRight, &draft)
    }
    return draft.finished(self, byLeft, byRight)
  }

  /// The pairs that one-to-one assignment keeps: the greatest total weight in each connected group.
  private func assign() -> [Int] {
    var edges: [AssignmentEdge] = []
    var places: [Int] = []
    for (index, pair) in pairs.enumerated() where pair.isCandidate {
      edges.append(
        AssignmentEdge(
          left: Int32(pair.left), right: Int32(pair.right), weight: Double(pair.standing + AnswerAssembly.worth),
          tie: StableHash.join(tieKey(left, pair.left), tieKey(right, pair.right))))
      places.append(index)
    }
    return Assignment(of: edges, leftCount: left.count, rightCount: right.count).chosen.map { places[$0] }
  }

  /// A number that depends on what a row says, not on where it stands.
  private func tieKey(_ list: KeyedList, _ row: UInt32) -> UInt64 {
    let card = list.cards[Int(row)]
    var hash = StableHash.join(card.title, list.credits[Int(card.credit)].sum)
    hash = StableHash.join(hash, list.albums[Int(card.album)].hash &+ card.isrc)
    return StableHash.join(
      hash, UInt64(UInt32(bitPattern: card.milliseconds)) << 32 | UInt64(UInt16(bitPattern: card.track)))
  }

  // MARK: Ties

  private struct Ties {
    /// By pair: the tie's number.
    var group: [Int: Int] = [:]
    /// Pairs that are shown beside the chosen one.
    var extras: [Int] = []
  }

  private func findTies(
    _ chosen: [Int], _ partnerOfLeft: [Int32], _ partnerOfRight: [Int32], _ byLeft: Adjacency, _ byRight: Adjacency
  ) -> Ties {
    var ties = Ties()
    var kernels = PairKernels()
    var next = 1
    for index in chosen {
      let pair = pairs[index]
      guard !pair.findings.isSameItem, !pair.findings.isDecided else { continue }
      for (rivals, isLeft) in [(byLeft[Int(pair.left)], true), (byRight[Int(pair.right)], false)]
      where rivals.count > 1 {
        for rival in rivals.lazy.map(Int.init) where rival != index && pairs[rival].isCandidate {
          let other = pairs[rival]
          guard other.standing >= pair.standing - AnswerAssembly.tieMargin else { continue }
          let taken = isLeft ? partnerOfRight[Int(other.right)] : partnerOfLeft[Int(other.left)]
          // Won elsewhere, and clearly: no rival.
          if taken >= 0, pairs[Int(taken)].standing > other.standing + AnswerAssembly.tieMargin { continue }
          let same =
            isLeft
            ? isOneRecording(rightComparer, pair.right, other.right, &kernels)
            : isOneRecording(leftComparer, pair.left, other.left, &kernels)
          if same { continue }
          let group = ties.group[index] ?? ties.group[rival] ?? (taken >= 0 ? ties.group[Int(taken)] : nil) ?? next
          if group == next { next += 1 }
          ties.group[index] = group
          if taken >= 0 {
            ties.group[Int(taken)] = group
          } else if ties.group[rival] == nil {
            ties.group[rival] = group
            ties.extras.append(rival)
          }
        }
      }
    }
    return ties
  }

  /// Whether two rows of one list are listings of one recording: lengths more than two seconds apart acquit no copy.
  func isOneRecording(_ comparer: PairComparer, _ a: UInt32, _ b: UInt32, _ kernels: inout PairKernels) -> Bool {
    let findings = comparer.findings(Int(a), Int(b), &kernels)
    let verdict = judge.verdict(findings)
    if findings.code != .equal && findings.lengthsWithin(Judge.confirming) == false { return false }
    return verdict.outcome == .match && verdict.relation == .sameRecording
  }

  // MARK: Answers

  /// Adds the answer of a pair, its groups' other members included.
  private func addMatch(_ index: Int, tie: Int? = nil, _ draft: inout AnswerDraft) {
    let pair = pairs[index]
    let lefts = copies.left.members(of: copies.left.groups[Int(pair.left)])
    let rights = copies.right.members(of: copies.right.groups[Int(pair.right)])
    if lefts.count == 1 && rights.count == 1 {
      draft.add(index, pair.left, pair.right, tie: tie ?? 0, duplicateOf: nil)
      return
    }
    let group = tie ?? draft.newGroup()
    var pairing = CopyPairing(left, right, lefts, rights)
    let first = pairing.run()
    for (l, r) in pairing.pairs { draft.add(index, l, r, tie: group, duplicateOf: nil) }
    for l in pairing.leftSurplus { draft.add(index, l, first.right, tie: group, duplicateOf: .left(first.left)) }
    for r in pairing.rightSurplus { draft.add(index, first.left, r, tie: group, duplicateOf: .right(first.right)) }
  }

  private func addTie(_ index: Int, group: Int, _ draft: inout AnswerDraft) {
    let pair = pairs[index]
    draft.add(index, pair.left, pair.right, tie: group, duplicateOf: nil)
  }

  /// Rows that lost their partner to another row: copies of that row are matched beside it.
  private func addLeftovers(
    _ partnerOfLeft: [Int32], _ partnerOfRight: [Int32], _ byLeft: Adjacency, _ byRight: Adjacency,
    _ draft: inout AnswerDraft
  ) {
    var kernels = PairKernels()
    for row in copies.left.representatives where partnerOfLeft[Int(row)] < 0 && !draft.hasLeft(row) {
      guard let index = best(byLeft[Int(row)]), pairs[index].verdict.outcome == .match else { continue }
      let winner = partnerOfRight[Int(pairs[index].right)]
      guard winner >= 0, isOneRecording(leftComparer, row, pairs[Int(winner)].left, &kernels) else { continue }
      let original = pairs[Int(winner)].left
      let group = draft.group(ofLeft: original)
      for member in copies.left.members(of: copies.left.groups[Int(row)]) {
        draft.add(index, member, pairs[index].right, tie: group, duplicateOf: .left(original))
      }
    }
    for row in copies.right.representatives where partnerOfRight[Int(row)] < 0 && !draft.hasRight(row) {
      guard let index = best(byRight[Int(row)]), pairs[index].verdict.outcome == .match else { continue }
      let winner = partnerOfLeft[Int(pairs[index].left)]
      guard winner >= 0, isOneRecording(rightComparer, row, pairs[Int(winner)].right, &kernels) else { continue }
      let original = pairs[Int(winner)].right
      let group = draft.group(ofLeft: pairs[index].left)
      for member in copies.right.members(of: copies.right.groups[Int(row)]) {
        draft.add(index, pairs[index].left, member, tie: group, duplicateOf: .right(original))
      }
    }
  }

  /// The strongest candidate among pairs.
  private func best(_ indices: ArraySlice<Int32>) -> Int? {
    var best: Int?
    for index in indices where pairs[Int(index)].isCandidate {
      if best == nil || pairs[Int(index)].standing > pairs[best!].standing { best = Int(index) }
    }
    return best
  }
}

/// The pairs of each row, end to end.
struct Adjacency {
  private let starts: [Int32]
  private let indices: [Int32]

  init(_ pairs: [ScoredPair], count: Int, row: (ScoredPair) -> Int) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for pair in pairs { starts[row(pair) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var next = starts
    var indices = [Int32](repeating: 0, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      indices[Int(next[row(pair)])] = Int32(index)
      next[row(pair)] += 1
    }
    self.starts = starts
    self.indices = indices
  }

  subscript(row: Int) -> ArraySlice<Int32> { indices[Int(starts[row])..<Int(starts[row + 1])] }
}
