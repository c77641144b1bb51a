/// Writes JSON piece by piece at the end of a buffer; commas, indents and escapes are its own business.
///
///     var json = JSONWriter(.indented)
///     json.object { json in
///       json.member("rows", 60)
///       json.member("columns") { $0.array(of: ["Name", "Artist"]) { $0.value($1) } }
///     }
///     json.endLine()
///
/// Keys stand in the order written.
public struct JSONWriter: Sendable {
  public enum Layout: Hashable, Sendable {
    /// No blanks: one value to a line for NDJSON.
    case compact
    /// Two blanks a level, for people and for `diff`.
    case indented
  }

  /// What was written and not yet handed on.
  public private(set) var bytes: [UInt8] = []
  private let layout: Layout
  private var depth = 0
  /// Whether the innermost object or array has something in it already.
  private var hasSibling = false
  private var afterKey = false

  public init(_ layout: Layout = .compact) { self.layout = layout }

  public mutating func object(_ members: (inout JSONWriter) -> Void) { enclosed("{", "}", members) }

  public mutating func array(_ elements: (inout JSONWriter) -> Void) { enclosed("[", "]", elements) }

  public mutating func array<Elements: Sequence>(
    of elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    array { json in for element in elements { write(&json, element) } }
  }

  // MARK: Members

  /// Writes a key; a value must follow.
  public mutating func key(_ name: String) {
    separate()
    bytes.append(jsonString: name)
    bytes.append(layout == .indented ? ": " : ":" as StaticString)
    afterKey = true
  }

  public mutating func member(_ name: String, _ write: (inout JSONWriter) -> Void) {
    key(name)
    write(&self)
  }

  public mutating func member(_ name: String, _ text: String?) {
    key(name)
    value(text)
  }

  public mutating func member(_ name: String, _ number: Int?) {
    key(name)
    value(number)
  }

  public mutating func member(_ name: String, _ truth: Bool) {
    key(name)
    value(truth)
  }

  /// - Parameter decimals: Digits behind the point, always as many.
  public mutating func member(_ name: String, _ number: Double?, decimals: Int) {
    key(name)
    value(number, decimals: decimals)
  }

  // MARK: Values

  /// Writes a string, or `null` for nothing.
  public mutating func value(_ text: String?) {
    separate()
    if let text { bytes.append(jsonString: text) } else { bytes.append("null" as StaticString) }
  }

  public mutating func value(_ number: Int?) {
    separate()
    if let number { bytes.append(decimal: number) } else { bytes.append("null" as StaticString) }
  }

  public mutating func value(_ truth: Bool) {
    separate()
    bytes.append(truth ? "true" : "false" as StaticString)
  }

  /// Writes a number with a fixed number of decimals; `null` for nothing and for what JSON has no word for.
  public mutating func value(_ number: Double?, decimals: Int) {
    separate()
    let start = bytes.count
    if let number { bytes.append(number, decimals: decimals) }
    if bytes.count == start { bytes.append("null" as StaticString) }
  }

  /// Writes a number with as many digits as tell it from its neighbours; `null` for infinities and no number.
  public mutating func value(_ number: Double) {
    separate()
    if number.isFinite { bytes.append(number.description) } else { bytes.append("null" as StaticString) }
  }

  /// Ends a line after a whole value.
  public mutating func endLine() {
    bytes.append(0x0A)
    hasSibling = false
  }

  /// Hands on what was written when it is much; at the end call it with `atLeast: 1`.
  public mutating func flush<Failure: Error>(
    atLeast count: Int = 1 << 20, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try bytes.flush(atLeast: count, to: sink)
  }

  // MARK: Pieces

  /// Opens an object that a later ``close(_:)`` ends, for what is handed on while it is written.
  mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(bracket)
    depth += 1
    hasSibling = false
  }

  mutating func close(_ bracket: Unicode.Scalar) {
    depth -= 1
    if hasSibling { breakLine() }
    bytes.append(bracket)
    hasSibling = true
  }

  /// Lets `write` append a whole value of its own making.
  mutating func raw(_ write: (inout [UInt8]) -> Void) {
    separate()
    write(&bytes)
  }

  private mutating func enclosed(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ write: (inout JSONWriter) -> Void
  ) {
    open(opening)
    write(&self)
    close(closing)
  }

  /// What stands between two values: a comma, a new line, or nothing behind a key.
  private mutating func separate() {
    if afterKey {
      afterKey = false
      hasSibling = true
      return
    }
    if hasSibling { bytes.append(UInt8(ascii: ",")) }
    if depth > 0 { breakLine() }
    hasSibling = true
  }

  private mutating func breakLine() {
    guard layout == .indented else { return }
    bytes.append(0x0A)
    for _ in 0..<depth { bytes.append("  " as StaticString) }
  }
}
