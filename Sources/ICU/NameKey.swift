/// What a name sounds like in a script that writes sounds of other languages roughly.
///
///     let consonants = NameKey(.consonants)
///     consonants.key("Marilena")  // "mrln"
///     consonants.key("מרילנה")    // "mrln"
///     let korean = NameKey(.korean)
///     korean.key("Lee Park")      // "ibag"
///     korean.key("이박")           // "ibag"
///
/// Weak evidence, to be joined with other: of the person names of Wikidata four in five share the key of consonants with
/// the same name in Hebrew or Arabic, and one in a thousand with any other name; of those in kana two in three and three in
/// a thousand, of those in Chinese characters three in five and two in a thousand, of those in Hangul one in three and none. A name is as good as its language's convention: both sides
/// must be keyed by the one convention, that of the script which one of them is written in.
public struct NameKey: Sendable {
  public enum Convention: UInt8, Hashable, Sendable, CaseIterable {
    /// For Hebrew and Arabic, which leave vowels out: consonants, as far as both sides tell them apart.
    case consonants
    /// For Hangul: vowels too, `l` and `r` as one, voiced and voiceless as one, and what Koreans write their surnames.
    case korean
    /// For kana: consonants without `h`, `l` and `r` as one, `s` and all that it becomes before `i` as one.
    case kana
    /// For names of other languages that Chinese characters spell by Mandarin: consonants by their places in the mouth.
    case mandarin
  }

  public let convention: Convention
  private let romaniser = Romaniser()
  private let words = FoldTable(.words)

  public init(_ convention: Convention) { self.convention = convention }

  /// Appends the key, without blanks. Empty only for an empty name: a word of vowels alone counts as `a`.
  public func key(_ utf8: Span<UInt8>, into output: inout [UInt16]) {
    var folded: [UInt16] = []
    words.fold(utf8, into: &folded)
    for word in folded.split(separator: 0x20) {
      let spelled = spell(Array(word))
      output += spelled.isEmpty ? [0x61] : spelled
    }
  }

  public func key(_ text: String) -> String {
    let utf8 = Array(text.utf8)
    var output: [UInt16] = []
    key(utf8.span, into: &output)
    return UTF16Text.string(output)
  }

  private func spell(_ word: [UInt16]) -> [UInt16] {
    let scripts = ScriptSet(of: word.span)
    switch convention {
    case .consonants:
      if !scripts.isDisjoint(with: [.hebrew, .arabic]) { return SoundRules.semitic.apply(word) }
      return SoundRules.latinConsonants.apply(romanise(word))
    case .korean:
      let roman = romanise(word)
      if scripts.contains(.hangul) { return SoundRules.hangul.apply(roman) }
      return SoundRules.surnames[roman] ?? SoundRules.latinKorean.apply(roman)
    case .kana:
      return (scripts.contains(.kana) ? SoundRules.kana : SoundRules.latinKana).apply(romanise(word))
    case .mandarin:
      return (scripts.contains(.han) ? SoundRules.pinyin : SoundRules.latinMandarin).apply(romanise(word))
    }
  }

  private func romanise(_ word: [UInt16]) -> [UInt16] {
    if word.allSatisfy({ $0 < 0x80 }) { return word }
    return Array(romaniser.key(UTF16Text.string(word)).utf16)
  }
}
