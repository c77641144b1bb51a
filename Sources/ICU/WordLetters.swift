/// What one letter, mark or digit of a text at ``FoldLevel/folded`` becomes at ``FoldLevel/words``.
enum WordLetters {
  static func append(_ point: UInt32, to points: inout [UInt32]) {
    if point < 0x80 {
      if point != FoldRules.apostrophe { points.append(point) }
      return
    }
    if point == FoldRules.prolongedSound || isDroppedMark(point) || CodePoint(point).isEmojiModifier { return }
    if let letter = FoldRules.letters[point] {
      points += letter
    } else if let digit = CodePoint(point).digit {
      points.append(0x30 + digit)
    } else if let latin = LatinLetters.ascii[point] {
      points += latin
    } else if (0x3041...0x3096).contains(point) || (0x309D...0x309E).contains(point) {
      points.append(point + 0x60)
    } else if let simplified = HanVariants.simplified[point] {
      points.append(simplified)
    } else if let base = unaccented(point) {
      for part in base { append(part, to: &points) }
    } else {
      points.append(point)
    }
  }

  /// Marks that belong to no script of their own (accents, harakat, zalgo), and those of scripts that are written
  /// without them. The sound marks of kana make letters, so they stay.
  static func isDroppedMark(_ point: UInt32) -> Bool {
    let character = CodePoint(point)
    guard character.category.isAny(.hiddenMarks) else { return false }
    switch character.script {
    case ScriptCode.inherited: return point != 0x3099 && point != 0x309A
    case ScriptCode.latin, ScriptCode.greek, ScriptCode.cyrillic, ScriptCode.hebrew, ScriptCode.arabic,
      ScriptCode.syriac, ScriptCode.common:
      return true
    default: return false
    }
  }

  /// The decomposition of an accented letter of a script whose accents are dropped.
  private static func unaccented(_ point: UInt32) -> [UInt32]? {
    if NormalForm.nfd.leavesAlone(point) { return nil }
    let parts = UTF16Text.points(NormalForm.nfd.apply(UTF16Text.units([point])))
    guard parts.count > 1 else { return nil }
    switch CodePoint(parts[0]).script {
    case ScriptCode.latin, ScriptCode.greek, ScriptCode.arabic, ScriptCode.hebrew: return parts
    default: return nil
    }
  }
}
