/// Writes words in Latin letters, as ICU's `Any-Latin; Latin-ASCII` does.
///
///     let romaniser = Romaniser()
///     romaniser.romanise("スーパーマン!")    // "supaman"
///     romaniser.romanise("Ленинград")     // "leningrad"
///     romaniser.romanise("梦圆 한글")        // "mengyuan hangeul"
///     romaniser.key("Meng Yuan, Hangeul")  // "mengyuanhangeul", and so is the key of the line above
///
/// The result is folded to ``FoldLevel/words``. Words stay as the text divides them: what ICU puts between the
/// syllables of one word (`mèng yuán`, `gabs-i`, `an'i`, `vu~a`) is left out, since people write it or don't. So a
/// *key*, the words without their blanks, is what a romanised text and its original have in common.
///
/// Han is read as Mandarin whatever the language, because ICU knows none; `重`, `行`, `乐` get one reading. The scripts
/// that were romanised are returned, so that a caller can take a key with ``ScriptSet/han`` in it for the weak evidence
/// that it is.
///
/// Han, kana, Hangul, Cyrillic and modern Greek come from tables; other scripts go through ICU, behind a lock and a
/// hundred times slower, so do it once per distinct text.
public struct Romaniser: Sendable {
  private let folded = FoldTable(.folded)
  private let words = FoldTable(.words)

  public init() {}

  /// Appends the romanised words of the text as it was given, not of a folded form: folding to words loses what
  /// decides the reading.
  ///
  /// - Returns: The scripts that were romanised: none for Latin text, which is folded and nothing else.
  @discardableResult
  public func romanise(_ utf8: Span<UInt8>, into output: inout [UInt16]) -> ScriptSet {
    var text: [UInt16] = []
    var scripts: ScriptSet = []
    if !Self.isSurelyLatin(utf8) {
      text.reserveCapacity(utf8.count)
      folded.fold(utf8, into: &text)
      scripts = ScriptSet(of: text.span).subtracting(.latin)
    }
    if scripts.isEmpty {
      words.fold(utf8, into: &output)
      return []
    }
    let start = output.count
    let spelled = spell(utf8, text, scripts)
    words.fold(spelled.span, into: &output)
    // Nothing but a prolonged sound or an iteration mark.
    if output.count == start { words.fold(utf8, into: &output) }
    return scripts
  }

  /// Whether all is below U+0340, where Greek, the first of the other scripts, is not yet.
  private static func isSurelyLatin(_ utf8: Span<UInt8>) -> Bool {
    for index in utf8.indices where utf8[index] >= 0xCD { return false }
    return true
  }

  private func spell(_ utf8: Span<UInt8>, _ folded: [UInt16], _ scripts: ScriptSet) -> [UInt8] {
    // Breathings sound before their vowel and some vowels are folded to two letters, which no table of pairs holds.
    if scripts.contains(.greek), folded.contains(where: { $0 & 0xFF00 == 0x1F00 }) {
      return Array(AnyLatin.shared.apply(utf8.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }).utf8)
    }
    var speller = RomanSpeller()
    speller.spell(folded.span)
    if !speller.needsICU { return speller.bytes }
    return Array(AnyLatin.shared.apply(String(decoding: speller.bytes, as: UTF8.self)).utf8)
  }

  public func romanise(_ text: String) -> String {
    let utf8 = Array(text.utf8)
    var output: [UInt16] = []
    romanise(utf8.span, into: &output)
    return UTF16Text.string(output)
  }

  /// Appends the romanised words without the blanks between them.
  ///
  /// - Returns: As ``romanise(_:into:)``.
  @discardableResult
  public func key(_ utf8: Span<UInt8>, into output: inout [UInt16]) -> ScriptSet {
    let start = output.count
    let scripts = romanise(utf8, into: &output)
    var end = start
    for index in start..<output.count where output[index] != 0x20 {
      output[end] = output[index]
      end += 1
    }
    output.removeLast(output.count - end)
    return scripts
  }

  public func key(_ text: String) -> String {
    let utf8 = Array(text.utf8)
    var output: [UInt16] = []
    key(utf8.span, into: &output)
    return UTF16Text.string(output)
  }
}
