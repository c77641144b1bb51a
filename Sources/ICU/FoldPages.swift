internal import Synchronization

/// What each code point is folded to, by pages of 128 that are filled when first needed.
///
/// A page never changes once it is there. Two threads may fill one at the same time; the second one's work is thrown
/// away, being the same.
final class FoldPages: Sendable {
  static let size = 128
  private static let count = 0x110000 / size

  private let level: FoldLevel
  // Sound: written once in init; the atomics order everything behind it.
  nonisolated(unsafe) private let slots: UnsafeMutablePointer<Atomic<UInt>>

  private static let all = FoldLevel.allCases.map { FoldPages($0) }
  static func shared(_ level: FoldLevel) -> FoldPages { all[Int(level.rawValue)] }

  init(_ level: FoldLevel) {
    self.level = level
    slots = .allocate(capacity: Self.count)
    for index in 0..<Self.count { (slots + index).initialize(to: Atomic(0)) }
  }

  deinit {
    for index in 0..<Self.count {
      UnsafeMutablePointer<UInt32>(bitPattern: slots[index].load(ordering: .acquiring))?.deallocate()
    }
    slots.deinitialize(count: Self.count)
    slots.deallocate()
  }

  /// The page that holds `point`: 128 entries, then the sequences that they refer to.
  @inline(__always)
  func page(_ point: UInt32) -> UnsafePointer<UInt32> {
    let slot = slots + Int(point) / Self.size
    if let page = UnsafePointer<UInt32>(bitPattern: slot.pointee.load(ordering: .acquiring)) { return page }
    return fill(Int(point) / Self.size)
  }

  @inline(never)
  private func fill(_ index: Int) -> UnsafePointer<UInt32> {
    var entries: [UInt32] = []
    var sequences: [UInt32] = []
    for point in UInt32(index * Self.size)..<UInt32((index + 1) * Self.size) {
      entries.append(FoldEntry.make(point, level, &sequences, base: Self.size).bits)
    }
    let page = UnsafeMutablePointer<UInt32>.allocate(capacity: entries.count + sequences.count)
    page.initialize(from: entries + sequences, count: entries.count + sequences.count)
    let (exchanged, original) = slots[index].compareExchange(
      expected: 0, desired: UInt(bitPattern: page), ordering: .acquiringAndReleasing)
    if exchanged { return UnsafePointer(page) }
    page.deallocate()
    // Not null: the exchange failed because another page was there.
    return UnsafePointer(bitPattern: original)!
  }
}
