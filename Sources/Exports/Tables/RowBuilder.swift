internal import MusicModel

/// The columns of a list while its rows are being read, laid out for speed.
///
/// Setters write into the row under construction; ``endRow(record:)`` keeps it, ``dropRow()`` takes it back.
struct RowBuilder {
  private(set) var count = 0
  private var records: [UInt32] = []
  private var texts = [TextSink](repeating: TextSink(), count: TextField.allCases.count)
  private var numbers = [NumberSink](repeating: NumberSink(), count: NumberField.allCases.count)
  private var activeTexts: [Int] = []
  private var activeNumbers: [Int] = []

  /// - Precondition: All fields that will ever be set are named here.
  init(texts fields: [TextField], numbers numberFields: [NumberField]) {
    activeTexts = fields.map { Int($0.rawValue) }
    activeNumbers = numberFields.map { Int($0.rawValue) }
  }

  /// Sets a text of the row under construction; the last call wins.
  ///
  /// - Parameter cell: Well-formed UTF-8.
  @inline(__always) mutating func set(_ field: TextField, _ cell: Cell) {
    texts[Int(field.rawValue)].set(cell)
  }

  @inline(__always) mutating func set(_ field: NumberField, _ value: Int) {
    guard value > Int(Int32.min), value <= Int(Int32.max) else { return }
    numbers[Int(field.rawValue)].current = Int32(truncatingIfNeeded: value)
  }

  /// Whether the row under construction says something in `field`.
  @inline(__always) func says(_ field: TextField) -> Bool { texts[Int(field.rawValue)].saysSomething }
  @inline(__always) func says(_ field: NumberField) -> Bool {
    numbers[Int(field.rawValue)].current != NumberColumn.silent
  }

  /// Takes back what the row under construction says in `field`.
  mutating func clear(_ field: TextField) { texts[Int(field.rawValue)].clearRow() }

  @inline(__always) mutating func endRow(record: Int) {
    records.append(UInt32(truncatingIfNeeded: record))
    for column in activeTexts { texts[column].endRow() }
    for column in activeNumbers { numbers[column].endRow() }
    count += 1
  }

  mutating func dropRow() {
    for column in activeTexts { texts[column].clearRow() }
    for column in activeNumbers { numbers[column].current = NumberColumn.silent }
  }

  /// Sets a number of a row that is already kept.
  mutating func amend(_ field: NumberField, row: Int, _ value: Int) {
    guard value > Int(Int32.min), value <= Int(Int32.max) else { return }
    numbers[Int(field.rawValue)].values[row] = Int32(truncatingIfNeeded: value)
  }

  /// The finished list; columns that say nothing are left out.
  consuming func finish(source: ListSource) -> SongList {
    var columns: [TextField: TextColumn] = [:]
    for column in activeTexts where !texts[column].utf8.isEmpty {
      columns[TextField.allCases[column]] = TextColumn(utf8: texts[column].utf8, ends: texts[column].ends)
      texts[column] = TextSink()
    }
    var numberColumns: [NumberField: NumberColumn] = [:]
    for column in activeNumbers where numbers[column].values.contains(where: { $0 != NumberColumn.silent }) {
      numberColumns[NumberField.allCases[column]] = NumberColumn(values: numbers[column].values)
    }
    return SongList(source: source, recordNumbers: records, texts: columns, numbers: numberColumns)
  }
}

private struct TextSink {
  var utf8: [UInt8] = []
  var ends: [UInt32] = []
  private var rowStart = 0

  @inline(__always) var saysSomething: Bool { utf8.count > rowStart }

  @inline(__always) mutating func set(_ cell: Cell) {
    if utf8.count > rowStart { clearRow() }
    // A column's offsets are of 32 bits; what would not fit says nothing.
    guard utf8.count + cell.count <= Int(UInt32.max) else { return }
    utf8.append(contentsOf: cell)
  }

  mutating func clearRow() { utf8.removeLast(utf8.count - rowStart) }

  @inline(__always) mutating func endRow() {
    rowStart = utf8.count
    ends.append(UInt32(truncatingIfNeeded: rowStart))
  }
}

private struct NumberSink {
  var values: [Int32] = []
  var current = NumberColumn.silent

  @inline(__always) mutating func endRow() {
    values.append(current)
    current = NumberColumn.silent
  }
}
