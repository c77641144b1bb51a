import Testing
@testable import TitleGrammar

/// A credit and its parts as a test writes them.
///
/// `credit ⇒ Name ‖ f: Guest ‖ = Other name`, with `n| ` before the credit where the number of artists is known.
/// Roles: `f` featured, `r` remixer, `p` producer, `v` vocal, `c` voice of a character.
struct CreditCase: Hashable, Sendable, CustomTestStringConvertible {
  var credit: String
  var count = 0
  var parts: [String]

  var testDescription: String { credit }

  init(_ line: some StringProtocol) {
    let sides = line.split(separator: " ⇒ ", maxSplits: 1)
    precondition(sides.count == 2, "a case has two sides: \(line)")
    var credit = String(sides[0])
    if let bar = credit.firstIndex(of: "|"), let number = Int(credit[..<bar]) {
      count = number
      credit = String(credit[credit.index(bar, offsetBy: 2)...])
    }
    self.credit = credit
    parts = sides[1].split(separator: " ‖ ").map { String($0) }
  }

  /// The parts as the parser finds them, in the same notation.
  static func parts(of credit: ArtistCredit, in text: String) -> [String] {
    credit.parts.map { part in
      let name = slice(text, part.range)
      if part.isOtherName { return "= " + name }
      switch part.role {
      case .primary: return name
      case .featured: return "f: " + name
      case .remixer: return "r: " + name
      case .producer: return "p: " + name
      case .vocal: return "v: " + name
      case .voice: return "c: " + name
      }
    }
  }

  static func slice(_ text: String, _ range: Range<Int>) -> String {
    slice(Array(text.utf8), range)
  }

  static func slice(_ utf8: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: utf8[range], as: UTF8.self)
  }

  /// The cases of a table, one a line; `#` starts a comment.
  static func cases(_ table: String) -> [CreditCase] {
    table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { CreditCase($0) }
  }
}
