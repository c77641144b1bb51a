public import Linkage

/// What each finding is worth, in bits: the one place that knows weights.
///
/// A weight is log2 of how much likelier the finding is between two listings of one recording than between
/// two recordings that blocking brought together. Silence weighs nothing.
public struct RecordingWeights: Hashable, Sendable {
  /// Odds that two records which share a blocking key are one recording, before anything is compared; to it
  /// comes the surprise of what they share.
  public var prior = Bits(-19)

  /// By ``TitleFinding``. An equal title adds its rarity: see ``titleRarity``.
  public var title: [Float] = [0, 0.5, -1.5, -4, -1.5, -2.5, -4.5, -5, -5, -10, -11, -1, -16, -20]
  /// How much of a shared title's surprise counts, by finding: none where the titles are not shared.
  public var titleRarity: [Float] = [0, 1, 1, 0.9, 0.95, 0.9, 0.85, 0.8, 0.8, 0.6, 0.4, 0, 0, 0]
  /// By ``ArtistFinding``.
  public var artist: [Float] = [0, 0.5, 0, -0.5, -2, -0.5, -1, -1.5, -1.5, -2, -2, -1, -5, -9]
  /// How much of a shared artist's surprise counts.
  public var artistRarity: [Float] = [0, 0.9, 0.9, 0.85, 0.75, 0.9, 0.85, 0.7, 0.8, 0.6, 0.6, 0, 0.1, 0]
  /// By ``MarkerFinding``.
  public var markers: [Float] = [0, 1, -0.4, -1, -2, -4, -2, -10, -12, -12, -14, -6]
  /// By ``NumberFinding``.
  public var numbers: [Float] = [0, 1.5, -0.8, -7, -16]
  /// By ``SubtitleFinding``.
  public var subtitle: [Float] = [0, 2, -0.7, 0.5, -4]
  /// By ``GuestFinding``.
  public var guests: [Float] = [0, 1, -0.6, -4]
  /// By ``CodeFinding``: the ISRC. A new master or re-issue may carry a new code.
  public var code: [Float] = [0, 18, -2.5, 0]
  /// By ``AlbumFinding``.
  public var album: [Float] = [0, 4, 2.5, 2, -0.6]
  /// By ``YearFinding``.
  public var year: [Float] = [0, 1.2, 0.5, -0.4, -0.8]
  /// By ``PositionFinding``.
  public var position: [Float] = [0, 1.5, 0.7, -0.3]
  /// By ``RatingFinding``.
  public var rating: [Float] = [0, 0.5, -0.2, -2.5, -8]

  /// By ``TracksFinding``, for albums.
  public var tracks: [Float] = [0, 9, 6, 2, -6, -12]
  /// By ``EditionFinding``, for albums.
  public var edition: [Float] = [0, -0.5]
  /// By ``AlbumTypeFinding``: an EP is never the single or the album of its name.
  public var albumType: [Float] = [0, -0.5, -10]
  /// Both rows say the same of everything: then even a lone title is more likely than not the same.
  public var sameText = Bits(5)
  /// Title and artist in each other's columns.
  public var swapped = Bits(-2)

  /// Most that a shared title or artist is worth: beyond a million records rarity says no more.
  public var rarityCap = Bits(18)

  /// Lengths of one recording differ by a rounding and a lead-in: a Laplace density of this scale, in seconds …
  public var lengthScale: Float = 0.9
  /// … with this share of wilder differences, spread like ``lengthTail``.
  public var lengthOutliers: Float = 0.06
  /// Scale of the wilder differences, in seconds.
  public var lengthTail: Float = 9
  /// Lengths of different recordings lie apart by a Laplace density of this scale, in seconds.
  public var lengthSpread: Float = 65

  /// The least probability that is a match, where nothing is in doubt.
  public var acceptance: Float = 0.5
  /// The least probability that is worth a person's look.
  public var reviewing: Float = 0.1

  public init() {}

  /// The shipped defaults.
  public static let standard = RecordingWeights()
}

/// The weights laid out for summing: one look-up per field.
struct WeightTable: Sendable {
  let weights: RecordingWeights
  /// By ``LengthScale`` step.
  let length: [Float]
  /// Every field's weight by level, 64 for each field in the order of ``Findings/Field``; 0 for the rarities.
  private var flat: [Float] = []
  /// What a shared title's and artist's surprise is worth: by 16 levels of the finding, 32 of the rarity each.
  private var rarities: [Float] = []

  init(_ weights: RecordingWeights) {
    self.weights = weights
    length = (0...LengthScale.last).map { step in
      guard let seconds = LengthScale.seconds(step) else { return 0 }
      let x = Float(seconds)
      func laplace(_ scale: Float) -> Float { 1 / (2 * scale) * WeightTable.exp(-x / scale) }
      let same =
        (1 - weights.lengthOutliers) * laplace(weights.lengthScale) + weights.lengthOutliers
        * laplace(weights.lengthTail)
      let other = laplace(weights.lengthSpread)
      return max(-12, FrequencySketch.log2(max(same, 1e-30) / max(other, 1e-30)))
    }
    flat = Findings.Field.allCases.flatMap { field -> [Float] in
      (0..<64).map { level in
        guard field != .titleRarity, field != .artistRarity, level < self.levels(of: field) else { return 0 }
        var findings = Findings()
        findings.set(field, level)
        return self.bits(findings, field)
      }
    }
    for (field, of, levels) in [
      (Findings.Field.titleRarity, Findings.Field.title, weights.titleRarity.count),
      (.artistRarity, .artist, weights.artistRarity.count),
    ] {
      for level in 0..<16 {
        for rarity in 0..<32 {
          var findings = Findings()
          findings.set(of, min(level, levels - 1))
          findings.set(field, rarity)
          rarities.append(bits(findings, field))
        }
      }
    }
  }

  /// How many levels a field has weights for.
  private func levels(of field: Findings.Field) -> Int {
    switch field {
    case .title: weights.title.count
    case .artist: weights.artist.count
    case .markers: weights.markers.count
    case .numbers: weights.numbers.count
    case .subtitle: weights.subtitle.count
    case .guests: weights.guests.count
    case .code: weights.code.count
    case .album: weights.album.count
    case .year: weights.year.count
    case .position: weights.position.count
    case .rating: weights.rating.count
    case .tracks: weights.tracks.count
    case .edition: weights.edition.count
    case .albumType: weights.albumType.count
    case .length, .titleRarity, .artistRarity, .sameItem, .decided, .selfTitled, .swapped, .sameText:
      1 << Int(field.width)
    }
  }

  /// The weight of all findings together, the prior included: ``bits(_:_:)`` over all fields, laid out flat.
  func total(_ findings: Findings) -> Float {
    var total = weights.prior.value
    flat.withUnsafeBufferPointer { flat in
      var row = 0
      for (place, width) in Findings.places {
        total += flat[row + Int(findings.packed >> place & (1 << width - 1))]
        row += 64
      }
    }
    total += rarities[findings.level(.title) << 5 | findings.level(.titleRarity)]
    return total + rarities[512 + (findings.level(.artist) << 5 | findings.level(.artistRarity))]
  }

  /// What one field's finding is worth.
  @inline(__always)
  func bits(_ findings: Findings, _ field: Findings.Field) -> Float {
    let level = findings.level(field)
    switch field {
    case .title: return weights.title[level]
    case .artist: return weights.artist[level]
    case .markers: return weights.markers[level]
    case .numbers: return weights.numbers[level]
    case .subtitle: return weights.subtitle[level]
    case .guests: return weights.guests[level]
    case .code: return weights.code[level]
    case .album: return weights.album[level]
    case .year: return weights.year[level]
    case .position: return weights.position[level]
    case .rating: return weights.rating[level]
    case .tracks: return weights.tracks[level]
    case .edition: return weights.edition[level]
    case .albumType: return weights.albumType[level]
    case .swapped: return level == 1 ? weights.swapped.value : 0
    case .sameText: return level == 1 ? weights.sameText.value : 0
    case .selfTitled: return 0
    case .length: return length[level]
    case .titleRarity:
      return min(weights.rarityCap.value, Float(level)) * weights.titleRarity[findings.level(.title)]
    case .artistRarity:
      return min(weights.rarityCap.value, Float(level)) * weights.artistRarity[findings.level(.artist)]
    case .sameItem: return level == 1 ? 40 : 0
    case .decided: return level == 1 ? 60 : 0
    }
  }

  static func power2(_ x: Float) -> Float { Bits(x).oddsFactor }

  /// e to the power of a number that is not positive.
  static func exp(_ x: Float) -> Float { 1 / Bits(-x * 1.442_695).oddsFactor }
}
