#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file that appears whole or not at all.
///
///     var file = try OutputFile("answers.csv")
///     try file.write(bytes.span)
///     try file.commit()  // only now does answers.csv exist, or change
///
/// The bytes go to a temporary file beside the target, which is renamed over it at the end and removed when
/// that end is never reached. A link's target is replaced, not the link. What is no plain file (a pipe, a
/// terminal, `/dev/full`) and standard output (`-`, `/dev/stdout`) are written as the bytes come.
public struct OutputFile: ~Copyable {
  /// As the user gave it.
  public let path: String
  private let shown: String
  private let descriptor: Int32
  private let ownsDescriptor: Bool
  /// Where the bytes go and where they will stand; `nil` when they are written directly.
  private var pending: Pending?
  private let slot: Int?

  private struct Pending {
    let temporary: String
    let target: String
    let replaces: Bool
  }

  /// - Throws: ``OutputError`` when the file cannot be made, replaced or opened.
  public init(_ path: String) throws(OutputError) {
    let opened = try OutputFile.open(path)
    self.path = path
    shown = opened.descriptor == STDOUT_FILENO ? "standard output" : path
    descriptor = opened.descriptor
    ownsDescriptor = opened.isOwn
    pending = opened.pending
    slot = opened.pending.flatMap { Interruption.unfinished($0.temporary) }
  }

  private static func open(
    _ path: String
  ) throws(OutputError) -> (descriptor: Int32, isOwn: Bool, pending: Pending?) {
    if let standard = standardDescriptor(path) { return (standard, false, nil) }
    var facts = stat()
    let exists = stat(path, &facts) == 0
    if exists && facts.st_mode & S_IFMT == S_IFDIR { throw OutputError(path: path, reason: .isFolder) }
    if exists && facts.st_mode & S_IFMT != S_IFREG {
      let descriptor = systemOpen(path, O_WRONLY | O_CLOEXEC)
      if descriptor < 0 { throw OutputError(path: path, errno) }
      return (descriptor, true, nil)
    }
    // Renaming asks only the folder; a file that its owner made read-only must stay.
    if exists && access(path, W_OK) != 0 { throw OutputError(path: path, errno) }
    let target = resolved(path)
    let temporary = temporaryName(beside: target)
    let descriptor = systemOpen(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC)
    if descriptor < 0 { throw OutputError(path: path, errno) }
    if exists { fchmod(descriptor, facts.st_mode & 0o7777) }
    return (descriptor, true, Pending(temporary: temporary, target: target, replaces: exists))
  }

  /// Writes all bytes, however many calls that takes.
  public mutating func write(_ bytes: Span<UInt8>) throws(OutputError) {
    var failure: Int32 = 0
    bytes.withUnsafeBytes { raw in
      var done = 0
      while done < raw.count {
        let count = systemWrite(descriptor, raw.baseAddress! + done, raw.count - done)  // not empty, so not nil
        if count >= 0 {
          done += count
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
    if failure != 0 { throw OutputError(path: shown, failure) }
  }

  public mutating func write(_ text: String) throws(OutputError) {
    let bytes = Array(text.utf8)
    try write(bytes.span)
  }

  /// Puts the file in its place.
  ///
  /// A file that replaces another is first forced to the disk, so that a power cut leaves one of the two; a
  /// new one has nothing to lose.
  public mutating func commit() throws(OutputError) {
    guard let file = pending else { return }
    if file.replaces && fsync(descriptor) != 0 && errno != EINVAL { throw OutputError(path: shown, errno) }
    if rename(file.temporary, file.target) != 0 { throw OutputError(path: shown, errno) }
    pending = nil
  }

  deinit {
    if let pending { unlink(pending.temporary) }
    if ownsDescriptor { close(descriptor) }
    Interruption.finished(slot)
  }

  // MARK: Where the bytes go

  /// The descriptor that a path names, for the names of streams that are open already.
  private static func standardDescriptor(_ path: String) -> Int32? {
    if path == "-" || path == "/dev/stdout" { return STDOUT_FILENO }
    if path == "/dev/stderr" { return STDERR_FILENO }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      if let number = Int32(path.dropFirst(folder.utf8.count)), number >= 0 { return number }
    }
    return nil
  }

  /// The file that the path leads to through links; a link that leads nowhere is followed as far as it goes.
  private static func resolved(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    var place = path
    for _ in 0..<40 {
      var buffer = [UInt8](repeating: 0, count: 4096)
      // 4096 bytes, so not nil.
      let count = buffer.withUnsafeMutableBytes { readlink(place, $0.baseAddress!, $0.count) }
      guard count > 0 else { return place }
      let next = String(decoding: buffer[..<count], as: UTF8.self)
      place = next.hasPrefix("/") ? next : folder(of: place) + "/" + next
    }
    return place
  }

  /// A hidden name in the same folder, so that renaming never crosses a file system. Names that would be too
  /// long for the system with something added are cut.
  private static func temporaryName(beside target: String) -> String {
    let name = target.split(separator: "/", omittingEmptySubsequences: true).last.map(String.init) ?? target
    let short = String(name.unicodeScalars.prefix(40).map(Character.init))
    return folder(of: target) + "/." + short + ".\(getpid()).\(UInt32.random(in: 0 ... .max)).part"
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension OutputError {
  init(path: String, _ number: Int32) {
    let reason: Reason
    switch number {
    case ENOENT, ENOTDIR: reason = .folderMissing(OutputFile.folder(of: path))
    case EISDIR: reason = .isFolder
    case EACCES, EPERM: reason = .notPermitted
    case EROFS: reason = .readOnly
    case ENOSPC, EDQUOT: reason = .full
    case EFBIG: reason = .tooLarge
    case EPIPE: reason = .closedPipe
    case EBADF: reason = .other("it is closed")
    default: reason = .other(String(cString: strerror(number)))
    }
    self.init(path: path, reason: reason)
  }
}

/// `open` with the mode that the user's mask then narrows; the type has a method of that name.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags, 0o666) }

/// `write`, whose name the method has.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
