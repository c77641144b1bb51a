import Exports
import MusicIdentity
import Testing

@testable import ReconcileCommands

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct `The shipped weights` {
  /// Beside the sources, so that a change of a weight shows as a change of the file.
  static let path = #filePath.replacing(
    "Tests/ReconcileCommandsTests/ShippedWeightsTests.swift", with: "Tools/standard-weights.json")

  static let provenance = WeightsFile.Provenance(
    corpora: [], date: "2026-11-30",
    method: "set by hand; 'reconcile fit' on songs-hard and library-dupes gains nothing over them when cross-validated")

  /// After a change: `WRITE_WEIGHTS=1 swift test --filter 'The shipped weights'`.
  @Test func `are the values of a file that fit could have written`() throws {
    let text = WeightsFile.text(.standard, Self.provenance)
    if getenv("WRITE_WEIGHTS") != nil {
      let file = try #require(fopen(Self.path, "w"))
      fputs(text, file)
      fclose(file)
    }
    #expect(try WeightsFile.read(Self.path) == .standard)
    #expect(try ByteSource.text(path: Self.path) == text)
  }
}
