import Evaluation
import MusicIdentity
import MusicModel
import Testing

@Suite struct `Pairs judged by slices` {
  /// Pairs of every outcome. One ISRC stands on many titles, far apart; some columns are silent for long stretches;
  /// rows are shared by several pairs.
  static let corpus: PairCorpus = {
    let titles = ["Karma Police", "Hurt", "Teardrop", "Dry the Rain", "Halo", "Группа крови", "Part 2", "上を向いて歩こう"]
    let changes = ["", " (Live)", " - Remastered 2011", " (Radio Edit)", " II", " Again and Again"]
    var random = SeededRandom(seed: 11)
    var (left, right): ([Song], [Song]) = ([], [])
    for number in 0..<180 {
      let title = titles[number % titles.count]
      let seconds = 200 + number % 7 * 20
      var a = EvaluatorSpecimens.song(title, "Artist \(number % 23)", seconds)
      var b = EvaluatorSpecimens.song(
        title + changes[Int(random.next() % 6)], "Artist \((number + (number % 5 == 0 ? 1 : 0)) % 23)",
        seconds + Int(random.next() % 40))
      if number % 19 == 3 { (a.isrc, b.isrc) = ("GBAYE9700113", "GBAYE9700113") }
      if number % 19 == 4 { (a.isrc, b.isrc) = ("GBAYE9700\(200 + number)", "GBAYE9700\(200 + number)") }
      if number > 150 { b.album = "Album \(number % 3)" }
      left.append(a)
      right.append(b)
    }
    var rows = (0..<180).map { (left: $0, right: $0) }
    rows += (0..<60).map { (left: $0 % 8, right: 179 - $0) }
    let labels = rows.indices.map { index -> PairLabel in
      switch index % 4 {
      case 0: PairLabel(.different)
      case 1: PairLabel(.same, relation: .sameRecording)
      case 2: PairLabel(.review)
      default: PairLabel(.same)
      }
    }
    let notes = rows.indices.map { LabelNotes(id: "p\($0)", tags: "of\($0 % 3)", why: "because \($0)") }
    return PairCorpus(left: SongList(left), right: SongList(right), rows: rows, labels: labels, notes: notes)
  }()

  static func result(sliceSize: Int, hidden: [String] = []) -> CorpusResult {
    var evaluator = Evaluator(jobs: 1, hidden: HiddenFields(hidden) ?? HiddenFields())
    evaluator.sliceSize = sliceSize
    return evaluator.evaluate(.pairs(CorpusManifest(name: "x", kind: .pairs), corpus))
  }

  @Test(arguments: [(7, []), (64, ["isrc"])])
  func `come out the same to the last bit`(sliceSize: Int, hidden: [String]) {
    let (whole, sliced) = (
      Self.result(sliceSize: 100_000, hidden: hidden), Self.result(sliceSize: sliceSize, hidden: hidden)
    )
    #expect(whole.metrics == sliced.metrics)
    #expect(whole.counts == sliced.counts)
    #expect(whole.relations == sliced.relations)
    #expect(whole.sweep == sliced.sweep)
    #expect(whole.calibration == sliced.calibration)
    #expect(whole.slices == sliced.slices)
    #expect(whole.trivial == sliced.trivial)
    #expect(whole.cases.ids == sliced.cases.ids && whole.cases.found == sliced.cases.found)
    #expect(whole.cases.scores.map(\.bitPattern) == sliced.cases.scores.map(\.bitPattern))
    #expect(!whole.mistakes.isEmpty && whole.mistakes.count == sliced.mistakes.count)
    for (a, b) in zip(whole.mistakes, sliced.mistakes) {
      #expect(a.kind == b.kind && a.notes == b.notes && a.stage == b.stage && a.reason == b.reason)
      #expect(a.found == b.found && a.confidence == b.confidence && a.evidence == b.evidence)
      #expect(a.left == b.left && a.right == b.right && a.left != nil)
    }
  }

  @Test func `know of an ISRC that stands on many titles elsewhere`() {
    let corpus = Self.corpus
    let reconciler = Reconciler(jobs: 1)
    let whole = reconciler.judgements(of: corpus.rows, corpus.left, corpus.right)
    let poisoned = PoisonedISRCs(corpus.left, corpus.right, KeyMaker(), MatchPolicy())
    var differ = 0
    for (pair, judgement) in zip(corpus.rows, whole) where pair.left == pair.right && pair.left % 19 < 6 {
      let (left, right) = (corpus.left.excerpt([pair.left]), corpus.right.excerpt([pair.right]))
      #expect(reconciler.judgements(of: [(0, 0)], left, right, silencing: poisoned) == [judgement])
      if reconciler.judgements(of: [(0, 0)], left, right) != [judgement] { differ += 1 }
    }
    // Without being told, a pair by itself takes the code at its word.
    #expect(differ > 0)
  }

  @Test func `name no cases where none are asked for`() {
    var evaluator = Evaluator(jobs: 1)
    evaluator.keepsCases = false
    let result = evaluator.evaluate(.pairs(CorpusManifest(name: "x", kind: .pairs), Self.corpus))
    #expect(result.cases.ids.isEmpty && result.cases.scores.isEmpty)
    #expect(result.metrics == Self.result(sliceSize: 100_000).metrics)
  }
}
