/// Markers in Hungarian. Columns: ``RuleRow``.
let hungarianRules = #"""
  live | hu | élő ; élőben ; koncertfelvétel ; élő felvétel ; koncert ; élő verzió | bde | Nélküled ⟦(Élő)⟧ | Élő kövület szív
  acoustic | hu | akusztikus ; akusztikus verzió ; akusztik | bde | Ha te tudnád ⟦(Akusztikus)⟧ | Akusztika
  instrumental | hu | instrumentális ; hangszeres ; instrumentális verzió | bde | Gyöngyhajú lány ⟦(Instrumentális verzió)⟧ | Hangszer
  original-version | hu | eredeti verzió ; eredeti változat ; eredeti felvétel | bd | Tízezer lépés ⟦(Eredeti változat)⟧ | Eredeti bűn
  radio-edit | hu | rádió verzió ; rádiós verzió ; rádió változat | bd | Szerelem utolsó vérig ⟦(Rádió verzió)⟧ | Rádió
  rerecorded | hu | új verzió ; új változat ; új felvétel | bd | Elfújta a szél ⟦(Új verzió)⟧ | Új nap
  language-version | hu | magyar verzió ; angol verzió ; magyarul ; angolul ; magyar változat | bd | Girl with Pearls in Her Hair ⟦(Magyar verzió)⟧ | Magyar vagyok
  remaster | hu | felújított ; felújított változat ; remaszterelt ; digitálisan felújított ; újrakevert ; remaszterizált | bde | Petróleumlámpa ⟦(Remaszterelt)⟧ | Mester
  special | hu | különkiadás ; speciális kiadás ; különleges kiadás | bde | album: Pop, csajok, satöbbi ⟦(Különleges kiadás)⟧ | Különös éjszaka volt
  limited | hu | limitált kiadás | bde | album: Mindenki ⟦(Limitált kiadás)⟧ | Limit
  anniversary | hu | jubileumi kiadás ; {number} éves ; jubileumi | bd | album: István, a király ⟦(Jubileumi kiadás)⟧ | Jubileum
  bonus-track | hu | bónusz dal ; bónusz ; bónusz szám | bd | Most múlik pontosan ⟦(Bónusz dal)⟧ | Bónuszélet
  karaoke | hu | karaoke verzió | bde | Hull az elsárgult levél ⟦(Karaoke verzió)⟧ | Karaoke
  guests | hu | km {name} ; közreműködik {name} ; vendég {name} | b | Valami Amerika ⟦(km. Majka)⟧ | Vendég voltál
  provenance | hu | filmzene | bd | album: Kontroll ⟦(Filmzene)⟧ | Filmszakadás
  part | hu | {ordinal} rész ; rész {number} | bde | Kőbánya Blues ⟦(2. rész)⟧ | Részem vagy
  filler | hu | verzió ; változat ; kiadás ; felvétel ; dal | bd | album: Ébredj fel ⟦(Remaszterelt kiadás)⟧ | Dal
  """#
