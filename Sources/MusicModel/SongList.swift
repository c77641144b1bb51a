/// What is known of a whole list, beside its rows.
public struct ListSource: Hashable, Sendable {
  /// The format's short name, such as `apple-library-xml`; `plain` for a list made in memory.
  public var format: String
  /// Whose identifiers the `id` column holds; `nil` makes it a mere label.
  public var idNamespace: Namespace?
  /// Whose identifiers the `catalogID` column holds.
  public var catalogNamespace: Namespace?
  /// True when the service names only a credit's first artist (TuneMyMusic from Spotify, Spotify's account data).
  public var namesFirstArtistOnly: Bool

  public init(
    format: String = "plain", idNamespace: Namespace? = nil, catalogNamespace: Namespace? = nil,
    namesFirstArtistOnly: Bool = false
  ) {
    self.format = format
    self.idNamespace = idNamespace
    self.catalogNamespace = catalogNamespace
    self.namesFirstArtistOnly = namesFirstArtistOnly
  }
}

/// An exported list, field by field, as the file says it.
///
/// Columns that no row fills take no room. A list of a million rows with seven fields is some ninety bytes
/// a row beyond its text; ``subscript(_:)`` makes a ``Song`` of one row when somebody asks for it.
public struct SongList: Hashable, Sendable {
  public var source: ListSource
  public private(set) var count = 0
  /// The 1-based number of each row's record in the file, bad records counted.
  public private(set) var recordNumbers: [UInt32] = []
  private var texts: [TextColumn?] = Array(repeating: nil, count: TextField.allCases.count)
  private var numbers: [NumberColumn?] = Array(repeating: nil, count: NumberField.allCases.count)
  private var pendingRow = false

  public init(source: ListSource = ListSource()) { self.source = source }

  public init(_ songs: [Song], source: ListSource = ListSource()) {
    self.source = source
    for song in songs { append(song) }
  }

  /// A list whose columns were gathered elsewhere.
  ///
  /// - Precondition: All columns have as many rows as there are record numbers.
  public init(
    source: ListSource, recordNumbers: [UInt32], texts: [TextField: TextColumn], numbers: [NumberField: NumberColumn]
  ) {
    self.source = source
    self.recordNumbers = recordNumbers
    count = recordNumbers.count
    for (field, column) in texts {
      precondition(column.count == count, "columns of one list are of one length")
      self.texts[Int(field.rawValue)] = column
    }
    for (field, column) in numbers {
      precondition(column.values.count == count, "columns of one list are of one length")
      self.numbers[Int(field.rawValue)] = column
    }
  }

  // MARK: Reading

  /// All rows of a text field, or `nil` when no row says anything.
  public func column(_ field: TextField) -> TextColumn? { texts[Int(field.rawValue)] }
  public func column(_ field: NumberField) -> NumberColumn? { numbers[Int(field.rawValue)] }

  public func text(_ field: TextField, at row: Int) -> String? { texts[Int(field.rawValue)]?[row] }
  public func number(_ field: NumberField, at row: Int) -> Int? { numbers[Int(field.rawValue)]?[row] }

  /// The row as a value of its own.
  public subscript(row: Int) -> Song { Song(self, row: row) }

  // MARK: Building

  /// Sets a text field of the row under construction; the last call before ``endRow(record:)`` wins.
  ///
  /// - Parameter text: UTF-8; ill-formed parts become U+FFFD. Empty text says nothing.
  public mutating func set(_ field: TextField, _ text: Span<UInt8>) {
    let column = Int(field.rawValue)
    if text.isEmpty && texts[column] == nil { return }
    if texts[column] == nil { texts[column] = TextColumn() }
    if texts[column]!.count > count { texts[column]!.dropLast() }  // set twice in one row
    texts[column]!.pad(to: count)
    if text.isWellFormedUTF8 {
      texts[column]!.append(text)
    } else {
      let repaired = Array(text.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }.utf8)
      texts[column]!.append(repaired.span)
    }
    pendingRow = true
  }

  public mutating func set(_ field: TextField, _ text: String) {
    let utf8 = Array(text.utf8)
    set(field, utf8.span)
  }

  /// Sets a number field of the row under construction. Numbers beyond 32 bits say nothing.
  public mutating func set(_ field: NumberField, _ value: Int) {
    guard value > Int(Int32.min), value <= Int(Int32.max) else { return }
    let column = Int(field.rawValue)
    if numbers[column] == nil { numbers[column] = NumberColumn() }
    if numbers[column]!.values.count > count { numbers[column]!.dropLast() }
    numbers[column]!.pad(to: count)
    numbers[column]!.append(Int32(value))
    pendingRow = true
  }

  /// Ends the row under construction and keeps it.
  ///
  /// - Parameter record: The 1-based number of the record in the file; the next one when not given.
  public mutating func endRow(record: Int? = nil) {
    recordNumbers.append(UInt32(truncatingIfNeeded: record ?? Int(recordNumbers.last ?? 0) + 1))
    count += 1
    pendingRow = false
    for column in texts.indices where texts[column] != nil { texts[column]!.pad(to: count) }
    for column in numbers.indices where numbers[column] != nil { numbers[column]!.pad(to: count) }
  }

  /// Whether the row under construction says something in `field`.
  public func pendingRowSays(_ field: TextField) -> Bool {
    guard let column = texts[Int(field.rawValue)], column.count > count else { return false }
    return !column.range(at: count).isEmpty
  }

  /// Forgets the row under construction.
  public mutating func dropRow() {
    guard pendingRow else { return }
    for column in texts.indices where texts[column].map({ $0.count > count }) ?? false { texts[column]!.dropLast() }
    for column in numbers.indices where numbers[column].map({ $0.values.count > count }) ?? false {
      numbers[column]!.dropLast()
    }
    pendingRow = false
  }

  /// Reserves room for a known number of rows in the columns that exist.
  public mutating func reserve(rows: Int) {
    recordNumbers.reserveCapacity(rows)
    for column in texts.indices where texts[column] != nil { texts[column]!.reserve(rows: rows) }
  }

  /// The rows at `rows`, in that order, with their record numbers.
  public func selecting(_ rows: [Int]) -> SongList {
    var list = SongList(source: source)
    for row in rows {
      for field in TextField.allCases {
        if let text = text(field, at: row) { list.set(field, text) }
      }
      for field in NumberField.allCases {
        if let value = number(field, at: row) { list.set(field, value) }
      }
      list.endRow(record: Int(recordNumbers[row]))
    }
    return list
  }
}

extension Span where Element == UInt8 {
  /// Whether the bytes are well-formed UTF-8; plain ASCII is told eight bytes at a time.
  var isWellFormedUTF8: Bool {
    withUnsafeBufferPointer { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var index = 0
      while index + 8 <= raw.count {
        if raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { break }
        index += 8
      }
      while index < raw.count && raw[index] < 0x80 { index += 1 }
      if index == raw.count { return true }
      return String(validating: UnsafeBufferPointer(rebasing: bytes[index...]), as: UTF8.self) != nil
    }
  }
}
