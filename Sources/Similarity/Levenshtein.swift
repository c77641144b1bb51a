/// A query prepared for many edit distances.
public struct LevenshteinPattern: Sendable {
  let query: [UInt16]
  public init(_ query: Span<UInt16>) { self.query = query.withUnsafeBufferPointer { Array($0) } }

  /// - Returns: `nil` when the distance is over `limit`.
  public func distance(to candidate: Span<UInt16>, limit: Int) -> Int? { nil }
}
