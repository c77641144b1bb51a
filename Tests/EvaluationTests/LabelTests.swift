import Evaluation
import MusicIdentity
import MusicModel
import Testing

@Suite struct `A label` {
  static let cases: [(word: String, rating: MatchPolicy.RatingRule, expectation: Evaluation.Expectation?)] = [
    ("1", .same, .same), ("0", .same, .different), ("SAME", .same, .same), ("DIFF", .same, .different),
    ("REVIEW", .same, .review), ("same-recording", .same, .same), ("other-rating", .same, .different),
    ("other-rating", .any, .same), ("cover", .any, .different), ("alike", .any, nil),
  ]

  @Test(arguments: cases) func `is the same where the policy accepts its relation`(
    _ c: (word: String, rating: MatchPolicy.RatingRule, expectation: Evaluation.Expectation?)
  ) {
    var policy = MatchPolicy()
    policy.rating = c.rating
    #expect(PairLabel(c.word, policy: policy)?.expectation == c.expectation)
  }
}

@Suite struct `Hidden fields` {
  @Test func `are gone, and the others are not`() throws {
    var song = Song(title: "Halo", artist: "Beyoncé", length: TrackLength(milliseconds: 261_000))
    song.isrc = "USSM10804556"
    song.id = "a"
    let list = SongList([song], source: ListSource(idNamespace: .spotify))
    let hidden = try #require(HiddenFields(["isrc", "id", "duration"])).removed(from: list)
    #expect(hidden.count == 1)
    #expect(hidden[0].isrc == nil && hidden[0].id == nil && hidden[0].length == nil)
    #expect(hidden[0].title == "Halo" && hidden[0].artist == "Beyoncé")
    #expect(hidden.source.idNamespace == nil)
    #expect(HiddenFields(["colour"]) == nil)
  }
}

@Suite struct `A gate` {
  static func outcome(_ bound: GateRule.Bound) -> GateOutcome {
    var result = CorpusResult(name: "x", kind: .pairs)
    result.metrics = [Metric("f1", 0.9, Interval(low: 0.85, high: 0.95))]
    result.judge([GateRule(metric: "f1", bound)])
    return result.gate[0]
  }

  @Test func `says by how much it is missed, and whether chance may explain it`() {
    #expect(Self.outcome(.least(0.9)).passes)
    let near = Self.outcome(.least(0.92))
    #expect(!near.passes && near.isWithinInterval == true)
    #expect(isNear(near.missedBy!, 0.02))
    let far = Self.outcome(.least(0.97))
    #expect(!far.passes && far.isWithinInterval == false)
    #expect(!Self.outcome(.most(0.8)).passes)
    #expect(Self.outcome(.most(0.95)).passes)
  }

  @Test func `on an unknown metric never passes`() {
    var result = CorpusResult(name: "x", kind: .pairs)
    result.judge([GateRule(metric: "charm", .least(0))])
    #expect(!result.passes)
  }

  @Test func `takes hyphens for underscores, and counts for metrics`() {
    var result = CorpusResult(name: "x", kind: .lists)
    result.metrics = [Metric("pair_completeness", 1)]
    result.counts = [NamedCount("fp", 3)]
    result.judge([GateRule(metric: "pair-completeness", .least(0.99)), GateRule(metric: "fp", .most(2))])
    #expect(result.gate.map(\.passes) == [true, false])
  }
}
