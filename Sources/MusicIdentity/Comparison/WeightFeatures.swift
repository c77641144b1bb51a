internal import Linkage

/// A pair's findings as terms of a linear model over the weights: what fitting works on.
///
/// The weight of a pair is `offset + Σ value(term) · weight(term)`, in bits. What is no table entry (lengths,
/// equal ids, decisions) is in the offset: all that the weights which fitting starts from give besides.
package struct WeightFeatures: Sendable {
  /// One term: which weight, and how many times it counts.
  package struct Term: Hashable, Sendable {
    package var index: Int
    package var value: Double
  }

  /// The weights' names, the prior first.
  package let names: [String]
  /// The weights that fitting starts from.
  package let start: [Double]
  private let base: RecordingWeights
  private let table: WeightTable
  private let columns: [Column]

  private struct Column {
    let field: Findings.Field
    let surprise: Findings.Field?
    let first: Int
    let count: Int
  }

  package init(_ base: RecordingWeights) {
    self.base = base
    table = WeightTable(base)
    var names = ["prior"]
    var start = [Double(base.prior.value)]
    var columns: [Column] = []
    for table in RecordingWeights.tables {
      let weights = base[keyPath: table.path]
      columns.append(
        Column(field: table.field, surprise: table.surprise, first: names.count, count: weights.count))
      for level in weights.indices {
        names.append(table.name + "." + table.levels[level])
        start.append(Double(weights[level]))
      }
    }
    self.names = names
    self.start = start
    self.columns = columns
  }

  /// The places of each field's weights whose findings exclude one another, and whether the first of them is an
  /// outcome (neither side has a marker) and not silence.
  package var fields: [(range: Range<Int>, hasNeutral: Bool)] {
    columns.filter { $0.surprise == nil }.map { column in
      (column.first..<(column.first + column.count), !names[column.first].hasSuffix(".silent"))
    }
  }

  /// Whether a weight multiplies the surprise of a shared title or name.
  package func isSurprise(_ index: Int) -> Bool {
    columns.contains { $0.surprise != nil && $0.first <= index && index < $0.first + $0.count }
  }

  /// The terms of a pair that was judged, and what else speaks for it.
  ///
  /// - Parameter packed: ``PairJudgement/findings``.
  package func terms(of packed: UInt64) -> (offset: Double, terms: [Term]) {
    let findings = Findings(packed: packed)
    var terms = [Term(index: 0, value: 1)]
    for column in columns {
      let level = findings.level(column.field)
      guard level < column.count else { continue }
      if let surprise = column.surprise {
        let bits = min(Double(base.rarityCap.value), Double(findings.level(surprise)))
        if bits > 0 { terms.append(Term(index: column.first + level, value: bits)) }
      } else if level > 0 {
        terms.append(Term(index: column.first + level, value: 1))
      }
    }
    let fitted = terms.reduce(0) { $0 + start[$1.index] * $1.value }
    return (Double(table.total(findings)) - fitted, terms)
  }

  /// The weights with fitted values, rounded to a thousandth of a bit.
  package func weights(_ values: [Double]) -> RecordingWeights {
    var weights = base
    for (name, value) in zip(names, values) { weights[name] = (value * 1000).rounded() / 1000 }
    return weights
  }
}
