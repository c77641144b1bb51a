internal import CJSON
internal import MusicModel

/// The records of a JSON input, one after the other.
struct JSONStream: ~Copyable {
  let reader: OpaquePointer
  private let path: String

  /// - Parameters:
  ///   - shape: What a record is.
  ///   - paths: For elements, where the arrays stand: keys joined by `/`, empty for an array at the top.
  ///   - keys: The keys that get the numbers from 1 in this order.
  init(_ shape: cjson_shape, paths: [String], keys: [String], path: String) throws(UnreadableInput) {
    let joinedPaths = Array(paths.joined(separator: "\n").utf8CString)
    let joinedKeys = Array(keys.joined(separator: "\n").utf8CString)
    guard let opened = cjson_open(shape, joinedPaths, joinedPaths.count - 1, joinedKeys, joinedKeys.count - 1) else {
      throw UnreadableInput(path: path, reason: .io("no memory for the JSON reader"))
    }
    reader = opened
    self.path = path
  }

  deinit { cjson_close(reader) }

  /// Reads the whole of `source` and hands every record to `body`; it is valid only during the call.
  ///
  /// A record that is no JSON has no nodes, but a message.
  func read(_ source: inout ByteSource, _ body: (cjson_record) -> Void) throws(UnreadableInput) {
    let (reader, path) = (reader, path)
    try source.forEachChunk { chunk throws(UnreadableInput) in
      try JSONStream.take(chunk, isLast: false, reader, path, body)
    }
    try JSONStream.take(UnsafeRawBufferPointer(start: nil, count: 0), isLast: true, reader, path, body)
  }

  private static func take(
    _ chunk: UnsafeRawBufferPointer, isLast: Bool, _ reader: OpaquePointer, _ path: String,
    _ body: (cjson_record) -> Void
  ) throws(UnreadableInput) {
    let bytes = chunk.baseAddress?.assumingMemoryBound(to: UInt8.self)
    if cjson_feed(reader, bytes, chunk.count, isLast ? 1 : 0) == CJSON_NO_MEMORY {
      throw UnreadableInput(path: path, reason: .io("no memory for a record in line \(cjson_line(reader))"))
    }
    while true {
      var record = cjson_record()
      switch cjson_next(reader, &record) {
      case CJSON_RECORD, CJSON_BAD_RECORD: body(record)
      case CJSON_TOO_LONG:
        throw UnreadableInput(
          path: path,
          reason: .refused(
            line: Int(record.line), "a record is longer than \(cjson_record_limit() >> 20) MiB; is a quote missing?"))
      case CJSON_NO_MEMORY:
        throw UnreadableInput(path: path, reason: .io("no memory for the record in line \(record.line)"))
      default: return
      }
    }
  }

  /// The line on which the record began that the end of the input cut off.
  var truncationLine: Int? { cjson_is_truncated(reader) != 0 ? Int(cjson_truncation_line(reader)) : nil }

  /// Whether there was an array at the first path.
  var foundArray: Bool { cjson_found_path(reader, 1) != 0 }

  /// The key with a number.
  static func key(_ number: UInt16, of reader: OpaquePointer?) -> String? {
    var length = 0
    guard let reader, let text = cjson_key(reader, number, &length) else { return nil }
    return text.withMemoryRebound(to: UInt8.self, capacity: length) {
      String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
    }
  }
}

/// A value inside a record, with its place among the record's nodes.
struct JSONValue {
  let nodes: UnsafePointer<cjson_node>
  let place: Int

  var node: cjson_node { nodes[place] }
  var type: cjson_type { cjson_type(UInt32(nodes[place].type)) }
  var isObject: Bool { type == CJSON_OBJECT }
  var isArray: Bool { type == CJSON_ARRAY }
  var isNull: Bool { type == CJSON_NULL }

  /// The bytes of a text; none of anything else.
  var text: UnsafeBufferPointer<UInt8> {
    guard type == CJSON_TEXT, nodes[place].length > 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: nodes[place].text, count: Int(nodes[place].length))
  }

  /// Calls `body` with each element or member.
  @inline(__always) func forEachChild(_ body: (JSONValue) -> Void) {
    guard isObject || isArray else { return }
    var child = place + 1
    let end = Int(nodes[place].next)
    while child < end {
      body(JSONValue(nodes: nodes, place: child))
      child = Int(nodes[child].next)
    }
  }

  /// The first member under a key.
  func member(_ key: UInt16) -> JSONValue? {
    guard isObject, key != 0 else { return nil }
    var child = place + 1
    let end = Int(nodes[place].next)
    while child < end {
      if nodes[child].key == key { return JSONValue(nodes: nodes, place: child) }
      child = Int(nodes[child].next)
    }
    return nil
  }
}
