internal import CJSON
internal import MusicModel

/// Rules laid out to be applied to records: per level a tree of keys, and for each rule the value found.
struct JSONMapping {
  let rules: [JSONRule]
  /// All keys of rules and steps; the key numbered n is `keys[n - 1]`.
  let keys: [String]
  /// From the element that the stream gives down to the record.
  let steps: [(keys: [UInt16], isArray: Bool)]
  /// The trees, by how many levels up they belong.
  private(set) var trees: [JSONKeyTree]
  /// The place of the value that each rule found in the record at hand, negative for none.
  var found: [Int]
  /// For each rule the number of its field, to see which fields are filled.
  let fieldOfRule: [Int]
  let fieldCount: Int

  /// - Parameter known: Keys that have their numbers already, in order.
  init(_ rules: [JSONRule], steps: [JSONLayout.Step], known: [String] = []) {
    self.rules = rules
    var numbers: [String: UInt16] = [:]
    var keys: [String] = []
    for key in known {
      keys.append(key)
      numbers[key] = UInt16(keys.count)
    }
    func number(_ key: String) -> UInt16 {
      if let known = numbers[key] { return known }
      keys.append(key)
      numbers[key] = UInt16(keys.count)
      return UInt16(keys.count)
    }
    // The members that readings look for themselves.
    for key in JSONMapping.memberKeys { _ = number(key) }
    let numbered = rules.map { $0.path.map(number) }
    self.steps = steps.map { ($0.keys.map(number), $0.isArray) }
    self.keys = keys
    let levels = (rules.map(\.levelsUp).max() ?? 0) + 1
    trees = (0..<levels).map { level in
      JSONKeyTree(
        paths: rules.indices.filter { rules[$0].levelsUp == level }.map { (numbered[$0], $0) }, keyCount: keys.count)
    }
    found = Array(repeating: -1, count: rules.count)
    var fields: [String: Int] = [:]
    fieldOfRule = rules.map { rule in
      guard let field = rule.reading.field else { return -1 }
      let number = fields[field] ?? fields.count
      fields[field] = number
      return number
    }
    fieldCount = fields.count
  }

  /// Keys that readings look up by themselves, in the order of ``Member``.
  static let memberKeys = ["name", "title", "joinphrase", "join_phrase", "artist_credit_name", "artist"]

  /// The numbers of ``memberKeys``.
  enum Member {
    static let name: UInt16 = 1
    static let title: UInt16 = 2
    static let joinphrase: UInt16 = 3
    static let joinPhrase: UInt16 = 4
    static let artistCreditName: UInt16 = 5
    static let artist: UInt16 = 6
  }

  /// Notes the values of `value` that the rules of a level ask for.
  ///
  /// - Returns: The rule of which a value was there twice in one object, if any; the first is kept.
  mutating func look(into value: JSONValue, levelsUp: Int) -> Int? {
    guard levelsUp < trees.count else { return nil }
    for rule in trees[levelsUp].rules { found[rule] = -1 }
    guard trees[levelsUp].hasRules else { return nil }
    var repeated: Int?
    look(into: value, node: 0, level: levelsUp, repeated: &repeated)
    return repeated
  }

  private mutating func look(into value: JSONValue, node: Int, level: Int, repeated: inout Int?) {
    let nodes = value.nodes
    var child = value.place + 1
    let end = Int(nodes[value.place].next)
    if value.isArray {
      // Only the first element speaks for a list; `names` and `credit` stand on the list itself.
      if child < end {
        look(into: JSONValue(nodes: nodes, place: child), node: node, level: level, repeated: &repeated)
      }
      return
    }
    guard value.isObject else { return }
    while child < end {
      let next = trees[level].child(of: node, key: nodes[child].key)
      if next > 0 {
        for rule in trees[level].rulesAt(next) {
          if found[rule] < 0 { found[rule] = child } else { repeated = rule }
        }
        let type = nodes[child].type
        if trees[level].goesOn(next), type == UInt8(CJSON_OBJECT.rawValue) || type == UInt8(CJSON_ARRAY.rawValue) {
          look(into: JSONValue(nodes: nodes, place: child), node: next, level: level, repeated: &repeated)
        }
      }
      child = Int(nodes[child].next)
    }
  }
}

/// A tree of key numbers; each node knows the rules whose path ends there.
struct JSONKeyTree {
  private var children: [UInt16]
  private var ends: [[Int]] = [[]]
  /// Whether a node has children.
  private var isInner: [Bool] = [false]
  private let width: Int
  /// All rules of the tree.
  let rules: [Int]

  init(paths: [(keys: [UInt16], rule: Int)], keyCount: Int) {
    width = keyCount + 1
    rules = paths.map(\.rule)
    children = Array(repeating: 0, count: keyCount + 1)
    for (keys, rule) in paths {
      var node = 0
      for key in keys {
        if children[node * width + Int(key)] == 0 {
          children[node * width + Int(key)] = UInt16(ends.count)
          ends.append([])
          isInner[node] = true
          isInner.append(false)
          children.append(contentsOf: repeatElement(0, count: width))
        }
        node = Int(children[node * width + Int(key)])
      }
      ends[node].append(rule)
    }
  }

  var hasRules: Bool { !rules.isEmpty }

  /// The child of a node under a key, 0 for none.
  @inline(__always) func child(of node: Int, key: UInt16) -> Int {
    Int(key) < width ? Int(children[node * width + Int(key)]) : 0
  }

  func rulesAt(_ node: Int) -> [Int] { ends[node] }

  func goesOn(_ node: Int) -> Bool { isInner[node] }
}
