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
      return transform?.apply(text) ?? text
    }
  }
}
