internal import Linkage

/// The weights by name: what a file of weights holds.
///
///     RecordingWeights.standard["artist.one-edit"]  // -1.5
///     RecordingWeights.standard["prior"]            // -19
///
/// A name is a field and a finding, or a number's own name.
extension RecordingWeights {
  /// All names, in the order of the fields.
  public static var names: [String] {
    scalars.map(\.name) + tables.flatMap { table in table.levels.map { table.name + "." + $0 } }
  }

  /// The weight called `name`; `nil` when there is none. Setting an unknown name does nothing.
  public subscript(name: String) -> Double? {
    get {
      if let scalar = RecordingWeights.scalars.first(where: { $0.name == name }) { return scalar.get(self) }
      guard let (path, level) = RecordingWeights.place(of: name) else { return nil }
      return Double(self[keyPath: path][level])
    }
    set {
      guard let newValue else { return }
      if let scalar = RecordingWeights.scalars.first(where: { $0.name == name }) {
        scalar.set(&self, newValue)
      } else if let (path, level) = RecordingWeights.place(of: name) {
        self[keyPath: path][level] = Float(newValue)
      }
    }
  }

  struct Table {
    let name: String
    let path: WritableKeyPath<RecordingWeights, [Float]>
    /// The findings' names, by level.
    let levels: [String]
    let field: Findings.Field
    /// The field whose level counts the bits of surprise that the weight multiplies.
    var surprise: Findings.Field?

    init<Finding: CaseIterable>(
      _ name: String, _ path: WritableKeyPath<RecordingWeights, [Float]>, _ findings: Finding.Type,
      _ field: Findings.Field, surprise: Findings.Field? = nil
    ) {
      self.name = name
      self.path = path
      levels = findings.allCases.map { FindingWords.kebab("\($0)") }
      self.field = field
      self.surprise = surprise
    }
  }

  // Computed, not stored: key paths are not Sendable.
  static var tables: [Table] {
    [
      Table("title", \.title, TitleFinding.self, .title),
      Table("title-rarity", \.titleRarity, TitleFinding.self, .title, surprise: .titleRarity),
      Table("artist", \.artist, ArtistFinding.self, .artist),
      Table("artist-rarity", \.artistRarity, ArtistFinding.self, .artist, surprise: .artistRarity),
      Table("markers", \.markers, MarkerFinding.self, .markers),
      Table("numbers", \.numbers, NumberFinding.self, .numbers),
      Table("subtitle", \.subtitle, SubtitleFinding.self, .subtitle),
      Table("guests", \.guests, GuestFinding.self, .guests),
      Table("code", \.code, CodeFinding.self, .code),
      Table("album", \.album, AlbumFinding.self, .album),
      Table("year", \.year, YearFinding.self, .year),
      Table("position", \.position, PositionFinding.self, .position),
      Table("rating", \.rating, RatingFinding.self, .rating),
      Table("tracks", \.tracks, TracksFinding.self, .tracks),
      Table("edition", \.edition, EditionFinding.self, .edition),
      Table("album-type", \.albumType, AlbumTypeFinding.self, .albumType),
    ]
  }

  private struct Scalar {
    let name: String
    let get: (RecordingWeights) -> Double
    let set: (inout RecordingWeights, Double) -> Void
  }

  private static var scalars: [Scalar] {
    func plain(_ name: String, _ path: WritableKeyPath<RecordingWeights, Float>) -> Scalar {
      Scalar(name: name, get: { Double($0[keyPath: path]) }, set: { $0[keyPath: path] = Float($1) })
    }
    func bits(_ name: String, _ path: WritableKeyPath<RecordingWeights, Bits>) -> Scalar {
      Scalar(name: name, get: { Double($0[keyPath: path].value) }, set: { $0[keyPath: path] = Bits(Float($1)) })
    }
    return [
      bits("prior", \.prior), bits("same-text", \.sameText), bits("swapped", \.swapped),
      bits("rarity-cap", \.rarityCap), plain("length-scale", \.lengthScale),
      plain("length-outliers", \.lengthOutliers), plain("length-tail", \.lengthTail),
      plain("length-spread", \.lengthSpread), plain("acceptance", \.acceptance), plain("reviewing", \.reviewing),
    ]
  }

  private static func place(of name: String) -> (WritableKeyPath<RecordingWeights, [Float]>, Int)? {
    guard let point = name.lastIndex(of: ".") else { return nil }
    let level = name[name.index(after: point)...]
    guard let table = tables.first(where: { $0.name == name[..<point] }),
      let index = table.levels.firstIndex(of: String(level)), index < RecordingWeights()[keyPath: table.path].count
    else { return nil }
    return (table.path, index)
  }
}
