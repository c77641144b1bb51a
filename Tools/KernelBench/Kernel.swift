import Similarity

/// The kernels that are measured, by the names that ../compare-kernels knows them by.
enum Kernel: String, CaseIterable {
  case levenshtein
  case levenshteinLimit3
  case optimalStringAlignment
  case jaro
  case jaroWinkler
  case indelRatio
  case indelRatioCutoff85
  case preparedLevenshtein
  case wordSimilarity
  case bigramDice

  /// The sum of all results, so that none can be left out.
  func sum(over pairs: PairFile) -> Double {
    var total = 0.0
    each(of: pairs) { total += $0 }
    return total
  }

  func values(of pairs: PairFile) -> [Double] {
    var values: [Double] = []
    each(of: pairs) { values.append($0) }
    return values
  }

  @inline(__always)
  private func each(of pairs: PairFile, _ body: (Double) -> Void) {
    var kernels = PairKernels()
    let units = pairs.units.span
    let bounds = pairs.bounds.span
    for pair in 0..<pairs.count {
      let a = units.extracting(bounds[2 * pair]..<bounds[2 * pair + 1])
      let b = units.extracting(bounds[2 * pair + 1]..<bounds[2 * pair + 2])
      switch self {
      case .levenshtein: body(Double(kernels.levenshtein(a, b) ?? -1))
      case .levenshteinLimit3: body(Double(kernels.levenshtein(a, b, limit: 3) ?? -1))
      case .optimalStringAlignment: body(Double(kernels.optimalStringAlignment(a, b) ?? -1))
      case .jaro: body(kernels.jaro(a, b) ?? -1)
      case .jaroWinkler: body(kernels.jaroWinkler(a, b) ?? -1)
      case .indelRatio: body(kernels.indelRatio(a, b) ?? -1)
      case .wordSimilarity: body(kernels.compareWords(a, b).similarity)
      case .bigramDice: body(kernels.bigramDice(a, b))
      case .indelRatioCutoff85: body(kernels.indelRatio(a, b, cutoff: 0.85) ?? -1)
      case .preparedLevenshtein: body(Double(LevenshteinPattern(a).distance(to: b) ?? -1))
      }
    }
  }
}
