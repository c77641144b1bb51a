/// Markers in Norwegian. Columns: ``RuleRow``.
let norwegianRules = #"""
  live | no | konsertopptak ; live opptak ; liveopptak ; liveversjon ; live versjon | bde | Sommerfuggel i vinterland ⟦(Liveversjon)⟧ | Livet er nå
  place | no | fra {name} ; på {name} ; i {name} | bd | Optimist ⟦(Live fra Oslo Spektrum)⟧ | Fra himmelen
  acoustic | no | akustisk ; akustisk versjon | bde | Kråkevisa ⟦(Akustisk versjon)⟧ | Akustikk
  instrumental | no | instrumental versjon ; instrumentalversjon | bde | Bruremarsj ⟦(Instrumentalversjon)⟧ | Instrument
  original-version | no | originalversjon ; original versjon | bd | Splitter pine ⟦(Originalversjon)⟧ | Originalen
  album-version | no | albumversjon | bd | Tenke sjæl ⟦(Albumversjon)⟧ | Albumet
  radio-edit | no | radioversjon | bd | Kom igjen ⟦(Radioversjon)⟧ | Radio Nord
  rerecorded | no | ny versjon ; nyinnspilling | bd | En solskinnsdag ⟦(Ny versjon)⟧ | Ny vår
  language-version | no | norsk versjon ; engelsk versjon ; på {language} ; {language} versjon | bd | Fairytale ⟦(Norsk versjon)⟧ | Norsk sommer
  remaster | no | remastret ; remastret versjon ; remastret {year} ; {year} remastret ; remastered versjon | bde | Slå ring ⟦(Remastret)⟧ | Mesteren
  special | no | spesialutgave ; spesialversjon | bde | album: Mnemonic ⟦(Spesialutgave)⟧ | Spesiell
  limited | no | begrenset opplag ; begrenset utgave | bde | album: Lonely ⟦(Begrenset opplag)⟧ | Begrenset
  anniversary | no | jubileumsutgave ; {number} år ; {number} årsjubileum | bd | album: Hva vet vel jeg om kjærlighet ⟦(Jubileumsutgave)⟧ | Jubileum
  bonus-track | no | bonuslåt ; bonusspor | bd | Lys og varme ⟦(Bonusspor)⟧ | Bonus
  reissue | no | nyutgivelse | bde | album: Glade barn ⟦(Nyutgivelse)⟧ | Utgivelse
  karaoke | no | karaokeversjon | bde | Mitt lille land ⟦(Karaokeversjon)⟧ | Karaoke
  guests | no | med {name} ; sammen med {name} ; duett med {name} | b | Idyll ⟦(med Lisa Ekdahl)⟧ | Bli (med meg)
  provenance | no | fra filmen {name} ; fra {quoted} ; fra musikalen {name} | bd | La den gå ⟦(Fra "Frost")⟧ | Fra nå av
  part | no | del {number} | bde | Havet, ⟦Del 2⟧ | Del av deg
  filler | no | versjon ; opptak ; utgave ; og ; med | bd | album: Visa ⟦(Remastret utgave)⟧ | Visa om versjon
  """#
