internal import CXML
internal import MusicModel

/// An XML format that is read by a table: which element is a song, and which attribute or child is which field.
struct XMLTableFormat: ListFormat {
  let description: FormatDescription
  /// Text near the beginning that gives the format away; any one of these.
  let signs: [StaticString]
  /// The element that is a song, and the one that songs stand in; songs elsewhere are references.
  let record: String
  let container: String
  /// `place | reading | field`: `Name` for a child's text, `@Name` for the record's attribute, `Child@Name` for
  /// a child's attribute. The readings are `text`, `count`, `amount`, `seconds` and `year`; earlier lines win.
  let rules: String
  var source = ListSource()

  func recognise(_ head: InputHead) -> Recognition? {
    guard head.firstSign < head.text.count, head.text[head.firstSign] == UInt8(ascii: "<") else { return nil }
    guard let sign = signs.first(where: { head.text.holds($0) }) else { return nil }
    return Recognition(.certain, why: "XML with \(sign)")
  }

  func read(
    _ source: inout ByteSource, head: InputHead, options: ReadingOptions, into context: inout ReadContext
  ) throws(UnreadableInput) {
    let path = source.path
    if !XMLDeclaration.namesAnotherEightBitEncoding(head.text) { source.deliverUTF8(from: head.encoding) }
    context.list.source.idNamespace = self.source.idNamespace
    var songs = XMLSongs(self, context: context)
    var reader = try XMLEventReader(CXML_ELEMENTS, names: songs.names, path: path)
    try reader.read(&source) { songs.take($0) }
    context = songs.finished()
    try reader.reportDamage(to: &context, path: path)
  }
}

/// Builds songs from the events of elements, by the rules of a format.
struct XMLSongs {
  private enum Reading {
    case text(TextField)
    case count(NumberField)
    case amount(NumberField)
    case seconds
    case year
  }
  private struct Rule {
    let reading: Reading
    let place: String
    /// Rules of one field share a number.
    let field: Int
  }

  /// The names of elements and attributes that matter.
  let names: [String]
  private let recordName: Int
  private let containerName: Int
  /// Rules by the element's number and the attribute's, 0 for the element's text; the record itself is element 0.
  private var rules: [Int: Int] = [:]
  private var table: [Rule] = []
  private let width: Int

  private var context: ReadContext
  private var containers = 0
  private var isInRecord = false
  private var element = 0
  private var record = 0
  private var line = 0
  /// For each field the rule that filled it.
  private var filledBy: [Int]

  init(_ format: XMLTableFormat, context: ReadContext) {
    self.context = context
    var names = [format.container, format.record]
    func number(_ name: String) -> Int {
      if let known = names.firstIndex(of: name) { return known + 1 }
      names.append(name)
      return names.count
    }
    var rules: [(element: Int, attribute: Int)] = []
    var fields: [String] = []
    for row in RuleTable.rows(format.rules) {
      let parts = row[0].split(separator: "@", omittingEmptySubsequences: false).map(String.init)
      rules.append((parts[0].isEmpty ? 0 : number(parts[0]), parts.count > 1 ? number(parts[1]) : 0))
      let argument = row.count > 2 ? row[2] : ""
      let reading: Reading? =
        switch row[1] {
        case "text": TextField(ruleName: argument).map { .text($0) }
        case "count": NumberField(ruleName: argument).map { .count($0) }
        case "amount": NumberField(ruleName: argument).map { .amount($0) }
        case "seconds": .seconds
        case "year": .year
        default: nil
        }
      guard let reading else { preconditionFailure("a rule table has no reading \(row)") }
      let field =
        switch reading {
        case .seconds: "milliseconds"
        case .year: "year"
        default: argument
        }
      if !fields.contains(field) { fields.append(field) }
      table.append(Rule(reading: reading, place: row[0], field: fields.firstIndex(of: field) ?? 0))
    }
    self.names = names
    width = names.count + 1
    containerName = 1
    recordName = 2
    filledBy = Array(repeating: -1, count: fields.count)
    for (index, rule) in rules.enumerated() {
      self.rules[rule.element * width + rule.attribute] = index
    }
  }

  mutating func take(_ batch: cxml_batch) {
    for index in 0..<batch.count {
      let event = batch.events[index]
      let name = Int(event.name)
      switch cxml_kind(UInt32(event.kind)) {
      case CXML_BEGIN: begin(name, line: Int(event.line))
      case CXML_ATTRIBUTE: if isInRecord { set(element * width + name, batch.text(event)) }
      default: end(name, batch.text(event))
      }
    }
  }

  private mutating func begin(_ name: Int, line: Int) {
    if name == containerName {
      containers += 1
    } else if name == recordName && containers > 0 {
      if isInRecord { endRecord() }
      isInRecord = true
      element = 0
      self.line = line
    } else {
      element = name
    }
  }

  private mutating func end(_ name: Int, _ text: UnsafeBufferPointer<UInt8>) {
    if name == containerName {
      containers -= 1
    } else if name == recordName && isInRecord {
      endRecord()
    } else if isInRecord {
      set(name * width, text)
      element = -1
    }
  }

  private mutating func endRecord() {
    record += 1
    context.endRow(record: record, line: line)
    for field in filledBy.indices { filledBy[field] = -1 }
    isInRecord = false
  }

  private mutating func set(_ place: Int, _ text: UnsafeBufferPointer<UInt8>) {
    guard let index = rules[place] else { return }
    let rule = table[index]
    let filled = filledBy[rule.field]
    if filled >= 0 && filled < index { return }
    let trimmed = text.trimmed(0, text.count)
    if trimmed.isEmpty { return }
    switch rule.reading {
    case .text(let field):
      guard trimmed.saysSomething(as: field) else { return }
      context.list.set(field, trimmed.span)
    case .count(let field):
      guard let number = trimmed.wholeNumber, number >= 0 else { return unreadable(rule, trimmed) }
      if number == 0 { return }
      context.list.set(field, number)
    case .amount(let field):
      guard let number = trimmed.wholeNumber, number >= 0 else { return unreadable(rule, trimmed) }
      context.list.set(field, number)
    case .seconds:
      guard let number = trimmed.thousandths?.value, number >= 0 else { return unreadable(rule, trimmed) }
      if number == 0 { return }
      context.list.set(.milliseconds, number)
    case .year:
      guard let year = trimmed.yearOfDate else {
        if !trimmed.isPlaceholder { unreadable(rule, trimmed) }
        return
      }
      context.list.set(.year, year)
    }
    filledBy[rule.field] = index
  }

  private mutating func unreadable(_ rule: Rule, _ text: UnsafeBufferPointer<UInt8>) {
    let words = String(decoding: text.prefix(40), as: UTF8.self)
    context.report(line: line, record: record + 1, .unreadableCell(field: rule.place, text: words))
  }

  /// The list, with a song kept that the end of the file cut off.
  mutating func finished() -> ReadContext {
    if isInRecord { endRecord() }
    return context
  }
}
