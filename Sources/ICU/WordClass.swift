/// What a code point of a text reduced to letters and signs is to the division into words.
enum WordClass: UInt32 {
  /// A letter that stands alone: single ones can be joined.
  case letter
  /// Digits, marks, letters that combine with others, and all that Unicode has not named.
  case word
  case space
  /// Punctuation that joins single letters.
  case joiner
  case punctuation
  case symbol

  init(of point: UInt32) {
    let character = CodePoint(point)
    let category = character.category
    if character.isWhiteSpace {
      self = .space
    } else if IterationMarks.all.contains(point) {
      // Joined to a letter, it would repeat it.
      self = .word
    } else if category.isAny(.letters) {
      self = NormalForm.nfc.startsAfresh(point) && !(0x1100...0x11FF).contains(point) ? .letter : .word
    } else if category.isAny(.punctuation) {
      if FoldRules.wordSigns.contains(point) {
        self = .symbol
      } else if FoldRules.separators.contains(point)
        || category.isAny([.open, .close, .initialQuote, .finalQuote])
      {
        self = .punctuation
      } else {
        self = .joiner
      }
    } else if point == 0x7C {
      self = .joiner
    } else if category.isAny(.modifierSymbol) || FoldRules.blanks.contains(point) {
      self = .punctuation
    } else if category.isAny(.symbols) {
      self = .symbol
    } else {
      self = .word
    }
  }
}
