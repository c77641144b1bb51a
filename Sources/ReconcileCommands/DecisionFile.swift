internal import Exports
internal import MusicIdentity

/// The file of `--decisions`: CSV with the columns `decision`, `left_id`, `right_id`, in any order.
enum DecisionFile {
  /// What is wrong with the file, by line.
  struct Fault: Error, Hashable {
    enum Reason: Hashable {
      case missingColumn(String)
      case unknownDecision(String)
      case missingID
    }
    var path: String
    var line: Int
    var reason: Reason

    var sentence: String {
      let why =
        switch reason {
        case .missingColumn(let name): "a column '\(name)' is missing; expected decision,left_id,right_id"
        case .unknownDecision(let word): "'\(word)' is no decision; expected same or different"
        case .missingID: "an id is missing"
        }
      return "\(path), line \(line): \(why)."
    }
  }

  static func read(path: String) throws -> [Decision] {
    try parse(try SideTable(path: path).rows, path: path)
  }

  /// - Parameter rows: The header and the records, each with its line.
  static func parse(_ rows: [(line: Int, cells: [String])], path: String) throws(Fault) -> [Decision] {
    guard let header = rows.first else { return [] }
    let names = header.cells.map { $0.lowercased() }
    func place(_ name: String) throws(Fault) -> Int {
      guard let index = names.firstIndex(of: name) else {
        throw Fault(path: path, line: header.line, reason: .missingColumn(name))
      }
      return index
    }
    let (decision, left, right) = (try place("decision"), try place("left_id"), try place("right_id"))
    var decisions: [Decision] = []
    for row in rows.dropFirst() {
      func cell(_ index: Int) -> String { index < row.cells.count ? row.cells[index] : "" }
      guard let kind = Decision.Kind(rawValue: cell(decision).lowercased()) else {
        throw Fault(path: path, line: row.line, reason: .unknownDecision(cell(decision)))
      }
      guard !cell(left).isEmpty, !cell(right).isEmpty else {
        throw Fault(path: path, line: row.line, reason: .missingID)
      }
      decisions.append(Decision(kind, left: cell(left), right: cell(right)))
    }
    return decisions
  }
}
