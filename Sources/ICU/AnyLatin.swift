internal import Synchronization

/// ICU's transform of every script to Latin, opened when the first text needs it (some 30 ms).
///
/// ICU itself takes a lock around each transform, so one shared by all threads loses nothing.
final class AnyLatin: Sendable {
  static let shared = AnyLatin()
  private let transform = Mutex<Transform?>(nil)

  /// - Returns: The text itself where this ICU was built without transforms.
  func apply(_ text: String) -> String {
    transform.withLock { transform in
      if transform == nil { transform = Transform("Any-Latin") }
      guard let transform else { return text }
      return Self.pieces(Array(text.utf16)).map { UTF16Text.string(transform.apply($0)) }.joined()
    }
  }

  /// A long text in pieces: ICU shifts all that follows with every letter that it replaces, so that its time grows with
  /// the square of the length. They are cut at blanks if there are any.
  static func pieces(_ units: [UInt16], length: Int = 500) -> [[UInt16]] {
    var pieces: [[UInt16]] = []
    var start = 0
    while units.count - start > 2 * length {
      let latest = start + 2 * length
      var cut = (start + length..<latest).first { units[$0] == 0x20 } ?? latest
      if units[cut] & 0xFC00 == 0xDC00 { cut += 1 }
      pieces.append(Array(units[start..<cut]))
      start = cut
    }
    pieces.append(Array(units[start...]))
    return pieces
  }
}
