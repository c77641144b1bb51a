internal import CommandLineKit
internal import Evaluation
internal import Exports
internal import MusicIdentity

/// A corpus's `corpus.json`, and what the command line lays over it.
struct CorpusSettings {
  var folder: String
  var name: String
  var kind: String
  var description = ""
  var policy = MatchPolicy()
  var gate: [GateRule] = []
  /// Which column of a foreign table is which field.
  var columns: [String: String] = [:]
  private var files: JSONTree = .null

  /// Settings for a corpus that says nothing of itself.
  init(folder: String, name: String, kind: String) {
    self.folder = folder
    self.name = name
    self.kind = kind
  }

  /// Reads `corpus.json` of a folder.
  init(folder: String) throws(CommandFailure) {
    let path = FolderListing.join(folder, "corpus.json")
    let json: JSONTree
    do { json = try JSONTree(path: path) } catch { throw CommandFailure(error) }
    func wrong(_ what: String) -> CommandFailure {
      CommandFailure(Message("\(ReconcileProgram.name): \(path): \(what)"), .unreadableInput)
    }
    guard let kind = json["kind"]?.text else { throw wrong("it names no kind") }
    self.init(folder: folder, name: json["name"]?.text ?? FolderListing.name(of: folder), kind: kind)
    description = json["description"]?.text ?? ""
    files = json
    for member in json["columns"]?.members ?? [] {
      guard let column = member.value.text else { throw wrong("the column of '\(member.key)' is no text") }
      columns[member.key] = column
    }
    for member in json["policy"]?.members ?? [] {
      guard let word = member.value.text, apply(member.key, word) else {
        throw wrong("policy '\(member.key)' is unknown, or has no such value")
      }
    }
    for member in json["gate"]?.members ?? [] {
      if let least = member.value.number {
        gate.append(GateRule(metric: member.key, .least(least)))
        continue
      }
      let (least, most) = (member.value["least"]?.number, member.value["most"]?.number)
      if least == nil && most == nil { throw wrong("gate '\(member.key)' has no number") }
      if let least { gate.append(GateRule(metric: member.key, .least(least))) }
      if let most { gate.append(GateRule(metric: member.key, .most(most))) }
    }
  }

  private mutating func apply(_ key: String, _ word: String) -> Bool {
    switch key {
    case "same":
      guard let same = MatchPolicy.Sameness(rawValue: word) else { return false }
      policy.same = same
    case "rating":
      guard let rating = MatchPolicy.RatingRule(rawValue: word) else { return false }
      policy.rating = rating
    case "edition":
      guard let edition = MatchPolicy.EditionRule(rawValue: word) else { return false }
      policy.edition = edition
    case "items":
      guard let items = MatchPolicy.Items(rawValue: word) else { return false }
      policy.items = items
    default: return false
    }
    return true
  }

  /// Lays what the command line says over the corpus's policy.
  mutating func apply(_ values: ParsedValues) {
    let given = SharedOptions.matchPolicy(values)
    if values.has(SharedOptions.same) { policy.same = given.same }
    if values.has(SharedOptions.rating) { policy.rating = given.rating }
    if values.has(SharedOptions.edition) { policy.edition = given.edition }
    if values.has(SharedOptions.items) { policy.items = given.items }
    if let least = given.minConfidence { policy.minConfidence = least }
  }

  /// The path of a file of the corpus: by the name that `corpus.json` gives, or the usual one.
  func path(_ key: String, default usual: String) -> String {
    FolderListing.join(folder, files[key]?.text ?? usual)
  }

  /// Whether `corpus.json` names a file under a key.
  func names(_ key: String) -> Bool { files[key] != nil }

  /// Several paths under a key: a name, or an array of names.
  func paths(_ key: String, default usual: String) -> [String] {
    let several = (files[key]?.elements ?? []).compactMap(\.text)
    return several.isEmpty ? [path(key, default: usual)] : several.map { FolderListing.join(folder, $0) }
  }

  func manifest(_ kind: CorpusKind) -> CorpusManifest {
    CorpusManifest(name: name, kind: kind, description: description, policy: policy, gate: gate)
  }
}
