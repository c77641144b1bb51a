/// Columns that a text takes on a terminal.
enum DisplayWidth {
  static func of(_ character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
        width = 2
      default:
        if scalar.properties.canonicalCombiningClass == .notReordered && !scalar.properties.isDefaultIgnorableCodePoint
        {
          width = max(width, 1)
        }
      }
    }
    return width
  }
}
