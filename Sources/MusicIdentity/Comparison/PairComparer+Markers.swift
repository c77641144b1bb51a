internal import Linkage
internal import Similarity

extension PairComparer {
  func compareMarkers(
    _ a: RecordCard, _ b: RecordCard, _ kernels: inout PairKernels, into findings: inout Findings
  ) {
    findings.set(.markers, Int(markers(a, b, &kernels).rawValue))
  }

  private func markers(_ a: RecordCard, _ b: RecordCard, _ kernels: inout PairKernels) -> MarkerFinding {
    let x = left.extras[Int(a.extras)]
    let y = right.extras[Int(b.extras)]
    let albumLeft = left.albums[Int(a.album)].markerMask & masks.inherited
    let albumRight = right.albums[Int(b.album)].markerMask & masks.inherited
    if x.markerMask | y.markerMask | albumLeft | albumRight == 0 { return .none }

    let leftAudio = masks.families(x.markerMask & masks.audio)
    let rightAudio = masks.families(y.markerMask & masks.audio)
    // What a side has by its title or by its album.
    let leftAll = leftAudio | masks.families(albumLeft)
    let rightAll = rightAudio | masks.families(albumRight)
    let onlyLeft = leftAudio & ~rightAll
    let onlyRight = rightAudio & ~leftAll
    if onlyLeft | onlyRight != 0 {
      if (onlyLeft | onlyRight) & masks.families(masks.imitation) != 0 { return .imitationOnOneSide }
      return onlyLeft != 0 && onlyRight != 0 ? .audioDiffers : .audioOnOneSide
    }
    if leftAll != rightAll { return .albumOnOneSide }
    let common = leftAudio & rightAudio
    if common != 0 {
      let arguments = compareArguments(x, y, families: common, &kernels)
      if arguments != .equal { return arguments }
    }

    let naming = x.markerMask ^ y.markerMask
    if naming & masks.alternate != 0 { return .alternateOnOneSide }
    if naming & masks.doubtfulNaming != 0 { return .doubtfulNamingOnOneSide }
    if naming & masks.naming != 0 { return .namingOnOneSide }
    let yearVersions = x.markerMask & y.markerMask & masks.doubtfulNaming
    if yearVersions != 0 {
      let arguments = compareArguments(x, y, families: masks.families(yearVersions), &kernels)
      if arguments == .argumentsDiffer { return .doubtfulNamingOnOneSide }
    }
    if common != 0 || x.markerMask & y.markerMask & (masks.naming | masks.doubtfulNaming) != 0 { return .equal }
    return naming != 0 ? .masteringOnly : .none
  }

  /// Compares who remixed, which venue, which year, for the families that both sides have.
  private func compareArguments(
    _ x: TitleExtras, _ y: TitleExtras, families: UInt64, _ kernels: inout PairKernels
  ) -> MarkerFinding {
    let p = left.markers[Int(x.markers.start)..<Int(x.markers.start + x.markers.count)]
    let q = right.markers[Int(y.markers.start)..<Int(y.markers.start + y.markers.count)]
    var missing = false
    for marker in p where families & 1 << UInt64(masks.family[Int(marker.bit)]) != 0 {
      // What both sides say to the letter needs no second look, whatever else they say.
      if q.contains(where: { isSame(marker, $0) }) { continue }
      for other in q where masks.family[Int(other.bit)] == masks.family[Int(marker.bit)] {
        if p.contains(where: { isSame($0, other) }) { continue }
        switch compareArguments(marker, other, &kernels) {
        case .argumentsDiffer: return .argumentsDiffer
        case .argumentOnOneSide: missing = true
        default: break
        }
      }
    }
    return missing ? .argumentOnOneSide : .equal
  }

  private func isSame(_ p: KeyedMarker, _ q: KeyedMarker) -> Bool {
    masks.family[Int(p.bit)] == masks.family[Int(q.bit)] && p.argumentHash == q.argumentHash && p.number == q.number
  }

  private func compareArguments(_ p: KeyedMarker, _ q: KeyedMarker, _ kernels: inout PairKernels) -> MarkerFinding {
    if p.number != 0 && q.number != 0 && p.number != q.number { return .argumentsDiffer }
    let oneNumber = (p.number == 0) != (q.number == 0)
    if p.argumentHash == q.argumentHash { return oneNumber ? .argumentOnOneSide : .equal }
    if p.argumentHash == 0 || q.argumentHash == 0 { return .argumentOnOneSide }
    let (s, t) = (left.words(p.argument), right.words(q.argument))
    if TextLikeness.isContained(s, t) { return .argumentOnOneSide }
    if kernels.indelRatio(s, t, cutoff: 0.85) == nil { return .argumentsDiffer }
    return oneNumber ? .argumentOnOneSide : .equal
  }
}
