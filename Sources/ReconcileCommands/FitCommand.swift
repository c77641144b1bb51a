internal import CommandLineKit
internal import Evaluation
internal import Exports
internal import MusicIdentity
internal import MusicModel
internal import Reports

/// `reconcile fit CORPUS...`: weights fitted on labelled corpora, as a file.
struct FitCommand {
  static let corpora = ArgumentList("CORPUS", .file, help: "Labelled corpora, as 'evaluate' reads them.")
  static let output = Option(
    "output", letter: "o", value: "FILE", .file, help: "Write the weights to FILE; standard output if not given.")
  static let date = Option("date", value: "DATE", .text, help: "The day to write into the file: 2026-11-30.")
  static let folds = Option("folds", value: "K", .wholeNumber(in: 2...50), help: "Cross-validate in K folds (5).")
  static let penalty = Option(
    "penalty", value: "X", .number(in: 0.001...1000),
    help: "How strongly weights are held where they are (0.5 for each bit squared).")
  static let unlabelled = Flag(
    "unlabelled", help: "Take two lists without labels: LEFT RIGHT, by expectation and maximisation.")

  static let grammar = Command(
    "fit", "Fit the weights to labelled corpora, and write them to a file.",
    discussion: [
      "Logistic regression on what was found in each pair, held near the weights it starts from. The figures told are cross-validated: each pair is judged by weights fitted on pairs with which it shares no record."
    ],
    arguments: [corpora],
    options: [
      OptionGroup("Result", [output, date, SharedOptions.quiet]),
      OptionGroup("Fitting", [folds, penalty, unlabelled, SharedOptions.weights, SharedOptions.columns]),
      SharedOptions.policy, OptionGroup("Running", [SharedOptions.jobs]),
    ],
    examples: [
      Example("reconcile fit Corpora/songs-hard -o weights.json --date 2026-11-30", "Weights with their origin."),
      Example("reconcile match Library.xml liked.csv --weights weights.json", "And their use."),
    ])

  let values: ParsedValues
  init(_ values: ParsedValues) { self.values = values }

  func run() throws(CommandFailure) -> ExitCode {
    let fitter = WeightFitter(
      maker: KeyMaker(aliases: try Inputs.aliases(values)), start: try WeightsFile.weights(values),
      folds: values[FitCommand.folds] ?? 5, penalty: values[FitCommand.penalty] ?? 0.5,
      jobs: values[SharedOptions.jobs])
    let reader = CorpusReader(values: values, command: "fit")
    let paths = values[FitCommand.corpora]
    let outcome: WeightFitter.Outcome
    var provenance = WeightsFile.Provenance(corpora: [], date: values[FitCommand.date], method: "")
    if values[FitCommand.unlabelled] {
      guard paths.count == 2 else { throw .usage("--unlabelled takes two lists: LEFT RIGHT", command: "fit") }
      let settings = CorpusSettings(folder: ".", name: "", kind: "lists")
      let left = try reader.list(paths[0], settings)
      let right = try reader.list(paths[1], settings)
      outcome = fitter.fit(left, right, policy: SharedOptions.matchPolicy(values))
      provenance.corpora = paths.map(FolderListing.name)
      provenance.method = "expectation and maximisation on \(outcome.examples) candidate pairs"
    } else {
      var corpora: [Corpus] = []
      for path in paths { corpora += try reader.corpora(at: path) }
      outcome = fitter.fit(corpora)
      guard outcome.examples > 0 else { throw .usage("these corpora hold no labelled pairs", command: "fit") }
      provenance.corpora = corpora.map(\.manifest.name)
      provenance.method =
        "logistic regression on \(outcome.examples) pairs, \(fitter.folds) folds, penalty \(fitter.penalty)"
      if let f1 = outcome.crossValidated?.f1 {
        provenance.metric = ("f1", f1, outcome.interval?.low, outcome.interval?.high)
      }
    }
    let text = WeightsFile.text(outcome.weights, provenance)
    let path = values[FitCommand.output] ?? "-"
    try Output.write(to: path) { file throws(OutputError) in try file.write(text) }
    if !values[SharedOptions.quiet] { tell(outcome, provenance) }
    return .done
  }

  private func tell(_ outcome: WeightFitter.Outcome, _ provenance: WeightsFile.Provenance) {
    StandardError.print(provenance.method)
    for (word, counts) in [("as they were", outcome.before), ("cross-validated", outcome.crossValidated)] {
      guard let counts else { continue }
      func figure(_ value: Double?) -> String { EvaluationReport.figure(value) }
      StandardError.print(
        "\(word): precision \(figure(counts.precision)), recall \(figure(counts.recall)), F1 \(figure(counts.f1))")
    }
  }
}
