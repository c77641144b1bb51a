#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// One labelled pair as a linear model sees it.
struct FitExample: Sendable {
  /// Bits that are not fitted.
  var offset: Double
  /// Which weights count, and how many times.
  var terms: [(index: Int, value: Double)]
  var isSame: Bool
}

/// Logistic regression on findings: the weights under which the labels are likeliest, held near where they started.
///
/// The penalty pulls each weight to its start, not to nought: a finding that no label tells of keeps its weight.
/// Solved by Newton's method with halved steps; deterministic, whatever the number of threads.
struct LogisticFit {
  /// How strongly weights are held at their start: the inverse variance of a weight, in 1/bits².
  var penalty = 0.5
  /// How strongly the prior is held: labelled sets hold shares of matches that no list has.
  var priorPenalty = 4.0
  var iterations = 50

  /// - Returns: The weights in bits, in the order of `start`.
  func fit(_ examples: [FitExample], start: [Double]) -> [Double] {
    var weights = start
    var loss = self.loss(examples, weights, start)
    let n = start.count
    for _ in 0..<iterations {
      var gradient = [Double](repeating: 0, count: n)
      var curvature = [Double](repeating: 0, count: n * n)
      for index in 0..<n {
        let strength = index == 0 ? priorPenalty : penalty
        gradient[index] = strength * (weights[index] - start[index])
        curvature[index * n + index] = strength
      }
      for example in examples {
        let p = LogisticFit.probability(example, weights)
        let slope = (p - (example.isSame ? 1 : 0)) * LogisticFit.ln2
        let bend = p * (1 - p) * LogisticFit.ln2 * LogisticFit.ln2
        for (place, term) in example.terms.enumerated() {
          gradient[term.index] += slope * term.value
          guard bend > 1e-12 else { continue }
          for other in example.terms[0...place] {
            let (row, column) = (max(term.index, other.index), min(term.index, other.index))
            curvature[row * n + column] += bend * term.value * other.value
          }
        }
      }
      guard let step = LinearSolver.solve(curvature, gradient) else { return weights }
      var scale = 1.0
      var next = weights
      var nextLoss = loss
      while scale > 1e-4 {
        for index in 0..<n { next[index] = weights[index] - scale * step[index] }
        nextLoss = self.loss(examples, next, start)
        if nextLoss < loss { break }
        scale /= 2
      }
      guard nextLoss < loss else { return weights }
      let gain = loss - nextLoss
      weights = next
      loss = nextLoss
      if gain < 1e-9 * max(1, loss) { return weights }
    }
    return weights
  }

  private static let ln2 = 0.693_147_180_559_945_3

  /// The probability that the pair is the same.
  static func probability(_ example: FitExample, _ weights: [Double]) -> Double {
    let bits = example.terms.reduce(example.offset) { $0 + weights[$1.index] * $1.value }
    return 1 / (1 + exp2(-bits))
  }

  /// The negative logarithm of the likelihood, and the penalty.
  private func loss(_ examples: [FitExample], _ weights: [Double], _ start: [Double]) -> Double {
    var sum = 0.0
    for index in weights.indices {
      let apart = weights[index] - start[index]
      sum += (index == 0 ? priorPenalty : penalty) / 2 * apart * apart
    }
    for example in examples {
      let bits = example.terms.reduce(example.offset) { $0 + weights[$1.index] * $1.value }
      let signed = (example.isSame ? bits : -bits) * LogisticFit.ln2
      sum += signed > 0 ? log1p(exp(-signed)) : -signed + log1p(exp(signed))
    }
    return sum
  }
}
