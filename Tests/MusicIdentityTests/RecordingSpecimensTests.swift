import MusicIdentity
import MusicModel
import Testing

/// Two listings and what they are to one another.
struct RecordingSpecimen: Sendable, CustomTestStringConvertible {
  let left: Song
  let right: Song
  let status: AnswerStatus
  let relation: Relation

  /// - Parameter line: `title | artist | m:ss` on either side of ` ~ `; a part may be left out from the end.
  init(_ line: String, _ status: AnswerStatus, _ relation: Relation) {
    let sides = line.split(separator: "~").map(RecordingSpecimen.song)
    (left, right) = (sides[0], sides[1])
    self.status = status
    self.relation = relation
  }

  private static func song(_ text: Substring) -> Song {
    let cells = text.split(separator: "|", omittingEmptySubsequences: false).map { cell in
      var cell = cell
      while cell.first == " " { cell.removeFirst() }
      while cell.last == " " { cell.removeLast() }
      return String(cell)
    }
    var song = Song(title: cells[0], artist: cells.count > 1 ? cells[1] : nil)
    if cells.count > 2, !cells[2].isEmpty {
      let parts = cells[2].split(separator: ":").compactMap { Int($0) }
      song.length = TrackLength(milliseconds: (parts[0] * 60 + parts[1]) * 1000)
    }
    if cells.count > 3, !cells[3].isEmpty { song.album = cells[3] }
    return song
  }

  var testDescription: String { "\(left.title ?? "") / \(right.title ?? "")" }
}

@Suite struct `Two listings of songs` {
  static let same = [
    "Teardrop - Remastered 2019 | Massive Attack | 5:29 ~ Teardrop | Massive Attack | 5:30",
    "Hyperballad (2015 Remaster) | Björk | 5:21 ~ Hyper-Ballad | Bjork | 5:21",
    "Stan (feat. Dido) | Eminem | 6:44 ~ Stan | Eminem, Dido | 6:44",
    "Группа крови | Кино | 4:43 ~ Gruppa krovi | Kino | 4:43",
    "03 - Paranoid Android | Radiohead | 6:23 ~ Paranoid Android | Radiohead | 6:23",
    "Radiohead - Let Down | Radiohead | 4:59 ~ Let Down | Radiohead | 4:59",
    "Seven Nation Army | The White Stripes | 3:52 ~ 7 Nation Army | White Stripes | 3:51",
    "Unfinished Sympathy | Massive Attack | 5:08 ~ Massive Attack | Unfinished Sympathy | 5:08",
    "Don&#39;t Panic | Coldplay | 2:17 ~ Don’t Panic | Coldplay | 2:17",
    "BjÃ¶rk Song | SigurrÃ³s | 3:00 ~ Björk Song | Sigurrós | 3:00",
    "Symphony No. 9, Op. 125: II. Molto vivace | Wiener Philharmoniker | 11:10 ~ Symphony no. 9 op. 125: 2. Molto vivace | Wiener Philharmoniker | 11:11",
    "강남스타일 (Gangnam Style) | PSY | 3:39 ~ Gangnam Style | PSY | 3:39",
    "Sweet Dreams (Are Made of This) | Eurythmics | 3:36 ~ Sweet Dreams | Eurythmics | 3:36",
    "Iron Maiden - 2015 Remaster | Iron Maiden | 3:35 ~ Iron Maiden | Iron Maiden | 3:35",
  ].map { RecordingSpecimen($0, .match, .sameRecording) }

  static let versions = [
    "About a Girl | Nirvana | 2:48 ~ About a Girl (Live) | Nirvana | 3:37",
    "About a Girl | Nirvana | 2:48 ~ About a Girl | Nirvana | 3:37 | MTV Unplugged in New York",
    "Strobe | deadmau5 | 10:37 ~ Strobe (Radio Edit) | deadmau5 | 3:34",
    "Midnight City | M83 | 4:03 ~ Midnight City (Eric Prydz Private Remix) | M83 | 7:37",
    "Style | Taylor Swift | 3:51 ~ Style (Taylor's Version) | Taylor Swift | 3:51",
    "One (Live in Dublin) | U2 | 5:00 ~ One (Live in Chicago) | U2 | 4:50",
    "Get Lucky | Daft Punk | 6:09 ~ Get Lucky | Daft Punk | 4:08",
  ].map { RecordingSpecimen($0, .leftOnly, .otherVersion) }

  static let apart = [
    RecordingSpecimen("Hurt | Nine Inch Nails | 6:13 ~ Hurt | Johnny Cash | 3:38", .leftOnly, .cover),
    RecordingSpecimen(
      "Symphony No. 5: II | Berliner | 9:00 ~ Symphony No. 6: II | Berliner | 9:00", .leftOnly, .different),
    RecordingSpecimen("Echoes, Pt. 1 | Pink Floyd ~ Echoes, Pt. 2 | Pink Floyd", .leftOnly, .different),
    RecordingSpecimen("!!! | X ~ ??? | X", .leftOnly, .different),
    RecordingSpecimen("Led Zeppelin II | X | 3:00 ~ Led Zeppelin III | X | 3:00", .leftOnly, .different),
  ]

  static let doubtful = [
    "Major Tom (Völlig losgelöst) | Peter Schilling | 4:00 ~ Major Tom (Coming Home) | Peter Schilling | 4:00",
    "In the Street - Single Mix | Big Star | 2:55 ~ In the Street | Big Star | 2:55",
    "青のすみか | キタニタツヤ | 3:22 ~ Where Our Blue Is | Tatsuya Kitani | 3:22",
    "HUMBLE. (Clean) | Kendrick Lamar | 2:57 ~ HUMBLE. | Kendrick Lamar | 2:57",
    "Fool's Gold (Mono) | X ~ Fool's Gold | X",
  ].map { RecordingSpecimen($0, .review, .sameRecording) }

  @Test(arguments: same + versions + apart + doubtful) func `are judged the same from either side`(
    _ c: RecordingSpecimen
  ) {
    let (left, right) = (SongList([c.left]), SongList([c.right]))
    for (a, b) in [(left, right), (right, left)] {
      let judgement = Reconciler(jobs: 1).judge(a, row: 0, b, row: 0)
      #expect(judgement.status == c.status, "\(judgement.reason.words)")
      #expect(judgement.relation == c.relation, "\(judgement.reason.words)")
    }
  }

  @Test func `are explicit and clean apart unless the caller lets them be one`() {
    let left = SongList([
      Song(title: "Stronger [Explicit]", artist: "Kanye West", length: TrackLength(milliseconds: 312_000))
    ])
    let right = SongList([
      Song(title: "Stronger (Clean)", artist: "Kanye West", length: TrackLength(milliseconds: 312_000))
    ])
    #expect(Reconciler(jobs: 1).judge(left, row: 0, right, row: 0).relation == .otherRating)
    #expect(Reconciler(jobs: 1).reconcile(left, right).summary.match == 0)
    var policy = MatchPolicy()
    policy.rating = .any
    #expect(Reconciler(policy: policy, jobs: 1).reconcile(left, right).summary.match == 1)
    policy.rating = .requireExplicit
    #expect(Reconciler(policy: policy, jobs: 1).reconcile(left, right).summary.match == 0)
  }

  @Test func `are one by an equal ISRC, but not where too many titles share it`() {
    func song(_ title: String, _ isrc: String) -> Song {
      var song = Song(title: title, artist: "Orchestra")
      song.isrc = isrc
      return song
    }
    let one = SongList([song("Adagio", "gb-zzz-24-00001")])
    #expect(Reconciler(jobs: 1).judge(one, row: 0, SongList([song("Adagio", "GBZZZ2400001")]), row: 0).status == .match)
    let poisoned = SongList(["Allegro", "Largo", "Presto", "Menuetto", "Rondo"].map { song($0, "GBZZZ2400002") })
    let result = Reconciler(jobs: 1).reconcile(poisoned, SongList([song("Finale", "GBZZZ2400002")]))
    #expect(result.summary.match == 0)
    #expect(result.summary.notes.contains { $0.contains("GBZZZ2400002") })
  }
}
