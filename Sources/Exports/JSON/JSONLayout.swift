internal import CJSON

/// Where the records of a JSON input stand.
///
///     JSONLayout("playlists[]/items[]/track")
///     // streams the elements of `playlists`; inside each, the elements of `items`; inside each, `track`
struct JSONLayout: Sendable {
  /// A way from one object to the next.
  struct Step: Hashable, Sendable {
    var keys: [String]
    /// Whether an array stands there, whose elements are meant.
    var isArray: Bool
  }

  let shape: cjson_shape
  /// The keys to the array that is read element by element, joined by `/`.
  let streamPath: String
  /// From an element of that array down to the record.
  let steps: [Step]

  /// - Parameters:
  ///   - container: The path of the records as ``JSONOutline`` writes it.
  ///   - inWholeDocument: Whether a document that is an object is read in one piece, for the sake of what
  ///     stands above the records.
  init(_ container: String, isLines: Bool, inWholeDocument: Bool = false) {
    var segments = container.split(separator: "/").map(String.init)
    func takeStep() -> Step {
      var keys: [String] = []
      while !segments.isEmpty {
        let segment = segments.removeFirst()
        if segment.hasSuffix("[]") {
          let key = String(segment.utf8.dropLast(2)) ?? ""
          return Step(keys: key.isEmpty ? keys : keys + [key], isArray: true)
        }
        keys.append(segment)
      }
      return Step(keys: keys, isArray: false)
    }
    if isLines {
      shape = CJSON_LINES
      streamPath = ""
      if segments.first == "[]" { segments.removeFirst() }
    } else if segments.contains(where: { $0.hasSuffix("[]") }), !inWholeDocument || segments.first == "[]" {
      shape = CJSON_ELEMENTS
      streamPath = takeStep().keys.joined(separator: "/")
    } else {
      shape = CJSON_DOCUMENT
      streamPath = ""
    }
    var steps: [Step] = []
    while !segments.isEmpty { steps.append(takeStep()) }
    self.steps = steps
  }
}
