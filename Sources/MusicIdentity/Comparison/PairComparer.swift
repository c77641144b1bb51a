internal import Linkage
internal import MusicModel
internal import Similarity
internal import TitleGrammar

/// Compares records of two keyed lists field by field.
///
/// A pure function of the two records and of how common their titles and names are; swapping the sides gives
/// the same findings.
struct PairComparer: @unchecked Sendable {
  let left: ListView
  let right: ListView
  let leftRarity: Rarity
  let rightRarity: Rarity
  let masks: MarkerMasks

  /// The findings of a pair that may be one recording; `nil` when the titles alone rule it out.
  ///
  /// Most pairs that a weak key brings together end here, before anything else is compared.
  func promising(_ l: Int, _ r: Int, _ kernels: inout PairKernels) -> Findings? {
    let a = left.cards[l]
    let b = right.cards[r]
    var titles = Findings()
    compareTitles(a, b, &kernels, into: &titles)
    switch titles.title {
    case .different, .numbersDiffer:
      let sameCode = a.isrc != 0 && a.isrc == b.isrc
      if !sameCode && !mayBeSwapped(a, b) { return nil }
    default: break
    }
    return findings(l, r, &kernels, titles)
  }

  func findings(_ l: Int, _ r: Int, _ kernels: inout PairKernels) -> Findings {
    var titles = Findings()
    compareTitles(left.cards[l], right.cards[r], &kernels, into: &titles)
    return findings(l, r, &kernels, titles)
  }

  private func findings(_ l: Int, _ r: Int, _ kernels: inout PairKernels, _ titles: Findings) -> Findings {
    let a = left.cards[l]
    let b = right.cards[r]
    var findings = titles
    compareArtists(a, b, &kernels, into: &findings)
    if findings.title == .different && findings.artist == .different { compareSwapped(a, b, into: &findings) }
    findings.set(.titleRarity, Int(min(leftRarity.titles[l], rightRarity.titles[r])))
    if a.milliseconds >= 0 && b.milliseconds >= 0 {
      findings.set(.length, LengthScale.step(milliseconds: Int(abs(a.milliseconds - b.milliseconds))))
    }
    compareMarkers(a, b, &kernels, into: &findings)
    compareNumbers(a, b, &kernels, into: &findings)
    findings.set(.code, code(a, b))
    findings.set(.album, album(a, b, &kernels))
    if a.year != 0 && b.year != 0 {
      let apart = abs(Int(a.year) - Int(b.year))
      let finding: YearFinding = apart == 0 ? .equal : apart == 1 ? .oneApart : apart <= 3 ? .near : .far
      findings.set(.year, Int(finding.rawValue))
    }
    if a.track > 0 && b.track > 0 {
      let finding: PositionFinding =
        a.track != b.track ? .differ : a.disc == b.disc && a.disc > 0 ? .equal : .trackOnly
      findings.set(.position, Int(finding.rawValue))
    }
    findings.set(.rating, rating(a, b))
    if isSameText(a, b) { findings.set(.sameText, 1) }
    if !left.trackRanges.isEmpty && !right.trackRanges.isEmpty { compareAlbums(l, r, into: &findings) }
    return findings
  }

  /// Title and artist may stand in each other's columns on one side.
  private func compareSwapped(_ a: RecordCard, _ b: RecordCard, into findings: inout Findings) {
    guard mayBeSwapped(a, b) else { return }
    findings.set(.swapped, 1)
    findings.set(.title, Int(TitleFinding.equal.rawValue))
    findings.set(.artist, Int(ArtistFinding.equal.rawValue))
    findings.set(.artistRarity, 10)
  }

  /// Whether two rows say the same of everything that is compared.
  private func isSameText(_ a: RecordCard, _ b: RecordCard) -> Bool {
    guard a.title == b.title, a.isrc == b.isrc, a.milliseconds == b.milliseconds, a.year == b.year, a.track == b.track,
      a.disc == b.disc, a.rating == b.rating, (a.extras == 0) == (b.extras == 0)
    else { return false }
    let (x, y) = (left.extras[Int(a.extras)], right.extras[Int(b.extras)])
    guard x.markerMask == y.markerMask, x.numberSum == y.numberSum, x.subtitleHash == y.subtitleHash,
      x.guestSum == y.guestSum, x.editionSum == y.editionSum
    else { return false }
    return left.credits[Int(a.credit)].sum == right.credits[Int(b.credit)].sum
      && left.albums[Int(a.album)].hash == right.albums[Int(b.album)].hash
  }

  private func mayBeSwapped(_ a: RecordCard, _ b: RecordCard) -> Bool {
    let x = left.credits[Int(a.credit)].whole.hash
    let y = right.credits[Int(b.credit)].whole.hash
    return x != 0 && y != 0 && a.title == y && b.title == x
  }

  private func code(_ a: RecordCard, _ b: RecordCard) -> Int {
    if a.hasPoisonedISRC || b.hasPoisonedISRC { return Int(CodeFinding.poisoned.rawValue) }
    if a.isrc == 0 || b.isrc == 0 { return Int(CodeFinding.silent.rawValue) }
    return Int((a.isrc == b.isrc ? CodeFinding.equal : .differ).rawValue)
  }

  private func rating(_ a: RecordCard, _ b: RecordCard) -> Int {
    let (low, high) = (min(a.rating, b.rating), max(a.rating, b.rating))
    let explicit = ContentRating.explicit.rawValue
    let clean = ContentRating.clean.rawValue
    let finding: RatingFinding =
      if low == explicit && high == clean {
        .explicitAndClean
      } else if high == clean && low < explicit {
        .cleanAndUnmarked
      } else if high == explicit && low < explicit {
        .explicitAndUnmarked
      } else if low == high && low != 0 {
        .equal
      } else {
        .silent
      }
    return Int(finding.rawValue)
  }

  private func album(_ a: RecordCard, _ b: RecordCard, _ kernels: inout PairKernels) -> Int {
    let x = left.albums[Int(a.album)]
    let y = right.albums[Int(b.album)]
    guard x.hash != 0 && y.hash != 0 else { return Int(AlbumFinding.silent.rawValue) }
    if x.hash == y.hash || x.romanisedHash == y.romanisedHash {
      return Int((x.numberSum == y.numberSum ? AlbumFinding.equal : .similar).rawValue)
    }
    let p = left.words(x.words)
    let q = right.words(y.words)
    if TextLikeness.isContained(p, q) { return Int(AlbumFinding.contained.rawValue) }
    let finding: AlbumFinding = kernels.indelRatio(p, q, cutoff: 0.85) != nil ? .similar : .differ
    return Int(finding.rawValue)
  }

  private func compareNumbers(
    _ a: RecordCard, _ b: RecordCard, _ kernels: inout PairKernels, into findings: inout Findings
  ) {
    guard a.extras | b.extras != 0 else { return }
    let x = left.extras[Int(a.extras)]
    let y = right.extras[Int(b.extras)]
    findings.set(.numbers, Int(numbers(x, y).rawValue))
    let subtitle: SubtitleFinding
    if x.subtitleHash == y.subtitleHash {
      subtitle = x.subtitleHash == 0 ? .none : .equal
    } else if x.subtitleHash == 0 || y.subtitleHash == 0 {
      // Part of the other's core: nothing is missing.
      let written = x.subtitleHash == 0 ? right.words(y.subtitle) : left.words(x.subtitle)
      let isAlbum = isAlbum(written, left, a, &kernels) || isAlbum(written, right, b, &kernels)
      subtitle = isAlbum || findings.title == .equalWithSubtitle ? .none : .onOneSide
    } else {
      let (p, q) = (left.words(x.subtitle), right.words(y.subtitle))
      subtitle =
        !TextLikeness.sameNumbers(p, q)
        ? .differ : TextLikeness.isContained(p, q) || kernels.indelRatio(p, q, cutoff: 0.8) != nil ? .similar : .differ
    }
    findings.set(.subtitle, Int(subtitle.rawValue))
  }

  /// Whether a subtitle is the name of a row's album, which a writer put behind the title.
  private func isAlbum(
    _ subtitle: UnsafeBufferPointer<UInt16>, _ view: ListView, _ card: RecordCard, _ kernels: inout PairKernels
  ) -> Bool {
    let album = view.words(view.albums[Int(card.album)].words)
    return album.count >= 4 && kernels.indelRatio(subtitle, album, cutoff: 0.8) != nil
  }

  /// Compares role by role: where both sides have a role, a value must be shared.
  private func numbers(_ x: TitleExtras, _ y: TitleExtras) -> NumberFinding {
    if x.numberSum == y.numberSum { return x.numberSum == 0 ? .none : .equal }
    let p = left.numbers[Int(x.numbers.start)..<Int(x.numbers.start + x.numbers.count)]
    let q = right.numbers[Int(y.numbers.start)..<Int(y.numbers.start + y.numbers.count)]
    var finding = NumberFinding.workOnOneSide
    for (here, there) in [(p, q), (q, p)] {
      for number in here {
        if there.contains(number) { continue }
        if there.contains(where: { $0.role == number.role }) {
          // Another value of the role, and none shared.
          if !here.contains(where: { $0.role == number.role && there.contains($0) }) { return .differ }
        } else if !PairComparer.worksRoles.contains(number.role) {
          finding = .onOneSide
        }
      }
    }
    return finding
  }

  /// Roles that name a work, not a part of it: one writer gives them and another leaves them out.
  private static let worksRoles: Set<UInt8> = [
    TitlePart.NumberRole.work.rawValue, TitlePart.NumberRole.opus.rawValue, TitlePart.NumberRole.catalogue.rawValue,
    KeyedNumber.musicalKey,
  ]
}
