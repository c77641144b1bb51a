import Similarity
import Testing

@Suite struct `Word borders` {
  struct Specimen: CustomTestStringConvertible, Sendable {
    let a: String
    let b: String
    let isEqual: Bool
    let isPrefix: Bool
    var testDescription: String { "\(a) / \(b)" }
  }

  static let specimens = [
    Specimen(a: "mess age", b: "message", isEqual: true, isPrefix: false),
    Specimen(a: "message ", b: " mes sage", isEqual: true, isPrefix: false),
    Specimen(a: "message", b: "messages", isEqual: false, isPrefix: false),
    Specimen(a: "messages", b: "message", isEqual: false, isPrefix: false),
    Specimen(a: "stairway", b: "stairway to heaven", isEqual: false, isPrefix: true),
    Specimen(a: "stairway", b: "stairway", isEqual: true, isPrefix: true),
    Specimen(a: "stair", b: "stairway to heaven", isEqual: false, isPrefix: false),
    Specimen(a: "", b: "", isEqual: false, isPrefix: false),
    Specimen(a: " ", b: "", isEqual: false, isPrefix: false),
    Specimen(a: "", b: "a", isEqual: false, isPrefix: false),
  ]

  @Test(arguments: specimens) func `are ignored or heeded`(_ specimen: Specimen) {
    let (a, b) = (Array(specimen.a.utf16), Array(specimen.b.utf16))
    let isEqual = areEqualIgnoringBlanks(a.span, b.span)
    let isEqualBack = areEqualIgnoringBlanks(b.span, a.span)
    let isPrefix = isWordPrefix(a.span, of: b.span)
    #expect(isEqual == specimen.isEqual)
    #expect(isEqualBack == specimen.isEqual)
    #expect(isPrefix == specimen.isPrefix)
  }
}
