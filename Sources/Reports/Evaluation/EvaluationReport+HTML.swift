internal import Evaluation
internal import MusicIdentity

extension EvaluationReport {
  /// The evaluation as one page that needs no other file.
  func html() -> String {
    var page = "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Accuracy</title>\n"
    page += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    page += "<style>\(EvaluationReport.style)</style></head><body><main><h1>Accuracy</h1>\n"
    page += EvaluationReport.table(
      ["corpus", "kind", "precision", "recall", "F1", "95 % interval", "F1 of equal text", "gate"],
      results.enumerated().map { index, result in
        let f1 = result.metric("f1") ?? result.metric("right")
        let gate =
          result.gate.isEmpty ? "none" : result.passes ? "<b class=\"good\">passed</b>" : "<b class=\"bad\">missed</b>"
        return [
          "<a href=\"#c\(index)\">\(MarkedText.escaped(result.name))</a>", result.kind.rawValue,
          EvaluationReport.figure(result.metric("precision")?.value),
          EvaluationReport.figure(result.metric("recall")?.value), EvaluationReport.figure(f1?.value),
          EvaluationReport.figure(f1?.interval), EvaluationReport.trivial(result, "f1"), gate,
        ]
      })
    for (index, result) in results.enumerated() { page += section(result, index) }
    return page + "</main></body></html>\n"
  }

  private func section(_ result: CorpusResult, _ index: Int) -> String {
    let safe = MarkedText.escaped
    var html = "<section id=\"c\(index)\"><h2>\(safe(result.name)) <small>\(result.kind.rawValue)</small></h2>\n"
    html +=
      "<p class=\"counts\">" + result.counts.map { "\(safe($0.name)) <b>\($0.count)</b>" }.joined(separator: " · ")
    html += "</p>\n"
    for gate in result.gate {
      html += "<p class=\"\(gate.passes ? "good" : "bad")\">\(safe(EvaluationReport.sentence(gate)))</p>\n"
    }
    html += "<div class=\"beside\"><div>"
    html += EvaluationReport.table(
      ["metric", "value", "95 % interval", "equal text"],
      result.metrics.map {
        [
          $0.name, EvaluationReport.figure($0.value), EvaluationReport.figure($0.interval),
          EvaluationReport.trivial(result, $0.name),
        ]
      })
    html += "</div>"
    if let sweep = result.sweep, !sweep.points.isEmpty {
      html +=
        "<figure>\(EvaluationCharts.curve(sweep))<figcaption>Precision over recall at every threshold; the dot is the best F1.</figcaption></figure>"
    }
    if let calibration = result.calibration, calibration.error != nil {
      html +=
        "<figure>\(EvaluationCharts.reliability(calibration))<figcaption>What was found the same, over the probability said; larger dots are more cases.</figcaption></figure>"
    }
    html += "</div>\n"
    let slices = Array(result.slices.filter { $0.counts.fp + $0.counts.fn > 0 }.prefix(30))
    if !slices.isEmpty {
      html += "<h3>Where it errs most</h3>\(EvaluationCharts.slices(slices))\n"
    }
    if let relations = result.relations, !relations.labels.isEmpty { html += EvaluationReport.html(relations) }
    for kind in Mistake.Kind.allCases {
      html += EvaluationReport.html(result.mistakes.filter { $0.kind == kind }, kind)
    }
    if let comparison = comparisons.first(where: { $0.corpus == result.name }) {
      html +=
        "<h3>Against the baseline</h3><p>\(comparison.better.count) cases better, \(comparison.worse.count) worse; "
      html += "McNemar’s p \(EvaluationReport.figure(comparison.test.p)).</p>"
      for (word, cases) in [("Worse", comparison.worse), ("Better", comparison.better)] where !cases.isEmpty {
        html += "<p>\(word): \(safe(cases.prefix(200).joined(separator: ", ")))</p>"
      }
    }
    return html + "</section>\n"
  }

  private static func html(_ relations: RelationTable) -> String {
    "<h3>Labels and what was found</h3>"
      + table(
        ["label"] + relations.relations.map(MarkedText.escaped),
        relations.labels.map { label in
          [MarkedText.escaped(label)]
            + relations.relations.map { relations[label, $0] == 0 ? "" : "\(relations[label, $0])" }
        })
  }

  private static func html(_ mistakes: [Mistake], _ kind: Mistake.Kind) -> String {
    if mistakes.isEmpty { return "" }
    let safe = MarkedText.escaped
    var html = "<h3>\(mistakes.count) \(plural(kind))</h3><div class=\"mistakes\">"
    for mistake in mistakes.prefix(200) {
      html += "<details><summary><b>\(safe(mistake.notes.id))</b> \(safe(mistake.expected))"
      if !mistake.found.isEmpty { html += " → \(safe(mistake.found))" }
      if let confidence = mistake.confidence { html += " <span>\(figure(confidence, decimals: 3))</span>" }
      if !mistake.stage.isEmpty { html += " <span>\(safe(mistake.stage))</span>" }
      for song in [mistake.left, mistake.right] {
        if let song { html += "<br><span class=\"song\">\(safe(self.song(ListedSong(song))))</span>" }
      }
      html += "</summary><p>\(safe(mistake.reason))</p>"
      if !mistake.notes.why.isEmpty { html += "<p class=\"why\">\(safe(mistake.notes.why))</p>" }
      if !mistake.evidence.isEmpty {
        html += table(
          ["finding", "bits", "left", "right"],
          mistake.evidence.map {
            [safe($0.finding), figure($0.bits, decimals: 2), safe($0.left ?? ""), safe($0.right ?? "")]
          })
      }
      html += "</details>"
    }
    if mistakes.count > 200 { html += "<p>… and \(mistakes.count - 200) more in the JSON.</p>" }
    return html + "</div>\n"
  }

  /// - Parameter rows: Cells as HTML.
  private static func table(_ header: [String], _ rows: [[String]]) -> String {
    "<div class=\"scroll\"><table><thead><tr>" + header.map { "<th>\($0)</th>" }.joined() + "</tr></thead><tbody>"
      + rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined(separator: "\n")
      + "</tbody></table></div>\n"
  }

  private static let style = """
    :root{color-scheme:light dark;--ink:#1b1d21;--paper:#fff;--soft:#6a7078;--line:#dfe2e6;--blue:#2a62c9;--good:#1c7a3d;--bad:#b3261e}
    @media(prefers-color-scheme:dark){:root{--ink:#e7e9ec;--paper:#15171a;--soft:#9aa1aa;--line:#33383f;--blue:#7aa7ff;--good:#69c98a;--bad:#ff8a80}}
    body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
    main{max-width:1120px;margin:0 auto;padding:24px 16px 64px}h1{font-size:26px;margin:0 0 12px}h2{margin:40px 0 4px;font-size:21px}
    h2 small,.counts,figcaption,.why,summary span{color:var(--soft)}h3{margin:24px 0 6px;font-size:16px}a{color:var(--blue)}
    table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:14px}th,td{padding:3px 12px 3px 0;text-align:left;border-bottom:1px solid var(--line);vertical-align:top}
    th{font-weight:600;color:var(--soft)}.scroll{overflow-x:auto}.beside{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}
    figure{margin:0;width:270px}figcaption{font-size:13px}svg{width:100%;height:auto}svg.wide{max-width:760px}
    .grid{stroke:var(--line);stroke-width:1}.line{fill:none;stroke:var(--blue);stroke-width:2.5}.dot{fill:var(--blue)}
    .bin{fill:var(--blue);fill-opacity:.55}.even{stroke:var(--soft);stroke-dasharray:4 4}.bar{fill:var(--blue);fill-opacity:.7}
    .range{stroke:var(--ink);stroke-width:1.5}.tick,.name,.axis{fill:var(--ink);font-size:12px}.tick{fill:var(--soft)}
    .good{color:var(--good)}.bad{color:var(--bad)}details{border-bottom:1px solid var(--line);padding:6px 0}summary{cursor:pointer}.song{color:var(--ink)}
    """
}
