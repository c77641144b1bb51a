@testable import CommandLineKit
import Evaluation
import MusicIdentity
import MusicModel
@testable import ReconcileCommands
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder that exists while a test looks at it.
private struct TemporaryFolder: ~Copyable {
  let path: String

  init() {
    var template = Array("/tmp/reconcile-test-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }  // not empty
  }

  deinit {
    for name in FolderListing.names(in: path) { unlink(path + "/" + name) }
    rmdir(path)
  }

  func write(_ name: String, _ text: String) {
    guard let file = fopen(path + "/" + name, "w") else { return }
    fputs(text, file)
    fclose(file)
  }
}

@Suite struct `A corpus that was downloaded` {
  let reader = CorpusReader(values: ParsedValues(), command: "evaluate")

  private func pairs(_ path: String) throws -> PairCorpus {
    guard case .pairs(_, let pairs) = try #require(try reader.corpora(at: path).first) else {
      throw CommandFailure.usage("no pairs", command: "evaluate")
    }
    return pairs
  }

  @Test func `may be DeepMatcher's table`() throws {
    let folder = TemporaryFolder()
    folder.write(
      "valid.csv",
      """
      _id,label,left_Song_Name,left_Artist_Name,left_Time,right_Song_Name,right_Artist_Name,right_Time
      7,1,Halo,"Beyoncé",4:21,Halo,Beyonce,4:22
      8,0,"Stay ( feat . X )",Y,3:00,,Z,3:10
      9,0,Hurt,Johnny Cash,3:38,Hurt,Nine Inch Nails,6:13

      """)
    let corpora = try reader.corpora(at: folder.path)
    #expect(corpora.count == 1 && corpora[0].manifest.name.hasSuffix("/valid"))
    let pairs = try pairs(folder.path + "/valid.csv")
    // A pair with a side that names nothing is left out, and counted.
    #expect(pairs.bad == 1)
    #expect(pairs.labels.map(\.expectation) == [.same, .different])
    #expect(pairs.notes.map(\.id) == ["7", "9"])
    #expect(pairs.left[0].artist == "Beyoncé" && pairs.right[1].artist == "Nine Inch Nails")
    #expect(pairs.right[1].length == TrackLength(milliseconds: 373_000))
  }

  @Test func `may be Magellan's two tables and pairs of ids`() throws {
    let folder = TemporaryFolder()
    folder.write("tableA.csv", "id,Song_Name,Artist_Name\n1,Halo,Beyoncé\n2,Hurt,Johnny Cash\n")
    folder.write("tableB.csv", "id,Song_Name,Artist_Name\n5,Hurt,Nine Inch Nails\n6,Halo,Beyonce\n")
    folder.write("test.csv", "ltable_id,rtable_id,label\n1,6,1\n2,5,0\n")
    let pairs = try pairs(folder.path)
    #expect(pairs.rows.map(\.left) == [0, 1] && pairs.rows.map(\.right) == [1, 0])
    #expect(pairs.labels.map(\.expectation) == [.same, .different])
  }

  @Test func `may be Ditto's lines`() throws {
    let folder = TemporaryFolder()
    folder.write(
      "test.txt",
      "COL Song_Name VAL Say \"Hi\", now COL Artist_Name VAL A \tCOL Song_Name VAL Say Hi COL Artist_Name VAL A \t1\n"
        + "COL Song_Name VAL One COL Artist_Name VAL  \tCOL Song_Name VAL Two COL Artist_Name VAL B \t0\n")
    let pairs = try pairs(folder.path)
    #expect(pairs.left[0].title == "Say \"Hi\", now" && pairs.left[1].artist == nil)
    #expect(pairs.labels.map(\.expectation) == [.same, .different])
  }

  @Test func `may be sources with clusters, each with lengths of its own kind`() throws {
    let folder = TemporaryFolder()
    folder.write(
      "1.csv", "id,cluster_id,source,title,artist,length\n1,10,1,Halo,Beyonce,04:21\n2,11,1,Hurt,Cash,03:38\n")
    folder.write(
      "2.csv", "id,cluster_id,source,title,artist,length\n3,10,2,Halo,Beyonce,261000\n4,12,2,Lucky,Daft,248000\n")
    folder.write("3.csv", "id,cluster_id,source,title,artist,length\n5,10,3,Halo,Beyonce,4.35\n6,13,3,Alive,Daft,5.2\n")
    guard case .clusters(_, let clusters) = try #require(try reader.corpora(at: folder.path).first) else {
      Issue.record("no clusters")
      return
    }
    #expect(clusters.clusters == [0, 1, 0, 2, 0, 3])
    #expect(clusters.sources == [0, 0, 1, 1, 2, 2])
    #expect(clusters.records.number(.milliseconds, at: 2) == 261_000)
    #expect(clusters.records.number(.milliseconds, at: 4) == 261_000)
  }

  @Test func `may be records beside a list of pairs that are one`() throws {
    let folder = TemporaryFolder()
    folder.write("cds.tsv", "artist\ttitle\ttracks\tid\nA\tX\tone | two\t3\nA\tX!\tone | two\t7\nB\tY\tz\t9\n")
    folder.write("gold_pairs.csv", "p1,p2\n3,7\n")
    guard case .clusters(_, let clusters) = try #require(try reader.corpora(at: folder.path).first) else {
      Issue.record("no clusters")
      return
    }
    #expect(clusters.clusters == [0, 0, 1])
  }

  @Test func `that is none is refused`() {
    let folder = TemporaryFolder()
    folder.write("notes.txt", "dear diary\n")
    #expect(throws: CommandFailure.self) { try self.reader.corpora(at: folder.path) }
    #expect(throws: CommandFailure.self) { try self.reader.corpora(at: folder.path + "/missing") }
  }
}

@Suite struct `corpus.json` {
  @Test func `lays down policy, gates, columns and files`() throws {
    let folder = TemporaryFolder()
    folder.write(
      "corpus.json",
      """
      {"name": "x", "kind": "pairs", "policy": {"rating": "any", "items": "albums"}, "pairs": "p.csv",
       "columns": {"title": "Name"}, "gate": {"f1": 0.9, "review-rate": {"most": 0.1}}}
      """)
    let settings = try CorpusSettings(folder: folder.path)
    #expect(settings.policy.rating == .any && settings.policy.items == .albums)
    #expect(settings.gate == [GateRule(metric: "f1", .least(0.9)), GateRule(metric: "review_rate", .most(0.1))])
    #expect(settings.columns == ["title": "Name"])
    #expect(settings.path("pairs", default: "pairs.csv") == folder.path + "/p.csv")
  }

  @Test(arguments: [
    "{\"name\": \"x\"}", "{\"kind\": \"pairs\", \"policy\": {\"rating\": \"sometimes\"}}", "{\"kind\": \"pairs\"",
    "{\"kind\": \"pairs\", \"gate\": {\"f1\": \"high\"}}",
  ]) func `that says nonsense is refused`(_ json: String) {
    let folder = TemporaryFolder()
    folder.write("corpus.json", json)
    #expect(throws: CommandFailure.self) { try CorpusSettings(folder: folder.path) }
  }
}

@Suite struct `A file of weights` {
  @Test func `gives back what was written`() throws {
    var weights = try WeightsFile.read(Self.written(.standard))
    #expect(weights == .standard)
    weights["artist.one-edit"] = -3.25
    #expect(try WeightsFile.read(Self.written(weights)) == weights)
  }

  @Test func `with an unknown weight is refused`() {
    let folder = TemporaryFolder()
    folder.write("w.json", "{\"format\": \"reconcile-weights\", \"weights\": {\"charm\": 1}}")
    #expect(throws: CommandFailure.self) { try WeightsFile.read(folder.path + "/w.json") }
    folder.write("w.json", "{\"weights\": {}}")
    #expect(throws: CommandFailure.self) { try WeightsFile.read(folder.path + "/w.json") }
  }

  /// A path that holds the weights; the folder outlives the call by the system's own tidying.
  private static func written(_ weights: RecordingWeights) -> String {
    var template = Array("/tmp/reconcile-weights-XXXXXX".utf8CString)
    let path = template.withUnsafeMutableBufferPointer { buffer in
      close(mkstemp(buffer.baseAddress!))  // not empty
      return String(cString: buffer.baseAddress!)
    }
    if let file = fopen(path, "w") {
      fputs(WeightsFile.text(weights, .init(corpora: ["x"], date: "2026-11-30", method: "by hand")), file)
      fclose(file)
    }
    return path
  }
}
