/// Memory that is kept from comparison to comparison and grows with the longest text met. What it held is lost when it grows.
struct WorkingMemory<Element: BitwiseCopyable>: ~Copyable {
  private(set) var start: UnsafeMutablePointer<Element>
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  @inline(__always)
  mutating func makeRoom(for count: Int) {
    if count > capacity { grow(to: count) }
  }

  private mutating func grow(to count: Int) {
    start.deallocate()
    capacity = max(count, 2 * capacity)
    start = .allocate(capacity: capacity)
  }
}
