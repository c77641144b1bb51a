import ICU

private let latin: Int32 = 25
private let han: Int32 = 17

/// Latin letters that are no accented form of another, and the ASCII that ICU's Latin-ASCII writes for them.
func latinLetters() -> String {
  // The transform is part of every ICU.
  let ascii = Transform("Latin-ASCII")!
  var byTarget: [String: [Unicode.Scalar]] = [:]
  for point in UInt32(0x80)...0x1FFFF where scriptNumber(of: point) == latin {
    guard let scalar = Unicode.Scalar(point) else { continue }
    let text = String(scalar)
    guard Array(NormalForm.nfkcCaseFold.apply(text).unicodeScalars) == [scalar],
      NormalForm.nfd.apply(text).unicodeScalars.count == 1
    else { continue }
    let target = NormalForm.nfkcCaseFold.apply(ascii.apply(text))
    guard target != text, target.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { continue }
    byTarget[target, default: []].append(scalar)
  }
  let rows = byTarget.keys.sorted().map { key in
    key + " " + byTarget[key, default: []].map { String($0) }.joined(separator: " ")
  }
  return """
    // Written by Tools/generate-tables from ICU's Latin-ASCII; the tests hold it equal to the installed ICU.

    /// Latin letters that are no accented form of another, as ASCII: `ø` is `o`, `æ` is `ae`.
    enum LatinLetters {
      /// The ASCII, then the letters that are written with it.
      private static let table = #\"""
    \(rows.map { "    " + $0 }.joined(separator: "\n"))
        \"""#

      static let ascii: [UInt32: [UInt32]] = {
        var letters: [UInt32: [UInt32]] = [:]
        for row in table.split(separator: "\\n") {
          let cells = row.split(separator: " ")
          let target = cells[0].unicodeScalars.map(\\.value)
          for letter in cells.dropFirst().joined().unicodeScalars { letters[letter.value] = target }
        }
        return letters
      }()
    }

    """
}

/// Traditional characters and the simplified ones that ICU's Traditional-Simplified writes for them.
func hanVariants() -> String {
  // The transform is part of every ICU.
  let simplify = Transform("Traditional-Simplified")!
  var pairs: [Unicode.Scalar] = []
  for point in UInt32(0x2E80)...0x323AF where scriptNumber(of: point) == han {
    guard let scalar = Unicode.Scalar(point) else { continue }
    guard Array(NormalForm.nfkcCaseFold.apply(String(scalar)).unicodeScalars) == [scalar] else { continue }
    let target = Array(simplify.apply(String(scalar)).unicodeScalars)
    if target.count == 1, target[0] != scalar { pairs += [scalar, target[0]] }
  }
  return """
    // Written by Tools/generate-tables from ICU's Traditional-Simplified; the tests hold it equal to the installed ICU.

    /// Traditional Han characters and what they are simplified to: `樂` is `乐`.
    enum HanVariants {
      /// Pairs without anything between.
      private static let table = #\"""
    \(lines(pairs, width: 100, indent: "    "))
        \"""#

      static let simplified: [UInt32: UInt32] = {
        var variants: [UInt32: UInt32] = [:]
        var traditional: UInt32?
        for scalar in table.unicodeScalars where scalar != "\\n" {
          if let before = traditional {
            variants[before] = scalar.value
            traditional = nil
          } else {
            traditional = scalar.value
          }
        }
        return variants
      }()
    }

    """
}
