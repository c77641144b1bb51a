internal import MusicIdentity
internal import MusicModel

/// The cases of one kind: all titles in Cyrillic, all live recordings, all short titles.
public struct Slice: Hashable, Sendable {
  /// What is looked at, such as `script` or `tag`.
  public var dimension: String
  public var value: String
  public var counts: ConfusionCounts

  public init(dimension: String, value: String, counts: ConfusionCounts) {
    self.dimension = dimension
    self.value = value
    self.counts = counts
  }

  /// Share of the cases that came out right, with its interval.
  public var right: Double? { counts.accuracy }
  public var interval: Interval? { Interval.wilson(counts.tp + counts.tn, of: counts.total) }
}

/// Counts cases by kind.
struct SliceTally {
  private var numbers: [String: [String: Int]] = [:]
  private var slices: [Slice] = []

  /// The number of a slice, made when it is new.
  mutating func number(_ dimension: String, _ value: String) -> Int {
    if let known = numbers[dimension]?[value] { return known }
    numbers[dimension, default: [:]][value] = slices.count
    slices.append(Slice(dimension: dimension, value: value, counts: ConfusionCounts()))
    return slices.count - 1
  }

  mutating func count(_ numbers: [Int], isSame: Bool, isAccepted: Bool, isReview: Bool) {
    for number in numbers {
      slices[number].counts.count(isSame: isSame, isAccepted: isAccepted, isReview: isReview)
    }
  }

  /// The worst first: those that are bad beyond chance, then by the share that is right.
  var sorted: [Slice] {
    slices.sorted { a, b in
      let (p, q) = (a.interval?.high ?? 1, b.interval?.high ?? 1)
      if p != q { return p < q }
      return (a.dimension, a.value) < (b.dimension, b.value)
    }
  }
}

/// Which slices a pair of rows belongs to.
struct PairSlicer {
  private let left: SongList
  private let right: SongList
  private let leftTraits: [SongTraits]
  private let rightTraits: [SongTraits]

  init(_ left: SongList, _ right: SongList, _ maker: KeyMaker, areAlbums: Bool) {
    self.left = left
    self.right = right
    leftTraits = maker.traits(of: left, areAlbums: areAlbums)
    rightTraits = maker.traits(of: right, areAlbums: areAlbums)
  }

  func slices(_ l: Int, _ r: Int, tags: String, _ tally: inout SliceTally) -> [Int] {
    let (a, b) = (leftTraits[l], rightTraits[r])
    var numbers = [
      tally.number("script", a.script <= b.script ? a.script + "-" + b.script : b.script + "-" + a.script)
    ]
    let all = Set(a.markers + b.markers)
    for marker in all {
      let both = a.markers.contains(marker) && b.markers.contains(marker)
      numbers.append(tally.number("marker", both ? marker + " on both" : marker + " on one"))
    }
    if all.isEmpty { numbers.append(tally.number("marker", "none")) }
    if a.hasNumber || b.hasNumber {
      numbers.append(tally.number("number", a.hasNumber && b.hasNumber ? "on both" : "on one"))
    }
    let (x, y) = (rating(left, l), rating(right, r))
    numbers.append(tally.number("rating", x <= y ? x + "-" + y : y + "-" + x))
    numbers.append(tally.number("identifiers", identifiers(l, r)))
    numbers.append(tally.number("title-length", length(l, r)))
    for tag in tags.split(separator: " ") { numbers.append(tally.number("tag", String(tag))) }
    return numbers
  }

  private func rating(_ list: SongList, _ row: Int) -> String {
    let rating = list.number(.rating, at: row).flatMap { ContentRating(rawValue: UInt8(truncatingIfNeeded: $0)) }
    let word = rating?.word ?? ""
    return word.isEmpty ? "unmarked" : word
  }

  private func identifiers(_ l: Int, _ r: Int) -> String {
    var words: [String] = []
    for (name, field) in [("isrc", TextField.isrc), ("upc", .upc)] {
      let (a, b) = (left.text(field, at: l), right.text(field, at: r))
      if a != nil && b != nil {
        words.append(a == b ? "\(name) equal" : "\(name) differs")
      } else if a != nil || b != nil {
        words.append("\(name) on one")
      }
    }
    return words.isEmpty ? "none" : words.joined(separator: ", ")
  }

  private func length(_ l: Int, _ r: Int) -> String {
    func count(_ list: SongList, _ row: Int) -> Int { list.text(.title, at: row)?.unicodeScalars.count ?? 0 }
    switch min(count(left, l), count(right, r)) {
    case 0: return "no title"
    case 1...3: return "1-3"
    case 4...7: return "4-7"
    case 8...15: return "8-15"
    case 16...31: return "16-31"
    default: return "32 and more"
    }
  }
}
