@testable import MusicIdentity
import Testing

@Suite struct `Track titles of an album` {
  static let cases: [(name: String, tracks: [String], titles: [String])] = [
    ("numbered", ["01 - Two of Us", "02 - Dig a Pony", "03 - Dig It"], ["Two of Us", "Dig a Pony", "Dig It"]),
    ("numbered with points", ["1.Breed", "2.Lithium", "3.Polly"], ["Breed", "Lithium", "Polly"]),
    ("with the artist", ["Live / Beauty", "Live / Pain", "LIVE / Mirror"], ["Beauty", "Pain", "Mirror"]),
    (
      "with both", ["Them / 01 - Today", "Them / 02 - Drown", "Them / 03 - Eye"], ["Today", "Drown", "Eye"]
    ),
    ("unnamed", ["Pista 01", "Pista 02", "Pista 03", "Pista 04"], []),
    ("unknown", ["Onbekend", "Onbekend", "Onbekend"], []),
    ("that begin with numbers of their own", ["7 Rings", "22", "1999", "Halo"], ["7 Rings", "22", "1999", "Halo"]),
    ("of which one has a stroke", ["A / B", "C", "D", "E"], ["A / B", "C", "D", "E"]),
    ("that are two", ["01 - A", "02 - B"], ["01 - A", "02 - B"]),
  ]

  @Test(arguments: cases) func `lose what all of them are wrapped in`(
    _ c: (name: String, tracks: [String], titles: [String])
  ) {
    #expect(TrackTitles.unwrapped(c.tracks) == c.titles)
  }
}
