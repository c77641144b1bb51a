internal import MusicModel

/// Reads any file that the registry knows.
public struct ListReader: Sendable {
  private let formats: [any ListFormat]

  /// - Parameter formats: The formats to choose from; all of the registry by default.
  public init(formats: [any ListFormat] = ListFormats.all) { self.formats = formats }

  /// Reads the file at `path`; `-` is standard input.
  ///
  /// - Throws: ``UnreadableInput`` when no list comes of it, also when every row is bad.
  public func read(path: String, options: ReadingOptions = ReadingOptions()) throws(UnreadableInput) -> ReadList {
    try ListReader.withSong(survey(path: path, options: options), path: path)
  }

  /// Reads `bytes` as a file called `name`.
  public func read(
    bytes: [UInt8], name: String, options: ReadingOptions = ReadingOptions()
  ) throws(UnreadableInput) -> ReadList {
    try ListReader.withSong(survey(bytes: bytes, name: name, options: options), path: name)
  }

  /// Reads like ``read(path:options:)``, but a recognised file without a single good row is an empty list.
  public func survey(path: String, options: ReadingOptions = ReadingOptions()) throws(UnreadableInput) -> ReadList {
    var source = try ByteSource(path: path)
    return try survey(&source, options: options)
  }

  /// Reads like ``read(bytes:name:options:)``, but a recognised file without a good row is an empty list.
  public func survey(
    bytes: [UInt8], name: String, options: ReadingOptions = ReadingOptions()
  ) throws(UnreadableInput) -> ReadList {
    var source = try ByteSource(bytes: bytes, name: name)
    return try survey(&source, options: options)
  }

  private static func withSong(_ read: ReadList, path: String) throws(UnreadableInput) -> ReadList {
    if read.list.count == 0 { throw UnreadableInput(path: path, reason: .noGoodRow(bad: read.badRows)) }
    return read
  }

  private func survey(_ source: inout ByteSource, options: ReadingOptions) throws(UnreadableInput) -> ReadList {
    let head = InputHead(source)
    let (format, recognition) = try choose(head, path: source.path, options: options)
    var context = ReadContext()
    context.dialect = recognition.dialect
    context.list.source.format = format.name
    try format.read(&source, head: head, options: options, into: &context)
    return ReadList(
      list: context.list, format: format.name, dialect: context.dialect, why: recognition.why, columns: context.columns,
      problems: context.problems, badRows: context.badRows, notes: context.notes)
  }

  /// The format that reads the input: the one the caller names, or the strongest claim.
  private func choose(
    _ head: InputHead, path: String, options: ReadingOptions
  ) throws(UnreadableInput) -> (any ListFormat, Recognition) {
    if let name = options.format {
      guard let format = formats.first(where: { $0.name == name }) else {
        throw UnreadableInput(path: path, reason: .unknownFormat(name))
      }
      let seen = format.recognise(head)
      return (format, Recognition(.certain, dialect: seen?.dialect ?? "", why: "named by the caller"))
    }
    var best: (any ListFormat, Recognition)?
    for format in formats {
      guard let claim = format.recognise(head) else { continue }
      if best.map({ claim.strength > $0.1.strength }) ?? true { best = (format, claim) }
    }
    if let best { return best }
    if let kind = head.binaryKind { throw UnreadableInput(path: path, reason: .binary(kind.words)) }
    if head.isAll, head.firstSign == head.text.count { throw UnreadableInput(path: path, reason: .empty) }
    throw UnreadableInput(path: path, reason: .unrecognised(head.beginning))
  }
}
