internal import CommandLineKit
internal import MusicIdentity

/// Options that several commands share.
enum SharedOptions {
  static let json = Flag("json", help: "Print the result as JSON.")
  static let quiet = Flag("quiet", letter: "q", help: "Print results only: no notes, no progress.")
  static let jobs = Option("jobs", letter: "j", value: "N", .wholeNumber(in: 1...256), help: "Use N threads.")
  static let problems = Option(
    "problems", value: "FILE", .file, help: "Write every bad row and unreadable cell to FILE.")
  static let leftFormat = Option(
    "left-format", value: "NAME", .text, help: "Read LEFT as this format: see 'reconcile formats'.")
  static let rightFormat = Option("right-format", value: "NAME", .text, help: "Read RIGHT as this format.")
  static let leftIDs = Option(
    "left-ids", value: "NS", .text, help: "Whose ids LEFT's id column holds: apple:us, spotify, library:NAME …")
  static let rightIDs = Option("right-ids", value: "NS", .text, help: "Whose ids RIGHT's id column holds.")
  static let columns = RepeatedOption(
    "columns", value: "FIELD=NAME,…", .text,
    help: "Which column of a foreign table is which field: title=Name,artist=Who.")
  static let aliases = Option(
    "aliases", value: "FILE", .file, help: "More names of artists that are one: a line for each, name = other name.")
  static let weights = Option(
    "weights", value: "FILE", .file, help: "Weights that 'reconcile fit' wrote, in place of the shipped ones.")

  static let same = DefaultedOption<MatchPolicy.Sameness>(
    "same", value: "WHAT",
    .words([
      ("recording", .recording, "one recording"), ("song", .song, "one song by one artist, whatever the take"),
      ("work", .work, "one song, whoever plays it"),
    ]), default: "recording", help: "What counts as the same:")
  static let rating = DefaultedOption<MatchPolicy.RatingRule>(
    "rating", value: "RULE",
    .words([
      ("same", .same, "explicit and clean are two; unmarked goes with explicit"),
      ("any", .any, "explicit and clean are one"),
      ("prefer-explicit", .preferExplicit, "as any, the explicit one first"),
      ("prefer-clean", .preferClean, "as any, the clean one first"),
      ("require-explicit", .requireExplicit, "leave RIGHT's clean songs out"),
      ("require-clean", .requireClean, "leave RIGHT's explicit songs out"),
    ]), default: "same", help: "What becomes of explicit and clean:")
  static let edition = DefaultedOption<MatchPolicy.EditionRule>(
    "edition", value: "RULE",
    .words([("any", .any, "editions of an album are one"), ("same", .same, "each edition for itself")]),
    default: "any", help: "For albums:")
  static let items = DefaultedOption<MatchPolicy.Items>(
    "items", value: "WHAT", .words([("songs", .songs, ""), ("albums", .albums, "")]), default: "songs",
    help: "What the rows are:")
  static let minConfidence = Option(
    "min-confidence", value: "P", .number(in: 0...1), help: "Match only from this probability on.")

  static let reading = OptionGroup("Reading", [leftFormat, rightFormat, leftIDs, rightIDs, columns, problems])
  static let policy = OptionGroup("What counts", [same, rating, edition, items, minConfidence, aliases])

  static func matchPolicy(_ values: ParsedValues) -> MatchPolicy {
    var policy = MatchPolicy()
    policy.same = values[same]
    policy.rating = values[rating]
    policy.edition = values[edition]
    policy.items = values[items]
    policy.minConfidence = values[minConfidence].map(Float.init)
    return policy
  }
}
