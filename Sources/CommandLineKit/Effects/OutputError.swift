/// Why an output could not be written.
public struct OutputError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// The folder that the file should stand in does not exist.
    case folderMissing(String)
    case isFolder
    case notPermitted
    case readOnly
    case full
    case tooLarge
    /// The reader at the other end has gone; it wants no more, so nothing needs to be said.
    case closedPipe
    case other(String)
  }

  /// As the user gave it; `standard output` for `-`.
  public let path: String
  public let reason: Reason

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// What to say, or `nil` where nothing needs to be said.
  public func message(program: String) -> Message? {
    let why: String
    switch reason {
    case .folderMissing(let folder): why = "the folder '\(folder)' does not exist"
    case .isFolder: why = "it is a folder"
    case .notPermitted: why = "permission denied"
    case .readOnly: why = "the file system is read-only"
    case .full: why = "no space is left"
    case .tooLarge: why = "the file would be too large"
    case .closedPipe: return nil
    case .other(let text): why = text
    }
    return Message("\(program): cannot write \(path == "standard output" ? path : "'\(path)'"): \(why).")
  }
}
