internal import CScan

/// One field of a record: where it stands in the scanner's buffer.
struct TableField {
  var start: UInt32
  var end: UInt32
  /// Whether doubled quotes inside it stand for single ones.
  var doublesQuotes: Bool
}

/// Splits a stream of bytes into records and fields, without copying them.
///
/// The separators of a whole buffer are found at once, 64 bytes at a time; records are then made by walking the
/// list of their places. Quotes follow RFC 4180 as far as a file does: a quote opens a field only at its start
/// and closes it only before a delimiter or a line's end (blanks between allowed); any other is a sign like
/// others. What then does not give as many fields as the header has is read again by its line: see
/// `TableScanner+Repair.swift`.
struct TableScanner: ~Copyable {
  /// The longest record, in bytes.
  static let recordLimit = 16 << 20
  /// How many fields of a record are kept; those beyond are counted only.
  static let fieldLimit = 4096
  private static let firstCapacity = 256 * 1024

  let dialect: TableDialect
  /// How many fields a record should have; 0 while unknown.
  var expectedFields = 0

  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var filled = 0
  private var positions: UnsafeMutablePointer<UInt32>
  private var positionCount = 0
  private var cursor = 0
  /// Whether all that the buffer holds is well-formed UTF-8; `false` when that is not known.
  private(set) var isWellFormed = false
  /// Where the next record begins.
  private(set) var recordStart = 0
  private var ended = false
  /// How far an open quote may reach before it is taken for a sign, in bytes; lowered once one did.
  private var quoteReach = 1 << 20

  /// The fields of the record that ``nextRecord()`` found.
  let fields: UnsafeMutablePointer<TableField>
  private(set) var fieldCount = 0
  /// The 1-based line on which the record begins.
  private(set) var line = 1
  private var linesInRecord = 0
  /// Whether the record has quotes that careless writers leave: inside a bare field, not doubled in a quoted one,
  /// doubled before a delimiter, or open across lines.
  private var hasOddQuotes = false
  /// What had to be mended in the record.
  private(set) var fault: ListProblem.Reason?

  init(dialect: TableDialect) {
    self.dialect = dialect
    capacity = TableScanner.firstCapacity
    bytes = .allocate(capacity: capacity)
    positions = .allocate(capacity: capacity + 64)
    fields = .allocate(capacity: TableScanner.fieldLimit)
  }

  deinit {
    bytes.deallocate()
    positions.deallocate()
    fields.deallocate()
  }

  // MARK: Buffer

  /// Brings more bytes in behind what is not yet consumed.
  ///
  /// - Returns: Whether there is anything to scan that was not there before.
  /// - Throws: ``UnreadableInput`` when one line is longer than ``recordLimit``.
  mutating func refill(from source: inout ByteSource) throws(UnreadableInput) -> Bool {
    if ended { return false }
    let rest = filled - recordStart
    if recordStart > 0 { bytes.update(from: bytes + recordStart, count: rest) }
    filled = rest
    recordStart = 0
    if rest >= TableScanner.recordLimit {
      throw UnreadableInput(
        path: source.path,
        reason: .refused(line: line, "a single row is longer than \(TableScanner.recordLimit >> 20) MiB"))
    }
    if rest > capacity / 2 { grow() }
    while filled < capacity {
      let count = try source.read(into: UnsafeMutableRawBufferPointer(start: bytes + filled, count: capacity - filled))
      if count == 0 {
        ended = true
        break
      }
      filled += count
    }
    index()
    return true
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
    larger.update(from: bytes, count: filled)
    bytes.deallocate()
    bytes = larger
    capacity *= 2
    positions.deallocate()
    positions = .allocate(capacity: capacity + 64)
  }

  private mutating func index() {
    // What the end cuts off comes whole with the next bytes; at the very end it has to be looked at.
    isWellFormed = !ended && cscan_is_utf8(bytes, filled) != 0
    let quote = dialect.quoting ? UInt8(ascii: "\"") : dialect.newline
    positionCount = cscan_positions(bytes, filled, dialect.delimiter, dialect.newline, quote, positions)
    cursor = 0
  }

  // MARK: Records

  /// Finds the next record in the buffer.
  ///
  /// - Returns: `false` when the buffer holds no whole record any more; ``refill(from:)`` brings more.
  mutating func nextRecord() -> Bool {
    line += linesInRecord
    linesInRecord = 0
    fault = nil
    guard recordStart < filled else { return false }
    let firstCursor = cursor
    switch split() {
    case .whole(let next):
      if expectedFields > 0, fieldCount != expectedFields, hasOddQuotes, repairLine() { return true }
      recordStart = next
      return true
    case .incomplete(let openQuote):
      cursor = firstCursor
      linesInRecord = 0
      if let openQuote, ended || filled - openQuote > quoteReach {
        // The quote never closes: it was a sign, and the record is its line.
        quoteReach = min(quoteReach, 64 * 1024)
        if splitLine(from: recordStart, closing: .literal) {
          fault = .unterminatedQuote
          return true
        }
      }
      return false
    }
  }

  private enum Split {
    case whole(next: Int)
    /// The buffer ends before the record; in a quoted field that began at `openQuote`.
    case incomplete(openQuote: Int?)
  }

  private mutating func split() -> Split {
    let quote = UInt8(ascii: "\"")
    let (delimiter, newline, quoting) = (dialect.delimiter, dialect.newline, dialect.quoting)
    var start = recordStart
    hasOddQuotes = false
    var count = 0
    var cursor = cursor
    while true {
      // A quoted field.
      if quoting, start < filled, bytes[start] == quote {
        guard let field = quotedField(from: start, &cursor) else { return .incomplete(openQuote: start) }
        if count < TableScanner.fieldLimit { fields[count] = field.field }
        count += 1
        let separator = field.separator
        if separator == filled || bytes[separator] == newline {
          fieldCount = count
          self.cursor = cursor
          linesInRecord += 1
          return .whole(next: min(separator + 1, filled))
        }
        start = separator + 1
        continue
      }
      // A bare field: to the next separator that is no quote.
      var end = filled
      var sign = newline
      while true {
        guard cursor < positionCount else {
          if !ended { return .incomplete(openQuote: nil) }
          end = filled
          sign = newline
          break
        }
        end = Int(positions[cursor])
        cursor += 1
        sign = bytes[end]
        if sign == delimiter || sign == newline { break }
        hasOddQuotes = true
      }
      let next = min(end + 1, filled)
      if sign == newline, end > start, bytes[end - 1] == 0x0D { end -= 1 }
      if count < TableScanner.fieldLimit {
        fields[count] = TableField(start: UInt32(start), end: UInt32(end), doublesQuotes: false)
      }
      count += 1
      if sign == newline {
        fieldCount = count
        self.cursor = cursor
        linesInRecord += 1
        return .whole(next: next)
      }
      start = next
    }
  }

  /// The field whose opening quote stands at `start`, and the separator behind it.
  private mutating func quotedField(
    from start: Int, _ cursor: inout Int
  ) -> (field: TableField, separator: Int)? {
    let quote = UInt8(ascii: "\"")
    let (delimiter, newline) = (dialect.delimiter, dialect.newline)
    var doubles = false
    var lines = 0
    // The opening quote itself is the next place that the cursor names.
    cursor += 1
    while cursor < positionCount {
      let place = Int(positions[cursor])
      cursor += 1
      let sign = bytes[place]
      if sign == newline {
        lines += 1
        hasOddQuotes = true
        continue
      }
      if sign != quote { continue }
      var next = place + 1
      if next == filled && !ended { return nil }
      if next < filled, bytes[next] == quote {
        doubles = true
        cursor += 1
        if next + 1 < filled, bytes[next + 1] == delimiter { hasOddQuotes = true }
        continue
      }
      while next < filled, bytes[next] == 0x20 || bytes[next] == 0x0D { next += 1 }
      if next == filled && !ended { return nil }
      if next == filled || bytes[next] == newline || bytes[next] == delimiter {
        if next < filled { cursor += 1 }
        linesInRecord += lines
        return (
          TableField(start: UInt32(start + 1), end: UInt32(place), doublesQuotes: doubles), separator: next
        )
      }
      hasOddQuotes = true
    }
    return nil
  }

  /// The bytes of a field, blanks around it taken off, doubled quotes still doubled.
  @inline(__always) func cell(_ index: Int) -> Cell {
    var start = Int(fields[index].start)
    var end = Int(fields[index].end)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return Cell(start: bytes + start, count: end - start)
  }

  /// A field as text of its own.
  func text(of index: Int) -> String {
    let cell = cell(index)
    guard fields[index].doublesQuotes else { return cell.string }
    var single: [UInt8] = []
    TableScanner.undouble(cell, into: &single)
    return String(decoding: single, as: UTF8.self)
  }

  /// Writes `cell` with every two quotes as one.
  static func undouble(_ cell: Cell, into single: inout [UInt8]) {
    single.removeAll(keepingCapacity: true)
    var afterQuote = false
    for byte in cell {
      let isQuote = byte == UInt8(ascii: "\"")
      if isQuote && afterQuote {
        afterQuote = false
        continue
      }
      afterQuote = isQuote
      single.append(byte)
    }
  }

  // MARK: Lines

  /// What closes a quoted field when a line is read by itself.
  enum Closing: CaseIterable {
    /// A quote before a delimiter, also the second of two.
    case beforeDelimiter
    /// A quote before a delimiter that no blank follows: `5'9", Curren$y` goes on.
    case beforeTightDelimiter
    /// No quote means anything.
    case literal
  }

  /// Reads a record again by its line, in the ways that files with careless quotes ask for.
  ///
  /// - Returns: Whether one way gave the expected number of fields; else the record stays as it was.
  private mutating func repairLine() -> Bool {
    let strict = (count: fieldCount, cursor: cursor, lines: linesInRecord, start: recordStart)
    let kept = Array(UnsafeBufferPointer(start: fields, count: min(fieldCount, TableScanner.fieldLimit)))
    for closing in Closing.allCases
    where splitLine(from: strict.start, closing: closing) && fieldCount == expectedFields {
      return true
    }
    (fieldCount, cursor, linesInRecord, recordStart) = strict
    for (index, field) in kept.enumerated() { fields[index] = field }
    return false
  }

  /// Makes the line at `begin` a record of its own, and moves behind it.
  ///
  /// - Returns: `false` when the buffer does not hold the whole line.
  private mutating func splitLine(from begin: Int, closing: Closing) -> Bool {
    var lineEnd = begin
    while lineEnd < filled, bytes[lineEnd] != dialect.newline { lineEnd += 1 }
    if lineEnd == filled, !ended { return false }
    var end = lineEnd
    if end > begin, bytes[end - 1] == 0x0D { end -= 1 }
    let quote = UInt8(ascii: "\"")
    var count = 0
    var start = begin
    var place = begin
    var inQuotes = closing != .literal && start < end && bytes[start] == quote
    while place <= end {
      let atEnd = place == end
      if atEnd || bytes[place] == dialect.delimiter {
        let closed = place - 1 > start && bytes[place - 1] == quote
        let tight = atEnd || place + 1 == end || bytes[place + 1] != 0x20
        if atEnd || !inQuotes || (closed && (closing == .beforeDelimiter || tight)) {
          let quoted = inQuotes && closed
          if count < TableScanner.fieldLimit {
            fields[count] = TableField(
              start: UInt32(quoted ? start + 1 : start), end: UInt32(quoted ? place - 1 : place),
              doublesQuotes: quoted)
          }
          count += 1
          start = place + 1
          inQuotes = closing != .literal && start < end && bytes[start] == quote
        }
      }
      place += 1
    }
    fieldCount = count
    linesInRecord = 1
    // Positions are in order: the cursor goes to the first behind this line.
    while cursor > 0, positions[cursor - 1] > lineEnd { cursor -= 1 }
    while cursor < positionCount, positions[cursor] <= lineEnd { cursor += 1 }
    recordStart = min(lineEnd + 1, filled)
    return true
  }
}
