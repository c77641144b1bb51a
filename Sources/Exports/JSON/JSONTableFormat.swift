internal import CJSON
internal import MusicModel

/// A JSON format that is told and read by tables: which keys give it away, and which key is which field.
struct JSONTableFormat: ListFormat {
  let description: FormatDescription
  /// Where the records stand, as ``JSONOutline`` writes it; `nil` when they may stand anywhere.
  var container: String?
  /// The keys that give the format away: paths from the record when ``container`` is `nil`, else whole paths.
  let signs: [String]
  var strength = Recognition.Strength.certain
  /// Whether rules look so far up that the whole document must be in memory.
  var readsWholeDocument = false
  /// The rules, as ``JSONRule/rules(_:)`` reads them.
  let rules: String
  var source = ListSource()
  /// What an entry without its song is called in notes.
  var nameOfMissing = "entry without a track"
  /// Names of arrays beside the records whose entries are counted and left out, with what they are.
  var asideCounts: [(path: String, kind: String)] = []
  /// Something worth saying of every such file.
  var note: String?

  func recognise(_ head: InputHead) -> Recognition? {
    guard let outline = head.json, self.container(in: outline) != nil else { return nil }
    return Recognition(strength, why: "JSON records with \(signs.prefix(3).joined(separator: ", "))")
  }

  /// Where this format's records stand in an input, `nil` when it is not this format.
  func container(in outline: JSONOutline) -> String? {
    if let container { return signs.allSatisfy(outline.has) ? container : nil }
    return outline.containers(of: signs).first
  }

  func read(
    _ source: inout ByteSource, head: InputHead, options: ReadingOptions, into context: inout ReadContext
  ) throws(UnreadableInput) {
    let path = source.path
    guard let outline = head.json else {
      throw UnreadableInput(path: path, reason: .malformed(line: 1, "the file does not begin like JSON"))
    }
    guard let container = container(in: outline) ?? self.container else {
      let seen = outline.order.prefix(8).joined(separator: ", ")
      throw UnreadableInput(
        path: path,
        reason: .unrecognised("no records with \(signs.joined(separator: ", ")); the file has \(seen)"))
    }
    // Ill-formed UTF-8 is mended record by record.
    source.deliverUTF8(from: head.encoding == .windows1252 ? .utf8 : head.encoding)
    let layout = JSONLayout(container, isLines: outline.isLines, inWholeDocument: readsWholeDocument)
    context.list.source.idNamespace = self.source.idNamespace
    context.list.source.catalogNamespace = self.source.catalogNamespace
    context.list.source.namesFirstArtistOnly = self.source.namesFirstArtistOnly
    if let note { context.note(note) }
    try JSONTableFormat.read(
      &source, layout: layout, rules: JSONRule.rules(rules), nameOfMissing: nameOfMissing, asideCounts: asideCounts,
      into: &context)
  }

  /// Reads records by rules; the same for formats whose rules are made for the file at hand.
  static func read(
    _ source: inout ByteSource, layout: JSONLayout, rules: [JSONRule], nameOfMissing: String,
    asideCounts: [(path: String, kind: String)] = [], rulesForLateKey: ((String) -> [JSONRule])? = nil,
    into context: inout ReadContext
  ) throws(UnreadableInput) {
    let path = source.path
    var records = JSONRecords(
      rules: rules, steps: layout.steps, nameOfMissing: nameOfMissing, context: context,
      rulesForLateKey: rulesForLateKey)
    let stream = try JSONStream(
      layout.shape, paths: [layout.streamPath] + asideCounts.map(\.path), keys: records.keys, path: path)
    var aside = Array(repeating: 0, count: asideCounts.count)
    try stream.read(&source) { record in
      if record.path <= 1 { records.take(record) } else { aside[Int(record.path) - 2] += 1 }
    }
    for (index, count) in aside.enumerated() where count > 0 {
      records.noteLeftOut(count, asideCounts[index].kind)
    }
    try records.finish(stream, path: path)
    context = records.context
  }
}
