/// Which keys stand where in the beginning of a JSON input.
///
/// A path joins keys by `/`; `[]` marks an array. `{"tracks": [{"uri": 1}]}` has `tracks`, `tracks[]` and
/// `tracks[]/uri`; an array at the top is `[]`, and so are lines that are records each.
struct JSONOutline: Hashable, Sendable {
  private(set) var paths: Set<String> = []
  /// The paths in the order of their first appearance.
  private(set) var order: [String] = []
  /// Whether each line is a record.
  private(set) var isLines = false

  /// - Returns: `nil` when `text` does not begin like JSON.
  init?(_ text: [UInt8]) {
    guard let first = text.first(where: { !JSONOutline.isBlank($0) }) else { return nil }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return nil }
    isLines = first == UInt8(ascii: "{") && JSONOutline.hasRecordsAsLines(text)
    var scanner = Scanner(root: isLines ? "[]" : "", restartsAtLineEnds: isLines)
    if isLines { note("[]") }
    scanner.scan(text) { note($0) }
  }

  private mutating func note(_ path: String) {
    if paths.insert(path).inserted { order.append(path) }
  }

  func has(_ path: String) -> Bool { paths.contains(path) }

  /// The paths of the objects that have all of `keys`, the shortest first.
  func containers(of keys: [String]) -> [String] {
    guard let first = keys.first else { return [] }
    let candidates = order.compactMap { path -> String? in
      if path == first { return "" }
      return path.hasSuffix("/" + first) ? String(path.utf8.dropLast(first.utf8.count + 1)) : nil
    }
    return candidates.filter { base in
      keys.allSatisfy { has(base.isEmpty ? $0 : base + "/" + $0) }
    }
    .sorted { $0.utf8.count < $1.utf8.count }
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  /// Whether lines are records: two or more that begin and end as objects do, and no fewer than the others.
  private static func hasRecordsAsLines(_ text: [UInt8]) -> Bool {
    var whole = 0
    var other = 0
    for line in text.split(separator: 0x0A) {
      guard let first = line.first(where: { !isBlank($0) }), let last = line.last(where: { !isBlank($0) }) else {
        continue
      }
      if first == UInt8(ascii: "{") && last == UInt8(ascii: "}") { whole += 1 } else { other += 1 }
    }
    return whole >= 2 && whole >= other
  }

  /// Walks over JSON text without asking whether it is right.
  private struct Scanner {
    let root: String
    let restartsAtLineEnds: Bool
    private var containers: [(path: String, isObject: Bool)] = []
    private var value: String

    init(root: String, restartsAtLineEnds: Bool) {
      self.root = root
      self.restartsAtLineEnds = restartsAtLineEnds
      value = root
    }

    mutating func scan(_ text: [UInt8], _ found: (String) -> Void) {
      var expectsKey = false
      var at = 0
      while at < text.count {
        let byte = text[at]
        at += 1
        switch byte {
        case UInt8(ascii: "\""):
          let start = at
          while at < text.count, text[at] != UInt8(ascii: "\"") { at += text[at] == UInt8(ascii: "\\") ? 2 : 1 }
          // A key that the head cuts off is none.
          guard at < text.count else { return }
          if expectsKey, let container = containers.last {
            let key = String(decoding: text[start..<at], as: UTF8.self)
            value = container.path.isEmpty ? key : container.path + "/" + key
            found(value)
            expectsKey = false
          }
          at += 1
        case UInt8(ascii: "{"):
          guard containers.count < 32 else { return }
          containers.append((value, true))
          expectsKey = true
        case UInt8(ascii: "["):
          guard containers.count < 32 else { return }
          value += "[]"
          found(value)
          containers.append((value, false))
          expectsKey = false
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          _ = containers.popLast()
          value = containers.last?.path ?? root
          expectsKey = false
        case UInt8(ascii: ","):
          expectsKey = containers.last?.isObject ?? false
          value = containers.last?.path ?? root
        case 0x0A where restartsAtLineEnds:
          containers.removeAll()
          value = root
          expectsKey = false
        default: break
        }
      }
    }
  }
}
