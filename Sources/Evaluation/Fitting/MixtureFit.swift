#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Weights without labels: how likely each finding is among matches (m) and among others (u), by expectation and
/// maximisation over all candidate pairs (Fellegi and Sunter 1969; Winkler 1988).
///
/// Findings of different fields count as independent. What is no table entry stays as it is, and so do the
/// surprise of rare titles and names: they are offsets here. Deterministic.
struct MixtureFit {
  var iterations = 100
  /// Added to every count, so that what was never seen keeps a finite weight.
  var pseudoCount = 1.0

  /// A field's findings: the weights of its levels stand side by side.
  struct Field {
    var first: Int
    var count: Int
    /// Whether the first level is an outcome like the others, such as "no marker on either side", and not silence.
    var hasNeutral = false
  }

  /// - Parameters:
  ///   - pairs: Candidate pairs, equal ones counted once, with how often they occur.
  ///   - fields: The ranges of weights that are fitted.
  /// - Returns: The weights in bits, in the order of `start`.
  func fit(_ pairs: [(example: FitExample, count: Double)], fields: [Field], start: [Double]) -> [Double] {
    var weights = start
    let total = pairs.reduce(0) { $0 + $1.count }
    guard total > 0 else { return start }
    for _ in 0..<iterations {
      var same = [Double](repeating: 0, count: start.count)
      var other = [Double](repeating: 0, count: start.count)
      var sameTotal = 0.0
      for (example, count) in pairs {
        let p = LogisticFit.probability(example, weights)
        sameTotal += p * count
        for term in example.terms where term.index > 0 && term.value == 1 {
          same[term.index] += p * count
          other[term.index] += (1 - p) * count
        }
      }
      var next = weights
      next[0] = start[0]
      for field in fields {
        let range = field.first..<(field.first + field.count)
        if field.hasNeutral {
          // No term stands for the first level: it is what remains.
          same[field.first] = sameTotal - range.reduce(0) { $0 + same[$1] }
          other[field.first] = total - sameTotal - range.reduce(0) { $0 + other[$1] }
        }
        let sameAll = range.reduce(0) { $0 + same[$1] } + pseudoCount * Double(field.count)
        let otherAll = range.reduce(0) { $0 + other[$1] } + pseudoCount * Double(field.count)
        for index in range where same[index] + other[index] > 0 {
          next[index] = log2((same[index] + pseudoCount) / sameAll) - log2((other[index] + pseudoCount) / otherAll)
        }
        if field.hasNeutral {
          // Nothing found weighs nothing: what it would weigh goes to the prior, and the others are told from it.
          let neutral = next[field.first]
          next[0] += neutral
          for index in range where index == field.first || same[index] + other[index] > 0 { next[index] -= neutral }
        }
      }
      let moved = zip(next, weights).reduce(0) { max($0, abs($1.0 - $1.1)) }
      weights = next
      if moved < 1e-6 { break }
    }
    return weights
  }
}
