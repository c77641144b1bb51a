/// Options that help shows under one heading.
public struct OptionGroup: Sendable {
  public let title: String
  public let parameters: [Parameter]

  public init(_ title: String, _ options: [any ParameterKey]) {
    self.title = title
    parameters = options.map(\.parameter)
  }

  /// The only or last group, under the heading `Options`.
  public init(_ options: [any ParameterKey]) { self.init("Options", options) }
}

/// A command line that runs as it stands, and what it does.
public struct Example: Hashable, Sendable {
  public let line: String
  public let says: String

  public init(_ line: String, _ says: String) {
    self.line = line
    self.says = says
  }
}

/// A subcommand's grammar. It says what may be typed, not what is done with it.
///
///     Command("match", "Find what two lists share.", arguments: [left, right], options: [OptionGroup([json])],
///       examples: [Example("reconcile match Library.xml liked.csv", "Prints a table.")])
public struct Command: Sendable {
  public let name: String
  /// One sentence for the list of commands.
  public let summary: String
  /// Paragraphs for the command's own help.
  public let discussion: [String]
  public let arguments: [Parameter]
  public let groups: [OptionGroup]
  public let examples: [Example]

  /// - Precondition: no two parameters share a name or a letter; at most one argument is a list.
  public init(
    _ name: String, _ summary: String, discussion: [String] = [], arguments: [any ParameterKey] = [],
    options groups: [OptionGroup] = [], examples: [Example] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.arguments = arguments.map(\.parameter)
    self.groups = groups
    self.examples = examples
    var names: Set<String> = ["help"]
    var letters: Set<Character> = ["h"]
    for option in groups.flatMap(\.parameters) {
      precondition(option.isOption, "\(option.name) is an argument among the options of \(name)")
      precondition(names.insert(option.name).inserted, "\(name) has two options --\(option.name)")
      if let letter = option.letter {
        precondition(letters.insert(letter).inserted, "\(name) has two options -\(letter)")
      }
    }
    let lists = self.arguments.filter { if case .argument(.many) = $0.kind { true } else { false } }
    precondition(lists.count <= 1, "\(name) has two lists of arguments")
  }

  var options: [Parameter] { groups.flatMap(\.parameters) }
}
