/// All rules, compiled: a tree of words in one hashed table. Immutable; shared by all parsers.
final class RuleBook: Sendable {
  /// What a step in the tree may be besides a word.
  enum Slot: UInt64, CaseIterable {
    case year = 0xA1
    case ordinal
    /// Digits, a Roman numeral, or a word for a number.
    case number
    /// Digits only: `No One` names no number.
    case digits
    case language

    var bit: UInt8 { UInt8(1) << UInt8(rawValue - 0xA1) }
    var name: String { "{\(self)}" }
  }

  /// A place in the tree: which rules end here, and which slots go on.
  struct Node: Sendable {
    /// First rule made of exactly these words; of these words behind a name; of these words before a name.
    var closed: Int16 = -1
    var head: Int16 = -1
    var tail: Int16 = -1
    var slots: UInt8 = 0
  }

  let rules: [Rule]
  let nodes: [Node]
  private let steps: WordTable
  /// Names of languages.
  let languages: WordTable
  /// Words that stand for a number, with its value in hundredths.
  let numberWords: WordTable
  /// Words that never begin a guest's name.
  let strangers: WordTable
  /// Words behind which `feat` is a deed: `feat of strength`.
  let deeds: WordTable
  /// What works of classical music are: `sonata`, `concerto`.
  let works: WordTable
  /// How words begin that lead to bare guests or numbers: 15 bits out of three bytes.
  let bareBeginnings: [UInt64]
  /// The last words of markers that may stand bare at the end of a title, of ASCII letters only.
  let bareEnds: WordTable
  /// How the words of ``bareEnds`` end: 15 bits out of three letters.
  let bareEndings: [UInt64]
  /// The words and the beginnings of numbers by which rules begin that hold without brackets: ``BareStart``.
  let bareStarts: WordTable

  init(_ builder: RuleBookBuilder) {
    rules = builder.rules
    nodes = builder.nodes
    steps = builder.steps
    languages = builder.vocabulary.languages
    numberWords = builder.vocabulary.numberWords
    strangers = builder.vocabulary.strangers
    deeds = builder.vocabulary.deeds
    works = builder.vocabulary.works
    bareBeginnings = builder.bareBeginnings
    bareEnds = builder.bareEnds
    bareEndings = builder.bareEndings
    bareStarts = builder.bareStarts
  }

  /// The node behind `node` by the word or slot `step`.
  @inline(__always)
  func child(of node: Int, by step: UInt64) -> Int? {
    steps[RuleBook.key(node, step)]
  }

  /// The table's key of a step from a node.
  @inline(__always)
  static func key(_ node: Int, _ step: UInt64) -> UInt64 {
    let mixed = (step ^ UInt64(node) &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed >> 29)
  }

  /// Where a word beginning with these four bytes has its bit. In ASCII three letters count, without case, and what is
  /// no letter counts as a blank; beyond it, two letters as they are.
  @inline(__always)
  static func beginning(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> Int {
    @inline(__always) func bits(_ byte: UInt8) -> Int { byte &- 0x41 < 58 ? Int(byte & 31) : 0 }
    if a >= 0x80 {
      return (Int(a & 15) &* 0x1F35 ^ Int(b & 63) &* 0x2A3 ^ Int(c & 15) &* 0x55 ^ Int(d & 63) &* 0x11) & 0x7FFF
    }
    return bits(a) << 10 | bits(b) << 5 | bits(c)
  }

  /// Where a word ending in these three small letters has its bit; what is no letter counts as a blank.
  @inline(__always)
  static func ending(_ a: UInt16, _ b: UInt16, _ c: UInt16) -> Int {
    @inline(__always) func bits(_ unit: UInt16) -> Int { unit &- 0x61 < 26 ? Int(unit & 31) : 0 }
    return bits(a) << 10 | bits(b) << 5 | bits(c)
  }
}
