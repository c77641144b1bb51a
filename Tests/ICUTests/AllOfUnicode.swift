@testable import ICU

extension Unicode {
  /// Every scalar that has a meaning, and of the million others one in 251.
  static let assigned: [Unicode.Scalar] = {
    let inhabited = (UInt32(0)...0x323AF).lazy.filter { point in
      Unicode.Scalar(point).map { ![.unassigned, .privateUse].contains($0.properties.generalCategory) } ?? false
    }
    let others = stride(from: UInt32(0x378), through: 0x10FFFF, by: 251)
    return (Array(inhabited) + Array(UInt32(0xE0000)...0xE01FF) + Array(others)).compactMap { Unicode.Scalar($0) }
  }()

  /// Those of ``assigned`` that some normal form or rule touches.
  static let touched = assigned.filter { !isInert($0.value) }

  /// The others, a blank between each two, 50 a text.
  static let inertTexts: [String] = {
    let inert = assigned.filter { isInert($0.value) }
    return stride(from: 0, to: inert.count, by: 50).map { start in
      inert[start..<min(start + 50, inert.count)].map { String($0) }.joined(separator: " ")
    }
  }()

  private static func isInert(_ point: UInt32) -> Bool {
    NormalForm.nfkcCaseFold.leavesAlone(point) && point > 0x80 && FoldRules.unified[point] == nil
      && !CodePoint(point).isInvisible && !CodePoint(point).isWhiteSpace
  }
}
