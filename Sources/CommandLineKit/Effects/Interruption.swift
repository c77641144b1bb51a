#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Lets an interrupted program take its half-written files with it.
///
/// A signal handler may touch plain memory and call `unlink` and `_exit`, nothing that locks or allocates
/// (POSIX.1-2017, 2.4.3): hence the fixed slots of C strings.
public enum Interruption {
  /// Ignores SIGPIPE, so that a closed pipe is an error of `write`, and makes SIGINT, SIGTERM and SIGHUP
  /// remove unfinished outputs before the program ends with 128 plus the signal's number.
  ///
  /// A signal that the parent had ignored (`nohup`) stays ignored. Call once, at the start.
  public static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number, handler)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    let paths = (unfinished.0, unfinished.1, unfinished.2, unfinished.3)
    if let path = paths.0 { unlink(path) }
    if let path = paths.1 { unlink(path) }
    if let path = paths.2 { unlink(path) }
    if let path = paths.3 { unlink(path) }
    _exit(128 + number)
  }

  /// Remembers an unfinished file. Past four at a time the further ones are left to their owners.
  ///
  /// - Returns: The slot to clear with ``finished(_:)``.
  static func unfinished(_ path: String) -> Int? {
    let copy = strdup(path)
    if Interruption.unfinished.0 == nil { Interruption.unfinished.0 = copy; return 0 }
    if Interruption.unfinished.1 == nil { Interruption.unfinished.1 = copy; return 1 }
    if Interruption.unfinished.2 == nil { Interruption.unfinished.2 = copy; return 2 }
    if Interruption.unfinished.3 == nil { Interruption.unfinished.3 = copy; return 3 }
    free(copy)
    return nil
  }

  /// Forgets a file. Its few bytes are not freed: the handler may be reading them.
  static func finished(_ slot: Int?) {
    switch slot {
    case 0: unfinished.0 = nil
    case 1: unfinished.1 = nil
    case 2: unfinished.2 = nil
    case 3: unfinished.3 = nil
    default: break
    }
  }

  private typealias Path = UnsafeMutablePointer<CChar>?
  /// Sound because outputs are opened and closed on one thread, and the handler only reads whole pointers.
  private nonisolated(unsafe) static var unfinished: (Path, Path, Path, Path) = (nil, nil, nil, nil)
}
