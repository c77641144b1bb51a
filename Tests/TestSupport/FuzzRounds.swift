#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// How many random cases a suite named `Fuzz of …` tries.
///
///     for round in FuzzRounds.range { … }
///
/// Ten thousand in an ordinary run; as many as `FUZZ_ROUNDS` says under `make fuzz`.
public enum FuzzRounds {
  public static let range = 0..<(getenv("FUZZ_ROUNDS").flatMap { Int(String(cString: $0)) } ?? 10_000)
}
