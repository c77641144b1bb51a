public import MusicModel

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
    /// Producers named in the title (`prod. by`); `content` is the names. Where one list of names serves
    /// producers and guests (`prod. & feat. SUGA`), both parts have it as their content.
    case producers
    case rating(ContentRating)
    /// `From "Frozen"`, `Original Motion Picture Soundtrack`; `content` is the source's name where there is one.
    case provenance
    /// ` - EP`, ` - Single` on an album title.
    case albumType(AlbumType)
    /// Part, volume, chapter, movement or work number. Several may stand in one title.
    case number(NumberRole, TitleNumber)
    /// The key of a classical work: `in C-Sharp Minor`, `cis-Moll`, `en do dièse mineur`.
    case key(MusicalKey)
    /// The name of a classical movement: `Gigue` in `VII. Gigue`.
    case movementName
  }
  public enum AlbumType: UInt8, Hashable, Sendable { case ep, single }
  public enum NumberRole: UInt8, Hashable, Sendable, CaseIterable {
    case part, volume, disc, chapter, episode, act, movement
    /// `No. 5`, of a symphony or a song.
    case work
    case opus
    /// `BWV 1007`, `K. 331`; ``TitleNumber/catalogue`` says which catalogue.
    case catalogue
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
  /// Where the core stands: what the song is called, without versions, guests, wrappings and numbers. Never
  /// empty for a title with something visible in it.
  public var core: Range<Int>
  /// Further stretches of the core, where a part stands inside it (`Symphony ⟦No. 5⟧ "Fate"`); nearly always empty.
  public var coreContinuations: [Range<Int>] = []
  /// All parts but the core, in the order in which they stand; they overlap neither each other nor the core.
  /// Empty for most titles, without an allocation.
  public var parts: [TitlePart] = []

  public init(core: Range<Int>) { self.core = core }

  /// The version markers, in order.
  public var markers: [Marker] {
    parts.compactMap { if case .marker(let marker) = $0.kind { marker } else { nil } }
  }

  /// The last rating named, or unknown.
  public var rating: ContentRating {
    for part in parts.reversed() {
      if case .rating(let rating) = part.kind { return rating }
    }
    return .unknown
  }

  /// Where the parts of one kind say what they say.
  public func contents(_ kind: TitlePart.Kind) -> [Range<Int>] {
    parts.compactMap { $0.kind == kind ? $0.content : nil }
  }
}

/// What a title is the title of: some markers mean other things on an album.
public enum TitleSubject: UInt8, Hashable, Sendable { case song, album }
