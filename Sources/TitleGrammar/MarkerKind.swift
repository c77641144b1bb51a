/// What a version marker says, and so what it does to identity.
public enum MarkerClass: UInt8, Hashable, Sendable, CaseIterable {
  /// Same audio, another wrapping: deluxe, anniversary, bonus track.
  case packaging
  /// Same recording, another master.
  case mastering
  /// Other audio: live, remix, acoustic, demo …
  case audio
  /// A store's label for the standard recording: single version, original mix, mono, `2004 Version`.
  case naming
  /// Made by others in the manner of: karaoke, tribute, "originally performed by".
  case imitation
}

/// The kind of a version marker.
public enum MarkerKind: UInt8, Hashable, Sendable, CaseIterable {
  // Audio-changing.
  case live, unplugged, session, acoustic, demo, rehearsal, outtake, alternate, remix, mix, edit, radioEdit, extended,
    club, dub, vip, instrumental, aCappella, rerecorded, ownVersion, spedUp, slowed, reprise, medley, mashup,
    orchestral, piano, stripped, languageVersion, coverVersion, backingTrack, commentary, intro, bootleg, remake,
    nightcore, spatial, lofi, themeVersion, shortVersion, fullVersion, soundEffect, continuousMix
  // Imitations.
  case karaoke, tribute, madeFamousBy
  // Naming.
  case singleVersion, albumVersion, originalVersion, originalMix, mono, stereo, yearVersion, videoVersion,
    soundtrackVersion
  // Mastering.
  case remaster
  // Packaging.
  case deluxe, expanded, special, limited, collectors, anniversary, bonusTrack, reissue, edition, exclusive,
    originalRecording
  // Audio-changing again; at the end so that raw values stay.
  /// A version with a name of its own: `Super Cool Version`, `男声版`.
  case namedVersion
  /// `Parody of "…"`: other words to a known tune.
  case parody
  /// One of several takes or states: `Take 3`, `Early Version`.
  case take
  /// `Single Mix`, `Album Mix`: a label's word for the standard recording, or for another mix of it.
  case singleMix

  /// What a marker of this kind does to identity.
  public var markerClass: MarkerClass {
    switch self {
    case .deluxe, .expanded, .special, .limited, .collectors, .anniversary, .bonusTrack, .reissue, .edition, .exclusive,
      .originalRecording:
      .packaging
    case .remaster: .mastering
    case .singleVersion, .albumVersion, .originalVersion, .originalMix, .mono, .stereo, .yearVersion, .videoVersion,
      .soundtrackVersion, .singleMix:
      .naming
    case .karaoke, .tribute, .madeFamousBy: .imitation
    default: .audio
    }
  }

  /// The kind's name in tables and outputs: `radio-edit`.
  public var word: String { kebab("\(self)") }

  /// The kind called `word`, or nil.
  public init?(word: String) {
    guard let kind = MarkerKind.byWord[word] else { return nil }
    self = kind
  }

  private static let byWord = Dictionary(uniqueKeysWithValues: allCases.map { ($0.word, $0) })
}

/// `radioEdit` → `radio-edit`.
func kebab(_ camel: String) -> String {
  var word = ""
  for character in camel {
    if character.isUppercase { word += "-" }
    word += character.lowercased()
  }
  return word
}
