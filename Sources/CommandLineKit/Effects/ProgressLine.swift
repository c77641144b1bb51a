#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A line on standard error that says how far long work is; silent where no one looks, and for the first half second.
///
///     var progress = ProgressLine("reading", unit: "rows", of: nil)
///     progress.advance(to: 250_000)  // reading 250,000 rows · 310,000 a second
///     progress.finish()              // the line is gone
public struct ProgressLine: Sendable {
  /// Work shorter than this shows nothing.
  static let patience: Int64 = 500_000_000
  /// Nanoseconds between two drawings.
  static let pause: Int64 = 100_000_000

  private let label: String
  private let unit: String
  private let total: Int?
  private let shows: Bool
  private let start: Int64
  private var next: Int64
  private var drawn = false

  /// - Parameter quiet: Shows nothing even on a terminal.
  public init(_ label: String, unit: String, of total: Int? = nil, quiet: Bool = false) {
    self.label = label
    self.unit = unit
    self.total = total
    shows = !quiet && Terminal(.error).isTerminal
    start = ProgressLine.now()
    next = start + ProgressLine.patience
  }

  /// Shows that `done` units are done; costs a clock reading where there is a terminal and nothing elsewhere.
  public mutating func advance(to done: Int) {
    guard shows else { return }
    let now = ProgressLine.now()
    guard now >= next else { return }
    next = now + ProgressLine.pause
    drawn = true
    draw(ProgressLine.line(label, unit: unit, done: done, of: total, seconds: Double(now - start) / 1e9))
  }

  /// Takes the line away.
  public mutating func finish() {
    guard drawn else { return }
    draw("")
    drawn = false
  }

  /// The line's words: `reading 250,000 of 1,000,000 rows (25 %) · 310,000 a second`.
  static func line(_ label: String, unit: String, done: Int, of total: Int?, seconds: Double) -> String {
    var text = label + " " + grouped(done)
    if let total { text += " of " + grouped(total) }
    text += " " + unit
    if let total, total > 0 { text += " (\(min(100, done * 100 / total)) %)" }
    if seconds > 0 {
      let rate = Double(done) / seconds
      // Two digits are all that such a rate is good for.
      var step = 1.0
      while rate / step >= 100 { step *= 10 }
      text += " · " + grouped(Int((rate / step).rounded() * step)) + " a second"
    }
    return text
  }

  /// A number with commas: `1,234,567`.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }

  private func draw(_ text: String) {
    let line = Array(("\r\u{1B}[K" + text).utf8)
    // A progress line that cannot be written is no loss.
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
