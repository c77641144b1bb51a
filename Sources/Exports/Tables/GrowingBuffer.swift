#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Memory that grows by doubling, for one writer; it becomes an array once, at the end.
///
/// Its owner frees it: a copy shares the memory.
struct GrowingBuffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  var count = 0

  init() {
    capacity = 64
    base = GrowingBuffer.allocated(malloc(capacity * MemoryLayout<Element>.stride), capacity)
  }

  func release() { free(base) }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(by: 1) }
    base[count] = element
    count += 1
  }

  @inline(__always) mutating func append(_ elements: UnsafeBufferPointer<Element>) {
    guard let source = elements.baseAddress else { return }
    if count + elements.count > capacity { grow(by: elements.count) }
    GrowingBuffer.copy(UnsafeRawPointer(source), to: base + count, elements.count * MemoryLayout<Element>.stride)
    count += elements.count
  }

  /// Copies a few bytes without a call: two loads that may overlap serve every length up to 32.
  @inline(__always) private static func copy(
    _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, _ length: Int
  ) {
    @inline(__always) func both<Word: BitwiseCopyable>(_ word: Word.Type) {
      let size = MemoryLayout<Word>.size
      let first = source.loadUnaligned(as: Word.self)
      let last = (source + length - size).loadUnaligned(as: Word.self)
      target.storeBytes(of: first, as: Word.self)
      (target + length - size).storeBytes(of: last, as: Word.self)
    }
    if length > 32 {
      target.copyMemory(from: source, byteCount: length)
    } else if length >= 16 {
      both(SIMD16<UInt8>.self)
    } else if length >= 8 {
      both(UInt64.self)
    } else if length >= 4 {
      both(UInt32.self)
    } else if length >= 2 {
      both(UInt16.self)
    } else if length == 1 {
      both(UInt8.self)
    }
  }

  @inline(never) private mutating func grow(by more: Int) {
    capacity = max(capacity * 2, count + more)
    // The system moves large blocks by their pages, without copying.
    base = GrowingBuffer.allocated(realloc(base, capacity * MemoryLayout<Element>.stride), capacity)
  }

  private static func allocated(_ memory: UnsafeMutableRawPointer?, _ capacity: Int) -> UnsafeMutablePointer<Element> {
    guard let memory else { fatalError("no memory for \(capacity) elements") }  // nothing can go on without
    return memory.bindMemory(to: Element.self, capacity: capacity)
  }

  /// What was written, as an array; nothing is left.
  mutating func take() -> [Element] {
    let taken = Array(UnsafeBufferPointer(start: base, count: count))
    release()
    self = GrowingBuffer()
    return taken
  }
}
