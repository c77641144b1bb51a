internal import CICU

/// One of ICU's transliterators, as `Any-Latin; Latin-ASCII`.
///
/// Opening one takes milliseconds, and the first Han character a quarter of a second; no value may be used by two
/// threads at once. It is what tables are generated from and proved against.
package final class Transform {
  private let handle: OpaquePointer

  /// - Returns: `nil` when ICU has no transform of that name.
  package init?(_ id: String) {
    guard let handle = cicu_transform_open(id) else { return nil }
    self.handle = handle
  }

  deinit { cicu_transform_close(handle) }

  package func apply(_ units: [UInt16]) -> [UInt16] {
    if units.isEmpty { return [] }
    return withGrowingBuffer(units.count * 4 + 32) { to, capacity in
      units.withUnsafeBufferPointer {
        cicu_transform_apply(handle, $0.baseAddress, Int32($0.count), to, Int32(capacity))
      }
    } ?? units
  }

  package func apply(_ text: String) -> String { UTF16Text.string(apply(Array(text.utf16))) }
}
