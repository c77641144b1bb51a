@testable import CommandLineKit
import Evaluation
import MusicIdentity
@testable import ReconcileCommands
import Testing

@Suite struct `The accuracy gate` {
  static let folder = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/Corpora/"

  static func corpus(_ name: String) throws -> Corpus {
    try #require(try CorpusReader(values: ParsedValues(), command: "evaluate").corpora(at: folder + name).first)
  }

  @Test(arguments: ["demo", "songs-hard", "albums-hard", "library-dupes"])
  func `stands before every corpus, and is met`(_ name: String) throws {
    let result = Evaluator(jobs: 1).evaluate(try Self.corpus(name))
    let missed = result.gate.filter { !$0.passes }.map { "\($0.rule.metric) \($0.value ?? -1)" }
    #expect(missed == [])
    #expect(result.gate.count > 0)
    // A matcher of equal text is no match for a hard set.
    let trivial = result.trivial?.f1 ?? 1
    #expect(trivial < 0.6)
  }

  // Rules settle relations; what the weights decide is whether the evidence is enough.
  @Test(arguments: [
    ("prior", -40), ("title.equal", -20), ("artist.equal", -20), ("artist-rarity.equal", 0), ("acceptance", 0.999_999),
  ])
  func `falls when a weight is spoiled`(_ c: (name: String, bits: Double)) throws {
    var evaluator = Evaluator(jobs: 1)
    evaluator.weights[c.name] = c.bits
    let passes = evaluator.evaluate(try Self.corpus("songs-hard")).passes
    #expect(!passes)
  }
}
