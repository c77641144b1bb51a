#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How many threads may work at once.
public struct Workers: Hashable, Sendable {
  public let count: Int

  /// - Parameter count: At least 1; `nil` takes as many as the machine has processors.
  public init(_ count: Int? = nil) {
    self.count = max(1, count ?? Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// Cuts `0..<total` into pieces, works on them at once, and gives the results in the order of the pieces.
  ///
  /// The pieces depend on `total` and `pieceSize` alone, not on the number of threads, and so does the result.
  ///
  /// - Parameter pieceSize: How many items a piece holds; the last may hold fewer.
  public func map<Result: Sendable>(
    _ total: Int, pieceSize: Int, _ work: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let pieces = (total + pieceSize - 1) / max(1, pieceSize)
    guard pieces > 0 else { return [] }
    @Sendable func range(_ piece: Int) -> Range<Int> { piece * pieceSize..<min(total, (piece + 1) * pieceSize) }
    if count == 1 || pieces == 1 { return (0..<pieces).map { work(range($0)) } }

    var results = [Result?](repeating: nil, count: pieces)
    results.withUnsafeMutableBufferPointer { slots in
      withoutActuallyEscaping(work) { work in
        // Sound: each piece writes its own slot, and all threads are joined before the slots are read.
        nonisolated(unsafe) let slots = slots
        runThreads(min(count, pieces)) { thread, threads in
          for piece in stride(from: thread, to: pieces, by: threads) { slots[piece] = work(range(piece)) }
        }
      }
    }
    return results.map { $0! }  // every piece was worked on
  }

  /// Does two things at once, on one thread each where there are two.
  public func both<A: Sendable, B: Sendable>(
    _ first: @Sendable () -> A, _ second: @Sendable () -> B
  ) -> (A, B) {
    let done: [Either<A, B>] = withoutActuallyEscaping(first) { first in
      withoutActuallyEscaping(second) { second in
        map(2, pieceSize: 1) { $0.lowerBound == 0 ? .first(first()) : .second(second()) }
      }
    }
    guard case .first(let a) = done[0], case .second(let b) = done[1] else {
      preconditionFailure("pieces come in order")
    }
    return (a, b)
  }

  private enum Either<A: Sendable, B: Sendable>: Sendable {
    case first(A)
    case second(B)
  }

  /// Runs `body(index, count)` on `threads` threads, the calling one among them, and waits for all.
  private func runThreads(_ threads: Int, _ body: @escaping @Sendable (Int, Int) -> Void) {
    var handles: [pthread_t] = []
    for index in 1..<threads {
      let job = Unmanaged.passRetained(ThreadJob { body(index, threads) })
      #if canImport(Darwin)
        var handle: pthread_t?
        let failed =
          pthread_create(
            &handle, nil,
            {
              ThreadJob.run($0); return nil
            }, job.toOpaque()) != 0
        if !failed { handles.append(handle!) }  // set when creation succeeds
      #else
        var handle = pthread_t()
        let failed =
          pthread_create(
            &handle, nil,
            {
              ThreadJob.run($0!); return nil
            }, job.toOpaque()) != 0
        if !failed { handles.append(handle) }
      #endif
      if failed {
        job.release()
        body(index, threads)
      }
    }
    body(0, threads)
    for handle in handles { pthread_join(handle, nil) }
  }
}

/// A closure on its way to a thread.
private final class ThreadJob {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  static func run(_ pointer: UnsafeMutableRawPointer) {
    Unmanaged<ThreadJob>.fromOpaque(pointer).takeRetainedValue().body()
  }
}
