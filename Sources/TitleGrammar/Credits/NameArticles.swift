/// The articles that names come with, without, and with at the end (`Beatles, The`).
struct NameArticles: Sendable {
  /// One row of the table.
  struct Row: Hashable, Sendable {
    var word: String
    /// Whether a key drops it from the front of a name.
    var isDropped: Bool
    var language: String
    var specimen: String
    /// A name that starts with the same letters and keeps them.
    var keeps: String
  }

  private var words: [(hash: UInt64, isDropped: Bool)] = []
  private var firstByte = [Bool](repeating: false, count: 256)
  private var longest = 0

  static let builtIn = NameArticles(rows: rows(of: table))

  init(rows: [Row]) {
    for row in rows {
      let utf8 = Array(row.word.utf8)
      words.append((Self.hash(utf8.span, 0..<utf8.count), row.isDropped))
      firstByte[Int(utf8[0])] = true
      if utf8[0] < 0x80 { firstByte[Int(utf8[0] & 0xDF)] = true }
      longest = max(longest, utf8.count)
    }
  }

  static func rows(of table: String) -> [Row] {
    TableText.rows(of: table, cells: 5).map { cells in
      precondition(cells[1] == "dropped" || cells[1] == "kept", "an article is dropped or kept")
      return Row(
        word: cells[0], isDropped: cells[1] == "dropped", language: cells[2], specimen: cells[3], keeps: cells[4])
    }
  }

  /// The end of the article that is the word at `start`; `nil` when the word is none.
  func end(ofArticleAt start: Int, in text: Span<UInt8>, before limit: Int) -> Int? {
    guard start < limit, firstByte[Int(text[start])] else { return nil }
    var end = start
    while end < limit, end - start <= longest, CreditBytes.isASCIIAlphanumeric(text[end]) || text[end] >= 0xC3 {
      end += text[end] < 0x80 ? 1 : min(2, limit - end)
    }
    let hash = Self.hash(text, start..<end)
    return words.contains { $0.hash == hash } ? end : nil
  }

  /// Whether a word of folded text is an article that keys drop from the front of a name.
  func isDropped(_ word: Span<UInt16>) -> Bool {
    guard word.count <= longest, word.count > 0, word[0] < 0x80, firstByte[Int(word[0])] else { return false }
    var hash = CreditBytes.hashSeed
    for index in word.indices {
      guard word[index] < 0x80 else { return false }
      CreditBytes.mix(UInt8(word[index]), into: &hash)
    }
    return words.contains { $0.hash == hash && $0.isDropped }
  }

  private static func hash(_ text: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    var hash = CreditBytes.hashSeed
    var index = range.lowerBound
    while index < range.upperBound {
      CreditBytes.hashFolded(text, at: &index, before: range.upperBound, into: &hash)
    }
    return hash
  }

  /// word ¦ dropped by keys or kept ¦ language ¦ a name that has it ¦ a name that starts alike and keeps it
  ///
  /// Kept are those that are mostly something else at the start of a name: initials, prepositions, the English "I".
  static let table = #"""
    the ¦ dropped ¦ en ¦ The Beatles ¦ Thelonious Monk
    a ¦ kept ¦ en ¦ A Tribe Called Quest ¦ Adele
    an ¦ kept ¦ en ¦ An Horse ¦ Angèle
    der ¦ dropped ¦ de ¦ Der Plan ¦ Derek Trucks
    die ¦ dropped ¦ de ¦ Die Toten Hosen ¦ Dierks Bentley
    das ¦ dropped ¦ de ¦ Das Racist ¦ Dashboard Confessional
    den ¦ kept ¦ sv ¦ Den Stora Vilan ¦ Denzel Curry
    det ¦ kept ¦ sv ¦ Det Betales ¦ Dethklok
    de ¦ kept ¦ nl ¦ De Staat ¦ Dead Can Dance
    het ¦ dropped ¦ nl ¦ Het Goede Doel ¦ Hettie Jones
    le ¦ dropped ¦ fr ¦ Le Tigre ¦ Leon Bridges
    la ¦ dropped ¦ fr ¦ La Femme ¦ Lana Del Rey
    les ¦ dropped ¦ fr ¦ Les Rita Mitsouko ¦ Leslie Feist
    los ¦ dropped ¦ es ¦ Los Lobos ¦ Lostprophets
    las ¦ dropped ¦ es ¦ Las Ketchup ¦ Lasgo
    el ¦ dropped ¦ es ¦ El Guincho ¦ Elbow
    lo ¦ kept ¦ it ¦ Lo Stato Sociale ¦ Lord Huron
    il ¦ dropped ¦ it ¦ Il Volo ¦ Ilse DeLange
    gli ¦ dropped ¦ it ¦ Gli Atroci ¦ Glitch Mob
    i ¦ kept ¦ it ¦ I Cani ¦ Iggy Pop
    os ¦ dropped ¦ pt ¦ Os Mutantes ¦ Oscar Peterson
    o ¦ kept ¦ pt ¦ O Rappa ¦ Oasis
    as ¦ kept ¦ pt ¦ As Mercenárias ¦ Asaf Avidan
    els ¦ dropped ¦ ca ¦ Els Pets ¦ Elsiane
    les ¦ dropped ¦ ca ¦ Les Sueques ¦ Lesley Gore
    οι ¦ kept ¦ el ¦ Οι Τρύπες ¦ Οικονόμου
    """#
}
