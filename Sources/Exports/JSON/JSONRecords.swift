internal import CJSON
internal import MusicModel

/// Turns the records of a JSON input into the rows of a list, by the rules of a format.
struct JSONRecords {
  var context: ReadContext
  private var mapping: JSONMapping
  private var record = 0
  private var line = 0
  private var cells = JSONCells()
  /// How many entries were left out, by what they are, in the order of their first appearance.
  private var leftOut: [(kind: String, count: Int)] = []
  /// What an entry without the object that should hold its song is called.
  private let nameOfMissing: String

  private let steps: [JSONLayout.Step]
  /// The rules for a key that only a later record has.
  private let rulesForLateKey: ((String) -> [JSONRule])?

  init(
    rules: [JSONRule], steps: [JSONLayout.Step], nameOfMissing: String, context: ReadContext,
    rulesForLateKey: ((String) -> [JSONRule])? = nil
  ) {
    mapping = JSONMapping(rules, steps: steps)
    self.steps = steps
    self.rulesForLateKey = rulesForLateKey
    self.nameOfMissing = nameOfMissing
    self.context = context
  }

  var keys: [String] { mapping.keys }

  mutating func take(_ found: cjson_record) {
    line = Int(found.line)
    guard let nodes = found.nodes, found.count > 0 else {
      record += 1
      let words = found.message.map { String(cString: $0) } ?? "no JSON"
      context.report(line: line, record: record, losesRow: true, .malformed(words))
      return
    }
    reportMending(found.mended)
    if rulesForLateKey != nil { learnKeys(of: found) }
    descend(JSONValue(nodes: nodes, place: 0), step: 0)
  }

  /// Takes keys in that the record has and none before it had.
  private mutating func learnKeys(of found: cjson_record) {
    guard let rulesForLateKey else { return }
    var highest = mapping.keys.count
    for place in 0..<found.count { highest = max(highest, Int(found.nodes[place].key)) }
    if highest == mapping.keys.count { return }
    var keys = mapping.keys
    var rules = mapping.rules
    for number in (keys.count + 1)...highest {
      let key = JSONStream.key(UInt16(number), of: found.reader) ?? ""
      keys.append(key)
      let filled = Set(rules.compactMap(\.reading.field))
      rules += rulesForLateKey(key).filter { $0.reading.field.map { !filled.contains($0) } ?? true }
    }
    mapping = JSONMapping(rules, steps: steps, known: keys)
  }

  private mutating func reportMending(_ mended: UInt32) {
    if mended == 0 { return }
    func has(_ what: cjson_mending) -> Bool { mended & what.rawValue != 0 }
    if has(CJSON_MENDED_BYTES) { context.report(line: line, record: record + 1, .invalidUTF8) }
    if has(CJSON_MENDED_ESCAPES) {
      context.report(line: line, record: record + 1, .malformed("an escape that stands for no character"))
    }
    if has(CJSON_MENDED_WORDS) {
      context.report(line: line, record: record + 1, .malformed("a word that JSON does not know, such as NaN"))
    }
    if has(CJSON_MENDED_COMMAS) { context.note("commas before closing brackets passed over") }
  }

  /// Follows the steps from an element of the stream to its records.
  private mutating func descend(_ value: JSONValue, step: Int) {
    guard step < mapping.steps.count else { return take(value) }
    let (keys, isArray) = mapping.steps[step]
    noteRepetition(mapping.look(into: value, levelsUp: mapping.steps.count - step))
    var target: JSONValue? = value
    for key in keys { target = target?.member(key) }
    guard let target, !target.isNull else {
      // `track: null` is an entry that lost its song; a list without entries is merely empty.
      if !isArray {
        record += 1
        leaveOut(nameOfMissing)
      }
      return
    }
    if isArray {
      target.forEachChild { descend($0, step: step + 1) }
    } else {
      descend(target, step: step + 1)
    }
  }

  private mutating func take(_ value: JSONValue) {
    record += 1
    guard value.isObject else {
      context.report(line: line, record: record, losesRow: true, .malformed("the record is no object"))
      return
    }
    noteRepetition(mapping.look(into: value, levelsUp: 0))
    var filled: UInt64 = 0
    for (number, rule) in mapping.rules.enumerated() {
      let field = mapping.fieldOfRule[number]
      if field >= 0 && filled & (1 << UInt64(field)) != 0 { continue }
      let place = mapping.found[number]
      if place < 0 {
        if rule.reading == .playableIfPresent { context.list.set(.playable, 0) }
        continue
      }
      let cell = JSONValue(nodes: value.nodes, place: place)
      switch cells.read(cell, as: rule.reading, into: &context.list) {
      case .said: if field >= 0 { filled |= 1 << UInt64(field) }
      case .silent: break
      case .unreadable:
        context.report(
          line: line, record: record,
          .unreadableCell(field: rule.path.joined(separator: "/"), text: JSONCells.shown(cell)))
      case .leavesOut(let kind):
        context.list.dropRow()
        cells.forgetBareLength(row: context.list.count)
        leaveOut(kind)
        return
      }
    }
    if !context.endRow(record: record, line: line) { cells.forgetBareLength(row: context.list.count) }
  }

  private mutating func noteRepetition(_ rule: Int?) {
    guard let rule else { return }
    let key = mapping.rules[rule].path.joined(separator: "/")
    context.report(line: line, record: record, .malformed("\(key) stands there twice; the first is kept"))
  }

  private mutating func leaveOut(_ kind: String) {
    if let known = leftOut.firstIndex(where: { $0.kind == kind }) {
      leftOut[known].count += 1
    } else {
      leftOut.append((kind, 1))
    }
  }

  /// Says that things of a kind were left out: `3 episodes are left out`.
  mutating func noteLeftOut(_ count: Int, _ kind: String) {
    context.note(count == 1 ? "1 \(kind) is left out" : "\(count) \(kind)s are left out")
  }

  /// Gives the bare numbers of a column of lengths the unit that fits them all.
  private mutating func inferLengths() {
    guard let unit = DurationUnit.inferred(from: cells.bareLengths.map(\.thousandths)) else { return }
    context.note("lengths are numbers without a unit, read as \(unit.name)")
    var values = context.list.column(.milliseconds)?.values ?? []
    values += repeatElement(NumberColumn.silent, count: context.list.count - values.count)
    for (row, thousandths) in cells.bareLengths where row < values.count {
      let milliseconds = unit.plausible(thousandths: thousandths).milliseconds(thousandths: thousandths)
      if milliseconds <= Int(Int32.max) { values[row] = Int32(milliseconds) }
    }
    var numbers: [NumberField: NumberColumn] = [:]
    for field in NumberField.allCases { numbers[field] = context.list.column(field) }
    numbers[.milliseconds] = NumberColumn(values: values)
    var texts: [TextField: TextColumn] = [:]
    for field in TextField.allCases { texts[field] = context.list.column(field) }
    context.list = SongList(
      source: context.list.source, recordNumbers: context.list.recordNumbers, texts: texts, numbers: numbers)
  }

  /// Says what was left out, and what the end of the input cut off.
  ///
  /// - Throws: ``UnreadableInput`` when the input ended before its first record.
  mutating func finish(_ stream: borrowing JSONStream, path: String) throws(UnreadableInput) {
    for (kind, count) in leftOut { noteLeftOut(count, kind) }
    inferLengths()
    guard let line = stream.truncationLine else { return }
    if context.list.count == 0 && context.badRows == 0 && leftOut.isEmpty {
      throw UnreadableInput(path: path, reason: .truncated(line: line, "the JSON ends inside its first record"))
    }
    context.report(
      line: line, record: record + 1, losesRow: true, .malformed("the file ends inside this record"))
  }
}
