@testable import Evaluation
import MusicIdentity
import MusicModel
import Testing

@Suite struct `An evaluation` {
  static func song(_ title: String, _ artist: String, _ seconds: Int = 200, isrc: String? = nil) -> Song {
    var song = Song(title: title, artist: artist, album: nil, length: TrackLength(milliseconds: seconds * 1000))
    song.isrc = isrc
    return song
  }

  static let left = SongList([
    song("Karma Police", "Radiohead", 264), song("Hurt", "Nine Inch Nails", 373),
    song("Teardrop", "Massive Attack", 330),
    song("Dry the Rain", "The Beta Band", 365),
  ])
  static let right = SongList([
    song("Karma Police", "Radiohead", 264), song("Hurt (Live)", "Nine Inch Nails", 420),
    song("Teardrop", "Massive Attack", 331), song("Quite Another Song", "Somebody Else", 100),
  ])

  static func notes(_ count: Int) -> [LabelNotes] {
    (0..<count).map { LabelNotes(id: "p\($0)", tags: "all even\($0 % 2)") }
  }

  @Test func `of pairs counts by the rules, and slices add up`() throws {
    let corpus = PairCorpus(
      left: Self.left, right: Self.right, rows: [(0, 0), (1, 1), (2, 2), (3, 3), (2, 2)],
      labels: [
        PairLabel(.same), PairLabel(.different, relation: .otherVersion), PairLabel(.review), PairLabel(.same),
        PairLabel(.different),
      ], notes: Self.notes(5))
    let result = Evaluator(jobs: 1).evaluate(.pairs(CorpusManifest(name: "x", kind: .pairs), corpus))
    // Accepting what only a person can decide is a false merge, and so is accepting what is different.
    #expect(["tp", "fp", "fn", "tn"].map { result.count($0) } == [1, 2, 1, 1])
    #expect(
      result.mistakes.map(\.notes.id) == ["p2", "p4", "p3"] || result.mistakes.map(\.notes.id) == ["p4", "p2", "p3"])
    #expect(result.mistakes[2].stage == "scored-low")
    #expect(!result.mistakes[0].evidence.isEmpty)
    #expect(result.relations?["other-version", "other-version"] == 1)
    let tags = result.slices.filter { $0.dimension == "tag" }
    #expect(tags.first { $0.value == "all" }?.counts.total == 5)
    #expect(tags.filter { $0.value.hasPrefix("even") }.reduce(0) { $0 + $1.counts.total } == 5)
    #expect(result.trivial == ConfusionCounts(tp: 1, fp: 2, fn: 1, tn: 1))
  }

  @Test func `of lists tells where each missed pair was lost`() throws {
    let corpus = ListCorpus(
      left: Self.left, right: Self.right, rows: [(0, 0), (1, 1), (2, 2), (3, 3)],
      labels: [PairLabel(.same), PairLabel(.same), PairLabel(.different), PairLabel(.same)], notes: Self.notes(4))
    let result = Evaluator(jobs: 1).evaluate(.lists(CorpusManifest(name: "x", kind: .lists), corpus))
    #expect(["tp", "fp", "fn", "tn"].map { result.count($0) } == [1, 1, 2, 12])
    let stages = Dictionary(uniqueKeysWithValues: result.mistakes.map { ($0.notes.id, $0.stage) })
    #expect(stages == ["p1": "scored-low", "p2": "", "p3": "not-blocked"])
    #expect(isNear(result.metric("pair_completeness")!.value!, 2.0 / 3))
  }

  @Test func `of lists passes over answers of which the truth knows nothing`() throws {
    var corpus = ListCorpus(
      left: Self.left, right: Self.right, rows: [(0, 0)], labels: [PairLabel(.same)], notes: Self.notes(1))
    corpus.unknownLeft = [2]
    let result = Evaluator(jobs: 1).evaluate(.lists(CorpusManifest(name: "x", kind: .lists), corpus))
    #expect(result.count("tp") == 1 && result.count("fp") == 0)
  }

  @Test func `of clusters finds copies and leaves others alone`() throws {
    let list = SongList([
      Self.song("Karma Police", "Radiohead", 264), Self.song("KARMA POLICE", "Radiohead", 264),
      Self.song("Karma Police (Live)", "Radiohead", 290), Self.song("Teardrop", "Massive Attack", 330),
    ])
    let corpus = ClusterCorpus(records: list, clusters: [0, 0, 1, 2], notes: Self.notes(4))
    let result = Evaluator(jobs: 1).evaluate(.clusters(CorpusManifest(name: "x", kind: .clusters), corpus))
    #expect(result.metric("f1")?.value == 1)
    #expect(result.count("exact_clusters") == 3)
    // Where no source holds a thing twice, the copies are two.
    let sourced = ClusterCorpus(records: list, clusters: [0, 1, 2, 3], sources: [0, 0, 0, 0], notes: Self.notes(4))
    let apart = Evaluator(jobs: 1).evaluate(.clusters(CorpusManifest(name: "x", kind: .clusters), sourced))
    #expect(apart.count("fp") == 0 && apart.count("found_clusters") == 4)
  }

  @Test func `of titles asks only for the parts that have a column`() throws {
    let corpus = TitleCorpus(cases: [
      .init(
        notes: LabelNotes(id: "a"), input: "Halo (Live)", subject: .title,
        expected: ["core": "Halo", "markers": "live", "rating": ""]),
      .init(notes: LabelNotes(id: "b"), input: "Halo (Live)", subject: .title, expected: ["core": "Halo (Live)"]),
    ])
    let result = Evaluator(jobs: 1).evaluate(.titles(CorpusManifest(name: "x", kind: .titles), corpus))
    #expect(result.metric("right")?.value == 0.5)
    #expect(result.metric("core")?.value == 0.5)
    #expect(result.metric("markers")?.value == 1)
    #expect(result.metric("featured") == nil)
    #expect(result.mistakes.map(\.notes.id) == ["b"])
  }

  @Test func `against an earlier run names each case that changed`() {
    var result = CorpusResult(name: "x", kind: .pairs)
    result.metrics = [Metric("f1", 0.9), Metric("recall", 0.5)]
    result.mistakes = [Mistake(.miss, LabelNotes(id: "new"), expected: "same", found: "")]
    let comparison = BaselineComparison(
      result,
      against: .init(corpus: "x", mistakes: ["miss old", "false-merge older"], metrics: ["f1": 0.8, "recall": 0.5]))
    #expect(comparison.worse == ["miss new"])
    #expect(comparison.better == ["false-merge older", "miss old"])
    #expect(comparison.metrics.map(\.name) == ["f1"])
  }
}
