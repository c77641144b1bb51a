/// One kind of file that can be read as a list: one file of this room per format.
public protocol ListFormat: Sendable {
  /// What the format is and what is read of it; its name is the one that `--left-format` takes.
  var description: FormatDescription { get }

  /// Whether an input that begins with `head` is of this format.
  ///
  /// - Returns: `nil` when it is not, or when there is no telling.
  func recognise(_ head: InputHead) -> Recognition?

  /// Reads the whole input into `context`. Bad rows become problems there and never stop the reading.
  ///
  /// A format that the user named is asked to read what ``recognise(_:)`` would refuse: it throws then.
  ///
  /// - Throws: ``UnreadableInput`` when nothing more can be read at all.
  func read(
    _ source: inout ByteSource, head: InputHead, options: ReadingOptions, into context: inout ReadContext
  ) throws(UnreadableInput)
}

extension ListFormat {
  /// The format's short name, such as `apple-library-xml`.
  public var name: String { description.name }
}

/// A format's claim on an input.
public struct Recognition: Hashable, Sendable {
  /// How sure the claim is; the strongest claim reads the file, the earlier in the registry among equals.
  public enum Strength: Int, Hashable, Sendable, Comparable {
    /// It could be read this way, as nearly any text could.
    case possible
    /// The general shape fits: a table with a title column, an array of objects with titles.
    case generic
    /// Names that this source uses, but others might.
    case likely
    /// Signs that only this source leaves.
    case certain

    public static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
  }
  public var strength: Strength
  /// The generation within the format, such as `19 columns, German headers`; empty when there is but one.
  public var dialect: String
  /// What was seen, in a few words: `the header has Track URI and Artist URI(s)`.
  public var why: String

  public init(_ strength: Strength, dialect: String = "", why: String) {
    self.strength = strength
    self.dialect = dialect
    self.why = why
  }
}

/// A format as `reconcile formats` prints it.
public struct FormatDescription: Hashable, Sendable {
  /// The short name: kebab-case.
  public var name: String
  /// One line: what it is and who writes it.
  public var summary: String
  /// What is read of it, in a few words.
  public var reads: String
  /// What the source does not say or says badly, so that nobody blames the reader; empty when nothing.
  public var lacks: String

  public init(name: String, summary: String, reads: String, lacks: String = "") {
    self.name = name
    self.summary = summary
    self.reads = reads
    self.lacks = lacks
  }
}
