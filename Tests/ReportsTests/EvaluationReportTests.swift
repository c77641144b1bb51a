import Evaluation
import MusicIdentity
import MusicModel
import Reports
import Testing

@Suite struct `The report of an evaluation` {
  static var specimen: EvaluationReport {
    var result = CorpusResult(name: "hard <songs> & more", kind: .pairs)
    result.metrics = [
      Metric("precision", 0.5, Interval(low: 0.25, high: 0.75)), Metric("recall", nil), Metric("f1", 1.0 / 3),
    ]
    result.counts = [NamedCount("tp", 1), NamedCount("fp", 1)]
    result.slices = [Slice(dimension: "tag", value: "a|b", counts: ConfusionCounts(tp: 1, fp: 1))]
    result.sweep = ThresholdSweep(scores: [0.9, 0.2], isSame: [true, false])
    result.calibration = Calibration(scores: [0.9, 0.2], isSame: [true, false])
    result.trivial = ConfusionCounts(tp: 1, fp: 3)
    result.mistakes = [
      Mistake(
        .falseMerge, LabelNotes(id: "p1", why: "a trap"), left: Song(title: "<script>alert(1)</script>", artist: "A|B"),
        right: Song(title: "\u{1B}[31mred", artist: "\u{202E}evil"), expected: "different", found: "same-recording",
        confidence: 0.75, reason: "title", evidence: [EvidenceLine(finding: "title-equal", bits: 2.5)])
    ]
    result.judge([GateRule(metric: "precision", .least(0.6)), GateRule(metric: "tp", .least(1))])
    return EvaluationReport([result])
  }

  @Test func `writes figures with all their digits as JSON`() {
    let json = Self.specimen.text(as: .json)
    #expect(json.contains("\"f1\": 0.3333333333333333"))
    #expect(json.contains("\"recall\": null"))
    #expect(json.contains("\"passed\": false"))
    #expect(json.contains("\"kind\": \"false-merge\""))
  }

  @Test func `lets no title break out of its page`() {
    let html = Self.specimen.text(as: .html)
    #expect(!html.contains("<script>"))
    #expect(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(!html.contains("\u{202E}") && !html.contains("\u{1B}"))
    #expect(html.contains("hard &lt;songs&gt; &amp; more"))
    // One page by itself: nothing is fetched.
    #expect(!html.contains("http") && !html.contains("src="))
    #expect(html.components(of: "<svg") == html.components(of: "</svg>"))
    #expect(html.components(of: "<svg") == 3)
  }

  @Test func `keeps bars inside the cells of Markdown`() {
    let markdown = Self.specimen.text(as: .markdown)
    #expect(markdown.contains("a\\|b") && markdown.contains("A\\|B"))
  }

  @Test func `tells each gate as a case of JUnit`() {
    let xml = Self.specimen.text(as: .junit)
    #expect(xml.contains("<testsuites name=\"accuracy\" tests=\"2\" failures=\"1\">"))
    #expect(
      xml.contains("precision is 0.5000 and must be at least 0.6000: missed by 0.1000; within the interval of chance"))
    #expect(xml.contains("name=\"hard &lt;songs&gt; &amp; more\""))
  }

  @Test func `sends no control signs to a terminal`() {
    let text = Self.specimen.text(TableStyle(width: 100))
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
    #expect(text.contains("p1: different, found same-recording 0.750"))
  }

  @Test(arguments: [("a.html", EvaluationReport.Form.html), ("b.MD", .markdown), ("c.xml", .junit), ("d.json", .json)])
  func `takes its form from the file's ending`(_ c: (path: String, form: EvaluationReport.Form)) {
    #expect(EvaluationReport.Form(path: c.path) == c.form)
  }

  @Test func `has no form for another ending`() { #expect(EvaluationReport.Form(path: "e.pdf") == nil) }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(of text: String) -> Int {
    let (whole, part) = (Array(utf8), Array(text.utf8))
    return whole.indices.filter { whole[$0...].starts(with: part) }.count
  }
}
