/// What the foldings do beyond ICU's own mappings, as tables.
enum FoldRules {
  /// Signs that are made one, at ``FoldLevel/folded``: the sign, then the code points that become it.
  ///
  /// They are looked up before NFKC, which would turn `´` into a blank with a mark, `½` behind a 9 into `91⁄2` and
  /// `™` into two letters; and again behind it. A fraction gets a blank before it; `-` alone means "nothing".
  static let unified = parse(
    #"""
    -   2010 2011 2012 2013 2014 2015 2043 2212 2E3A 2E3B 301C:~ FE58 FE63 30A0 2053:~ 02D7 058A 1806 2796
    '   0060 00B4 02B9 02BB 02BC 02BD 02BE 02BF 02C8 02CA 02CB 2018 2019 201A 201B 2032 2035 A78B A78C
    '   055A 055B 05F3 07F4 07F5 0384 1FBD 1FBF 1FCD 1FCE 1FCF 1FDD 1FDE 1FDF 1FEF 1FFD 1FFE 0374
    "   00AB 00BB 201C 201D 201E 201F 2033 2036 2039 203A 301D 301E 301F 05F4 02BA 02DD 02EE 0385 1FEE 1FED 00A8
    /   2044 2215 29F8 27CB
    \   2216 29F5 29F9
    ·   2022 2027 2219 22C5 30FB 02D9 0387 25CF 26AB 2E31 16EB 2024
    ~   223C 223D 02DC 1FC0 1FC1 02F7
    ^   02C6 02C4 2038
    ,   00B8 02DB 037A
    °   02DA 25E6
    ˇ   02D8
    ˉ   00AF 203E 02C9 FE49 FE4A FE4B FE4C
    _   2017
    :   2236 A789 05C3
    |   2223 2758 00A6 2502
    *   2217 204E 2731 FE61
    #   266F
    ×   2715 2716 2A2F 2573
    ÷   2797
    ★   2605 2606 2B50 272D 272E 2730 2729 1F31F
    ♥   2661 2764 1F5A4 1F49A 1F499 1F49B 1F49C 1F9E1 2765
    ♪   266A 266B 266C 2669
    々   303B
    i   0131
    -0  0640 2122 2120 00AE
    ゙   309B
    ゚   309C
    """#)

  /// Vulgar fractions by what they say; each is set off by a blank, so that `9½` reads as `9 1/2`.
  static let fractions = parse(
    #"""
    _1/4 00BC
    _1/2 00BD
    _3/4 00BE
    _1/7 2150
    _1/9 2151
    _1/10 2152
    _1/3 2153
    _2/3 2154
    _1/5 2155
    _2/5 2156
    _3/5 2157
    _4/5 2158
    _1/6 2159
    _5/6 215A
    _1/8 215B
    _3/8 215C
    _5/8 215D
    _7/8 215E
    _0/3 2189
    """#)

  /// Letters that are one at ``FoldLevel/words``, beside accents and what ``LatinLetters`` holds.
  ///
  /// Arabic: alef wasla; Farsi, Pashto and Uighur ya and alef maqsura; ta marbuta and the hehs that stand for it;
  /// the kafs. Cyrillic yo and the two letters whose grave only marks stress. Azerbaijani schwa.
  static let letters = parse(
    #"""
    ا 0671 0672 0673 0675
    ي 0649 06CC 06CD 06D0 0620 0626
    و 0624 0676
    ه 0629 06C0 06C1 06C2 06C3 06D5
    ك 06A9 06AA 06AC
    е 0451 0450
    и 045D
    e 0259
    """#)

  /// Signs that become a blank at ``FoldLevel/words`` although Unicode counts them as symbols.
  static let blanks: Set<UInt32> = [0x7E, 0x7C, 0x3C, 0x3E]
  /// Signs that are words although Unicode counts them as punctuation.
  static let wordSigns: Set<UInt32> = [0x26, 0x25, 0x23]
  /// Punctuation that separates and never joins single letters: `A, B`, `A/B`, `(a)b`.
  static let separators: Set<UInt32> = [0x2C, 0x2F, 0x3A, 0x3B, 0x22, 0x21, 0x3F, 0x5C, 0x3001, 0x3002]
  /// The mark in Hebrew abbreviations, written as a quotation mark between the last two letters: `צה״ל` is one word.
  @inline(__always)
  static func isGershayim(_ point: UInt32, after letter: UInt32) -> Bool { point == 0x22 && isHebrewLetter(letter) }
  @inline(__always)
  static func isHebrewLetter(_ point: UInt32) -> Bool { (0x5D0...0x5EA).contains(point) }

  static let apostrophe: UInt32 = 0x27
  static let prolongedSound: UInt32 = 0x30FC

  /// `to from…`, one rule a line; `XXXX:~` inside a line gives one code point another target.
  private static func parse(_ table: String) -> [UInt32: [UInt32]] {
    var rules: [UInt32: [UInt32]] = [:]
    for line in table.split(separator: "\n") {
      let cells = line.split(separator: " ")
      var target = cells[0].unicodeScalars.map(\.value)
      if target == [0x2D, 0x30] { target = [] }
      if target.count > 1, target[0] == 0x5F { target[0] = 0x20 }
      for cell in cells.dropFirst() {
        let parts = cell.split(separator: ":")
        // The table is ours: a cell that is no hexadecimal number is a misprint that the tests find.
        let point = UInt32(parts[0], radix: 16)!
        rules[point] = parts.count > 1 ? parts[1].unicodeScalars.map(\.value) : target
      }
    }
    return rules
  }
}
