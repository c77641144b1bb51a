internal import CJSON
internal import MusicModel

/// Reads values of JSON as fields of a song.
struct JSONCells {
  enum Outcome: Hashable {
    case said
    case silent
    case unreadable
    /// The row is no music; the words name what it is.
    case leavesOut(String)
  }

  /// Room for texts that are put together.
  private var scratch: [UInt8] = []
  /// Lengths in a unit that only all of them together tell: the row and the number in thousandths.
  private(set) var bareLengths: [(row: Int, thousandths: Int)] = []

  /// Forgets the length of a row that is not kept.
  mutating func forgetBareLength(row: Int) {
    if bareLengths.last?.row == row { bareLengths.removeLast() }
  }

  /// A value in few words, for a message.
  static func shown(_ value: JSONValue) -> String {
    switch value.type {
    case CJSON_TEXT: String(decoding: value.text.prefix(40), as: UTF8.self)
    case CJSON_INTEGER: "\(value.node.integer)"
    case CJSON_UNSIGNED: "\(UInt64(bitPattern: value.node.integer))"
    case CJSON_REAL: "\(value.node.real)"
    case CJSON_TRUE: "true"
    case CJSON_FALSE: "false"
    case CJSON_ARRAY: "[…]"
    case CJSON_OBJECT: "{…}"
    default: "null"
    }
  }

  mutating func read(_ value: JSONValue, as reading: JSONRule.Reading, into list: inout SongList) -> Outcome {
    if value.isNull { return .silent }
    switch reading {
    case .text(let field): return readText(value, field, &list)
    case .identifier(let field): return readIdentifier(value, field, &list)
    case .count(let field): return readNumber(value, field, zeroSays: false, &list)
    case .amount(let field): return readNumber(value, field, zeroSays: true, &list)
    case .seconds: return readLength(value, per: 1000, &list)
    case .ticks: return readLength(value, per: 1.0 / 10_000, &list)
    case .length: return readClock(value, &list)
    case .names(let field): return readNames(value, field, &list)
    case .credit(let field): return readCredit(value, field, &list)
    case .isrc: return readISRC(value, &list)
    case .cleanFlag:
      return readFlag(value) { $0 ? (.rating, Int(ContentRating.clean.rawValue)) : nil }.map { set($0, &list) }
        ?? .unreadable
    case .year: return readYear(value, &list)
    case .ratingWord, .explicitFlag, .deezerRating: return readRating(value, reading, &list)
    case .flag(let field): return readFlag(value) { $0 ? (field, 1) : nil }.map { set($0, &list) } ?? .unreadable
    case .playable:
      return readFlag(value) { $0 ? nil : (.playable, 0) }.map { set($0, &list) } ?? .unreadable
    case .playableIfPresent: return .silent
    case .spotifyReference: return readSpotifyReference(value, &list)
    case .appleReference: return readAppleReference(value, &list)
    case .leftOut(let kind): return isNo(value) ? .silent : .leavesOut(kind)
    case .only(let words):
      guard value.type == CJSON_TEXT else { return .silent }
      let word = String(decoding: value.text, as: UTF8.self)
      return words.contains(word) ? .silent : .leavesOut("row of kind \(word)")
    }
  }

  private func set(_ said: (NumberField, Int)?, _ list: inout SongList) -> Outcome {
    guard let (field, value) = said else { return .silent }
    list.set(field, value)
    return .said
  }

  private func isNo(_ value: JSONValue) -> Bool {
    switch value.type {
    case CJSON_FALSE, CJSON_NULL: true
    case CJSON_TEXT: value.text.isEmpty || value.text.elementsEqual("false".utf8)
    case CJSON_INTEGER: value.node.integer == 0
    default: false
    }
  }

  // MARK: Texts

  private mutating func readText(_ value: JSONValue, _ field: TextField, _ list: inout SongList) -> Outcome {
    switch value.type {
    case CJSON_TEXT:
      if !value.text.saysSomething(as: field) { return .silent }
      list.set(field, value.text.span)
      return .said
    case CJSON_INTEGER, CJSON_UNSIGNED, CJSON_REAL:
      // A title can be 1999, an artist given as a number is a mistake.
      switch field {
      case .artist, .albumArtist, .composer: return .unreadable
      default: break
      }
      list.set(field, JSONCells.digits(value))
      return .said
    case CJSON_ARRAY:
      guard let first = firstChild(value) else { return .silent }
      return readText(first, field, &list)
    case CJSON_OBJECT:
      guard let name = name(of: value) else { return .unreadable }
      return readText(name, field, &list)
    default: return .unreadable
    }
  }

  private mutating func readIdentifier(_ value: JSONValue, _ field: TextField, _ list: inout SongList) -> Outcome {
    if value.type == CJSON_INTEGER && value.node.integer == 0 { return .silent }
    if value.type == CJSON_TEXT && value.text.elementsEqual("0".utf8) { return .silent }
    return readText(value, field, &list)
  }

  /// A number as it is written, whole ones without a point.
  static func digits(_ value: JSONValue) -> String {
    if value.type == CJSON_REAL, let whole = Int(exactly: value.node.real) { return "\(whole)" }
    return shown(value)
  }

  private func firstChild(_ value: JSONValue) -> JSONValue? {
    value.node.length > 0 ? JSONValue(nodes: value.nodes, place: value.place + 1) : nil
  }

  private func name(of value: JSONValue) -> JSONValue? {
    value.member(JSONMapping.Member.name) ?? value.member(JSONMapping.Member.title)
  }

  private mutating func readNames(_ value: JSONValue, _ field: TextField, _ list: inout SongList) -> Outcome {
    guard value.isArray else { return readText(value, field, &list) }
    var names: [JSONValue] = []
    var isReadable = true
    value.forEachChild { child in
      let name = child.isObject ? self.name(of: child) ?? child : child
      if name.type != CJSON_TEXT {
        isReadable = isReadable && name.isNull
      } else if name.text.saysSomething(as: field) {
        names.append(name)
      }
    }
    // A comma inside a name must not look like one between names.
    let holdsComma = names.contains { $0.text.contains(UInt8(ascii: ",")) }
    let separator = field == .tracks ? " | " : holdsComma ? "; " : ", "
    scratch.removeAll(keepingCapacity: true)
    for name in names {
      if !scratch.isEmpty { scratch.append(contentsOf: separator.utf8) }
      scratch.append(contentsOf: name.text)
    }
    let count = names.count
    if count == 0 { return isReadable ? .silent : .unreadable }
    list.set(field, scratch.span)
    if field == .artist { list.set(.artistCount, count) }
    return .said
  }

  private mutating func readCredit(_ value: JSONValue, _ field: TextField, _ list: inout SongList) -> Outcome {
    guard value.isArray else { return readText(value, field, &list) }
    scratch.removeAll(keepingCapacity: true)
    var count = 0
    value.forEachChild { child in
      let name =
        child.member(JSONMapping.Member.name) ?? child.member(JSONMapping.Member.artistCreditName)
        ?? child.member(JSONMapping.Member.artist)?.member(JSONMapping.Member.name)
      guard let name, name.type == CJSON_TEXT else { return }
      scratch.append(contentsOf: name.text)
      let phrase = child.member(JSONMapping.Member.joinphrase) ?? child.member(JSONMapping.Member.joinPhrase)
      if let phrase { scratch.append(contentsOf: phrase.text) }
      count += 1
    }
    if count == 0 { return .silent }
    list.set(field, scratch.span)
    if field == .artist { list.set(.artistCount, count) }
    return .said
  }

  // MARK: Numbers

  /// The number that a value says; texts that are numbers count.
  private func number(_ value: JSONValue) -> Double? {
    switch value.type {
    case CJSON_INTEGER: return Double(value.node.integer)
    case CJSON_REAL: return value.node.real
    case CJSON_TEXT:
      guard value.text.count <= 32 else { return nil }
      return Double(String(decoding: value.text, as: UTF8.self))
    case CJSON_ARRAY: return firstChild(value).flatMap(number)
    default: return nil
    }
  }

  private func isEmptyText(_ value: JSONValue) -> Bool {
    value.type == CJSON_TEXT && value.text.allSatisfy { $0 <= 0x20 } || value.isArray && value.node.length == 0
  }

  private func readNumber(
    _ value: JSONValue, _ field: NumberField, zeroSays: Bool, _ list: inout SongList
  ) -> Outcome {
    if isEmptyText(value) { return .silent }
    guard let number = number(value), number >= 0, number <= Double(Int32.max), number == number.rounded() else {
      return .unreadable
    }
    if number == 0 && !zeroSays { return .silent }
    list.set(field, Int(number))
    return .said
  }

  private func readLength(_ value: JSONValue, per unit: Double, _ list: inout SongList) -> Outcome {
    if isEmptyText(value) { return .silent }
    guard let number = number(value), number >= 0, number * unit <= Double(Int32.max) else { return .unreadable }
    let milliseconds = Int((number * unit).rounded())
    if milliseconds == 0 { return .silent }
    list.set(.milliseconds, milliseconds)
    return .said
  }

  /// `3:25`, `3 min 25 s`, or a bare number.
  private mutating func readClock(_ value: JSONValue, _ list: inout SongList) -> Outcome {
    if isEmptyText(value) { return .silent }
    let length: WrittenLength?
    switch value.type {
    case CJSON_TEXT: length = value.text.isPlaceholder ? .bare(thousandths: 0) : value.text.length
    case CJSON_INTEGER where value.node.integer >= 0 && value.node.integer < 1 << 40:
      length = .bare(thousandths: Int(value.node.integer) * 1000)
    case CJSON_REAL where value.node.real >= 0 && value.node.real < 1e12:
      length = .bare(thousandths: Int((value.node.real * 1000).rounded()))
    default: length = nil
    }
    switch length {
    case .milliseconds(let milliseconds):
      if milliseconds == 0 { return .silent }
      list.set(.milliseconds, milliseconds)
      return .said
    case .bare(let thousandths):
      if thousandths == 0 { return .silent }
      bareLengths.append((list.count, thousandths))
      return .said
    case nil: return .unreadable
    }
  }

  private func readISRC(_ value: JSONValue, _ list: inout SongList) -> Outcome {
    if value.isArray { return firstChild(value).map { readISRC($0, &list) } ?? .silent }
    guard value.type == CJSON_TEXT else { return .unreadable }
    if value.text.isPlaceholder { return .silent }
    guard value.text.isISRC else { return .unreadable }
    list.set(.isrc, value.text.span)
    return .said
  }

  private func readYear(_ value: JSONValue, _ list: inout SongList) -> Outcome {
    if isEmptyText(value) { return .silent }
    let text = value.text
    let year: Int? =
      switch value.type {
      case CJSON_INTEGER: Int(value.node.integer)
      case CJSON_REAL: Int(exactly: value.node.real)
      case CJSON_TEXT: text.isPlaceholder ? 0 : text.yearOfDate
      default: nil
      }
    guard let year, year >= 0, year <= 9999 else { return .unreadable }
    if year == 0 { return .silent }
    list.set(.year, year)
    return .said
  }

  // MARK: Yes and no

  /// - Returns: `nil` when the value is neither yes nor no.
  private func readFlag<Said>(_ value: JSONValue, _ say: (Bool) -> Said?) -> Said?? {
    switch value.type {
    case CJSON_TRUE: return .some(say(true))
    case CJSON_FALSE: return .some(say(false))
    case CJSON_INTEGER where value.node.integer == 0 || value.node.integer == 1:
      return .some(say(value.node.integer == 1))
    case CJSON_TEXT:
      switch String(decoding: value.text.prefix(8), as: UTF8.self).lowercased() {
      case "true", "yes", "1": return .some(say(true))
      case "false", "no", "0", "": return .some(say(false))
      default: return .none
      }
    default: return .none
    }
  }

  private func readRating(_ value: JSONValue, _ reading: JSONRule.Reading, _ list: inout SongList) -> Outcome {
    let rating: ContentRating?
    switch reading {
    case .explicitFlag(let no):
      guard let said = readFlag(value, { $0 ? ContentRating.explicit : no }) else { return .unreadable }
      rating = said
    case .deezerRating:
      guard value.type == CJSON_INTEGER else { return .unreadable }
      // 0 not explicit, 1 explicit, 3 edited, 4 partly explicit; 2 and above 4 tell nothing.
      switch value.node.integer {
      case 0: rating = ContentRating.none
      case 1, 4: rating = .explicit
      case 3: rating = .clean
      default: rating = .unknown
      }
    default:
      if value.type != CJSON_TEXT { return .unreadable }
      switch String(decoding: value.text.prefix(20), as: UTF8.self).lowercased() {
      case "explicit": rating = .explicit
      case "clean", "cleaned", "edited": rating = .clean
      case "notexplicit", "none", "not explicit", "not-explicit": rating = ContentRating.none
      case "", "unknown": rating = .unknown
      default: return .unreadable
      }
    }
    guard let rating, rating != .unknown else { return .silent }
    list.set(.rating, Int(rating.rawValue))
    return .said
  }
}
