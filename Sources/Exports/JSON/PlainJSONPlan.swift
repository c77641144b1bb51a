internal import MusicModel

/// Where the records of a plain JSON list stand, and what their keys are.
struct PlainJSONPlan {
  let container: String
  /// The keys of the records that the beginning shows, in order.
  let keys: [String]
  let rules: [JSONRule]
  /// Whose the ids are, where a key says so.
  let namespace: Namespace?

  var dialect: String {
    container == "[]" ? "\(keys.count) keys" : "\(keys.count) keys in \(container.isEmpty ? "one object" : container)"
  }

  /// Names of arrays that lists keep their songs under; they win against other places that would do.
  private static let namesOfLists: Set<String> = [
    "tracks", "songs", "items", "data", "results", "entries", "list", "playlist", "library", "records", "rows", "music",
  ]

  /// - Returns: `nil` when no object has a title, an identifier, or an artist and an album.
  init?(_ outline: JSONOutline) {
    guard let best = PlainJSONPlan.candidates(outline).max(by: { $0.score < $1.score }) else { return nil }
    self.init(container: best.container, keys: best.keys, fields: best.fields)
  }

  /// Lays what the caller says of columns over what their names say.
  ///
  /// - Throws: ``UnreadableInput`` when a named key or field does not exist.
  init?(_ outline: JSONOutline, options: ReadingOptions, path: String) throws(UnreadableInput) {
    if options.columns.isEmpty {
      self.init(outline)
      return
    }
    let places = PlainJSONPlan.objects(outline)
    let wanted = options.columns.values.map(HeaderName.normalised)
    let fitting = places.filter { place in
      let names = place.keys.map(HeaderName.normalised)
      return wanted.allSatisfy(names.contains)
    }
    guard let place = fitting.min(by: { $0.container.utf8.count < $1.container.utf8.count }) else {
      let known = Set(places.flatMap(\.keys).map(HeaderName.normalised))
      let missing = options.columns.values.sorted().first { !known.contains(HeaderName.normalised($0)) }
      throw UnreadableInput(
        path: path,
        reason: .noSuchColumn(
          missing ?? options.columns.values.sorted().joined(separator: ","), columns: PlainJSONPlan.likelyKeys(outline))
      )
    }
    var fields = ColumnAliases.fields(of: place.keys)
    let names = place.keys.map(HeaderName.normalised)
    for (field, column) in options.columns.sorted(by: { $0.key < $1.key }) {
      guard ColumnRole(fieldName: field) != nil else { throw UnreadableInput(path: path, reason: .noSuchField(field)) }
      guard let index = place.keys.firstIndex(of: column) ?? names.firstIndex(of: HeaderName.normalised(column)) else {
        continue
      }
      for other in fields.indices where fields[other] == field { fields[other] = nil }
      fields[index] = field
    }
    self.init(container: place.container, keys: place.keys, fields: fields)
  }

  private init(container: String, keys: [String], fields: [String?]) {
    self.container = container
    self.keys = keys
    let hasSpotify = fields.contains("spotify_uri")
    rules = zip(keys, fields).flatMap { key, field -> [JSONRule] in
      guard let field, !(hasSpotify && field == "id") else { return [] }
      return PlainJSONPlan.readings(of: field, isSpotify: hasSpotify).map {
        JSONRule(path: [key], levelsUp: 0, reading: $0)
      }
    }
    namespace = hasSpotify ? .spotify : nil
  }

  /// The rules of a key that the beginning of the file does not show.
  static func rules(forLateKey key: String) -> [JSONRule] {
    guard let field = ColumnAliases.fields(of: [key])[0] else { return [] }
    return readings(of: field, isSpotify: false).map { JSONRule(path: [key], levelsUp: 0, reading: $0) }
  }

  private static func readings(of field: String, isSpotify: Bool) -> [JSONRule.Reading] {
    guard let role = ColumnRole(fieldName: field) else { return [] }
    switch role {
    case .text(.artist): return [.names(.artist)]
    case .text(.albumArtist): return [.names(.albumArtist)]
    case .text(.composer): return [.names(.composer)]
    case .text(.genre): return [.names(.genre)]
    case .text(.tracks): return [.names(.tracks)]
    case .text(.catalogID): return [.identifier(.catalogID)]
    case .text(let field): return [.text(field)]
    case .number(.compilation): return [.flag(.compilation)]
    case .number(let field): return field == .playCount || field == .skipCount ? [.amount(field)] : [.count(field)]
    case .duration(.milliseconds): return [.count(.milliseconds)]
    case .duration(.seconds): return [.seconds]
    case .duration: return [.length]
    case .isrc: return [.isrc]
    case .year: return [.year]
    case .releaseDate: return [.text(.releaseDate), .year]
    case .rating: return [.ratingWord]
    case .explicitFlag(let no): return [.explicitFlag(no: isSpotify ? .unknown : no)]
    case .cleanFlag: return [.cleanFlag]
    case .spotifyReference: return [.spotifyReference]
    case .ignored, .artistPart, .artistReferences, .rowKind: return []
    }
  }

  // MARK: Looking for the records

  private static func objects(_ outline: JSONOutline) -> [(container: String, keys: [String])] {
    var order: [String] = []
    var keys: [String: [String]] = [:]
    for path in outline.order where !path.hasSuffix("[]") {
      let bytes = Array(path.utf8)
      let stroke = bytes.lastIndex(of: UInt8(ascii: "/"))
      let container = stroke.map { String(decoding: bytes[..<$0], as: UTF8.self) } ?? ""
      let key = String(decoding: bytes[(stroke.map { $0 + 1 } ?? 0)...], as: UTF8.self)
      if keys[container] == nil { order.append(container) }
      keys[container, default: []].append(key)
    }
    return order.map { ($0, keys[$0] ?? []) }
  }

  /// The keys that a message should name: those of the likeliest records.
  static func likelyKeys(_ outline: JSONOutline) -> [String] {
    let places = objects(outline)
    let lists = places.filter { $0.container.hasSuffix("[]") }
    return (lists.isEmpty ? places : lists).max { $0.keys.count < $1.keys.count }?.keys ?? []
  }

  private static func candidates(
    _ outline: JSONOutline
  ) -> [(container: String, keys: [String], fields: [String?], score: Int)] {
    let places = objects(outline)
    let holdObjects = Set(places.map(\.container))
    return places.compactMap { container, keys in
      var names = keys
      var fields = ColumnAliases.fields(of: names)
      // `track: {…}` wraps a song, it is no title.
      while let index = fields.firstIndex(of: "title"),
        holdObjects.contains(container.isEmpty ? keys[index] : container + "/" + keys[index])
      {
        names[index] = ""
        fields = ColumnAliases.fields(of: names)
      }
      let known = Set(fields.compactMap { $0 })
      let namesSomething =
        known.contains("title") || known.contains("isrc") || known.contains("spotify_uri")
        || known.contains("album") && (known.contains("artist") || known.contains("album_artist"))
      guard namesSomething else { return nil }
      var score = known.count * 10 - container.utf8.count { $0 == UInt8(ascii: "/") } * 5
      if container.hasSuffix("[]") { score += 10 }
      let last = container.split(separator: "/").last.map(String.init) ?? ""
      if last == "[]" || namesOfLists.contains(String(last.prefix { $0 != "[" }).lowercased()) { score += 30 }
      return (container, keys, fields, score)
    }
  }
}
