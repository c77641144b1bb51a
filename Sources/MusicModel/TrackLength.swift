/// A length of sound, to the millisecond.
///
///     TrackLength(milliseconds: 205_000).description  // "3:25"
public struct TrackLength: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let milliseconds: Int

  /// - Precondition: `milliseconds` is not negative.
  public init(milliseconds: Int) {
    precondition(milliseconds >= 0, "a track cannot be shorter than silence")
    self.milliseconds = milliseconds
  }

  public static func < (left: TrackLength, right: TrackLength) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The length as `m:ss`, or `h:mm:ss` from an hour on, rounded down to the second.
  public var description: String {
    let seconds = milliseconds / 1000
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }
}
