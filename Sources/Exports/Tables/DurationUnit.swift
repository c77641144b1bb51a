/// What a bare number in a column of lengths counts.
enum DurationUnit: Hashable, Sendable {
  case milliseconds
  case seconds
  case minutes
  /// `3.45` is three minutes and forty-five seconds.
  case minutesDotSeconds

  var name: String {
    switch self {
    case .milliseconds: "milliseconds"
    case .seconds: "seconds"
    case .minutes: "minutes"
    case .minutesDotSeconds: "minutes and seconds with a dot between"
    }
  }

  /// The unit that fits the column best.
  ///
  /// Songs are some minutes long, so the median tells: from 10,000 on it counts milliseconds (as seconds it would
  /// be three hours), from 30 on seconds, below minutes. Thirty or more numbers with two places, none of them
  /// 60 or more, are minutes and seconds with a dot: by chance that happens once in millions.
  ///
  /// - Parameter thousandths: The numbers, in thousandths.
  /// - Returns: `nil` when there are none.
  static func inferred(from thousandths: [Int]) -> DurationUnit? {
    let sorted = thousandths.filter { $0 > 0 }.sorted()
    guard !sorted.isEmpty else { return nil }
    switch sorted[sorted.count / 2] {
    case 10_000_000...: return .milliseconds
    case 30_000...: return .seconds
    default:
      let fractions = sorted.map { $0 % 1000 }
      let isClock = fractions.count >= 30 && fractions.allSatisfy { $0 % 10 == 0 && $0 < 600 }
      return isClock && fractions.contains { $0 != 0 } ? .minutesDotSeconds : .minutes
    }
  }

  /// The length that a number means, in milliseconds.
  func milliseconds(thousandths: Int) -> Int {
    switch self {
    case .milliseconds: (thousandths + 500) / 1000
    case .seconds: thousandths
    case .minutes: thousandths * 60
    case .minutesDotSeconds: thousandths / 1000 * 60_000 + thousandths % 1000 * 100
    }
  }

  /// The unit for one number: the column's, unless that makes it plainly absurd and the other does not.
  func plausible(thousandths: Int) -> DurationUnit {
    switch self {
    // 36,000 seconds are ten hours; as milliseconds it is a jingle or more.
    case .seconds where thousandths >= 36_000_000: .milliseconds
    // Under a second is no song; as seconds 30 to 999 is one.
    case .milliseconds where thousandths >= 30_000 && thousandths < 1_000_000: .seconds
    default: self
    }
  }
}
