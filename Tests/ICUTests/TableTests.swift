import Testing

@testable import ICU

@Suite struct `Generated tables` {
  @Test func `simplify Han as ICU does`() throws {
    let simplify = try #require(Transform("Traditional-Simplified"))
    let han = Unicode.assigned.filter {
      CodePoint($0.value).script == ScriptCode.han && NormalForm.nfkcCaseFold.leavesAlone($0.value)
    }
    let simplified = simplify.apply(han.map { String($0) }.joined(separator: " ")).split(separator: " ")
    try #require(simplified.count == han.count)
    for (scalar, expected) in zip(han, simplified) {
      let ours = HanVariants.simplified[scalar.value] ?? scalar.value
      #expect([ours] == expected.unicodeScalars.map(\.value))
    }
  }

  @Test func `write Latin letters as ICU does`() throws {
    let ascii = try #require(Transform("Latin-ASCII"))
    let table = FoldTable(.words)
    for scalar in Unicode.assigned where CodePoint(scalar.value).script == ScriptCode.latin {
      let expected = NormalForm.nfkcCaseFold.apply(ascii.apply(NormalForm.nfkcCaseFold.apply(String(scalar))))
      guard expected.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { continue }
      #expect(table.fold(String(scalar)) == expected, "\(scalar)")
    }
  }
}
