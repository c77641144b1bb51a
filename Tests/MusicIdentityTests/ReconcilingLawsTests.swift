import MusicIdentity
import MusicModel
import TestSupport
import Testing

/// An answer without its place in the output: what must stay the same when rows move.
private struct PlainAnswer: Hashable, Comparable, CustomStringConvertible {
  var status: String
  var relation: String
  var left: String
  var right: String

  var description: String { "\(status) \(relation) \(left) \(right)" }
  static func < (a: PlainAnswer, b: PlainAnswer) -> Bool { a.description < b.description }
}

private func answers(_ left: [Song], _ right: [Song], jobs: Int = 1, decisions: [Decision] = []) -> [PlainAnswer] {
  let (a, b) = (SongList(left), SongList(right))
  return Reconciler(decisions: decisions, jobs: jobs).reconcile(a, b).answers.map { answer in
    PlainAnswer(
      status: answer.status.word, relation: answer.relation?.word ?? "",
      left: answer.left.flatMap { a.text(.id, at: $0) } ?? "", right: answer.right.flatMap { b.text(.id, at: $0) } ?? ""
    )
  }
}

@Suite struct `Reconciling two lists` {
  static let seeds: [UInt64] = [1, 2, 3, 5, 8, 13, 21, 34]

  @Test(arguments: seeds) func `answers the same whatever the order of rows`(_ seed: UInt64) {
    let lists = InventedLists(seed: seed, count: 120)
    var random = SplitMix(seed: seed &+ 99)
    var (left, right) = (lists.left, lists.right)
    random.shuffle(&left)
    random.shuffle(&right)
    #expect(answers(lists.left, lists.right).sorted() == answers(left, right).sorted())
  }

  @Test(arguments: seeds) func `gives the mirrored answer when the lists are swapped`(_ seed: UInt64) {
    let lists = InventedLists(seed: seed, count: 120)
    func pairs(_ all: [PlainAnswer]) -> Set<PlainAnswer> { Set(all.filter { !$0.left.isEmpty && !$0.right.isEmpty }) }
    let mirrored = answers(lists.right, lists.left).map {
      PlainAnswer(status: $0.status, relation: $0.relation, left: $0.right, right: $0.left)
    }
    #expect(pairs(answers(lists.left, lists.right)) == pairs(mirrored))
  }

  @Test(arguments: seeds) func `answers the same with one thread and with many`(_ seed: UInt64) {
    let lists = InventedLists(seed: seed, count: 300)
    #expect(answers(lists.left, lists.right, jobs: 1) == answers(lists.left, lists.right, jobs: 7))
  }

  @Test(arguments: seeds) func `matches every row of a list to itself`(_ seed: UInt64) {
    let list = SongList(InventedLists(seed: seed, count: 200).left)
    let result = Reconciler(jobs: 1).reconcile(list, list)
    #expect(result.answers.allSatisfy { $0.status == .match && $0.left == $0.right })
    #expect(result.answers.count == list.count)
  }

  @Test(arguments: seeds) func `names every row at least once`(_ seed: UInt64) {
    let lists = InventedLists(seed: seed, count: 120)
    let all = answers(lists.left, lists.right)
    #expect(Set(all.map(\.left)).subtracting([""]) == Set(lists.left.compactMap(\.id)))
    #expect(Set(all.map(\.right)).subtracting([""]) == Set(lists.right.compactMap(\.id)))
  }

  @Test(arguments: seeds) func `lets a person's decision win over the evidence`(_ seed: UInt64) throws {
    let lists = InventedLists(seed: seed, count: 60)
    let before = answers(lists.left, lists.right)
    let pair = try #require(before.first { $0.status == "match" })
    let apart = answers(lists.left, lists.right, decisions: [Decision(.different, left: pair.left, right: pair.right)])
    #expect(!apart.contains { $0.left == pair.left && $0.right == pair.right })

    let lonely = try #require(before.first { $0.status == "left-only" })
    let other = try #require(before.first { $0.status == "right-only" })
    let joined = answers(lists.left, lists.right, decisions: [Decision(.same, left: lonely.left, right: other.right)])
    #expect(joined.contains { $0.status == "match" && $0.left == lonely.left && $0.right == other.right })
  }

  @Test func `gives no pair when a list is empty`() {
    let lists = InventedLists(seed: 4, count: 10)
    #expect(answers(lists.left, []).allSatisfy { $0.status == "left-only" })
    #expect(answers([], lists.right).allSatisfy { $0.status == "right-only" })
    #expect(answers([], []).isEmpty)
  }

  @Test func `pairs the copies of one recording by album and calls surplus ones duplicates`() {
    func copy(_ id: String, _ album: String) -> Song {
      var song = Song(title: "Harbour", artist: "Anna Vale", album: album, length: TrackLength(milliseconds: 200_000))
      song.id = id
      return song
    }
    let (left, right) = (
      SongList([copy("a", "One"), copy("b", "Two"), copy("c", "Three")]), SongList([copy("x", "Two")])
    )
    let answers = Reconciler(jobs: 1).reconcile(left, right).answers
    #expect(answers.map(\.status) == [.match, .match, .match])
    #expect(answers.map(\.right) == [0, 0, 0])
    #expect(answers.map(\.reason.words).filter { $0 == "duplicate of row 2" }.count == 2)
    #expect(Set(answers.map(\.group)) == [1])
  }

  @Test func `shows two recordings that fit equally as a tie`() {
    func song(_ seconds: Int, isrc: String? = nil) -> Song {
      var song = Song(title: "Harbour", artist: "Anna Vale", length: TrackLength(milliseconds: seconds * 1000))
      song.isrc = isrc
      return song
    }
    let right = SongList([song(197, isrc: "GBZZZ2400001"), song(203, isrc: "GBZZZ2400002")])
    let answers = Reconciler(jobs: 1).reconcile(SongList([song(200)]), right).answers
    #expect(answers.map(\.status) == [.review, .review])
    #expect(answers.map(\.left) == [0, 0])
    #expect(Set(answers.compactMap(\.right)) == [0, 1])
    #expect(answers.allSatisfy { $0.group == 1 })
  }
}
