internal import MusicModel

/// The columns of a list while its rows are being read, laid out for speed.
///
/// Setters write into the row under construction; ``endRow(record:)`` keeps it, ``dropRow()`` takes it back.
/// Columns are plain memory here: arrays would ask at every cell whether they are shared.
final class RowBuilder {
  private let records: UnsafeMutablePointer<GrowingBuffer<UInt32>>
  private let texts: UnsafeMutablePointer<TextSink>
  private let numbers: UnsafeMutablePointer<NumberSink>
  /// The places in ``texts`` and ``numbers`` of the fields that are ever set.
  private let activeTexts: UnsafeMutableBufferPointer<Int>
  private let activeNumbers: UnsafeMutableBufferPointer<Int>
  private static let textCount = TextField.allCases.count
  private static let numberCount = NumberField.allCases.count

  /// - Precondition: All fields that will ever be set are named here.
  init(texts fields: [TextField], numbers numberFields: [NumberField]) {
    records = .allocate(capacity: 1)
    records.initialize(to: GrowingBuffer())
    activeTexts = .allocate(capacity: fields.count)
    _ = activeTexts.initialize(from: fields.map { Int($0.rawValue) })
    activeNumbers = .allocate(capacity: numberFields.count)
    _ = activeNumbers.initialize(from: numberFields.map { Int($0.rawValue) })
    texts = .allocate(capacity: RowBuilder.textCount)
    numbers = .allocate(capacity: RowBuilder.numberCount)
    for index in 0..<RowBuilder.textCount { (texts + index).initialize(to: TextSink()) }
    for index in 0..<RowBuilder.numberCount { (numbers + index).initialize(to: NumberSink()) }
  }

  deinit {
    records.pointee.release()
    records.deallocate()
    activeTexts.deallocate()
    activeNumbers.deallocate()
    for index in 0..<RowBuilder.textCount { texts[index].release() }
    for index in 0..<RowBuilder.numberCount { numbers[index].values.release() }
    texts.deinitialize(count: RowBuilder.textCount)
    numbers.deinitialize(count: RowBuilder.numberCount)
    texts.deallocate()
    numbers.deallocate()
  }

  /// The rows that are kept.
  @inline(__always) var count: Int { records.pointee.count }

  /// Sets a text of the row under construction; the last call wins.
  ///
  /// - Parameter cell: Well-formed UTF-8.
  @inline(__always) func set(_ field: TextField, _ cell: Cell) {
    texts[Int(field.rawValue)].set(cell)
  }

  @inline(__always) func set(_ field: NumberField, _ value: Int) {
    guard value > Int(Int32.min), value <= Int(Int32.max) else { return }
    numbers[Int(field.rawValue)].current = Int32(truncatingIfNeeded: value)
  }

  /// Whether the row under construction says something in `field`.
  @inline(__always) func says(_ field: TextField) -> Bool { texts[Int(field.rawValue)].saysSomething }
  @inline(__always) func says(_ field: NumberField) -> Bool {
    numbers[Int(field.rawValue)].current != NumberColumn.silent
  }

  /// Takes back what the row under construction says in `field`.
  func clear(_ field: TextField) { texts[Int(field.rawValue)].clearRow() }

  @inline(__always) func endRow(record: Int) {
    records.pointee.append(UInt32(truncatingIfNeeded: record))
    for column in activeTexts { texts[column].endRow() }
    for column in activeNumbers { numbers[column].endRow() }
  }

  func dropRow() {
    for column in activeTexts { texts[column].clearRow() }
    for column in activeNumbers { numbers[column].current = NumberColumn.silent }
  }

  /// Sets a number of a row that is already kept.
  func amend(_ field: NumberField, row: Int, _ value: Int) {
    guard value > Int(Int32.min), value <= Int(Int32.max) else { return }
    numbers[Int(field.rawValue)].values.base[row] = Int32(truncatingIfNeeded: value)
  }

  /// The finished list; columns that say nothing are left out. The builder is empty afterwards.
  func finish(source: ListSource) -> SongList {
    var columns: [TextField: TextColumn] = [:]
    for column in activeTexts where texts[column].utf8.count > 0 {
      columns[TextField.allCases[column]] = TextColumn(
        utf8: texts[column].utf8.take(), ends: texts[column].ends.take())
    }
    var numberColumns: [NumberField: NumberColumn] = [:]
    for column in activeNumbers {
      let values = numbers[column].values.take()
      if values.contains(where: { $0 != NumberColumn.silent }) {
        numberColumns[NumberField.allCases[column]] = NumberColumn(values: values)
      }
    }
    return SongList(source: source, recordNumbers: records.pointee.take(), texts: columns, numbers: numberColumns)
  }
}

private struct TextSink {
  var utf8 = GrowingBuffer<UInt8>()
  var ends = GrowingBuffer<UInt32>()
  private var rowStart = 0

  func release() {
    utf8.release()
    ends.release()
  }

  @inline(__always) var saysSomething: Bool { utf8.count > rowStart }

  @inline(__always) mutating func set(_ cell: Cell) {
    utf8.count = rowStart
    // A column's offsets are of 32 bits; what would not fit says nothing.
    guard rowStart + cell.count <= Int(UInt32.max) else { return }
    utf8.append(cell)
  }

  @inline(__always) mutating func clearRow() { utf8.count = rowStart }

  @inline(__always) mutating func endRow() {
    rowStart = utf8.count
    ends.append(UInt32(truncatingIfNeeded: rowStart))
  }
}

private struct NumberSink {
  var values = GrowingBuffer<Int32>()
  var current = NumberColumn.silent

  @inline(__always) mutating func endRow() {
    values.append(current)
    current = NumberColumn.silent
  }
}
