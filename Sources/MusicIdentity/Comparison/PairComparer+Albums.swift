extension PairComparer {
  /// What only albums have: track lists, editions, and whether one is an EP or a single.
  func compareAlbums(_ l: Int, _ r: Int, into findings: inout Findings) {
    let x = left.extras[Int(left.cards[l].extras)]
    let y = right.extras[Int(right.cards[r].extras)]
    findings.set(.tracks, Int(tracks(left.trackRanges[l], right.trackRanges[r]).rawValue))
    let types: AlbumTypeFinding =
      x.albumType == y.albumType ? .same : x.albumType == 0 || y.albumType == 0 ? .onOneSide : .differ
    findings.set(.albumType, Int(types.rawValue))
    let (a, b) = (left.cards[l], right.cards[r])
    if a.title != 0, a.title == left.credits[Int(a.credit)].whole.hash,
      b.title == right.credits[Int(b.credit)].whole.hash
    {
      findings.set(.selfTitled, 1)
    }
    let (p, q) = (left.cards[l].trackCount, right.cards[r].trackCount)
    let otherCount = p > 0 && q > 0 && p != q
    if p > 0 && q > 0 {
      findings.set(.position, Int((p == q ? PositionFinding.equal : .differ).rawValue))
    }
    findings.set(.edition, Int((x.editionSum != y.editionSum || otherCount ? EditionFinding.differ : .same).rawValue))
  }

  /// How many track titles two albums share, both lists being sorted.
  private func tracks(_ a: TextRange, _ b: TextRange) -> TracksFinding {
    guard a.count > 1 && b.count > 1 else { return .silent }
    var i = Int(a.start)
    var j = Int(b.start)
    let (endA, endB) = (i + Int(a.count), j + Int(b.count))
    var shared = 0
    while i < endA && j < endB {
      let (s, t) = (left.trackTitles[i], right.trackTitles[j])
      if s == t { shared += 1 }
      if s <= t { i += 1 }
      if t <= s { j += 1 }
    }
    let (shorter, longer) = (Int(min(a.count, b.count)), Int(max(a.count, b.count)))
    if shared * 10 >= longer * 9 { return .equal }
    if shared * 10 >= shorter * 9 { return .contained }
    if shared * 2 >= shorter { return .similar }
    return shared > 0 ? .few : .none
  }
}
