/// Up to 64 rows of the edit matrix, column after column.
enum MyersColumns {
  /// - Parameter masks: for each code unit, its places in the query.
  @inline(__always)
  static func distance(
    masks: UnsafePointer<UInt64>, queryCount: Int, text: UnsafePointer<UInt16>, textCount: Int, limit: Int
  ) -> Int? {
    var column = MyersColumn()
    let lastRow = UInt64(queryCount &- 1)
    var score = queryCount
    // The score may fall by one at each place still to come, no further.
    let bound = limit >= max(queryCount, textCount) ? Int.max : limit &+ textCount &- 1
    for place in 0..<textCount {
      score &+= column.advance(masks[Int(text[place])], lastRow: lastRow)
      if score > bound &- place { return nil }
    }
    return score <= limit ? score : nil
  }
}

/// One column of up to 64 rows, as the steps between neighbouring rows.
struct MyersColumn {
  private var verticalRise = ~UInt64(0)
  private var verticalFall: UInt64 = 0

  /// Goes on by one place of the text.
  ///
  /// - Returns: the step of the last row: -1, 0 or 1.
  @inline(__always)
  mutating func advance(_ match: UInt64, lastRow: UInt64) -> Int {
    let diagonal = (((match & verticalRise) &+ verticalRise) ^ verticalRise) | match | verticalFall
    var rise = verticalFall | ~(diagonal | verticalRise)
    var fall = diagonal & verticalRise
    let step = Int((rise &>> lastRow) & 1) &- Int((fall &>> lastRow) & 1)
    rise = (rise &<< 1) | 1
    fall = fall &<< 1
    verticalRise = fall | ~(diagonal | rise)
    verticalFall = rise & diagonal
    return step
  }

  /// Goes on by one place of the text, under rows that have gone on already.
  ///
  /// - Parameter above: the step of the row above the first: -1, 0 or 1.
  /// - Returns: the step of the last row: -1, 0 or 1.
  @inline(__always)
  mutating func advance(_ match: UInt64, lastRow: UInt64, above: Int) -> Int {
    let fallAbove: UInt64 = above < 0 ? 1 : 0
    let riseAbove: UInt64 = above > 0 ? 1 : 0
    let x = match | fallAbove
    let diagonal = (((x & verticalRise) &+ verticalRise) ^ verticalRise) | x | verticalFall
    var rise = verticalFall | ~(diagonal | verticalRise)
    var fall = diagonal & verticalRise
    let step = Int((rise &>> lastRow) & 1) &- Int((fall &>> lastRow) & 1)
    rise = (rise &<< 1) | riseAbove
    fall = (fall &<< 1) | fallAbove
    verticalRise = fall | ~(diagonal | rise)
    verticalFall = rise & diagonal
    return step
  }
}
