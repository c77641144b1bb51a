/// Memory that grows by doubling, for one writer; it becomes an array once, at the end.
///
/// Its owner frees it: a copy shares the memory.
struct GrowingBuffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  var count = 0

  init() {
    capacity = 64
    base = .allocate(capacity: capacity)
  }

  func free() { base.deallocate() }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(by: 1) }
    base[count] = element
    count += 1
  }

  @inline(__always) mutating func append(_ elements: UnsafeBufferPointer<Element>) {
    guard let source = elements.baseAddress else { return }
    if count + elements.count > capacity { grow(by: elements.count) }
    (base + count).update(from: source, count: elements.count)
    count += elements.count
  }

  @inline(never) private mutating func grow(by more: Int) {
    let larger = max(capacity * 2, count + more)
    let next = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    next.update(from: base, count: count)
    base.deallocate()
    base = next
    capacity = larger
  }

  /// What was written, as an array; nothing is left.
  mutating func take() -> [Element] {
    let taken = Array(UnsafeBufferPointer(start: base, count: count))
    base.deallocate()
    self = GrowingBuffer()
    return taken
  }
}
