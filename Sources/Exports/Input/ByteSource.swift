/// An input as a stream of bytes: a file, standard input or memory, unpacked when it is compressed.
///
/// Compression (gzip, zstd, xz, bzip2, lz4) is told by the first bytes, not by the name. The first
/// ``headLength`` bytes can be looked at before anything is read:
///
///     var source = try ByteSource(path: "songs.csv.gz")
///     source.head                          // up to 64 KiB, already unpacked
///     let bytes = try source.readAll()     // the whole input, the head included
public struct ByteSource: ~Copyable {
  /// How much of an input is looked at to recognise it, in bytes.
  public static let headLength = 64 * 1024

  /// The path as it was given; `-` for standard input, or the name that memory was given.
  public let path: String
  /// The first bytes, up to ``headLength``; fewer only when the input is shorter.
  public let head: [UInt8]
  /// Whether ``head`` is the whole input.
  public let headIsAll: Bool

  private let file: OpenFile?
  private let decompressor: Decompressor?
  /// Bytes read but not yet delivered; they come before those of the file.
  private var pending: [UInt8]
  private var position = 0
  private var transcoder: TextTranscoder?
  private var transcoded: [UInt8] = []
  private var transcodedPosition = 0

  /// Opens a file; `-` is standard input.
  ///
  /// - Throws: ``UnreadableInput`` for what is missing, a directory, not permitted or empty.
  public init(path: String) throws(UnreadableInput) {
    let file = try OpenFile.opening(path)
    var first: [UInt8] = []
    try ByteSource.fill(&first, path: path) { buffer throws(UnreadableInput) in
      try file.read(into: buffer, path: path)
    }
    if Decompressor.recognises(first) {
      guard let decompressor = Decompressor(prefix: first, descriptor: file.descriptor) else {
        throw UnreadableInput(path: path, reason: .truncated(line: 0, "the compressed data is damaged"))
      }
      try self.init(path: path, file: file, unpacking: decompressor)
    } else {
      try self.init(path: path, file: file, first: first)
    }
  }

  /// Reads `bytes` as if they were a file called `name`.
  ///
  /// - Throws: ``UnreadableInput`` when there are no bytes, or compressed ones are damaged.
  public init(bytes: [UInt8], name: String) throws(UnreadableInput) {
    if Decompressor.recognises(bytes) {
      guard let decompressor = Decompressor(prefix: bytes, descriptor: -1) else {
        throw UnreadableInput(path: name, reason: .truncated(line: 0, "the compressed data is damaged"))
      }
      try self.init(path: name, file: nil, unpacking: decompressor)
    } else {
      try self.init(path: name, file: nil, first: bytes)
    }
  }

  /// Reads `bytes` as they are, compressed or not.
  init(plain bytes: [UInt8], name: String) throws(UnreadableInput) {
    try self.init(path: name, file: nil, first: bytes)
  }

  private init(path: String, file: consuming OpenFile?, unpacking: consuming Decompressor) throws(UnreadableInput) {
    var first: [UInt8] = []
    let decompressor = unpacking
    try ByteSource.fill(&first, path: path) { buffer throws(UnreadableInput) in
      try decompressor.read(into: buffer, path: path)
    }
    if first.isEmpty { throw UnreadableInput(path: path, reason: .empty) }
    self.path = path
    self.file = file
    self.decompressor = consume decompressor
    head = first
    headIsAll = first.count < ByteSource.headLength
    pending = first
  }

  private init(path: String, file: consuming OpenFile?, first: [UInt8]) throws(UnreadableInput) {
    if first.isEmpty { throw UnreadableInput(path: path, reason: .empty) }
    self.path = path
    self.file = file
    decompressor = nil
    head = Array(first.prefix(ByteSource.headLength))
    headIsAll = first.count < ByteSource.headLength
    pending = first
  }

  /// Reads until ``headLength`` bytes are there or the input ends: a pipe gives few at a time.
  private static func fill(
    _ bytes: inout [UInt8], path: String,
    by read: (UnsafeMutableRawBufferPointer) throws(UnreadableInput) -> Int
  ) throws(UnreadableInput) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: headLength, alignment: 16)
    defer { buffer.deallocate() }
    while bytes.count < headLength {
      let count = try read(UnsafeMutableRawBufferPointer(rebasing: buffer[..<(headLength - bytes.count)]))
      if count == 0 { break }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  // MARK: Reading

  /// From here on, delivers UTF-8 without a byte order mark, whatever `encoding` the input has.
  ///
  /// Must be called before the first byte is read. Ill-formed UTF-8 passes through as it is.
  public mutating func deliverUTF8(from encoding: TextEncoding) {
    precondition(position == 0, "the encoding must be known before reading begins")
    if pending.starts(with: encoding.byteOrderMark) { position = encoding.byteOrderMark.count }
    transcoder = encoding == .utf8 ? nil : TextTranscoder(from: encoding)
  }

  /// Fills `buffer` as far as one read goes.
  ///
  /// - Returns: The number of bytes; 0 at the end of the input.
  public mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(UnreadableInput) -> Int {
    if transcoder == nil { return try readRaw(into: buffer) }
    while transcodedPosition == transcoded.count {
      transcoded.removeAll(keepingCapacity: true)
      transcodedPosition = 0
      let raw = UnsafeMutableRawBufferPointer.allocate(byteCount: ByteSource.headLength, alignment: 16)
      defer { raw.deallocate() }
      let count = try readRaw(into: raw)
      if count == 0 {
        transcoder?.finish(into: &transcoded)
        if transcoded.isEmpty { return 0 }
      } else {
        transcoder?.convert(UnsafeRawBufferPointer(rebasing: raw[..<count]), into: &transcoded)
      }
    }
    let count = min(buffer.count, transcoded.count - transcodedPosition)
    transcoded.withUnsafeBytes { bytes in
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[transcodedPosition..<transcodedPosition + count]))
    }
    transcodedPosition += count
    return count
  }

  private mutating func readRaw(into buffer: UnsafeMutableRawBufferPointer) throws(UnreadableInput) -> Int {
    if position < pending.count {
      let count = min(buffer.count, pending.count - position)
      pending.withUnsafeBytes { bytes in
        buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[position..<position + count]))
      }
      position += count
      if position == pending.count {
        pending = []
        position = 0
      }
      return count
    }
    switch decompressor {
    case .some(let decompressor): return try decompressor.read(into: buffer, path: path)
    case .none: break
    }
    switch file {
    case .some(let file): return try file.read(into: buffer, path: path)
    case .none: return 0
    }
  }

  /// Everything that is left, in one piece.
  ///
  /// - Parameter limit: The greatest number of bytes that is taken into memory.
  /// - Throws: ``UnreadableInput`` with `.refused` beyond the limit.
  public mutating func readAll(limit: Int = 8 << 30) throws(UnreadableInput) -> [UInt8] {
    var all: [UInt8] = []
    let path = path
    try forEachChunk { chunk throws(UnreadableInput) in
      if all.count + chunk.count > limit {
        throw UnreadableInput(path: path, reason: .refused(line: 0, "more than \(limit >> 20) MiB in one document"))
      }
      all.append(contentsOf: chunk)
    }
    return all
  }

  /// Hands every chunk of what is left to `body`, in order; a chunk's bytes are valid only during the call.
  ///
  /// - Parameter size: The greatest length of a chunk, in bytes.
  public mutating func forEachChunk(
    of size: Int = 256 * 1024, _ body: (UnsafeRawBufferPointer) throws(UnreadableInput) -> Void
  ) throws(UnreadableInput) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 64)
    defer { buffer.deallocate() }
    while true {
      let count = try read(into: buffer)
      if count == 0 { return }
      try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }
}
