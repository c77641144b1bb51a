/// One text field of all rows: the rows' UTF-8 end to end, and where each ends.
///
/// A row that says nothing takes no bytes; nothing and an empty text are one.
public struct TextColumn: Hashable, Sendable {
  /// The text of all rows, well-formed UTF-8.
  public private(set) var utf8: [UInt8] = []
  /// `ends[row]` is where the row's text ends in ``utf8``; the row before ends where it starts.
  public private(set) var ends: [UInt32] = []

  public init() {}

  /// A column of rows that were written end to end elsewhere.
  ///
  /// - Precondition: `ends` never falls, and its last is the length of `utf8`, which is well-formed.
  public init(utf8: [UInt8], ends: [UInt32]) {
    precondition(Int(ends.last ?? 0) == utf8.count, "the last row ends where the text ends")
    self.utf8 = utf8
    self.ends = ends
  }

  public var count: Int { ends.count }

  /// Where row `row` stands in ``utf8``.
  public func range(at row: Int) -> Range<Int> {
    (row == 0 ? 0 : Int(ends[row - 1]))..<Int(ends[row])
  }

  public subscript(row: Int) -> String? {
    let range = range(at: row)
    return range.isEmpty ? nil : String(decoding: utf8[range], as: UTF8.self)
  }

  /// Adds a row. Past 4 GiB in one column the row is kept silent and the answer is false.
  @discardableResult
  mutating func append(_ text: Span<UInt8>) -> Bool {
    let fits = utf8.count + text.count <= Int(UInt32.max)
    if fits { text.withUnsafeBufferPointer { utf8.append(contentsOf: $0) } }
    ends.append(UInt32(utf8.count))
    return fits
  }

  /// Adds silent rows until there are `count`.
  mutating func pad(to count: Int) {
    guard ends.count < count else { return }
    ends.append(contentsOf: repeatElement(UInt32(utf8.count), count: count - ends.count))
  }

  /// Takes the last row back.
  mutating func dropLast() {
    utf8.removeLast(utf8.count - range(at: count - 1).lowerBound)
    ends.removeLast()
  }

  mutating func reserve(rows: Int) { ends.reserveCapacity(rows) }
}

/// One number field of all rows; silence is `Int32.min`.
public struct NumberColumn: Hashable, Sendable {
  /// What stands for a row that says nothing.
  public static let silent = Int32.min
  public private(set) var values: [Int32] = []

  public init() {}

  /// A column of rows that were gathered elsewhere; ``silent`` says nothing.
  public init(values: [Int32]) { self.values = values }

  public subscript(row: Int) -> Int? {
    values[row] == NumberColumn.silent ? nil : Int(values[row])
  }

  mutating func append(_ value: Int32) { values.append(value) }

  mutating func dropLast() { values.removeLast() }

  mutating func pad(to count: Int) {
    guard values.count < count else { return }
    values.append(contentsOf: repeatElement(NumberColumn.silent, count: count - values.count))
  }
}
