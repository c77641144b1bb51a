public import MusicModel

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
}

/// A marker as it stands in a title.
public struct Marker: Hashable, Sendable {
  public var kind: MarkerKind
  /// Where the argument stands in the title's UTF-8: who remixed, which venue, whose version, which language.
  public var argument: Range<Int>?
  /// A year or an ordinal (`25th Anniversary`) that belongs to the marker.
  public var number: Int?

  public init(_ kind: MarkerKind, argument: Range<Int>? = nil, number: Int? = nil) {
    self.kind = kind
    self.argument = argument
    self.number = number
  }
}

/// A stretch of a title with a meaning. All ranges count bytes of the title's UTF-8 as given.
public struct TitlePart: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case core
    /// A bracketed or dashed part that is no known marker: kept, and compared softly.
    case subtitle
    case marker(Marker)
    /// Guests named in the title; `content` is the names.
    case guests
    /// Producers named in the title (`prod. by`); `content` is the names.
    case producers
    case rating(ContentRating)
    /// `From "Frozen"`, `Original Motion Picture Soundtrack`; `content` is the source's name where there is one.
    case provenance
    /// ` - EP`, ` - Single` on an album title.
    case albumType(AlbumType)
    /// Part, volume, chapter, movement or work number. Several may stand in one title.
    case number(NumberRole, Int)
  }
  public enum AlbumType: UInt8, Hashable, Sendable { case ep, single }
  public enum NumberRole: UInt8, Hashable, Sendable, CaseIterable {
    case part, volume, disc, chapter, episode, act, movement, work, opus, catalogue
  }
  public var kind: Kind
  /// The part with its brackets or its dash.
  public var range: Range<Int>
  /// The part without them.
  public var content: Range<Int>

  public init(_ kind: Kind, range: Range<Int>, content: Range<Int>) {
    self.kind = kind
    self.range = range
    self.content = content
  }
}

/// A title read into its parts. The parts and what lies between them give the title back exactly.
public struct ParsedTitle: Hashable, Sendable {
  /// Where the core stands: what the song is called, without versions, guests and wrappings. Never empty for
  /// a title with something visible in it.
  public var core: Range<Int>
  /// Further stretches of the core, where a marker stands inside it; nearly always empty.
  public var coreContinuations: [Range<Int>] = []
  /// All parts but the core, in the order in which they stand. Empty for most titles, without an allocation.
  public var parts: [TitlePart] = []

  public init(core: Range<Int>) { self.core = core }
}

/// What a title is the title of: some markers mean other things on an album.
public enum TitleSubject: UInt8, Hashable, Sendable { case song, album }
