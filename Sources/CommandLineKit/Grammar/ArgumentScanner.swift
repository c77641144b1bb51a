/// Reads a command's words from left to right into values.
struct ArgumentScanner {
  let command: Command
  private var values = ParsedValues()
  private var loose: [String] = []

  init(_ command: Command) { self.command = command }

  /// - Parameter words: What follows the command's name.
  /// - Returns: `nil` when help is asked for before `--`.
  mutating func scan(_ words: [String]) throws(UsageError) -> ParsedValues? {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        loose += rest
        break
      } else if word == "--help" || word == "-h" {
        return nil
      } else if word.hasPrefix("--") {
        try scanLong(word, &rest)
      } else if word.hasPrefix("-") && word.utf8.count > 1 {
        try scanLetters(word, &rest)
      } else {
        loose.append(word)
      }
    }
    try assignArguments()
    return values
  }

  private mutating func scanLong(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = command.options.first(where: { $0.name == parts[0] }) else {
      let meant = Suggestion.nearest(to: parts[0], among: command.options.map(\.name) + ["help"])
      throw fault(.unknownOption("--" + parts[0], meant: meant.map { "--" + $0 }))
    }
    try take(option, attached: parts.count == 2 ? parts[1] : nil, &rest)
  }

  /// `-o FILE`, `-oFILE`, `-o=FILE`, and flags in a row: `-qj`.
  private mutating func scanLetters(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    var letters = word.dropFirst()
    // A whole name behind one dash was meant to have two, though its letters might be read one by one.
    if letters.count > 1, command.options.contains(where: { $0.name == letters }) {
      throw fault(.unknownOption(word, meant: "-" + word))
    }
    while let letter = letters.popFirst() {
      guard let option = command.options.first(where: { $0.letter == letter }) else {
        if letter == "h" { return rest = ["--help"] }
        throw fault(.unknownOption("-\(letter)", meant: nil))
      }
      if option.kind == .flag {
        if letters.first == "=" {
          throw fault(.unwantedValue(option: "-\(letter)", value: String(letters.dropFirst())))
        }
        values.flags.insert(option.name)
      } else {
        let attached = letters.first == "=" ? letters.dropFirst() : letters
        return try take(option, attached: letters.isEmpty ? nil : String(attached), &rest)
      }
    }
  }

  private mutating func take(
    _ option: Parameter, attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    if option.kind == .flag {
      if let attached { throw fault(.unwantedValue(option: option.shownName, value: attached)) }
      values.flags.insert(option.name)
      return
    }
    guard let value = attached ?? nextValue(&rest) else {
      throw fault(.missingValue(option: option.shownName, value: option.valueName))
    }
    try check(value, for: option)
    values.options[option.name, default: []].append(value)
  }

  /// The next word unless it looks like an option; `-` and negative numbers do not.
  private func nextValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first else { return nil }
    let second = next.dropFirst().first
    let looksLikeOption = next.hasPrefix("-") && second != nil && second.map { !$0.isNumber && $0 != "." } == true
    return looksLikeOption ? nil : rest.removeFirst()
  }

  /// Shares the loose words out: required arguments first, then optional ones, the rest to the list.
  private mutating func assignArguments() throws(UsageError) {
    var rest = loose[...]
    var spare = rest.count
    for argument in command.arguments { spare -= ArgumentScanner.required(argument) }
    for argument in command.arguments {
      var wanted = ArgumentScanner.required(argument)
      switch argument.kind {
      case .argument(.oneOrNone) where spare > 0: wanted = 1
      case .argument(.many) where spare > 0: wanted += spare
      default: break
      }
      spare -= max(0, wanted - ArgumentScanner.required(argument))
      guard rest.count >= wanted else { throw fault(.missingArgument(argument.name)) }
      for word in rest.prefix(wanted) { try check(word, for: argument) }
      values.arguments[argument.name] = Array(rest.prefix(wanted))
      rest = rest.dropFirst(wanted)
    }
    if let extra = rest.first { throw fault(.unexpectedArgument(extra)) }
  }

  private static func required(_ argument: Parameter) -> Int {
    switch argument.kind {
    case .argument(.one): 1
    case .argument(.many(let least)): least
    default: 0
    }
  }

  private func check(_ value: String, for parameter: Parameter) throws(UsageError) {
    if parameter.accepts(value) { return }
    let meant = Suggestion.nearest(to: value, among: parameter.choices.map(\.word))
    throw fault(
      .wrongValue(parameter: parameter.shownName, value: value, expected: parameter.expectation, meant: meant))
  }

  private func fault(_ reason: UsageError.Reason) -> UsageError { UsageError(reason, command: command.name) }
}
