/// Random numbers that are the same in every run: SplitMix64 (G. Steele and others, 2014).
public struct PlainRandom: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A text over an alphabet of `alphabet` neighbouring units from `first` on.
  public mutating func text(length: Int, alphabet: Int, first: UInt16 = 97) -> [UInt16] {
    (0..<length).map { _ in first &+ UInt16(Int.random(in: 0..<alphabet, using: &self)) }
  }

  /// `text` after `edits` random insertions, deletions, substitutions and swaps.
  public mutating func edited(_ text: [UInt16], edits: Int, alphabet: Int, first: UInt16 = 97) -> [UInt16] {
    var text = text
    for _ in 0..<edits {
      let unit = first &+ UInt16(Int.random(in: 0..<alphabet, using: &self))
      let place = Int.random(in: 0...text.count, using: &self)
      switch Int.random(in: 0..<4, using: &self) {
      case 0: text.insert(unit, at: place)
      case 1 where place < text.count: text.remove(at: place)
      case 2 where place < text.count: text[place] = unit
      default: if place + 1 < text.count { text.swapAt(place, place + 1) }
      }
    }
    return text
  }
}
