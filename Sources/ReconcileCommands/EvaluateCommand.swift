internal import CommandLineKit
internal import Evaluation
internal import Exports
internal import MusicIdentity
internal import MusicModel
internal import Reports

/// `reconcile evaluate CORPUS...`: accuracy on labelled corpora.
struct EvaluateCommand {
  static let corpora = ArgumentList(
    "CORPUS", .file, help: "A folder with corpus.json, a downloaded benchmark, or a table of labelled pairs.")
  static let gate = Flag("gate", help: "Exit with 1 when a corpus misses what its corpus.json asks for.")
  static let baseline = Option(
    "baseline", value: "FILE", .file, help: "Compare with an earlier run's --json, case by case.")
  static let report = RepeatedOption(
    "report", value: "FILE", .file, help: "Write a report too: .html, .md, .xml (JUnit) or .json by its ending.")
  static let predictions = Option(
    "predictions", value: "FILE", .file, help: "Write every case with what was expected and found, as CSV.")
  static let errors = Option(
    "errors", value: "N", .wholeNumber(in: 0...1_000_000), help: "Show N mistakes of each kind (10).")
  static let hide = Option(
    "hide", value: "FIELD,…", .text, help: "Fields that the matcher does not see, such as isrc,id.")
  static let truthFrom = Option(
    "truth-from", value: "FIELD", .text, help: "Take two lists; rows with an equal FIELD (isrc, upc) are the same.")

  static let grammar = Command(
    "evaluate", "Measure accuracy on labelled corpora.",
    discussion: [
      "Runs the matcher on records of which a person said what they are, and counts: precision, recall and F1 with 95 % intervals, for each kind of record, with every mistake explained. A corpus is a folder with corpus.json; common benchmark layouts are read as they are.",
      "With --truth-from isrc LEFT RIGHT, two exports that both carry ISRCs become a corpus: equal codes are the truth, and the matcher does not see them.",
    ],
    arguments: [corpora],
    options: [
      OptionGroup(
        "Result", [SharedOptions.json, report, errors, predictions, gate, baseline, SharedOptions.quiet]),
      OptionGroup("What is measured", [hide, truthFrom, SharedOptions.weights, SharedOptions.columns]),
      SharedOptions.policy, OptionGroup("Running", [SharedOptions.jobs]),
    ],
    examples: [
      Example("reconcile evaluate Corpora/* --gate", "Every corpus; fails when one misses its gate."),
      Example("reconcile evaluate Corpora/songs-hard --report report.html", "A page with curves and all mistakes."),
      Example("reconcile evaluate --truth-from isrc Library.xml liked.csv", "Your own lists as a corpus."),
    ])

  let values: ParsedValues
  init(_ values: ParsedValues) { self.values = values }

  func run() throws(CommandFailure) -> ExitCode {
    let reports = try reportFiles()
    let corpora = try readCorpora()
    guard let hidden = HiddenFields(hiddenNames) else {
      throw .usage("--hide knows the fields of a list: isrc, id, upc, album, duration …", command: "evaluate")
    }
    var evaluator = Evaluator(
      maker: KeyMaker(aliases: try Inputs.aliases(values)), weights: try WeightsFile.weights(values),
      jobs: values[SharedOptions.jobs], hidden: hidden)
    evaluator.keepsCases = values[EvaluateCommand.predictions] != nil
    var results: [CorpusResult] = []
    for corpus in corpora { results.append(evaluator.evaluate(corpus)) }
    let comparisons = try compare(results)
    let report = EvaluationReport(results, comparisons: comparisons, judgesGates: values[EvaluateCommand.gate])
    if let path = values[EvaluateCommand.predictions] { try writePredictions(results, path) }
    for (path, form) in reports {
      let text = report.text(as: form)
      try Output.write(to: path) { file throws(OutputError) in try file.write(text) }
    }
    if values[SharedOptions.json] {
      try Output.print(report.text(as: .json))
    } else {
      let terminal = Terminal(.output)
      let style = TableStyle(width: terminal.width, colour: terminal.allowsColour)
      try Output.print(report.text(style, errors: values[EvaluateCommand.errors] ?? 10))
    }
    guard values[EvaluateCommand.gate], !report.passed else { return .done }
    for result in results {
      for gate in result.gate where !gate.passes {
        StandardError.print("\(result.name): \(EvaluationReport.sentence(gate))")
      }
    }
    return .checkFailed
  }

  private var hiddenNames: [String] {
    var names = (values[EvaluateCommand.hide] ?? "").split(separator: ",").map(String.init)
    if let truth = values[EvaluateCommand.truthFrom] { names.append(truth) }
    return names
  }

  private func readCorpora() throws(CommandFailure) -> [Corpus] {
    let paths = values[EvaluateCommand.corpora]
    let reader = CorpusReader(values: values, command: "evaluate")
    if let field = values[EvaluateCommand.truthFrom] {
      guard paths.count == 2 else { throw .usage("--truth-from takes two lists: LEFT RIGHT", command: "evaluate") }
      return [try TruthFromField(field, reader).corpus(paths[0], paths[1])]
    }
    var corpora: [Corpus] = []
    for path in paths { corpora += try reader.corpora(at: path) }
    return corpora
  }

  private func reportFiles() throws(CommandFailure) -> [(String, EvaluationReport.Form)] {
    var files: [(String, EvaluationReport.Form)] = []
    for path in values[EvaluateCommand.report] {
      guard let form = EvaluationReport.Form(path: path) else {
        throw .usage("cannot tell the form of '\(path)': use .html, .md, .xml or .json", command: "evaluate")
      }
      files.append((path, form))
    }
    return files
  }

  private func compare(_ results: [CorpusResult]) throws(CommandFailure) -> [BaselineComparison] {
    guard let path = values[EvaluateCommand.baseline] else { return [] }
    let json: JSONTree
    do { json = try JSONTree(path: path) } catch { throw CommandFailure(error) }
    guard json["corpora"] != nil else {
      throw CommandFailure(
        Message("\(ReconcileProgram.name): \(path): it is no result of 'reconcile evaluate --json'"), .unreadableInput)
    }
    var comparisons: [BaselineComparison] = []
    for corpus in json["corpora"]?.elements ?? [] {
      guard let name = corpus["name"]?.text, let result = results.first(where: { $0.name == name }) else { continue }
      let mistakes = (corpus["errors"]?.elements ?? []).map { "\($0["kind"]?.text ?? "") \($0["id"]?.text ?? "")" }
      var metrics: [String: Double] = [:]
      for member in corpus["metrics"]?.members ?? [] { metrics[member.key] = member.value.number }
      comparisons.append(
        BaselineComparison(
          result, against: .init(corpus: name, mistakes: Set(mistakes), metrics: metrics)))
    }
    return comparisons
  }

  private func writePredictions(_ results: [CorpusResult], _ path: String) throws(CommandFailure) {
    var table = DelimitedText(.comma)
    table.row(["corpus", "kind", "id", "expected", "found", "score"])
    for result in results {
      for index in result.cases.ids.indices {
        let score = index < result.cases.scores.count ? "\(Double(result.cases.scores[index]))" : ""
        table.row([
          result.name, result.kind.rawValue, result.cases.ids[index], result.cases.expected[index],
          result.cases.found[index], score,
        ])
      }
    }
    let text = String(decoding: table.bytes, as: UTF8.self)
    try Output.write(to: path) { file throws(OutputError) in try file.write(text) }
  }
}

/// Makes a corpus of two lists whose rows share an identifier.
struct TruthFromField {
  private let name: String
  private let reader: CorpusReader

  init(_ name: String, _ reader: CorpusReader) {
    self.name = name
    self.reader = reader
  }

  /// Rows without the identifier take part, but answers that touch one are not counted.
  func corpus(_ leftPath: String, _ rightPath: String) throws(CommandFailure) -> Corpus {
    let field: TextField
    switch name.lowercased() {
    case "isrc": field = .isrc
    case "upc": field = .upc
    case "id": field = .id
    default: throw .usage("--truth-from takes isrc, upc or id, not '\(name)'", command: reader.command)
    }
    var settings = CorpusSettings(
      folder: ".", name: FolderListing.name(of: leftPath) + " × " + FolderListing.name(of: rightPath), kind: "lists")
    settings.apply(reader.values)
    settings.columns = try Inputs.columns(reader.values, command: reader.command)
    let left = try reader.list(leftPath, settings)
    let right = try reader.list(rightPath, settings)
    func key(_ list: SongList, _ row: Int) -> String? {
      guard let text = list.text(field, at: row) else { return nil }
      return field == .isrc ? ISRC(text)?.text : field == .upc ? GTIN(text)?.text : RowsByID.normalised(text)
    }
    var rows: [String: [Int]] = [:]
    var corpus = ListCorpus(left: left, right: right, rows: [], labels: [], notes: [])
    for row in 0..<right.count {
      guard let code = key(right, row) else {
        corpus.unknownRight.insert(row)
        continue
      }
      rows[code, default: []].append(row)
    }
    // Several rows of one code are copies: each goes with one of the other side's.
    var used: [String: Int] = [:]
    for row in 0..<left.count {
      guard let code = key(left, row) else {
        corpus.unknownLeft.insert(row)
        continue
      }
      guard let partners = rows[code] else { continue }
      let place = used[code, default: 0]
      used[code] = place + 1
      corpus.rows.append((row, partners[min(place, partners.count - 1)]))
      corpus.labels.append(PairLabel(.same))
      corpus.notes.append(LabelNotes(id: code))
    }
    guard !corpus.rows.isEmpty else {
      throw CommandFailure(
        Message("\(ReconcileProgram.name): no \(name) stands in both '\(leftPath)' and '\(rightPath)'"),
        .unreadableInput)
    }
    return .lists(settings.manifest(.lists), corpus)
  }
}
