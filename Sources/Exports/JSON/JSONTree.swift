internal import CJSON

/// A whole JSON document as a value, for small files such as settings.
///
///     try JSONTree(path: "corpus.json")["policy"]?["rating"]?.text  // "any"
public indirect enum JSONTree: Hashable, Sendable {
  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: JSONTree
  }

  case null
  case truth(Bool)
  case number(Double)
  case text(String)
  case array([JSONTree])
  /// In the order of the file.
  case object([Member])

  /// Reads the document at `path`.
  ///
  /// - Throws: ``UnreadableInput`` when the file cannot be read or is no JSON.
  public init(path: String) throws(UnreadableInput) {
    var source = try ByteSource(path: path)
    self = try JSONTree.read(&source)
  }

  /// Reads a document from memory; `name` is for errors.
  public init(bytes: [UInt8], name: String) throws(UnreadableInput) {
    var source = try ByteSource(plain: bytes, name: name)
    self = try JSONTree.read(&source)
  }

  private static func read(_ source: inout ByteSource) throws(UnreadableInput) -> JSONTree {
    let path = source.path
    let stream = try JSONStream(CJSON_DOCUMENT, paths: [], keys: [], path: path)
    var found: JSONTree?
    var fault: (line: Int, message: String)?
    try stream.read(&source) { record in
      if let nodes = record.nodes, record.count > 0 {
        found = JSONTree(JSONValue(nodes: nodes, place: 0)) { JSONStream.key($0, of: record.reader) ?? "" }
      } else {
        fault = (Int(record.line), record.message.map { String(cString: $0) } ?? "no JSON")
      }
    }
    if let fault { throw UnreadableInput(path: path, reason: .malformed(line: fault.line, fault.message)) }
    if let line = stream.truncationLine {
      throw UnreadableInput(path: path, reason: .truncated(line: line, "the JSON ends inside a value"))
    }
    guard let found else { throw UnreadableInput(path: path, reason: .empty) }
    return found
  }

  private init(_ value: JSONValue, _ key: (UInt16) -> String) {
    switch value.type {
    case CJSON_FALSE: self = .truth(false)
    case CJSON_TRUE: self = .truth(true)
    case CJSON_INTEGER: self = .number(Double(value.node.integer))
    case CJSON_UNSIGNED: self = .number(Double(UInt64(bitPattern: value.node.integer)))
    case CJSON_REAL: self = .number(value.node.real)
    case CJSON_TEXT: self = .text(String(decoding: value.text, as: UTF8.self))
    case CJSON_ARRAY:
      var elements: [JSONTree] = []
      value.forEachChild { elements.append(JSONTree($0, key)) }
      self = .array(elements)
    case CJSON_OBJECT:
      var members: [Member] = []
      value.forEachChild { members.append(Member(key: key($0.node.key), value: JSONTree($0, key))) }
      self = .object(members)
    default: self = .null
    }
  }

  /// The value under a key; `nil` where there is none, or no object.
  public subscript(key: String) -> JSONTree? { members.first { $0.key == key }?.value }

  public var members: [Member] { if case .object(let members) = self { members } else { [] } }
  public var elements: [JSONTree] { if case .array(let elements) = self { elements } else { [] } }
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
}
