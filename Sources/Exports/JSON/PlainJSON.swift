internal import MusicModel

/// A list of objects with the usual names for titles and artists, as anybody may write one: in an array, in an
/// array under some key, or one object per line.
struct PlainJSON: ListFormat {
  let description: FormatDescription
  let isLines: Bool

  static let json = PlainJSON(
    description: FormatDescription(
      name: "json", summary: "a list of objects with named fields, in an array or under a key such as tracks",
      reads: "title, artist, album, duration, ISRC, year, numbers, rating, identifiers; --columns names others",
      lacks: "identifiers are labels unless their namespace is named"),
    isLines: false)

  static let ndjson = PlainJSON(
    description: FormatDescription(
      name: "ndjson", summary: "a list of objects with named fields, one on each line",
      reads: "as json; a line that is no JSON is one bad row",
      lacks: "identifiers are labels unless their namespace is named"),
    isLines: true)

  func recognise(_ head: InputHead) -> Recognition? {
    guard let outline = head.json, outline.isLines == isLines else { return nil }
    if let plan = PlainJSONPlan(outline) {
      return Recognition(
        .generic, dialect: plan.dialect, why: "objects with \(plan.keys.prefix(4).joined(separator: ", "))")
    }
    // The caller may name the columns of what else is a list of objects.
    let keys = PlainJSONPlan.likelyKeys(outline)
    if keys.isEmpty { return nil }
    return Recognition(.possible, why: "objects with \(keys.prefix(4).joined(separator: ", "))")
  }

  func read(
    _ source: inout ByteSource, head: InputHead, options: ReadingOptions, into context: inout ReadContext
  ) throws(UnreadableInput) {
    let path = source.path
    guard let outline = head.json else {
      throw UnreadableInput(path: path, reason: .malformed(line: 1, "the file does not begin like JSON"))
    }
    guard let plan = try PlainJSONPlan(outline, options: options, path: path) else {
      throw UnreadableInput(path: path, reason: .noTitleColumn(columns: PlainJSONPlan.likelyKeys(outline)))
    }
    // Ill-formed UTF-8 is mended record by record.
    source.deliverUTF8(from: head.encoding == .windows1252 ? .utf8 : head.encoding)
    context.columns = plan.keys
    context.dialect = plan.dialect
    context.list.source.idNamespace = options.idNamespace ?? plan.namespace
    try JSONTableFormat.read(
      &source, layout: JSONLayout(plan.container, isLines: outline.isLines), rules: plan.rules,
      nameOfMissing: "empty entry", rulesForLateKey: PlainJSONPlan.rules(forLateKey:), into: &context)
  }
}
