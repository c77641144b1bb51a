/// Spelling rules that reduce a word to its sounds, left to right, the first rule that fits; letters that no rule names
/// stay, doubled ones become one.
///
/// Set by hand against the development part of a public list of person names in two scripts.
struct SoundRules: Sendable {
  private struct Rule {
    var before: Set<UInt16>?
    var isInitial = false
    var isFinal = false
    var letters: [UInt16]
    var after: Set<UInt16>?
    var isNotAfter = false
    var becomes: [UInt16]
  }
  /// By their first letter.
  private let rules: [UInt16: [Rule]]

  /// One rule a line: letters, then what they become (`-` for nothing). `^` is the beginning of the word and `$` its end;
  /// `<ae>` before the letters asks for one of these before them, `<ae>` behind for one after, `<!ae>` for none.
  private init(_ table: String) {
    var rules: [UInt16: [Rule]] = [:]
    for line in table.split(separator: "\n") {
      let cells = line.split(separator: " ")
      var rule = Rule(letters: [], becomes: cells[1] == "-" ? [] : Array(cells[1].utf16))
      var set: [UInt16]?
      for unit in cells[0].utf16 {
        switch unit {
        case 0x5E: rule.isInitial = true
        case 0x24: rule.isFinal = true
        case 0x3C: set = []
        case 0x21: rule.isNotAfter = true
        case 0x3E:
          if rule.letters.isEmpty { rule.before = Set(set ?? []) } else { rule.after = Set(set ?? []) }
          set = nil
        default:
          if set != nil { set?.append(unit) } else { rule.letters.append(unit) }
        }
      }
      rules[rule.letters[0], default: []].append(rule)
    }
    self.rules = rules
  }

  func apply(_ word: [UInt16]) -> [UInt16] {
    var result: [UInt16] = []
    var index = 0
    while index < word.count {
      let rule = rules[word[index]]?.first { Self.fits($0, word, index) }
      for unit in rule?.becomes ?? [word[index]] where result.last != unit { result.append(unit) }
      index += rule?.letters.count ?? 1
    }
    return result
  }

  private static func fits(_ rule: Rule, _ word: [UInt16], _ index: Int) -> Bool {
    let end = index + rule.letters.count
    guard end <= word.count, word[index..<end].elementsEqual(rule.letters) else { return false }
    if rule.isInitial, index > 0 { return false }
    if rule.isFinal, end < word.count { return false }
    if let before = rule.before, index == 0 || !before.contains(word[index - 1]) { return false }
    if let after = rule.after {
      let isOne = end < word.count && after.contains(word[end])
      if isOne == rule.isNotAfter { return false }
    }
    return true
  }

  /// Hebrew and Arabic letters. A vav is a consonant at the beginning and where it is doubled.
  static let semitic = SoundRules(
    """
    א -
    ב b
    ג g
    ד d
    ה -
    ^ו b
    וו b
    ו -
    ז s
    ח k
    ט t
    י -
    כ k
    ך k
    ל l
    מ m
    ם m
    נ n
    ן n
    ס s
    ע -
    פ b
    ף b
    צ s
    ץ s
    ק k
    ר r
    ש s
    ת t
    ا -
    ب b
    تش s
    ت t
    ث t
    ج g
    ح -
    خ k
    د d
    ذ d
    ر r
    ز s
    س s
    ش s
    ص s
    ض d
    ط t
    ظ s
    ع -
    غ g
    ف b
    ق k
    ك k
    ل l
    م m
    ن n
    ه -
    ^و b
    و -
    ي -
    ء -
    پ b
    چ s
    گ g
    ڤ b
    ژ s
    """)

  /// Latin letters by the consonants that Hebrew and Arabic write for them.
  static let latinConsonants = SoundRules(
    """
    a -
    e -
    i -
    o -
    u -
    y -
    h -
    b b
    ph b
    p b
    f b
    v b
    tsch s
    tch s
    sch s
    dzs s
    cz s
    sh s
    ch k
    ck k
    c<eiy> s
    c k
    qu k
    q k
    x ks
    gh g
    <aeiou>j<!aeiou> -
    j g
    tz s
    ts s
    dz s
    th t
    z s
    wh b
    <aeou>w<!aeiou> -
    w b
    """)

  /// Hangul as ICU spells it.
  static let hangul = SoundRules(
    """
    ch j
    yeo io
    eu -
    eo o
    ae e
    t d
    p b
    k g
    y i
    w u
    """)

  /// Latin letters by what Hangul writes for them.
  static let latinKorean = SoundRules(
    """
    tsch j
    tch j
    sch j
    ch j
    sh s
    ts j
    tz j
    z j
    ph b
    p b
    f b
    v b
    th s
    t d
    ck g
    c<eiy> s
    c g
    qu gu
    q g
    k g
    gh g
    x gs
    wh u
    w u
    ee i
    e$ -
    oo u
    ou u
    oe o
    ai e
    ae e
    ei e
    au ao
    r<!aeiouy> -
    r l
    y i
    """)

  /// Kana as ICU spells it.
  static let kana = SoundRules(
    """
    a -
    e -
    i -
    o -
    u -
    y -
    w -
    h -
    tch s
    ch s
    sh s
    ts s
    dj s
    dz s
    j s
    z s
    m<pb> n
    f -
    v b
    """)

  /// Latin letters by the consonants of kana.
  static let latinKana = SoundRules(
    """
    a -
    e -
    i -
    o -
    u -
    y -
    w -
    h -
    tsch s
    tch s
    sch s
    ch s
    sh s
    cz s
    ts s
    tz s
    th s
    ph -
    f -
    v b
    ck k
    c<eiy> s
    c k
    q k
    x ks
    gh g
    j s
    z s
    r<!aeiouy> -
    l r
    m<pb> n
    """)

  /// Mandarin as ICU spells it.
  static let pinyin = SoundRules(
    """
    a -
    e -
    i -
    o -
    u -
    y -
    zh s
    ch s
    sh s
    j s
    q s
    x s
    z s
    c s
    ng n
    r l
    f b
    p b
    w b
    t d
    k g
    h g
    """)

  /// Latin letters by the consonants that Mandarin spells them with.
  static let latinMandarin = SoundRules(
    """
    a -
    e -
    i -
    o -
    u -
    y -
    tsch s
    tch s
    sch s
    ch s
    sh s
    cz s
    ts s
    tz s
    th s
    ph b
    f b
    p b
    v b
    wh b
    w b
    ck g
    c<eiy> s
    c g
    q g
    k g
    gh g
    h g
    x gs
    j s
    z s
    t d
    r<!aeiouy> -
    r l
    """)

  /// Korean surnames: the syllable, then the spellings that Romaja does not lead to.
  static let surnames: [[UInt16]: [UInt16]] = {
    let table = """
      이 lee yi rhee ri li rhie
      김 kim gim
      박 park bak pak bahk
      최 choi choe choy
      정 jung jeong chung cheong joung
      강 kang gang
      조 cho jo joh
      윤 yoon yun youn
      장 jang chang
      임 lim im rim yim
      오 oh o
      서 seo suh so
      신 shin sin
      권 kwon gwon
      황 hwang whang
      안 ahn an
      송 song
      유 yoo yu you ryu
      홍 hong
      전 jeon jun chun
      고 ko go koh goh
      문 moon mun
      양 yang
      손 son sohn
      배 bae pae
      백 baek paik back paek
      허 heo hur huh
      노 noh roh no
      곽 kwak gwak
      성 sung seong
      주 joo ju chu
      우 woo u
      구 koo gu ku
      민 min
      진 jin chin
      지 ji jee chi
      엄 um eom uhm
      변 byun byeon
      추 choo chu
      """
    var surnames: [[UInt16]: [UInt16]] = [:]
    let romaniser = Romaniser()
    for line in table.split(separator: "\n") {
      let cells = line.split(separator: " ")
      let key = hangul.apply(Array(romaniser.key(String(cells[0])).utf16))
      for spelling in cells.dropFirst() where surnames[Array(spelling.utf16)] == nil {
        surnames[Array(spelling.utf16)] = key
      }
    }
    return surnames
  }()
}
