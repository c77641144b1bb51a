/// How a text is read, folded and keyed, step by step.
public struct KeyReport: Hashable, Sendable {
  /// One step: what it is called, what it makes of the text, and what it changed.
  public struct Step: Hashable, Sendable {
    public var name: String
    public var value: String
    /// Empty where the step changed nothing.
    public var change: String

    public init(_ name: String, _ value: String, change: String = "") {
      self.name = name
      self.value = value
      self.change = change
    }
  }

  /// Steps that belong together, such as those of the title.
  public struct Part: Hashable, Sendable {
    public var name: String
    public var input: String
    public var steps: [Step]

    public init(_ name: String, input: String, steps: [Step]) {
      self.name = name
      self.input = input
      self.steps = steps
    }
  }

  public var parts: [Part]
  /// What made the keys, such as `icu 72.1 / recipe 1`.
  public var recipe: String

  public init(parts: [Part], recipe: String) {
    self.parts = parts
    self.recipe = recipe
  }

  public func text(_ style: TableStyle = TableStyle()) -> String {
    var text = ""
    for part in parts {
      text += Ink.bold.on(part.name, style) + "  " + FittedText.tame(part.input) + "\n"
      let rows = part.steps.map { [$0.name, FittedText.tame($0.value), FittedText.tame($0.change)] }
      let table = TextTable(KeyReport.columns, sample: rows, style: style)
      text += rows.map { table.line($0) + "\n" }.joined() + "\n"
    }
    return text + recipe + "\n"
  }

  /// `{recipe, parts: [{name, input, steps: [{name, value, change}]}]}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("recipe", recipe)
      json.member("parts") { json in
        json.array(of: parts) { json, part in
          json.object { json in
            json.member("name", part.name)
            json.member("input", part.input)
            json.member("steps") { $0.array(of: part.steps) { json, step in step.write(to: &json) } }
          }
        }
      }
    }
  }

  private static let columns: [TextTable.Column] = [
    .init(title: "STEP", ink: .faint), .init(title: "VALUE", least: 24), .init(title: "CHANGE", least: 16, ink: .faint),
  ]
}

extension KeyReport.Step {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      json.member("value", value)
      json.member("change", change.isEmpty ? nil : change)
    }
  }
}
