internal import Evaluation

extension EvaluationReport {
  /// The evaluation as Markdown, for a pull request.
  func markdown() -> String {
    var lines = ["# Accuracy", ""]
    lines += EvaluationReport.rows(
      ["corpus", "kind", "precision", "recall", "F1", "95 % interval", "F1 of equal text", "gate"],
      results.map { result in
        let f1 = result.metric("f1") ?? result.metric("right")
        return [
          result.name, result.kind.rawValue, EvaluationReport.figure(result.metric("precision")?.value),
          EvaluationReport.figure(result.metric("recall")?.value), EvaluationReport.figure(f1?.value),
          EvaluationReport.figure(f1?.interval), EvaluationReport.trivial(result, "f1"),
          result.gate.isEmpty ? "none" : result.passes ? "passed" : "missed",
        ]
      })
    for result in results { lines += section(result) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ result: CorpusResult) -> [String] {
    var lines = ["", "## \(EvaluationReport.cell(result.name))", ""]
    lines.append(result.counts.map { "\($0.name) \($0.count)" }.joined(separator: ", "))
    lines.append("")
    lines += EvaluationReport.rows(
      ["metric", "value", "95 % interval"],
      result.metrics.map { [$0.name, EvaluationReport.figure($0.value), EvaluationReport.figure($0.interval)] })
    for gate in result.gate where !gate.passes { lines += ["", "**Gate missed:** " + EvaluationReport.sentence(gate)] }
    let slices = result.slices.filter { $0.counts.fp + $0.counts.fn > 0 }.prefix(20)
    if !slices.isEmpty {
      lines += ["", "### Where it errs most", ""]
      lines += EvaluationReport.rows(
        ["kind", "value", "cases", "right", "95 % interval", "false merges", "misses", "review"],
        slices.map {
          [
            $0.dimension, $0.value, "\($0.counts.total)", EvaluationReport.figure($0.right),
            EvaluationReport.figure($0.interval), "\($0.counts.fp)", "\($0.counts.fn)", "\($0.counts.review)",
          ]
        })
    }
    for kind in Mistake.Kind.allCases {
      let mistakes = result.mistakes.filter { $0.kind == kind }
      if mistakes.isEmpty { continue }
      lines += ["", "### \(mistakes.count) \(EvaluationReport.plural(kind))", ""]
      lines += EvaluationReport.rows(
        ["case", "left", "right", "expected", "found", "lost", "reason"],
        mistakes.prefix(50).map { mistake in
          [
            mistake.notes.id, mistake.left.map { EvaluationReport.song(ListedSong($0)) } ?? "",
            mistake.right.map { EvaluationReport.song(ListedSong($0)) } ?? "", mistake.expected, mistake.found,
            mistake.stage, mistake.reason,
          ]
        })
    }
    if let comparison = comparisons.first(where: { $0.corpus == result.name }) {
      lines += ["", "### Against the baseline", ""]
      lines.append(
        "\(comparison.better.count) cases better, \(comparison.worse.count) worse; McNemar's p "
          + EvaluationReport.figure(comparison.test.p) + ".")
    }
    return lines
  }

  private static func rows(_ header: [String], _ rows: [[String]]) -> [String] {
    func line(_ cells: [String]) -> String { "| " + cells.map(cell).joined(separator: " | ") + " |" }
    return [line(header), "|" + String(repeating: " --- |", count: header.count)] + rows.map(line)
  }

  /// Text that stays inside its cell, whatever a title holds.
  private static func cell(_ text: String) -> String {
    var safe = ""
    for character in FittedText.tame(text) {
      switch character {
      case "|", "\\", "`", "*", "_", "[", "]", "<", ">": safe += "\\" + String(character)
      default: safe.append(character)
      }
    }
    return safe
  }
}
