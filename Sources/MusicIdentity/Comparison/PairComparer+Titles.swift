internal import Linkage
internal import Similarity

extension PairComparer {
  func compareTitles(
    _ a: RecordCard, _ b: RecordCard, _ kernels: inout PairKernels, into findings: inout Findings
  ) {
    findings.set(.title, Int(titles(a, b, &kernels).rawValue))
  }

  private func titles(_ a: RecordCard, _ b: RecordCard, _ kernels: inout PairKernels) -> TitleFinding {
    if a.title == b.title { return a.title == 0 ? .silent : .equal }
    if a.title == 0 || b.title == 0 { return .silent }
    let x = left.extras[Int(a.extras)]
    let y = right.extras[Int(b.extras)]
    let aFull = a.extras == 0 ? a.title : x.fullHash
    let bFull = b.extras == 0 ? b.title : y.fullHash
    if aFull == b.title || a.title == bFull || (aFull == bFull && aFull != 0) { return .equalWithSubtitle }

    if x.isBilingual && x.subtitleHash == b.title || y.isBilingual && y.subtitleHash == a.title
      || x.isBilingual && x.subtitleHash == y.subtitleHash
    {
      return .equalWithSubtitle
    }

    let aOther = !x.romanised.isEmpty
    let bOther = !y.romanised.isEmpty
    let p = left.words(a.words)
    let q = right.words(b.words)
    if aOther || bOther {
      if (aOther ? x.romanisedHash : a.title) == (bOther ? y.romanisedHash : b.title) {
        return x.romanisedFromHan || y.romanisedFromHan ? .equalRomanisedFromHan : .equalRomanised
      }
      if aOther != bOther {
        let s = aOther ? left.words(x.romanised) : p
        let t = bOther ? right.words(y.romanised) : q
        return kernels.indelRatio(s, t, cutoff: 0.8) != nil ? .similarRomanised : .otherScript
      }
    }
    return TextLikeness.titles(p, q, &kernels)
  }
}
