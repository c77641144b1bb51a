internal import MusicIdentity

extension Evaluator {
  /// The parts of a reading, in the order of a `titles` corpus.
  static let parts = ["core", "subtitle", "featured", "markers", "rating"]

  func evaluate(_ corpus: TitleCorpus, _ manifest: CorpusManifest) -> CorpusResult {
    var result = CorpusResult(name: manifest.name, kind: .titles)
    var right: [String: Int] = [:]
    var asked: [String: Int] = [:]
    var whole = 0
    var slices = SliceTally()
    for item in corpus.cases {
      let reading =
        switch item.subject {
        case .title: maker.reading(ofTitle: item.input, isAlbum: false)
        case .album: maker.reading(ofTitle: item.input, isAlbum: true)
        case .artist: maker.reading(ofArtist: item.input)
        }
      let found = [
        "core": reading.core, "subtitle": reading.subtitle, "featured": reading.featured, "markers": reading.markers,
        "rating": reading.rating,
      ]
      var wrong: [String] = []
      for part in Evaluator.parts {
        guard let expected = item.expected[part] else { continue }
        asked[part, default: 0] += 1
        if Evaluator.normal(expected, part) == Evaluator.normal(found[part] ?? "", part) {
          right[part, default: 0] += 1
        } else {
          wrong.append(part)
        }
      }
      if wrong.isEmpty { whole += 1 }
      var numbers = [slices.number("kind", item.subject.rawValue)]
      for tag in item.notes.tags.split(separator: " ") { numbers.append(slices.number("tag", String(tag))) }
      slices.count(numbers, isSame: true, isAccepted: wrong.isEmpty, isReview: false)
      result.cases.ids.append(item.notes.id)
      result.cases.expected.append("right")
      result.cases.found.append(wrong.isEmpty ? "right" : "wrong")
      if !wrong.isEmpty {
        func list(_ values: [String: String]) -> String {
          wrong.map { "\($0) '\(values[$0] ?? "")'" }.joined(separator: ", ")
        }
        var notes = item.notes
        if notes.why.isEmpty { notes.why = item.input }
        result.mistakes.append(
          Mistake(.misread, notes, expected: list(item.expected), found: list(found), reason: item.input))
      }
    }
    let all = corpus.cases.count
    result.metrics = [Metric("right", all == 0 ? nil : Double(whole) / Double(all), Interval.wilson(whole, of: all))]
    for part in Evaluator.parts where asked[part] != nil {
      let (r, a) = (right[part] ?? 0, asked[part] ?? 0)
      result.metrics.append(Metric(part, Double(r) / Double(a), Interval.wilson(r, of: a)))
    }
    result.counts = [NamedCount("cases", all), NamedCount("right", whole), NamedCount("wrong", all - whole)]
    result.slices = slices.sorted
    return result
  }

  /// A part as it is compared: markers in any order, blanks around pieces passed over, `none` a rating of its own.
  static func normal(_ text: String, _ part: String) -> String {
    let separator: Character = part == "markers" ? ";" : "|"
    let pieces = text.split(separator: separator).map { piece in
      let trimmed = piece.drop { $0 == " " }
      return String(trimmed.reversed().drop { $0 == " " }.reversed())
    }
    return (part == "markers" ? pieces.sorted() : pieces).joined(separator: String(separator))
  }
}
