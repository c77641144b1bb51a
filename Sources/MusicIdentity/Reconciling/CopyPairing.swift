internal import MusicModel

/// Pairs the copies of one recording on both sides: by id, then by album and number, then by album, then in order.
struct CopyPairing {
  private(set) var pairs: [(left: UInt32, right: UInt32)] = []
  private(set) var leftSurplus: [UInt32]
  private(set) var rightSurplus: [UInt32]
  private let left: KeyedList
  private let right: KeyedList

  init(_ left: KeyedList, _ right: KeyedList, _ lefts: [UInt32], _ rights: [UInt32]) {
    self.left = left
    self.right = right
    leftSurplus = lefts
    rightSurplus = rights
  }

  /// - Returns: The pair whose rows the surplus copies are duplicates of.
  mutating func run() -> (left: UInt32, right: UInt32) {
    pair { left, right, l, r in
      left.list.text(.id, at: l).map { $0 == right.list.text(.id, at: r) } ?? false
    }
    pair { left, right, l, r in
      let (x, y) = (left.cards[l], right.cards[r])
      return left.albums[Int(x.album)].hash == right.albums[Int(y.album)].hash && x.album != 0 && x.track == y.track
        && x.disc == y.disc
    }
    pair { left, right, l, r in
      let (x, y) = (left.cards[l].album, right.cards[r].album)
      return left.albums[Int(x)].hash == right.albums[Int(y)].hash && x != 0
    }
    while !leftSurplus.isEmpty && !rightSurplus.isEmpty {
      pairs.append((leftSurplus.removeFirst(), rightSurplus.removeFirst()))
    }
    return pairs[0]
  }

  private mutating func pair(by agrees: (KeyedList, KeyedList, Int, Int) -> Bool) {
    // Few copies as a rule; a history with thousands of plays of one song is paired in order beyond this.
    guard leftSurplus.count * rightSurplus.count <= 250_000 else { return }
    var rest: [UInt32] = []
    for l in leftSurplus {
      if let place = rightSurplus.firstIndex(where: { agrees(left, right, Int(l), Int($0)) }) {
        pairs.append((l, rightSurplus.remove(at: place)))
      } else {
        rest.append(l)
      }
    }
    leftSurplus = rest
  }
}
