import Exports
import MusicModel

/// Reads a text as if it were a file.
func read(_ text: String, name: String = "list.csv", _ options: ReadingOptions = ReadingOptions()) throws -> ReadList {
  try ListReader().read(bytes: Array(text.utf8), name: name, options: options)
}

/// Reads bytes as if they were a file.
func read(_ bytes: [UInt8], name: String = "list.csv") throws -> ReadList {
  try ListReader().read(bytes: bytes, name: name)
}

/// Why a text could not be read, or `nil` when it could.
func refusal(_ text: String, _ options: ReadingOptions = ReadingOptions()) -> UnreadableInput.Reason? {
  refusal(Array(text.utf8), options)
}

func refusal(_ bytes: [UInt8], _ options: ReadingOptions = ReadingOptions()) -> UnreadableInput.Reason? {
  do {
    _ = try ListReader().read(bytes: bytes, name: "list", options: options)
    return nil
  } catch {
    return error.reason
  }
}

extension ReadList {
  /// All titles in order, silence as an empty text.
  var titles: [String] { (0..<list.count).map { list.text(.title, at: $0) ?? "" } }
  var artists: [String] { (0..<list.count).map { list.text(.artist, at: $0) ?? "" } }
  var songs: [Song] { (0..<list.count).map { list[$0] } }
}
