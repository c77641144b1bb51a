internal import ICU
internal import Linkage
internal import MusicModel
internal import TitleGrammar

extension KeyPiece {
  /// Keys a credit of the artist column.
  mutating func addCredit(_ column: TextColumn, at row: Int, count: Int) {
    let utf8 = column.utf8
    let written = utf8.span.extracting(column.range(at: row))
    if let repaired = RepairedText.repaired(written) {
      credits.append(keyedCredit(repaired.span, count: count))
    } else {
      credits.append(keyedCredit(written, count: count))
    }
  }

  mutating func keyedCredit(_ bytes: Span<UInt8>, count: Int) -> KeyedCredit {
    let parsed = maker.credits.parse(bytes, count: count)
    var credit = KeyedCredit()
    credit.isVarious = parsed.isVarious
    credit.isSilent = parsed.isVarious || parsed.isPlaceholder
    if credit.isSilent { return credit }
    credit.whole = keyedName(bytes.extracting(parsed.whole), role: .primary)
    let first = names.count
    for part in parsed.parts {
      let name = keyedName(bytes.extracting(part.range), role: part.role)
      if name.hash == 0 || names[first...].contains(where: { $0.hash == name.hash }) { continue }
      names.append(name)
      credit.sum &+= name.hash
    }
    credit.names = TextRange(start: UInt32(first), count: UInt32(names.count - first))
    credit.isSilent = credit.names.isEmpty
    return credit
  }

  /// Folds one name: words, articles and stylings taken off, Latin spelling, alias group.
  mutating func keyedName(_ bytes: Span<UInt8>, role: CreditRole) -> KeyedName {
    var name = KeyedName()
    name.role = role.rawValue
    let start = text.count
    maker.credits.foldName(bytes, with: maker.words, into: &text)
    name.words = TextRange(start: UInt32(start), count: UInt32(text.count - start))
    name.hash = hash(name.words)
    let romanised = romanise(bytes, folded: name.words)
    name.romanised = romanised.range
    name.romanisedHash = romanised.range.isEmpty ? name.hash : hash(romanised.range)
    name.alias = text.withUnsafeBufferPointer {
      maker.aliases.group(of: $0.span.extracting(start..<start + Int(name.words.count))) ?? 0
    }
    return name
  }
}
