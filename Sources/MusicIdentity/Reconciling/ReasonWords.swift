internal import MusicModel

/// The few words that say why a pair is what it is; made once for each combination of findings.
struct ReasonWords {
  private var made: [UInt64: String] = [:]

  mutating func words(_ pair: ScoredPair) -> String {
    let findings = pair.findings
    let step = LengthScale.seconds(findings.level(.length))
    let nearness: UInt64 = step == nil ? 0 : step! <= 2 ? 1 : step! <= 5 ? 2 : 3
    let key =
      findings.packed & 0xFFF | UInt64(findings.level(.code)) << 12 | UInt64(findings.level(.sameItem)) << 14
      | UInt64(findings.level(.decided)) << 15 | nearness << 16 | UInt64(pair.verdict.doubt.rawValue) << 18
      | UInt64(pair.verdict.relation.rawValue) << 26
    if let words = made[key] { return words }
    let words = compose(pair)
    made[key] = words
    return words
  }

  private func compose(_ pair: ScoredPair) -> String {
    let findings = pair.findings
    if findings.isDecided { return "decided" }
    if pair.verdict.doubt != .none { return pair.verdict.doubt.words }
    if findings.isSameItem { return "same id" }
    var words: [String] = []
    if findings.code == .equal { words.append("isrc") }
    words.append(FindingWords.title(findings.title))
    words.append(FindingWords.artist(findings.artist))
    if let seconds = LengthScale.seconds(findings.level(.length)) {
      words.append(seconds <= 2 ? "length" : seconds <= 5 ? "length close" : "length off")
    }
    switch findings.markers {
    case .none, .equal: break
    case let other: words.append(FindingWords.markers(other))
    }
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
