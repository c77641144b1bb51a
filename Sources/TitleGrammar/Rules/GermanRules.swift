/// Markers in German. Columns: ``RuleRow``.
let germanRules = #"""
  live | de | live version ; liveversion ; live fassung ; live aufnahme ; live mitschnitt ; liveaufnahme ; livemitschnitt ; live konzert ; im konzert | bde | Haus am See ⟦(Live-Version)⟧ | Lebe lauter
  place | de | im {name} ; in der {name} ; aus {name} ; aus der {name} ; aus dem {name} ; auf {name} ; in {name} ; bei {name} ; vom {name} ; am {name} ; von {name} ; zu {name} | bd | Altes Fieber ⟦(Live aus Berlin)⟧ | Aus der Ferne
  acoustic | de | akustik ; akustisch ; akustikversion ; akustik version ; akustische version | bde | Auf uns ⟦(Akustik)⟧ | Akustika
  instrumental | de | instrumentalversion ; instrumentalfassung ; instrumental fassung | bde | Das Boot ⟦(Instrumentalversion)⟧ | Instrumente
  extended | de | lange version ; langfassung ; maxi version ; langversion ; maxiversion ; extended fassung | bd | Major Tom ⟦(Langversion)⟧ | Lange her
  short-version | de | kurzversion ; kurzfassung ; kurze version | bd | Da da da ⟦(Kurzfassung)⟧ | Kurz vor vier
  original-version | de | originalversion ; originalfassung ; originalaufnahme ; original version ; original fassung ; studioversion | bd | Griechischer Wein ⟦(Originalversion)⟧ | Original Berliner
  album-version | de | albumversion ; album fassung ; albumfassung | bd | Nur ein Wort ⟦(Albumversion)⟧ | Familienalbum
  single-version | de | singleversion ; single fassung ; singlefassung ; singleedit | bd | Ohne dich ⟦(Singleversion)⟧ | Single sein
  radio-edit | de | radioversion ; radiofassung ; radio fassung ; radioedit | bd | Stolpersteine ⟦(Radioversion)⟧ | Radio Heimat
  rerecorded | de | neue version ; neuaufnahme ; neuaufnahme {year} ; neu aufgenommen ; neufassung ; neueinspielung ; neue fassung ; neue aufnahme | bd | Verdammt, ich lieb' dich ⟦(Neuaufnahme)⟧ | Neue Männer braucht das Land
  year-version | de | version {year} ; fassung {year} | bd | Alkohol ⟦(Version 2007)⟧ | 1980
  named-version | de | {name} fassung ; {name}fassung | bd | Tage wie diese ⟦(Stadion-Fassung)⟧ | Fassungslos
  language-version | de | {language} version ; {language} fassung ; auf {language} ; {language}e version ; {language}e fassung | bd | 99 Luftballons ⟦(Englische Version)⟧ | Deutsch-amerikanische Freundschaft
  piano | de | klavierversion ; klavier version ; am klavier ; klavier solo ; pianoversion | bd | So soll es bleiben ⟦(Klavierversion)⟧ | Klavier im Regen
  orchestral | de | orchesterversion ; mit orchester ; orchester version ; orchesterfassung | bd | Über sieben Brücken musst du gehn ⟦(Orchesterversion)⟧ | Das Orchester
  demo | de | demoversion ; demoaufnahme ; probeaufnahme | bd | Männer ⟦(Demoversion)⟧ | Demokratie
  remaster | de | remastert ; remasterte version ; neu gemastert ; digital remastert ; neu remastert ; remasterte fassung ; remasterd | bde | Ein Stern ⟦(Remastert)⟧ | Mastermind im Keller
  remaster | de | remastert {year} ; {year} remastert ; neu gemastert {year} ; remasterte version {year} | bde | Jenseits von Eden ⟦(Remastert 2010)⟧ | Eden 2010
  deluxe | de | deluxe ausgabe ; luxusausgabe ; deluxe fassung ; luxus edition ; deluxe ausführung | bde | album: Ballast der Republik ⟦(Deluxe-Ausgabe)⟧ | Luxus
  special | de | sonderausgabe ; sonderedition ; spezialausgabe ; spezial edition ; spezialedition ; premium ausgabe ; tour ausgabe | bde | album: Farbenspiel ⟦(Sonderedition)⟧ | Sonderzug nach Pankow
  limited | de | limitierte auflage ; limitierte edition ; limitierte ausgabe ; streng limitierte auflage ; limitiert | bde | album: Liebe ist für alle da ⟦(Limitierte Edition)⟧ | Ohne Limit
  collectors | de | sammleredition ; sammlerausgabe ; sammler edition | bde | album: Mensch ⟦(Sammleredition)⟧ | Der Sammler
  anniversary | de | jubiläumsausgabe ; jubiläumsedition ; jubiläums edition ; {number} jahre ; {ordinal} jubiläum ; jubiläumsversion ; {number} jahre edition ; jubiläum | bd | album: Amerika ⟦(Jubiläumsedition)⟧ | Jubiläum
  bonus-track | de | bonustrack ; bonus titel ; bonustitel ; bonusstück ; bonus lied ; zugabe | bd | Hurra die Welt geht unter ⟦(Bonustitel)⟧ | Zugabe für alle
  reissue | de | neuauflage ; wiederveröffentlichung ; neuausgabe | bde | album: Opel-Gang ⟦(Neuauflage)⟧ | Neue Auflage des Lebens
  karaoke | de | karaokeversion ; karaoke fassung ; zum mitsingen ; mitsingversion | bde | Atemlos durch die Nacht ⟦(Karaokeversion)⟧ | Karaoke König
  tribute | de | tribut an {name} ; hommage an {name} ; ein tribut an {name} | bd | Für mich soll's rote Rosen regnen ⟦(Hommage an Hildegard Knef)⟧ | Tribute von Panem
  made-famous-by | de | im stil von {name} ; bekannt durch {name} ; bekannt aus {name} ; originally by {name} | bd | Ich war noch niemals in New York ⟦(Im Stil von Udo Jürgens)⟧ | Stil der Zeit
  guests | de | mit {name} ; im duett mit {name} ; duett mit {name} ; gemeinsam mit {name} | b | Deine Schuld ⟦(mit Bela B.)⟧ | Komm (mit mir)
  producers | de | produziert von {name} | bd | Roller ⟦(Produziert von Lucry)⟧ | Produkt
  explicit | de | unzensiert ; explizite version ; unzensierte version ; explizit | bdp | Arschloch ⟦(Unzensiert)⟧ | Expliziter
  clean | de | zensiert ; zensierte version ; jugendfreie version | bdp | Mein Block ⟦(Zensiert)⟧ | Zensur
  provenance | de | aus {quoted} ; aus dem film {name} ; titelmusik zu {name} ; titelsong zu {name} ; aus der serie {name} ; titellied aus {name} ; filmmusik aus {name} ; musik aus {quoted} ; aus dem musical {name} ; aus der oper {name} | bd | Lass jetzt los ⟦(aus "Die Eiskönigin")⟧ | Aus und vorbei
  provenance | de | original filmmusik ; filmmusik ; soundtrack zum film ; originalsoundtrack ; der soundtrack zum film ; original soundtrack zum film ; originalmusik zum film | bd | album: Das Parfum ⟦(Filmmusik)⟧ | Musik nur wenn sie laut ist
  video-version | de | offizielles video ; offizielles musikvideo ; musikvideo ; mit text ; offizielles lyric video ; offizielles audio | bd | Ham kummst ⟦(Offizielles Video)⟧ | Videokassette
  part | de | teil {number} ; {ordinal} teil | bde | Die Hölle von Stammheim, ⟦Teil 2⟧ | Teil von mir
  volume | de | folge {number} ; band {number} | bde | album: Liederbuch, ⟦Folge 2⟧ | Folge mir
  chapter | de | kapitel {number} ; kap {number} | bde | Der Ring ⟦(Kapitel 12)⟧ | Neues Kapitel
  act | de | akt {number} ; aufzug {number} ; {ordinal} akt ; {ordinal} aufzug | bde | Vorspiel ⟦(3. Aufzug)⟧ | Letzter Akt
  movement | de | {ordinal} satz ; satz {number} | bde | Sinfonie Nr. 9 ⟦(4. Satz)⟧ | Ein Satz mit X
  filler | de | fassung ; ausgabe ; auflage ; die ; der ; das ; lied ; aufnahme ; und ; mit | bd | album: Rosenrot ⟦(Limitierte Deluxe Ausgabe)⟧ | Das Lied
  """#
