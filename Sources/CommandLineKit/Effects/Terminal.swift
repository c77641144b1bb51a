#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What is at the other end of a standard stream.
public struct Terminal: Hashable, Sendable {
  public enum Stream: Int32, Hashable, Sendable {
    case output = 1
    case error = 2
  }

  public let isTerminal: Bool
  /// Columns: the terminal's own, else `COLUMNS`, else 100 (a table in a file is not cut to an old screen's 80).
  public let width: Int
  /// On a terminal that knows colours, and not under `NO_COLOR` (no-color.org: set and not empty).
  public let allowsColour: Bool

  public init(_ stream: Stream) {
    isTerminal = isatty(stream.rawValue) == 1
    var size = winsize()
    let asked = isTerminal && ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    width =
      asked ? Int(size.ws_col) : Terminal.variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 100
    allowsColour = isTerminal && Terminal.variable("NO_COLOR") == nil && Terminal.variable("TERM") != "dumb"
  }

  /// An environment variable that is set and not empty.
  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
