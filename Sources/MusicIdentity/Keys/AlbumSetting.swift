internal import TitleGrammar

/// What an album's own words say of all its tracks: `Live at Leeds`, `MTV Unplugged in New York`.
///
/// The grammar reads markers that stand behind a title; these stand in it. They are soft evidence: a track's equal
/// length or ISRC acquits it.
enum AlbumSetting {
  /// A line for each phrase: where it stands (`first`, `last`, `any`), the folded words, the kind; then an album where it
  /// holds and one where it must not.
  static let table = """
    first | live at | live | Live at Leeds | Alive at Last
    first | live in | live | Live in Liverpool | Living in the Past
    first | live from | live | Live from Mars | Life from Mars
    first | live on | live | Live on Planet Earth | Live On
    first | alive in | live | Alive in South Africa | Staying Alive in Bed
    first | en vivo en | live | En Vivo en Madrid | Vivo en la Luna
    first | en directo en | live | En Directo en Las Ventas | Directo al Corazón
    first | ao vivo em | live | Ao Vivo em Lisboa | Vivo em Ti
    first | mtv unplugged | unplugged | MTV Unplugged in New York | MTV Party to Go
    first | unplugged in | unplugged | Unplugged in New York | Plugged In
    last | live | live | Paris Live | Live
    last | in concert | live | Jimi Hendrix in Concert | Concerto in C
    last | unplugged | unplugged | 10,000 Maniacs MTV Unplugged | The Unplugged Machine
    any | live in concert | live | Pearl: Live in Concert 1970 | Concert for Life
    any | a tribute to | tribute | Nativity in Black: A Tribute to Black Sabbath | Tribute
    any | karaoke hits | karaoke | Karaoke Hits of the Eighties | Karaoke Queen
    """

  private enum Place: Substring { case first, last, any }
  private static let rules: [(place: Place, words: [UInt16], kind: MarkerKind)] = table.split(separator: "\n").map {
    line in
    let cells = line.split(separator: "|").map { cell in
      Substring(String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
    }
    // Our own table: the tests read every line of it.
    return (Place(rawValue: cells[0])!, Array(cells[1].utf16), MarkerKind(word: String(cells[2]))!)
  }

  /// The bits of the kinds that an album's folded words give to its tracks.
  ///
  /// A title that is nothing but the phrase is a name: `Live` by Erykah Badu tells nothing.
  static func mask(_ words: some RandomAccessCollection<UInt16>) -> UInt64 {
    let text = Array(words)
    var mask: UInt64 = 0
    for rule in rules where text.count > rule.words.count {
      let holds =
        switch rule.place {
        case .first: text.starts(with: rule.words) && text[rule.words.count] == 0x20
        case .last:
          text.suffix(rule.words.count).elementsEqual(rule.words) && text[text.count - rule.words.count - 1] == 0x20
        case .any: contains(text, rule.words)
        }
      if holds { mask |= 1 << UInt64(MarkerMasks.bit(rule.kind)) }
    }
    return mask
  }

  private static func contains(_ text: [UInt16], _ words: [UInt16]) -> Bool {
    (0...(text.count - words.count)).contains { start in
      text[start..<(start + words.count)].elementsEqual(words) && (start == 0 || text[start - 1] == 0x20)
        && (start + words.count == text.count || text[start + words.count] == 0x20)
    }
  }
}
