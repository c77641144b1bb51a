internal import CommandLineKit
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Results, on standard output or in a file that appears whole.
enum Output {
  static func print(_ text: String) throws(CommandFailure) {
    try write(to: "-") { file throws(OutputError) in try file.write(text) }
  }

  /// Writes to `path` (`-` for standard output) and commits what was written.
  static func write(
    to path: String, _ body: (inout OutputFile) throws(OutputError) -> Void
  ) throws(CommandFailure) {
    do {
      var file = try OutputFile(path)
      try body(&file)
      try file.commit()
    } catch {
      throw CommandFailure(error)
    }
  }
}

/// Everything that is not a result.
enum StandardError {
  static func print(_ line: String) {
    var text = line + "\n"
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let written = write(STDERR_FILENO, rest.baseAddress, rest.count)
        if written <= 0 { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      }
    }
  }
}
