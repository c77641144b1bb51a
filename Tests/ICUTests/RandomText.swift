@testable import ICU

/// A small generator, so that a failing case comes back.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}

/// Texts of letters, marks and signs that meet in titles, and some that never do.
enum RandomText {
  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x20...0x7E, 0x61...0x7A, 0x20...0x2F, 0xA0...0xFF, 0x100...0x24F, 0x300...0x36F, 0x300...0x345,
    0x370...0x3FF, 0x400...0x52F, 0x5B0...0x5F4, 0x5D0...0x5EA, 0x22...0x22, 0x610...0x6FF, 0x900...0x97F,
    0xE01...0xE5B, 0x1100...0x11FF,
    0x1E00...0x1EFF, 0x1F00...0x1FFF, 0x2000...0x206F, 0x2070...0x209F, 0x2100...0x218F, 0x2200...0x22FF,
    0x3000...0x303F, 0x3041...0x30FF, 0x3041...0x30FF, 0x3131...0x318E, 0x3200...0x33FF, 0x4E00...0x9FFF,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFB00...0xFDFF, 0xFE00...0xFEFF, 0xFF00...0xFFEF, 0x1F300...0x1F64F,
    0x1F1E6...0x1F1FF, 0x1D400...0x1D7FF, 0x3005...0x3005, 0x309D...0x30FE, 0x30FC...0x30FC, 0x2E...0x2E,
    0x0...0x10FFFF,
  ]

  static func any(_ random: inout SplitMix) -> String {
    var text = String.UnicodeScalarView()
    // A few ranges a text, so that their members meet.
    let chosen = (0..<Int.random(in: 1...3, using: &random)).map { _ in ranges.randomElement(using: &random)! }
    for _ in 0..<Int.random(in: 0...14, using: &random) {
      let point = UInt32.random(in: chosen.randomElement(using: &random)!, using: &random)
      if let scalar = Unicode.Scalar(point) { text.append(scalar) }
    }
    return String(text)
  }
}
