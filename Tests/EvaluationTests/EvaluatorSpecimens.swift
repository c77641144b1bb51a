import MusicModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

enum EvaluatorSpecimens {
  static func song(_ title: String, _ artist: String, _ seconds: Int) -> Song {
    Song(title: title, artist: artist, length: TrackLength(milliseconds: seconds * 1000))
  }
}

enum MathOfOdds {
  /// The odds of a probability, in bits.
  static func bits(_ probability: Double) -> Double { log2(probability / (1 - probability)) }
}
