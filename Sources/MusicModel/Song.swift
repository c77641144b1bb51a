/// One item of a list as it was exported. Silence is `nil`, never an empty text or a zero.
public struct Song: Hashable, Sendable {
  /// The 1-based number of the record in its file; 0 for a song made in memory.
  public var record = 0
  public var id: String?
  public var title: String?
  /// The credit as written, all artists in one text.
  public var artist: String?
  public var album: String?
  public var albumArtist: String?
  public var composer: String?
  public var length: TrackLength?
  public var isrc: String?
  public var upc: String?
  public var year: Int?
  public var releaseDate: String?
  public var trackNumber: Int?
  public var discNumber: Int?
  public var trackCount: Int?
  public var rating = ContentRating.unknown
  public var catalogID: String?
  public var libraryID: String?
  public var persistentID: String?
  public var url: String?
  public var storefront: String?
  public var version: String?
  public var playCount: Int?
  public var lastPlayed: String?
  public var dateAdded: String?
  /// An album's track titles, where known.
  public var tracks: [String] = []

  public init(title: String? = nil, artist: String? = nil, album: String? = nil, length: TrackLength? = nil) {
    self.title = title
    self.artist = artist
    self.album = album
    self.length = length
  }

  init(_ list: SongList, row: Int) {
    record = Int(list.recordNumbers[row])
    for (field, path) in Song.textPaths { self[keyPath: path] = list.text(field, at: row) }
    for (field, path) in Song.numberPaths { self[keyPath: path] = list.number(field, at: row) }
    length = list.number(.milliseconds, at: row).flatMap { $0 >= 0 ? TrackLength(milliseconds: $0) : nil }
    rating =
      list.number(.rating, at: row).flatMap { ContentRating(rawValue: UInt8(truncatingIfNeeded: $0)) } ?? .unknown
    tracks = list.text(.tracks, at: row).map(Song.splitTracks) ?? []
  }

  // Computed, not stored: key paths are not Sendable.
  static var textPaths: [(TextField, WritableKeyPath<Song, String?>)] {
    [
      (.id, \.id), (.title, \.title), (.artist, \.artist), (.album, \.album), (.albumArtist, \.albumArtist),
      (.composer, \.composer), (.isrc, \.isrc), (.upc, \.upc), (.releaseDate, \.releaseDate), (.url, \.url),
      (.storefront, \.storefront), (.catalogID, \.catalogID), (.libraryID, \.libraryID),
      (.persistentID, \.persistentID), (.version, \.version), (.lastPlayed, \.lastPlayed), (.dateAdded, \.dateAdded),
    ]
  }
  static var numberPaths: [(NumberField, WritableKeyPath<Song, Int?>)] {
    [
      (.year, \.year), (.trackNumber, \.trackNumber), (.discNumber, \.discNumber), (.trackCount, \.trackCount),
      (.playCount, \.playCount),
    ]
  }

  /// The titles of ` | `-joined text.
  static func splitTracks(_ joined: String) -> [String] {
    joined.split(separator: "|", omittingEmptySubsequences: true).compactMap { piece in
      let utf8 = piece.utf8.drop { $0 == 0x20 }
      let end = utf8.lastIndex { $0 != 0x20 }.map { utf8.index(after: $0) } ?? utf8.startIndex
      let title = String(piece[utf8.startIndex..<end])
      return title.isEmpty ? nil : title
    }
  }
}

extension SongList {
  /// Adds a song as a row of its own, with its record number when it has one.
  public mutating func append(_ song: Song) {
    for (field, path) in Song.textPaths {
      if let text = song[keyPath: path] { set(field, text) }
    }
    for (field, path) in Song.numberPaths {
      if let value = song[keyPath: path] { set(field, value) }
    }
    if let length = song.length { set(.milliseconds, length.milliseconds) }
    if song.rating != .unknown { set(.rating, Int(song.rating.rawValue)) }
    if !song.tracks.isEmpty { set(.tracks, song.tracks.joined(separator: " | ")) }
    endRow(record: song.record > 0 ? song.record : nil)
  }
}
