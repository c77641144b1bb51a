internal import Evaluation
internal import MusicIdentity

extension EvaluationReport {
  /// The evaluation for a terminal.
  ///
  /// - Parameter errors: How many mistakes of each kind are shown for a corpus.
  public func text(_ style: TableStyle, errors: Int = 10) -> String {
    var lines: [String] = []
    for result in results {
      if !lines.isEmpty { lines.append("") }
      lines += EvaluationReport.lines(result, style, errors: errors)
      if let comparison = comparisons.first(where: { $0.corpus == result.name }) {
        lines += EvaluationReport.lines(comparison)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ result: CorpusResult, _ style: TableStyle, errors: Int) -> [String] {
    var lines = [Ink.bold.on("\(result.name) (\(result.kind.rawValue))", style)]
    lines.append("  " + result.counts.map { "\($0.name) \($0.count)" }.joined(separator: ", "))
    let columns = [
      TextTable.Column(title: "metric"), TextTable.Column(title: "value", alignment: .trailing),
      TextTable.Column(title: "95 % interval"), TextTable.Column(title: "equal text", alignment: .trailing),
    ]
    let rows = result.metrics.map { metric in
      [metric.name, figure(metric.value), figure(metric.interval), trivial(result, metric.name)]
    }
    lines += table(columns, rows, style)
    for gate in result.gate {
      let ink = gate.passes ? Ink.green : Ink.yellow
      lines.append("  gate: " + ink.on(sentence(gate), style))
    }
    let slices = result.slices.filter { $0.counts.fp + $0.counts.fn > 0 }.prefix(12)
    if !slices.isEmpty {
      lines.append("  where it errs most")
      let columns = [
        TextTable.Column(title: "kind"), TextTable.Column(title: "value"),
        TextTable.Column(title: "cases", alignment: .trailing), TextTable.Column(title: "right", alignment: .trailing),
        TextTable.Column(title: "95 % interval"), TextTable.Column(title: "false merges", alignment: .trailing),
        TextTable.Column(title: "misses", alignment: .trailing),
        TextTable.Column(title: "review", alignment: .trailing),
      ]
      lines += table(
        columns,
        slices.map {
          [
            $0.dimension, $0.value, "\($0.counts.total)", figure($0.right, decimals: 3), figure($0.interval),
            "\($0.counts.fp)", "\($0.counts.fn)", "\($0.counts.review)",
          ]
        }, style)
    }
    for kind in Mistake.Kind.allCases {
      let all = result.mistakes.filter { $0.kind == kind }
      if all.isEmpty { continue }
      lines.append("  " + Ink.yellow.on("\(all.count) \(plural(kind))", style))
      for mistake in all.prefix(errors) { lines += self.lines(mistake) }
      if all.count > errors { lines.append("    … and \(all.count - errors) more; --errors N shows N, --json all") }
    }
    return lines
  }

  /// What the trivial matcher reaches, beside ours.
  static func trivial(_ result: CorpusResult, _ metric: String) -> String {
    guard let trivial = result.trivial else { return "" }
    switch metric {
    case "precision": return figure(trivial.precision)
    case "recall": return figure(trivial.recall)
    case "f1": return figure(trivial.f1)
    default: return ""
    }
  }

  static func plural(_ kind: Mistake.Kind) -> String {
    switch kind {
    case .falseMerge: "false merges"
    case .miss: "misses"
    case .misread: "misread titles"
    }
  }

  private static func lines(_ mistake: Mistake) -> [String] {
    var head = "    \(mistake.notes.id): \(mistake.expected)"
    if mistake.kind == .misread {
      return [head + ", read \(mistake.found) in '\(FittedText.tame(mistake.reason))'"]
    }
    if !mistake.found.isEmpty { head += ", found \(mistake.found)" }
    if let confidence = mistake.confidence { head += " \(figure(confidence, decimals: 3))" }
    if !mistake.stage.isEmpty { head += ", \(mistake.stage)" }
    if !mistake.reason.isEmpty { head += " (\(mistake.reason))" }
    var lines = [head]
    for song in [mistake.left, mistake.right] {
      if let song { lines.append("      " + FittedText.tame(self.song(ListedSong(song)))) }
    }
    let evidence = mistake.evidence.prefix(6).map { "\($0.finding) \(figure($0.bits, decimals: 1))" }
    if !evidence.isEmpty { lines.append("      " + evidence.joined(separator: ", ")) }
    return lines
  }

  private static func lines(_ comparison: BaselineComparison) -> [String] {
    var lines = ["  against the baseline"]
    for change in comparison.metrics {
      lines.append("    \(change.name): \(figure(change.before)) before, \(figure(change.now)) now")
    }
    lines.append(
      "    \(comparison.better.count) cases better, \(comparison.worse.count) worse; McNemar's p "
        + figure(comparison.test.p))
    for (word, cases) in [("worse", comparison.worse), ("better", comparison.better)] where !cases.isEmpty {
      lines.append("    \(word): " + cases.prefix(40).joined(separator: ", ") + (cases.count > 40 ? " …" : ""))
    }
    return lines
  }

  private static func table(_ columns: [TextTable.Column], _ rows: [[String]], _ style: TableStyle) -> [String] {
    let table = TextTable(columns, sample: rows, style: style)
    return [table.header] + rows.map(table.line)
  }
}
