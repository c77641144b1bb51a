/// Tracks of one album support each other: where a row fits several, the one on the album that its neighbours
/// were found on fits better.
struct AlbumSupport {
  /// Weight per supporting neighbour, and the most of them that count. Set by hand: it breaks ties, and never
  /// outweighs a length or a title.
  static let bitsEach: Float = 0.4
  static let most = 6

  private let rivals: [Bool]
  private var counts: [UInt64: Int] = [:]
  private let left: ListView
  private let right: ListView

  init(_ pairs: [ScoredPair], _ left: ListView, _ right: ListView) {
    self.left = left
    self.right = right
    var leftCounts = [UInt8](repeating: 0, count: left.cards.count)
    var rightCounts = [UInt8](repeating: 0, count: right.cards.count)
    for pair in pairs where pair.isCandidate {
      if leftCounts[Int(pair.left)] < 2 { leftCounts[Int(pair.left)] += 1 }
      if rightCounts[Int(pair.right)] < 2 { rightCounts[Int(pair.right)] += 1 }
    }
    rivals = pairs.map { $0.isCandidate && (leftCounts[Int($0.left)] > 1 || rightCounts[Int($0.right)] > 1) }
    for (index, pair) in pairs.enumerated() where rivals[index] {
      if let albums = albums(pair) { counts[albums] = 0 }
    }
    guard !counts.isEmpty else { return }
    for (index, pair) in pairs.enumerated() where pair.verdict.outcome == .match && !rivals[index] {
      if let albums = albums(pair), let count = counts[albums] { counts[albums] = count + 1 }
    }
  }

  func add(to pairs: inout [ScoredPair]) {
    guard !counts.isEmpty else { return }
    for index in pairs.indices where rivals[index] {
      guard let albums = albums(pairs[index]), let count = counts[albums] else { continue }
      pairs[index].support = Float(min(count, AlbumSupport.most)) * AlbumSupport.bitsEach
    }
  }

  /// The two albums as one number; `nil` when a side names none.
  private func albums(_ pair: ScoredPair) -> UInt64? {
    let a = left.cards[Int(pair.left)].album
    let b = right.cards[Int(pair.right)].album
    return a == 0 || b == 0 ? nil : UInt64(a) << 32 | UInt64(b)
  }
}
