/// Writes out the marks that repeat what stands before them: `時々` is `時時`, `いすゞ` is `いすず`.
enum IterationMarks {
  private static let ideographic: UInt32 = 0x3005
  private static let kana: UInt32 = 0x30FD
  private static let voicedKana: UInt32 = 0x30FE

  /// With those that other foldings turn into one of the three.
  static let all: [UInt32] = [0x3005, 0x303B, 0x309D, 0x309E, 0x30FD, 0x30FE]

  /// Expects katakana. A mark with nothing to repeat stays.
  static func expand(_ points: [UInt32]) -> [UInt32] {
    expandKana(points.contains(ideographic) ? expandHan(points) : points)
  }

  private static func expandKana(_ points: [UInt32]) -> [UInt32] {
    guard points.contains(where: { $0 == kana || $0 == voicedKana }) else { return points }
    var result: [UInt32] = []
    result.reserveCapacity(points.count)
    for point in points {
      if point == kana || point == voicedKana, let last = result.last, (0x30A1...0x30FA).contains(last) {
        result.append(repeated(last, voiced: point == voicedKana))
      } else {
        result.append(point)
      }
    }
    return result
  }

  private static func expandHan(_ points: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(points.count)
    var index = 0
    while index < points.count {
      let point = points[index]
      if point == ideographic {
        // `馬鹿々々しい`: as many marks as characters repeat the whole.
        var run = 0
        while index + run < points.count, points[index + run] == ideographic { run += 1 }
        var before = 0
        while before < run, before < result.count, isHan(result[result.count - 1 - before]) { before += 1 }
        if before == 0 {
          result += repeatElement(ideographic, count: run)
        } else {
          let repeated = Array(result.suffix(before))
          for step in 0..<run { result.append(repeated[step % before]) }
        }
        index += run
        continue
      }
      result.append(point)
      index += 1
    }
    return result
  }

  private static func isHan(_ point: UInt32) -> Bool {
    point != ideographic && CodePoint(point).script == ScriptCode.han
  }

  /// The kana again, with its voiced or its plain consonant.
  static func repeated(_ kana: UInt32, voiced: Bool) -> UInt32 {
    let plain = NormalForm.nfd.apply([UInt16(kana)])[0]
    if !voiced { return UInt32(plain) }
    let composed = NormalForm.nfc.apply([plain, 0x3099])
    return UInt32(composed.count == 1 ? composed[0] : plain)
  }
}
