/// Markers in Italian. Columns: ``RuleRow``.
let italianRules = #"""
  live | it | dal vivo ; versione dal vivo ; in concerto ; registrato dal vivo ; dal vivo in studio ; registrazione dal vivo | bde | Albachiara ⟦(Dal vivo)⟧ | Vivo per lei
  place | it | da {name} ; al {name} ; alla {name} ; allo {name} ; a {name} ; dal {name} ; dallo {name} ; all' {name} | bd | Il mio canto libero ⟦(Dal vivo a Roma)⟧ | Da sola
  acoustic | it | acustico ; acustica ; versione acustica ; in acustico ; acoustic versione | bde | Vento d'estate ⟦(Versione acustica)⟧ | Acustica tempesta
  instrumental | it | strumentale ; versione strumentale ; base strumentale | bde | Metti una sera a cena ⟦(Strumentale)⟧ | Strumenti
  extended | it | versione estesa ; versione lunga ; versione integrale ; versione maxi | bd | Vamos a la playa ⟦(Versione lunga)⟧ | Lunga vita
  original-version | it | versione originale ; originale | bd | Nel blu dipinto di blu ⟦(Versione originale)⟧ | Peccato originale
  album-version | it | versione album ; versione dell'album | bd | Certe notti ⟦(Versione album)⟧ | Album di famiglia
  single-version | it | versione singolo ; versione 45 giri ; 45 giri | bd | Gloria ⟦(Versione singolo)⟧ | Singolo istante
  radio-edit | it | versione radio ; versione radiofonica | bd | Sei nell'anima ⟦(Versione radio)⟧ | Radio ombra
  rerecorded | it | nuova versione ; nuova registrazione ; riregistrato ; reincisa | bd | Ti amo ⟦(Nuova versione)⟧ | Nuova era
  year-version | it | versione {year} | bd | Gianna ⟦(Versione 2001)⟧ | Notte 1980
  named-version | it | versione {name} | bd | Sapore di sale ⟦(Versione spiaggia)⟧ | Un'altra versione di me
  language-version | it | versione in {language} ; in {language} ; versione {language} | bd | La solitudine ⟦(Versione spagnola)⟧ | In italiano si dice amore
  piano | it | versione piano ; piano e voce ; pianoforte e voce ; versione pianoforte | bd | Almeno tu nell'universo ⟦(Piano e voce)⟧ | Piano bar
  orchestral | it | versione orchestrale ; versione sinfonica | bd | Caruso ⟦(Versione orchestrale)⟧ | Orchestra italiana suona
  demo | it | provino ; versione demo | bd | Bocca di rosa ⟦(Provino)⟧ | Provincia
  remaster | it | rimasterizzato ; rimasterizzata ; versione rimasterizzata ; rimasterizzazione ; rimasterizzati | bde | Azzurro ⟦(Rimasterizzato)⟧ | Maestro della voce
  remaster | it | rimasterizzato {year} ; rimasterizzato nel {year} ; {year} rimasterizzato ; versione rimasterizzata {year} ; rimasterizzata {year} | bde | Rimmel ⟦(Rimasterizzato 2015)⟧ | Notte 2015
  deluxe | it | edizione deluxe ; versione deluxe ; edizione di lusso | bde | album: Logico ⟦(Edizione Deluxe)⟧ | Un lusso
  special | it | edizione speciale ; versione speciale | bde | album: Sono innocente ⟦(Edizione speciale)⟧ | Speciale per me
  limited | it | edizione limitata ; tiratura limitata | bde | album: Stupido hotel ⟦(Edizione limitata)⟧ | Vita limitata
  collectors | it | edizione da collezione ; edizione collezionisti | bde | album: Crêuza de mä ⟦(Edizione da collezione)⟧ | La collezione
  anniversary | it | edizione anniversario ; anniversario ; {ordinal} anniversario ; edizione {ordinal} anniversario ; {number} anni ; edizione {number} anniversario ; {number} anniversario | bd | album: Lorenzo 1994 ⟦(Edizione 30 Anniversario)⟧ | Anniversario
  bonus-track | it | traccia bonus ; brano bonus ; traccia extra ; brano inedito ; inedito | bd | Dieci ragazze ⟦(Traccia bonus)⟧ | Traccia di te
  reissue | it | ristampa ; riedizione | bde | album: Burattino senza fili ⟦(Ristampa)⟧ | Stampa libera
  karaoke | it | versione karaoke ; base karaoke ; base musicale | bde | Felicità ⟦(Base karaoke)⟧ | Karaoke italiano estate
  tribute | it | tributo a {name} ; omaggio a {name} ; un tributo a {name} | bd | E penso a te ⟦(Omaggio a Lucio Battisti)⟧ | Tributo
  made-famous-by | it | nello stile di {name} ; originariamente di {name} ; resa celebre da {name} ; portata al successo da {name} | bd | Volare ⟦(Nello stile di Gipsy Kings)⟧ | Stile libero
  guests | it | con {name} ; insieme a {name} ; duetto con {name} ; in duetto con {name} ; con la partecipazione di {name} | b | Questo piccolo grande amore ⟦(con Gianni Morandi)⟧ | Resta (con me)
  producers | it | prodotto da {name} ; prodotta da {name} | bd | Supreme ⟦(Prodotto da Charlie Charles)⟧ | Prodotto interno lordo
  explicit | it | esplicito ; versione esplicita | bdp | Cara Italia ⟦(Versione esplicita)⟧ | Esplicitamente
  clean | it | versione censurata ; censurato | bdp | Bollicine ⟦(Versione censurata)⟧ | Censura
  provenance | it | dal film {name} ; da {quoted} ; colonna sonora di {name} ; dalla serie {name} ; tratto da {quoted} ; sigla di {name} ; dal musical {name} ; tema dal film {name} | bd | All'alba sorgerò ⟦(Da "Frozen - Il regno di ghiaccio")⟧ | Da quando
  provenance | it | colonna sonora originale ; colonna sonora ; colonna sonora originale del film ; musiche originali del film | bd | album: La vita è bella ⟦(Colonna sonora originale)⟧ | La colonna infame
  video-version | it | video ufficiale ; videoclip ufficiale ; audio ufficiale ; testo ; con testo ; video ufficiale con testo | bd | Zitti e buoni ⟦(Video ufficiale)⟧ | Testo o croce
  part | it | parte {number} ; pt {number} ; {ordinal} parte | bde | Samarcanda, ⟦Parte 2⟧ | Parte del discorso
  disc | it | disco {number} | bde | album: Tutto ⟦(Disco 2)⟧ | Disco orso
  chapter | it | capitolo {number} | bde | Storia ⟦(Capitolo 3)⟧ | Ultimo capitolo
  act | it | atto {number} | bde | Tosca ⟦(Atto 3)⟧ | Atto di fede
  filler | it | versione ; edizione ; brano ; il ; la ; lo ; e ; originale ; con | bd | album: Gommalacca ⟦(Edizione deluxe rimasterizzata)⟧ | Il brano
  """#
