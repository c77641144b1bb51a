internal import TitleGrammar

/// What the kinds of markers do to identity, as sets of bits.
///
/// Kinds that change nothing but wrapping or master share one bit; each other kind has its own.
struct MarkerMasks: Sendable {
  /// Another performance, mix or cut: other audio.
  let audio: UInt64
  /// A store's name for the standard recording, safe to accept when no length is known.
  let naming: UInt64
  /// The same, but a length must confirm it: mono, stereo, a year, a radio edit.
  let doubtfulNaming: UInt64
  let alternate: UInt64
  /// Made by others in the manner of.
  let imitation: UInt64
  /// Kinds that an album's title gives to its unmarked tracks.
  let inherited: UInt64
  /// By bit: the bit of the family that stands for it, for stores name one thing in two ways.
  let family: [UInt8]

  private static let inheritedKinds: [MarkerKind] = [
    .live, .unplugged, .karaoke, .tribute, .instrumental, .rerecorded, .ownVersion, .acoustic, .madeFamousBy,
  ]

  /// Whether an album's title gives this kind to its unmarked tracks.
  static func isInherited(_ kind: MarkerKind) -> Bool { inheritedKinds.contains(kind) }

  private static let bits: [UInt8] = {
    var next: UInt8 = 0
    return MarkerKind.allCases.map { kind in
      if kind.markerClass == .packaging || kind.markerClass == .mastering { return 63 }
      next += 1
      precondition(next <= 63, "marker kinds need more bits")
      return next - 1
    }
  }()

  /// A kind's bit.
  static func bit(_ kind: MarkerKind) -> UInt8 { bits[Int(kind.rawValue)] }

  init() {
    func mask(_ kinds: [MarkerKind]) -> UInt64 { kinds.reduce(0) { $0 | 1 << UInt64(MarkerMasks.bit($1)) } }
    let safe: [MarkerKind] = [.singleVersion, .albumVersion, .originalVersion, .videoVersion, .soundtrackVersion]
    let doubtful: [MarkerKind] = [.originalMix, .mono, .stereo, .yearVersion, .radioEdit]
    naming = mask(safe)
    doubtfulNaming = mask(doubtful)
    alternate = mask([.alternate, .singleMix])
    let imitations = MarkerKind.allCases.filter { $0.markerClass == .imitation }
    imitation = mask(imitations)
    audio = mask(
      MarkerKind.allCases.filter {
        ($0.markerClass == .audio || $0.markerClass == .imitation) && !safe.contains($0) && !doubtful.contains($0)
          && $0 != .alternate && $0 != .singleMix
      })
    inherited = mask(MarkerMasks.inheritedKinds)
    var family = (0..<64).map { UInt8($0) }
    func join(_ kinds: [MarkerKind]) {
      for kind in kinds { family[Int(MarkerMasks.bit(kind))] = MarkerMasks.bit(kinds[0]) }
    }
    join([.live, .unplugged])
    join([.remix, .mix, .club])
    join([.edit, .radioEdit, .shortVersion])
    join([.rerecorded, .ownVersion, .remake])
    join([.karaoke, .backingTrack])
    self.family = family
  }

  /// The families of the kinds in `mask`.
  @inline(__always)
  func families(_ mask: UInt64) -> UInt64 {
    var rest = mask
    var families: UInt64 = 0
    while rest != 0 {
      families |= 1 << UInt64(family[rest.trailingZeroBitCount])
      rest &= rest - 1
    }
    return families
  }
}
