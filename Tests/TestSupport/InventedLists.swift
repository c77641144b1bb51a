public import MusicModel

/// Small lists made up by a seed: the same seed gives the same lists on every machine.
///
/// The right list holds most of the left one's songs in other spellings, and some hard negatives.
public struct InventedLists: Sendable {
  public var left: [Song] = []
  public var right: [Song] = []

  private static let words =
    "river stone glass night paper crown velvet harbour winter signal copper lantern garden thunder mirror ocean"
    .split(separator: " ").map(String.init)
  private static let others = ["夜明けの街", "Белая ночь", "Η θάλασσα", "사랑의 노래", "Ночной экспресс", "Árbol Negro"]
  private static let artists = [
    "Anna Vale", "The Copper Kings", "Mira & The Tides", "Кира Лунная", "青い鳥楽団", "Los Faroles", "DJ Halden", "Björk Ås",
  ]

  public init(seed: UInt64, count: Int) {
    var random = SplitMix(seed: seed)
    for index in 0..<count {
      var song = Song()
      let title =
        random.next(8) == 0
        ? InventedLists.others[random.next(InventedLists.others.count)]
        : (0...random.next(3)).map { _ in InventedLists.words[random.next(InventedLists.words.count)] }.joined(
          separator: " ")
      song.id = "left-\(index)"
      song.title = title
      song.artist = InventedLists.artists[random.next(InventedLists.artists.count)]
      song.album = random.next(3) == 0 ? nil : InventedLists.words[random.next(InventedLists.words.count)]
      if random.next(5) != 0 { song.length = TrackLength(milliseconds: 90_000 + random.next(240) * 1000) }
      if random.next(4) == 0 { song.isrc = "GBZZZ24\(10_000 + index)" }
      song.trackNumber = random.next(2) == 0 ? nil : 1 + random.next(12)
      left.append(song)

      guard random.next(4) != 0 else { continue }
      var twin = song
      twin.id = "right-\(index)"
      switch random.next(10) {
      case 0: twin.title = title + " - 2011 Remaster"
      case 1: twin.title = title.uppercased()
      case 2: twin.title = title + " (Live)"
      case 3: twin.title = title + " (feat. Anna Vale)"
      case 4: twin.artist = InventedLists.artists[random.next(InventedLists.artists.count)]
      case 5: twin.isrc = nil
      case 6: twin.length = song.length.map { TrackLength(milliseconds: $0.milliseconds + random.next(6000)) }
      case 7: twin.album = (song.album ?? "") + " (Deluxe Edition)"
      default: break
      }
      right.append(twin)
    }
    random.shuffle(&right)
  }
}

/// A generator of random numbers that is the same everywhere (Steele, Lea and Flood 2014).
public struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number below `bound`.
  public mutating func next(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  public mutating func shuffle<Element>(_ items: inout [Element]) {
    for index in stride(from: items.count - 1, to: 0, by: -1) { items.swapAt(index, next(index + 1)) }
  }
}
