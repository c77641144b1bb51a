/// How much a folding forgets, least first. Every level is idempotent, and what two texts share at one level they
/// share at all later ones.
public enum FoldLevel: UInt8, Hashable, Sendable, CaseIterable {
  /// NFC, white space squeezed and trimmed, invisible characters dropped (zero-width, bidi controls, byte order
  /// mark, soft hyphen, variation selectors, control characters). Nothing that can be seen changes, save that a letter
  /// keeps 30 marks at most.
  case exact

  /// ``exact``, then NFKC case fold: case, width, ligatures, superscripts, Arabic presentation forms, `ß` as `ss`,
  /// Greek final sigma. Dashes, quotes, primes, slashes and middle dots are made one each; tatweel is dropped.
  /// Accents stay. Case folding that knows no language must join all four of Turkish `I ı İ i`: they become `i`.
  case folded

  /// ``folded``, reduced to words with one blank between them.
  ///
  /// - Marks go on Latin, Greek, Arabic and Hebrew, and on Cyrillic `ё ѐ ѝ`; so `й` and `が` stay what they are, and
  ///   the vowels of Hindi and Thai stay. Marks that make no letter (zalgo) go everywhere.
  /// - Latin letters that are no accented form become ASCII (`ø` `ł` `đ` `æ` `œ` `þ`); Arabic alef, ya, ta marbuta
  ///   and kaf are one each; digits of all scripts are ASCII.
  /// - Kana is katakana without the prolonged sound mark; iteration marks are written out (`々`, `ヽ`); Han is
  ///   simplified.
  /// - Apostrophes of all kinds go without a blank. Symbols (Unicode category S, and `& % #`) are words of their
  ///   own, a run of them one word. `™ ® ©`, `~ | < > ^` and all punctuation become blanks.
  /// - Where every piece of a chunk is a single letter, punctuation joins: `R.E.M.`, `M*A*S*H`. So does
  ///   the mark of Hebrew abbreviations: `צה״ל`.
  /// - A text without any letter, digit or mark (`!!!`, `÷`, `+/-`) keeps its ``folded`` form, so that it is never
  ///   folded to nothing.
  case words
}
