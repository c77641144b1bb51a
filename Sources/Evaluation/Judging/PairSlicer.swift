internal import MusicIdentity
internal import MusicModel

/// Which slices a pair of rows belongs to.
///
/// Kinds are told by numbers; words are made once for each combination that occurs.
struct PairSlicer {
  private var left = SongList()
  private var right = SongList()
  private var leftTraits: [SongTraits] = []
  private var rightTraits: [SongTraits] = []
  private var known: [Combination: [Int]] = [:]
  private var tags: [String: [Int]] = [:]

  /// All that decides the slices of a pair, its tags apart.
  private struct Combination: Hashable {
    var scripts: (UInt16, UInt16)
    var onBoth: UInt128
    var onOne: UInt128
    /// Numbers, ratings, identifiers and length, packed.
    var rest: UInt32

    static func == (a: Combination, b: Combination) -> Bool {
      a.scripts == b.scripts && a.onBoth == b.onBoth && a.onOne == b.onOne && a.rest == b.rest
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(UInt32(scripts.0) << 16 | UInt32(scripts.1))
      hasher.combine(rest)
      hasher.combine(UInt64(truncatingIfNeeded: onOne ^ onBoth &* 3))
    }
  }

  /// A slicer that has turned to no rows yet.
  init() {}

  init(_ left: SongList, _ right: SongList, _ maker: KeyMaker, areAlbums: Bool, jobs: Int?) {
    turn(to: left, right, maker, areAlbums: areAlbums, jobs: jobs)
  }

  /// Turns to the rows of other lists; what was made of combinations and tags stays.
  mutating func turn(to left: SongList, _ right: SongList, _ maker: KeyMaker, areAlbums: Bool, jobs: Int?) {
    self.left = left
    self.right = right
    leftTraits = maker.traits(of: left, areAlbums: areAlbums, jobs: jobs)
    rightTraits = maker.traits(of: right, areAlbums: areAlbums, jobs: jobs)
  }

  mutating func slices(_ l: Int, _ r: Int, tags words: String, _ tally: inout SliceTally) -> [Int] {
    let (a, b) = (leftTraits[l], rightTraits[r])
    let isrc = PairSlicer.agreement(left, l, right, r, .isrc)
    let upc = PairSlicer.agreement(left, l, right, r, .upc)
    let ratings = [rating(left, l), rating(right, r)].sorted()
    let rest =
      (a.hasNumber ? 1 : 0) + (b.hasNumber ? 1 : 0) | isrc << 2 | upc << 4 | ratings[0] << 6 | ratings[1] << 8
      | length(l, r) << 10
    let combination = Combination(
      scripts: (min(a.scripts, b.scripts), max(a.scripts, b.scripts)), onBoth: a.markers & b.markers,
      onOne: a.markers ^ b.markers, rest: rest)
    let numbers: [Int]
    if let made = known[combination] {
      numbers = made
    } else {
      numbers = make(combination, &tally)
      known[combination] = numbers
    }
    if words.isEmpty { return numbers }
    if let made = tags[words] { return numbers + made }
    let made = Set(words.split(separator: " ").map(String.init)).sorted().map { tally.number("tag", $0) }
    tags[words] = made
    return numbers + made
  }

  private func make(_ c: Combination, _ tally: inout SliceTally) -> [Int] {
    let scripts = [SongTraits.scriptWord(c.scripts.0), SongTraits.scriptWord(c.scripts.1)].sorted()
    var numbers = [tally.number("script", scripts.joined(separator: "-"))]
    for marker in SongTraits.markerWords(c.onBoth) { numbers.append(tally.number("marker", marker + " on both")) }
    for marker in SongTraits.markerWords(c.onOne) { numbers.append(tally.number("marker", marker + " on one")) }
    if c.onBoth | c.onOne == 0 { numbers.append(tally.number("marker", "none")) }
    switch c.rest & 3 {
    case 1: numbers.append(tally.number("number", "on one"))
    case 2: numbers.append(tally.number("number", "on both"))
    default: break
    }
    let ratings = [c.rest >> 6 & 3, c.rest >> 8 & 3].map { code -> String in
      let word = ContentRating(rawValue: UInt8(code))?.word ?? ""
      return word.isEmpty ? "unmarked" : word
    }
    numbers.append(tally.number("rating", ratings.sorted().joined(separator: "-")))
    let identifiers = [("isrc", c.rest >> 2 & 3), ("upc", c.rest >> 4 & 3)].compactMap { name, agreement -> String? in
      switch agreement {
      case 1: name + " on one"
      case 2: name + " equal"
      case 3: name + " differs"
      default: nil
      }
    }
    numbers.append(
      tally.number("identifiers", identifiers.isEmpty ? "none" : identifiers.joined(separator: ", ")))
    numbers.append(tally.number("title-length", PairSlicer.lengths[Int(c.rest >> 10)]))
    return numbers
  }

  private func rating(_ list: SongList, _ row: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: list.number(.rating, at: row) ?? 0) & 3
  }

  /// 0 where neither row has the identifier, 1 where one has, 2 where both have the same, 3 where they differ.
  private static func agreement(_ left: SongList, _ l: Int, _ right: SongList, _ r: Int, _ field: TextField) -> UInt32 {
    let a = left.column(field) == nil ? nil : left.text(field, at: l)
    let b = right.column(field) == nil ? nil : right.text(field, at: r)
    if a == nil && b == nil { return 0 }
    if a == nil || b == nil { return 1 }
    return a == b ? 2 : 3
  }

  private static let lengths = ["no title", "1-3", "4-7", "8-15", "16-31", "32 and more"]

  private func length(_ l: Int, _ r: Int) -> UInt32 {
    func count(_ list: SongList, _ row: Int) -> Int { list.text(.title, at: row)?.unicodeScalars.count ?? 0 }
    switch min(count(left, l), count(right, r)) {
    case 0: return 0
    case 1...3: return 1
    case 4...7: return 2
    case 8...15: return 3
    case 16...31: return 4
    default: return 5
    }
  }
}
