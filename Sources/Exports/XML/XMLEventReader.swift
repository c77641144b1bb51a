internal import CXML
internal import MusicModel

/// Drives the XML parser over an input and tells what was wrong with it.
///
/// The reader hands batches of events to a closure, in order; a batch is valid only during the call.
struct XMLEventReader: ~Copyable {
  private let parser: OpaquePointer
  private var status = CXML_OK

  /// - Parameters:
  ///   - mode: What the elements are turned into.
  ///   - names: The names that come back as numbers, from 1 in this order.
  init(_ mode: cxml_mode, names: [String], path: String) throws(UnreadableInput) {
    var joined = Array(names.joined(separator: "\n").utf8)
    let opened = joined.withUnsafeMutableBytes { bytes in
      cxml_open(mode, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    guard let opened else { throw UnreadableInput(path: path, reason: .io("no memory for the XML parser")) }
    parser = opened
  }

  deinit { cxml_close(parser) }

  /// The line that the parser has reached.
  var line: Int { Int(cxml_line(parser)) }

  /// Reads the whole of `source`.
  ///
  /// - Throws: ``UnreadableInput`` when the input cannot be read or is refused; damage does not throw.
  mutating func read(
    _ source: inout ByteSource, _ body: (cxml_batch) -> Void
  ) throws(UnreadableInput) {
    let parser = parser
    let path = source.path
    var failure: UnreadableInput?
    let status = withoutActuallyEscaping(body) { body in
      withUnsafeMutablePointer(to: &source) { source in
        var call = Call(source: source, body: body)
        let status = withUnsafeMutablePointer(to: &call) { call in
          cxml_parse(parser, XMLEventReader.readPiece, XMLEventReader.takeBatch, call)
        }
        failure = call.failure
        return status
      }
    }
    if let failure { throw failure }
    self.status = status
    if status == CXML_NO_MEMORY {
      throw UnreadableInput(path: path, reason: .io("no memory for an element in line \(line)"))
    }
    if status == CXML_REFUSED {
      let fault = cxml_fault_at(parser, 0)
      throw UnreadableInput(
        path: path, reason: .refused(line: Int(fault.line), String(cString: fault.message)))
    }
  }

  /// What the parser's calls back need; it lives as long as the parsing.
  private struct Call {
    let source: UnsafeMutablePointer<ByteSource>
    let body: (cxml_batch) -> Void
    var failure: UnreadableInput?
  }

  private static let readPiece: cxml_read = { context, buffer, capacity in
    guard let call = context?.assumingMemoryBound(to: Call.self) else { return -1 }
    do throws(UnreadableInput) {
      return try call.pointee.source.pointee.read(
        into: UnsafeMutableRawBufferPointer(start: buffer, count: capacity))
    } catch {
      call.pointee.failure = error
      return -1
    }
  }

  private static let takeBatch: cxml_take = { context, batch in
    guard let call = context?.assumingMemoryBound(to: Call.self) else { return }
    call.pointee.body(batch)
  }

  /// Reports the damage that was passed over; the first few faults are told one by one.
  ///
  /// - Throws: ``UnreadableInput`` when there was damage and nothing was read.
  func reportDamage(to context: inout ReadContext, path: String) throws(UnreadableInput) {
    let count = cxml_fault_count(parser)
    let found = (0..<min(count, 32)).map { cxml_fault_at(parser, $0) }
    let truncation = found.first { $0.is_truncation != 0 }
    if context.list.count == 0 && context.badRows == 0 {
      if let truncation {
        throw UnreadableInput(
          path: path, reason: .truncated(line: Int(truncation.line), "the XML ends before its last end tag"))
      }
      if let first = found.first {
        throw UnreadableInput(
          path: path, reason: .malformed(line: Int(first.line), String(cString: first.message)))
      }
    }
    for fault in found.prefix(5) {
      let words =
        fault.is_truncation != 0 ? "the XML ends before its last end tag" : String(cString: fault.message)
      context.report(line: Int(fault.line), record: 0, .malformed(words))
    }
    if count > 5 { context.note("\(count - 5) further faults in the XML passed over") }
    if status == CXML_STOPPED {
      context.note("the XML could not be followed beyond line \(line)")
    }
    reportRepairs(to: &context)
  }

  private func reportRepairs(to context: inout ReadContext) {
    let line = Int(cxml_first_repair_line(parser))
    if cxml_bad_bytes(parser) > 0 {
      context.report(line: line, record: 0, .invalidUTF8)
      context.note("\(cxml_bad_bytes(parser)) bytes that are not UTF-8 replaced")
    }
    if cxml_control_characters(parser) > 0 {
      context.note("\(cxml_control_characters(parser)) control characters dropped, the first in line \(line)")
    }
  }
}

extension cxml_batch {
  /// The text of an event of this batch.
  func text(_ event: cxml_event) -> UnsafeBufferPointer<UInt8> {
    guard event.length > 0, let text else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: text + Int(event.start), count: Int(event.length))
  }
}
