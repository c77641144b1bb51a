import ICU

/// Romanises by ICU, and takes off what it puts between syllables (`gabs-i`, `an'i`, `vu~a`, `mèng yuán`).
struct Romanisation {
  // The transform is part of every ICU.
  private let transform = Transform("Any-Latin; Latin-ASCII")!

  func callAsFunction(_ text: String) -> String {
    String(transform.apply(text).lowercased().filter { !" -'~\"".contains($0) })
  }
}

/// True for what a table may hold: letters of ASCII and nothing else.
private func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { (0x61...0x7A).contains($0) } }

/// The letters of some ranges by what they are romanised to, one romanisation a line.
private func rows(_ ranges: [ClosedRange<UInt32>], script: Int32? = nil, _ roman: Romanisation) -> String {
  var byTarget: [String: [Unicode.Scalar]] = [:]
  for point in ranges.joined() {
    guard let scalar = Unicode.Scalar(point), script.map({ scriptNumber(of: point) == $0 }) ?? true,
      Array(NormalForm.nfkcCaseFold.apply(String(scalar)).unicodeScalars) == [scalar]
    else { continue }
    let target = roman(String(scalar))
    if isASCII(target), target != "" || scalar.properties.isAlphabetic { byTarget[target, default: []].append(scalar) }
  }
  return byTarget.keys.sorted().map { target in
    var line = "    " + (target.isEmpty ? "-" : target) + " "
    line.unicodeScalars.append(contentsOf: byTarget[target, default: []])
    return line
  }.joined(separator: "\n")
}

/// Pairs of letters that are romanised otherwise than one after the other.
private func pairRows(_ letters: [Unicode.Scalar], _ roman: Romanisation) -> String {
  let single = letters.map { roman(String($0)) }
  var byTarget: [String: [String]] = [:]
  for (i, first) in letters.enumerated() {
    for (j, second) in letters.enumerated() {
      let pair = String(first) + String(second)
      guard pair.unicodeScalars.count == 2, NormalForm.nfc.apply(pair).unicodeScalars.count == 2 else { continue }
      let target = roman(pair)
      if isASCII(target), target != single[i] + single[j] { byTarget[target, default: []].append(pair) }
    }
  }
  return byTarget.keys.sorted().map { "    " + $0 + " " + byTarget[$0, default: []].joined(separator: " ") }
    .joined(separator: "\n")
}

private func scalars(_ range: ClosedRange<UInt32>) -> [Unicode.Scalar] { range.compactMap { Unicode.Scalar($0) } }

private let header =
  "// Written by Tools/generate-tables from ICU's Any-Latin; the tests hold it equal to the installed ICU.\n"

func hanReadings() -> String {
  let roman = Romanisation()
  return """
    \(header)
    /// The reading that ICU gives each Han character: Mandarin, without tones.
    enum HanReadings {
      /// The reading, then the characters that have it.
      static let table = #\"""
    \(rows([0x3007...0x3007, 0x3400...0x9FFF, 0x20000...0x323AF], script: 17, roman))
        \"""#
    }

    """
}

func alphabets() -> String {
  let roman = Romanisation()
  // Without breathings: texts that have them go through ICU.
  let greek = scalars(0x390...0x3CE).filter {
    Array(NormalForm.nfkcCaseFold.apply(String($0)).unicodeScalars) == [$0]
  }
  let kana = scalars(0x30A1...0x30FA)
  return """
    \(header)
    /// Letters of alphabets and syllabaries, romanised. `-` stands for nothing.
    enum RomanLetters {
      static let cyrillic = #\"""
    \(rows([0x400...0x52F, 0x1C80...0x1C88, 0xA640...0xA69D], script: 8, roman))
        \"""#

      static let greek = #\"""
    \(rows([0x370...0x3FF], script: 14, roman))
        \"""#

      /// Pairs of Greek letters that sound otherwise than one after the other.
      static let greekPairs = #\"""
    \(pairRows(greek, roman))
        \"""#

      static let katakana = #\"""
    \(rows([0x30A1...0x30FA], roman))
        \"""#

      /// A kana and what follows it: small vowels and doubled consonants.
      static let katakanaPairs = #\"""
    \(pairRows(kana, roman))
        \"""#

      /// Syllables with each leading consonant, each vowel and each final consonant.
      static let hangul = #\"""
    \(jamo(roman))
        \"""#
    }

    """
}

/// The consonants and vowels in the order of Unicode: what differs between a syllable and its neighbour.
private func jamo(_ roman: Romanisation) -> String {
  func syllable(_ lead: UInt32, _ vowel: UInt32, _ tail: UInt32) -> String {
    // All of the block are scalars.
    String(Unicode.Scalar(0xAC00 + (lead * 21 + vowel) * 28 + tail)!)
  }
  let leads = (0..<UInt32(19)).map { String(roman(syllable($0, 0, 0)).dropLast()) }
  let vowels = (0..<UInt32(21)).map { roman(syllable(11, $0, 0)) }
  let tails = (0..<UInt32(28)).map { String(roman(syllable(11, 0, $0)).dropFirst()) }
  return [leads, vowels, tails].map { "    " + $0.map { $0.isEmpty ? "-" : $0 }.joined(separator: " ") }
    .joined(separator: "\n")
}
