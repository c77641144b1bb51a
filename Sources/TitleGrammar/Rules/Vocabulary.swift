/// Words by which rules are read, from lines `list | language | words`.
struct Vocabulary {
  private(set) var languages = WordTable()
  private(set) var numberWords = WordTable()
  private(set) var strangers = WordTable()
  private(set) var deeds = WordTable()
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
        case "deeds": deeds.insert(token.hash, 1)
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
  strangers | en | spoken lyrics strings piano orchestra commentary bonus you me my myself yourself your yours a an love no this that us her him it all the of or and out each every his our their them these one
  languages | es | español española inglés inglesa francés francesa italiano italiana portugués portuguesa alemán alemana japonés japonesa catalán euskera gallego
  languages | pt | português portuguesa inglês inglesa espanhol espanhola francês francesa italiano alemão japonês
  languages | fr | français française anglais anglaise espagnol espagnole allemand allemande italien italienne japonais arabe breton
  languages | de | deutsch deutsche englisch englische französisch französische spanisch spanische italienisch italienische russisch russische
  languages | it | italiano italiana inglese spagnolo spagnola francese tedesco tedesca portoghese giapponese napoletano
  languages | nl | nederlands nederlandse engels engelse duits duitse frans franse spaans spaanse
  languages | sv | svenska engelska finska norska
  languages | no | norsk engelsk svensk dansk samisk
  languages | da | dansk engelsk tysk
  languages | pl | polska angielska niemiecka rosyjska hiszpańska
  languages | ro | română engleză spaniolă franceză
  languages | tr | türkçe ingilizce almanca arapça ispanyolca kürtçe
  languages | id | indonesia inggris jawa sunda melayu mandarin jepang korea
  numbers | es | primera=1 segunda=2 tercera=3 cuarta=4 quinta=5 uno=1 dos=2 tres=3
  numbers | pt | primeira=1 segunda=2 terceira=3 um=1 dois=2 três=3
  numbers | fr | première=1 premier=1 deuxième=2 seconde=2 troisième=3 deux=2 trois=3 quatre=4
  numbers | de | erster=1 zweiter=2 dritter=3 eins=1 zwei=2 drei=3 vier=4
  numbers | it | prima=1 primo=1 seconda=2 secondo=2 terza=3 terzo=3 uno=1 due=2 tre=3
  numbers | nl | eerste=1 tweede=2 derde=3 een=1 twee=2 drie=3
  numbers | sv | ett=1 två=2 tre=3
  numbers | fi | yksi=1 kaksi=2 kolme=3
  numbers | pl | pierwsza=1 druga=2 trzecia=3
  numbers | cs | první=1 druhá=2 třetí=3
  numbers | hu | első=1 második=2 harmadik=3
  numbers | tr | birinci=1 ikinci=2 üçüncü=3
  numbers | ru | первая=1 вторая=2 третья=3 один=1 два=2 три=3
  numbers | uk | перша=1 друга=2 третя=3
  numbers | el | πρώτο=1 δεύτερο=2 τρίτο=3
  numbers | ar | الأول=1 الثاني=2 الثالث=3
  numbers | fa | اول=1 دوم=2 سوم=3
  strangers | es | ti tu te mi mí un una él ella ellos nosotros amor usted todo todos nadie
  strangers | pt | você ti tu te mim um uma ele ela nós amor tudo todos ninguém
  strangers | fr | toi moi tu te lui elle nous vous eux un une des mon ton son amour tout
  strangers | de | mir dir ihm ihr uns euch dich mich dem ein einem einer einen meinem deinem liebe allem
  strangers | it | te me lui lei noi voi un una uno amore tutto tutti nessuno
  strangers | nl | mij jou je hem haar ons jullie een mijn jouw liefde alles
  strangers | sv | mig dig honom henne oss er en ett min din kärlek allt
  strangers | no | meg deg ham henne oss dere en et min din kjærlighet alt
  strangers | da | mig dig ham hende os jer en et min din kærlighed alt
  strangers | pl | tobą mną nim nią nami wami
  strangers | cs | tebou mnou ním ní námi vámi
  strangers | ro | tine mine el ea noi voi
  strangers | tr | sen ben o biz siz sevda aşk
  strangers | ru | тобой мной ним ней нами вами
  strangers | uk | тобою мною ним нею нами вами
  strangers | el | μένα εσένα σένα αυτόν αυτήν μας σας
  strangers | zh | 你 我 他 她 们
  strangers | vi | anh em tôi ta
  strangers | id | kamu aku dia kita kami mereka
  deeds | en | of to
  works | en | symphony sonata concerto quartet quintet trio sextet octet partita suite prelude etude étude nocturne waltz mazurka polonaise ballade scherzo impromptu rhapsody dance concert invention fugue sonatina serenade fantasia toccata variation bagatelle march minuet
  works | de | sinfonie symphonie konzert sonate quartett quintett klavierkonzert violinkonzert streichquartett klaviersonate walzer suite präludium
  works | fr | symphonie concerto sonate quatuor quintette prélude étude valse gymnopédie gnossienne barcarolle
  works | es | sinfonía concierto sonata cuarteto preludio vals nocturno
  works | it | sinfonia concerto quartetto preludio valzer notturno
  works | ru | симфония соната концерт квартет прелюдия вальс
  """#
