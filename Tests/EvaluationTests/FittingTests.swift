@testable import Evaluation
import MusicIdentity
import MusicModel
import Testing

@Suite struct `Fitting` {
  @Test func `solves what it multiplies`() throws {
    // Symmetric and positive definite: A = BᵀB + I.
    let matrix: [Double] = [6, 2, 1, 2, 5, 2, 1, 2, 4]
    let solution = try #require(LinearSolver.solve(matrix, [1, 2, 3]))
    for row in 0..<3 {
      let product = (0..<3).reduce(0) { $0 + matrix[row * 3 + $1] * solution[$1] }
      #expect(isNear(product, Double(row + 1)))
    }
    #expect(LinearSolver.solve([0], [1]) == nil)
  }

  @Test func `finds the log-odds of a finding, and leaves what it never saw`() {
    // Of 100 pairs with the finding 80 are the same, of 100 without 20.
    var examples: [FitExample] = []
    for index in 0..<100 {
      examples.append(FitExample(offset: 0, terms: [(0, 1), (1, 1)], isSame: index < 80))
      examples.append(FitExample(offset: 0, terms: [(0, 1)], isSame: index < 20))
    }
    var fit = LogisticFit()
    fit.penalty = 1e-9
    fit.priorPenalty = 1e-9
    let weights = fit.fit(examples, start: [0, 0, 7])
    #expect(abs(weights[0] - -2) < 1e-4)  // odds 1:4
    #expect(abs(weights[1] - 4) < 1e-4)  // from 1:4 to 4:1
    #expect(weights[2] == 7)
  }

  @Test func `keeps every record on one side of a fold`() {
    let records: [[UInt64]] = (0..<60).map { [UInt64($0 / 3), UInt64(1000 + $0 % 17)] }
    let folds = Folds(records, count: 5).numbers
    for a in records.indices {
      for b in records.indices where !Set(records[a]).isDisjoint(with: records[b]) { #expect(folds[a] == folds[b]) }
    }
    let apart = Folds((0..<50).map { [UInt64($0)] }, count: 5).numbers
    let sizes = (0..<5).map { fold in apart.filter { $0 == fold }.count }
    #expect(sizes == [10, 10, 10, 10, 10])
  }

  @Test func `without labels tells two kinds of pairs apart`() {
    // Matches have finding 1 in 9 of 10, others in 1 of 10; two such fields, independent.
    var pairs: [(example: FitExample, count: Double)] = []
    for (a, b) in [(1, 3), (1, 4), (2, 3), (2, 4)] {
      func share(_ same: Double) -> Double { (a == 1 ? same : 1 - same) * (b == 3 ? same : 1 - same) }
      let count = 1000 * (0.3 * share(0.9) + 0.7 * share(0.1))
      pairs.append((FitExample(offset: 0, terms: [(0, 1), (a, 1), (b, 1)], isSame: false), count))
    }
    let weights = MixtureFit(iterations: 2000).fit(
      pairs, fields: [.init(first: 1, count: 2), .init(first: 3, count: 2)], start: [-1, 2, -2, 2, -2])
    #expect(weights[1] > 2 && weights[2] < -2)
    #expect(abs(weights[1] - weights[3]) < 1e-6)
  }
}

@Suite struct `Weights by name` {
  @Test func `are all there, and come back as they were set`() {
    var weights = RecordingWeights.standard
    #expect(Set(RecordingWeights.names).count == RecordingWeights.names.count)
    for (index, name) in RecordingWeights.names.enumerated() {
      #expect(weights[name] != nil, "\(name)")
      weights[name] = Double(index)
      #expect(weights[name] == Double(index), "\(name)")
    }
    #expect(weights["title.no-such-finding"] == nil)
  }

  @Test func `sum to what the matcher says`() {
    let left = SongList([
      EvaluatorSpecimens.song("Karma Police", "Radiohead", 264),
      EvaluatorSpecimens.song("Karma Polise", "Radiohead", 266),
      EvaluatorSpecimens.song("Hurt (Live)", "Johnny Cash", 210), EvaluatorSpecimens.song("Intro", "The xx", 128),
    ])
    let features = WeightFeatures(.standard)
    let rows = (0..<4).flatMap { a in (0..<4).map { (left: a, right: $0) } }
    for judgement in Reconciler(jobs: 1).judgements(of: rows, left, left) {
      let (offset, terms) = features.terms(of: judgement.findings)
      let bits = terms.reduce(offset) { $0 + features.start[$1.index] * $1.value }
      guard abs(bits) < 15 else { continue }
      let confidence = Double(judgement.confidence)
      #expect(abs(MathOfOdds.bits(confidence) - bits) < 0.05)
    }
  }
}
