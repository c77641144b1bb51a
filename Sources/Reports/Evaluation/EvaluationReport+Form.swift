extension EvaluationReport {
  /// What a report may be written as.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    case html, markdown, junit, json

    /// By a file's ending; `nil` when it tells nothing.
    public init?(path: String) {
      let endings: [(String, Form)] = [
        (".html", .html), (".htm", .html), (".md", .markdown), (".markdown", .markdown), (".xml", .junit),
        (".json", .json),
      ]
      guard let form = endings.first(where: { path.lowercased().hasSuffix($0.0) })?.1 else { return nil }
      self = form
    }
  }

  public func text(as form: Form) -> String {
    switch form {
    case .html: html()
    case .markdown: markdown()
    case .junit: junit()
    case .json:
      {
        var json = JSONWriter(.indented)
        write(to: &json)
        json.endLine()
        return String(decoding: json.bytes, as: UTF8.self)
      }()
    }
  }
}
