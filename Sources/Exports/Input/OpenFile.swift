internal import CArchive

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file descriptor that is closed when its owner goes, standard input excepted.
struct OpenFile: ~Copyable {
  let descriptor: Int32
  private let closes: Bool

  private init(descriptor: Int32, closes: Bool) {
    self.descriptor = descriptor
    self.closes = closes
  }

  /// Opens the file at `path` for reading; `-` is standard input.
  static func opening(_ path: String) throws(UnreadableInput) -> OpenFile {
    if path == "-" { return OpenFile(descriptor: STDIN_FILENO, closes: false) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path: path, number: errno) }
    let file = OpenFile(descriptor: descriptor, closes: true)
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw UnreadableInput(path: path, reason: .isDirectory)
    }
    return file
  }

  deinit { if closes { close(descriptor) } }

  /// Reads up to `buffer.count` bytes; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer, path: String) throws(UnreadableInput) -> Int {
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      if errno != EINTR { throw OpenFile.failure(path: path, number: errno) }
    }
  }

  static func failure(path: String, number: Int32) -> UnreadableInput {
    switch number {
    case ENOENT, ENOTDIR: UnreadableInput(path: path, reason: .missing)
    case EACCES, EPERM: UnreadableInput(path: path, reason: .notPermitted)
    case EISDIR: UnreadableInput(path: path, reason: .isDirectory)
    default: UnreadableInput(path: path, reason: .io(String(cString: strerror(number))))
    }
  }
}

/// A compressed stream being unpacked by libarchive.
struct Decompressor: ~Copyable {
  private let stream: OpaquePointer

  /// Unpacks `prefix` followed by what `descriptor` still gives (-1: nothing).
  ///
  /// - Returns: `nil` when the stream is not understood.
  init?(prefix: [UInt8], descriptor: Int32) {
    guard let stream = carchive_open(prefix, prefix.count, descriptor) else { return nil }
    self.stream = stream
  }

  deinit { carchive_close(stream) }

  func read(into buffer: UnsafeMutableRawBufferPointer, path: String) throws(UnreadableInput) -> Int {
    let count = carchive_read(stream, buffer.baseAddress, buffer.count)
    guard count < 0 else { return count }
    let words = String(cString: carchive_error(stream))
    throw UnreadableInput(path: path, reason: .truncated(line: 0, "the compressed data is damaged (\(words))"))
  }

  /// Whether `bytes` begin as gzip, zstd, xz, bzip2 or lz4 do.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    let magics: [[UInt8]] = [
      [0x1F, 0x8B, 0x08], [0x28, 0xB5, 0x2F, 0xFD], [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], [0x42, 0x5A, 0x68],
      [0x04, 0x22, 0x4D, 0x18],
    ]
    guard let magic = magics.first(where: { bytes.starts(with: $0) }) else { return false }
    // bzip2 says its block size in a digit, then pi: "BZh" alone may begin a text.
    return magic != magics[3] || bytes.dropFirst(4).starts(with: [0x31, 0x41])
  }
}
