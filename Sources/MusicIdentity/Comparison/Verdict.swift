internal import MusicModel

/// Why a pair that looks like a match is for a person to look at.
enum Doubt: UInt8, CaseIterable, Sendable {
  case none
  /// ISRC and length say one recording, a marker says two.
  case markerAgainstCode
  /// A naming marker on one side, and no length to confirm it.
  case namingUnconfirmed
  case alternate
  /// One side says where or by whom, the other does not.
  case argumentUnconfirmed
  case cleanAndUnmarked
  case numberOnOneSide
  case subtitlesDiffer
  case guestsDiffer
  /// Titles in two scripts, no spelling meets.
  case titleInOtherScript
  case artistInOtherScript
  /// The Latin spelling that meets went through pinyin.
  case hanSpelling
  case lengthsApart
  case artistAgainstCode
  case titleAgainstCode
  /// All words of one title stand in the other, and the lengths agree.
  case titleContained
  /// A part of one title has no counterpart, and the lengths are apart.
  case subtitleUnconfirmed
  /// One side calls it an EP or a single, and no count of tracks tells.
  case albumTypeOnOneSide
  /// Albums of one name, years apart.
  case yearsApart
  case lowConfidence
  case tie

  var words: String {
    switch self {
    case .none: ""
    case .markerAgainstCode: "isrc-equal-but-version-marker-on-one-side"
    case .namingUnconfirmed: "version-named-on-one-side-length-unknown"
    case .alternate: "mix-or-take-on-one-side"
    case .argumentUnconfirmed: "version-detail-on-one-side"
    case .cleanAndUnmarked: "clean-against-unmarked"
    case .numberOnOneSide: "number-on-one-side"
    case .subtitlesDiffer: "subtitles-differ"
    case .guestsDiffer: "guests-differ"
    case .titleInOtherScript: "titles-in-two-scripts"
    case .artistInOtherScript: "artists-in-two-scripts"
    case .hanSpelling: "equal-only-as-pinyin"
    case .lengthsApart: "lengths-apart"
    case .artistAgainstCode: "isrc-equal-but-artists-differ"
    case .titleAgainstCode: "isrc-equal-but-titles-differ"
    case .titleContained: "one-title-within-the-other"
    case .subtitleUnconfirmed: "subtitle-on-one-side-lengths-apart"
    case .albumTypeOnOneSide: "ep-or-single-on-one-side"
    case .yearsApart: "years-apart"
    case .lowConfidence: "evidence-is-thin"
    case .tie: "two-fit-equally"
    }
  }
}

/// What a pair is, and how sure that is.
struct Verdict: Hashable, Sendable {
  enum Outcome: UInt8, Sendable { case match, review, none }
  var relation: Relation
  var outcome: Outcome
  var doubt: Doubt
  /// Log2 of the odds that the pair is one recording.
  var bits: Float
}

/// Turns findings into a verdict: markers, numbers and ratings settle the relation by readable rules, the
/// weights settle how sure it is.
struct Judge: Sendable {
  let table: WeightTable
  let policy: MatchPolicy

  init(weights: RecordingWeights, policy: MatchPolicy) {
    table = WeightTable(weights)
    self.policy = policy
  }

  /// Lengths of one recording differ by this at most where a marker needs a length to confirm it, in seconds.
  static let confirming = 2.0
  /// Beyond this, in seconds, lengths put a pair in doubt unless the ISRC is equal.
  static let doubtful = 10.0
  /// Beyond this, in seconds, two lengths are two versions.
  static let suspect = 30.0

  func verdict(_ findings: Findings) -> Verdict {
    var bits = table.total(findings)
    let (relation, doubt) = policy.items == .albums ? relateAlbums(findings) : relate(findings)
    var verdict = Verdict(relation: relation, outcome: .none, doubt: doubt, bits: bits)
    guard policy.accepts(relation) else { return verdict }
    if relation == .otherVersion || relation == .cover || relation == .otherRating {
      // The policy forgives what tells these apart: only the rest is evidence.
      bits = table.total(forgiving(findings, relation))
      verdict.bits = bits
    }
    let odds = confidence(bits)
    if doubt != .none {
      verdict.outcome = odds >= table.weights.reviewing ? .review : .none
    } else if odds >= (policy.minConfidence ?? table.weights.acceptance)
      || findings.isSameText && policy.minConfidence == nil
    {
      // A record that says the same of everything matches, however common its title: it always matches itself.
      verdict.outcome = .match
    } else if odds >= table.weights.reviewing {
      verdict.outcome = .review
      verdict.doubt = .lowConfidence
    }
    return verdict
  }

  /// The probability that `bits` stand for.
  func confidence(_ bits: Float) -> Float { 1 / (1 + WeightTable.power2(-bits)) }

  private func forgiving(_ findings: Findings, _ relation: Relation) -> Findings {
    var kept = findings
    kept.set(.markers, 0)
    kept.set(.rating, 0)
    if relation != .otherRating {
      kept.set(.length, 0)
      kept.set(.code, 0)
    }
    if relation == .cover { kept.set(.artist, Int(ArtistFinding.equal.rawValue)) }
    return kept
  }

  private func relate(_ f: Findings) -> (Relation, Doubt) {
    if f.isSameItem { return (.identical, .none) }
    let sameCode = f.code == .equal
    let confirmed = f.lengthsWithin(Judge.confirming)
    let near = f.lengthsWithin(5)

    switch f.title {
    case .contained
    where confirmed == true && f.artist != .silent && f.artist.rawValue <= ArtistFinding.contained.rawValue:
      return (.sameRecording, .titleContained)
    case .different, .numbersDiffer, .contained, .distant:
      guard sameCode, confirmed != false, f.title != .numbersDiffer else { return (.different, .none) }
      return (.sameRecording, .titleAgainstCode)
    case .silent: if !sameCode && !f.isSameText { return (.different, .none) }
    default: break
    }
    if f.numbers == .differ { return (.different, .none) }

    switch f.artist {
    case .different, .distant:
      return sameCode && confirmed != false ? (.sameRecording, .artistAgainstCode) : (.cover, .none)
    default: break
    }

    if f.rating == .explicitAndClean { return (.otherRating, .none) }
    if let version = versions(f, sameCode: sameCode, confirmed: confirmed, near: near) { return version }
    if f.lengthsWithin(Judge.suspect) == false && !sameCode { return (.otherVersion, .none) }
    return (.sameRecording, doubt(f, sameCode: sameCode, confirmed: confirmed))
  }

  /// What the version markers make of the pair; `nil` when they have no objection.
  private func versions(
    _ f: Findings, sameCode: Bool, confirmed: Bool?, near: Bool?
  ) -> (Relation, Doubt)? {
    switch f.markers {
    case .none, .equal, .masteringOnly: return nil
    case .audioOnOneSide, .audioDiffers, .imitationOnOneSide, .argumentsDiffer:
      return sameCode && confirmed != false ? (.sameRecording, .markerAgainstCode) : (.otherVersion, .none)
    case .argumentOnOneSide:
      if confirmed == true || sameCode { return nil }
      return confirmed == nil ? (.sameRecording, .argumentUnconfirmed) : (.otherVersion, .none)
    case .albumOnOneSide:
      return confirmed == true || sameCode ? nil : (.otherVersion, .none)
    case .namingOnOneSide:
      if confirmed != false || sameCode { return nil }
      return near == true ? (.sameRecording, .namingUnconfirmed) : (.otherVersion, .none)
    case .doubtfulNamingOnOneSide:
      if confirmed == true || sameCode { return nil }
      return near != false ? (.sameRecording, .namingUnconfirmed) : (.otherVersion, .none)
    case .alternateOnOneSide: return (.sameRecording, .alternate)
    }
  }

  private func doubt(_ f: Findings, sameCode: Bool, confirmed: Bool?) -> Doubt {
    if f.rating == .cleanAndUnmarked && !policy.mixesRatings { return .cleanAndUnmarked }
    if sameCode { return .none }
    if f.numbers == .onOneSide { return .numberOnOneSide }
    if f.subtitle == .differ { return .subtitlesDiffer }
    if f.subtitle == .onOneSide && f.lengthsWithin(5) == false { return .subtitleUnconfirmed }
    if f.guests == .differ && confirmed != true { return .guestsDiffer }
    if f.title == .otherScript { return .titleInOtherScript }
    if f.artist == .otherScript && !(f.album == .equal && confirmed == true) { return .artistInOtherScript }
    if f.title == .equalRomanisedFromHan && !(f.lengthsWithin(5) == true && f.artist != .silent) { return .hanSpelling }
    if f.lengthsWithin(Judge.doubtful) == false { return .lengthsApart }
    return .none
  }
}
