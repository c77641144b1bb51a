/// Words by which rules are read, from lines `list | language | words`.
struct Vocabulary {
  private(set) var languages = WordTable()
  private(set) var numberWords = WordTable()
  private(set) var strangers = WordTable()
  private(set) var works = WordTable()

  /// Reads lists of words, and of `word=number` pairs.
  mutating func read(_ table: String, _ tokenizer: inout TitleTokenizer) {
    for line in table.utf8.split(separator: 0x0A) {
      let columns = split(trimmed(Substring(line)), at: 0x7C)
      guard columns.count == 3 else { continue }
      for entry in columns[2].utf8.split(separator: 0x20) {
        let pair = Substring(entry).utf8.split(separator: 0x3D)
        let word = Array(pair[0])
        tokenizer.tokenize(word.span, 0..<word.count)
        guard let token = tokenizer.tokens.first else { continue }
        switch columns[0] {
        case "languages": languages.insert(token.hash, 1)
        case "strangers": strangers.insert(token.hash, 1)
        case "works": works.insert(token.hash, 1)
        case "numbers" where pair.count == 2: numberWords.insert(token.hash, (Int(Substring(pair[1])) ?? 0) * 100)
        default: break
        }
      }
    }
  }
}

/// Words that fill the slots of rules, and words that guard them: `list | language | words`.
let vocabularyTable = #"""
  languages | en | english spanish french german italian portuguese japanese korean chinese mandarin cantonese russian ukrainian polish dutch swedish norwegian danish finnish greek turkish arabic hebrew hindi tamil telugu punjabi bengali malayalam kannada thai vietnamese indonesian malay tagalog filipino czech hungarian romanian persian farsi icelandic latin spanglish
  numbers | en | one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 first=1 second=2 third=3 fourth=4 fifth=5
  strangers | en | you me my myself yourself your yours a an love no this that us her him it all the of or and out each every his our their them these one
  works | en | symphony sonata concerto quartet quintet trio sextet octet partita suite prelude etude étude nocturne waltz mazurka polonaise ballade scherzo impromptu rhapsody dance concert invention fugue sonatina serenade fantasia toccata variation bagatelle march minuet
  works | de | sinfonie symphonie konzert sonate quartett quintett klavierkonzert violinkonzert streichquartett klaviersonate walzer suite präludium
  works | fr | symphonie concerto sonate quatuor quintette prélude étude valse gymnopédie gnossienne barcarolle
  works | es | sinfonía concierto sonata cuarteto preludio vals nocturno
  works | it | sinfonia concerto quartetto preludio valzer notturno
  works | ru | симфония соната концерт квартет прелюдия вальс
  """#
