/// Two texts that are both not empty, as the kernels pass them on.
struct TextPair {
  var left: UnsafePointer<UInt16>
  var leftCount: Int
  var right: UnsafePointer<UInt16>
  var rightCount: Int

  /// - Returns: `nil` when one of the texts is empty.
  @inline(__always)
  init?(_ left: UnsafeBufferPointer<UInt16>, _ right: UnsafeBufferPointer<UInt16>) {
    guard let leftStart = left.baseAddress, let rightStart = right.baseAddress, left.count > 0, right.count > 0 else {
      return nil
    }
    self.left = leftStart
    leftCount = left.count
    self.right = rightStart
    rightCount = right.count
  }

  /// How many units both texts begin with, at most `most`.
  @inline(__always)
  func commonPrefix(atMost most: Int) -> Int {
    var length = 0
    while length &+ 4 <= most {
      let difference = word(left + length) ^ word(right + length)
      // The first unit is the lowest of the four, whatever the byte order of the machine.
      if difference != 0 { return length &+ (difference.trailingZeroBitCount &>> 4) }
      length &+= 4
    }
    while length < most, left[length] == right[length] { length &+= 1 }
    return length
  }

  /// How many units both texts end with, at most `most`.
  @inline(__always)
  func commonSuffix(atMost most: Int) -> Int {
    let leftEnd = left + leftCount
    let rightEnd = right + rightCount
    var length = 0
    while length &+ 4 <= most {
      let difference = word(leftEnd - length - 4) ^ word(rightEnd - length - 4)
      if difference != 0 { return length &+ (difference.leadingZeroBitCount &>> 4) }
      length &+= 4
    }
    while length < most, leftEnd[-1 &- length] == rightEnd[-1 &- length] { length &+= 1 }
    return length
  }

  /// Drops what both texts begin and end with, which no edit distance has to look at.
  ///
  /// - Returns: how many units were dropped from each text. A text may be empty afterwards.
  @inline(__always)
  mutating func stripCommonEnds() -> Int {
    let prefix = commonPrefix(atMost: min(leftCount, rightCount))
    left += prefix
    right += prefix
    leftCount &-= prefix
    rightCount &-= prefix
    let suffix = commonSuffix(atMost: min(leftCount, rightCount))
    leftCount &-= suffix
    rightCount &-= suffix
    return prefix &+ suffix
  }

  /// Puts the text that should be the query on the left: the one that needs fewer steps of 64 rows by one column.
  ///
  /// - Parameter longer: which it is among equals. Entering a unit into the table and taking it out costs as much as about six operations.
  @inline(__always)
  mutating func putQueryLeft(preferLonger: Bool) {
    let leftSteps = ((leftCount &+ 63) &>> 6) &* rightCount
    let rightSteps = ((rightCount &+ 63) &>> 6) &* leftCount
    let isRightPreferred = preferLonger ? rightCount > leftCount : rightCount < leftCount
    let isFitting = leftCount <= 64 && rightCount <= 64
    if isFitting ? isRightPreferred : (rightSteps < leftSteps || (rightSteps == leftSteps && isRightPreferred)) {
      swap(&left, &right)
      swap(&leftCount, &rightCount)
    }
  }

  /// Are both texts two units, the one in the order of the other turned round?
  @inline(__always)
  var isSwap: Bool {
    leftCount == 2 && rightCount == 2 && left[0] == right[1] && left[1] == right[0]
  }

  @inline(__always)
  private func word(_ place: UnsafePointer<UInt16>) -> UInt64 {
    UnsafeRawPointer(place).loadUnaligned(as: UInt64.self).littleEndian
  }
}
