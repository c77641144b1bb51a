/// Markers in Danish. Columns: ``RuleRow``.
let danishRules = #"""
  live | da | liveoptagelse ; live optagelse ; live version ; koncertoptagelse | bde | Kvinde min ⟦(Liveoptagelse)⟧ | Livet er langt
  place | da | fra {name} ; på {name} ; i {name} ; ved {name} | bd | Tarzan mamma mia ⟦(Live fra Tivoli)⟧ | Fra en af de andre
  acoustic | da | akustisk ; akustisk version ; akustisk udgave | bde | Langsomt forsvinder ⟦(Akustisk version)⟧ | Akustika
  original-version | da | originalversion ; original version ; originaloptagelse | bd | Dansevise ⟦(Originaloptagelse)⟧ | Originalen
  radio-edit | da | radioversion | bd | Hvor små vi er ⟦(Radioversion)⟧ | Radiosonic
  rerecorded | da | ny version ; nyindspilning ; genindspilning | bd | Byen vågner ⟦(Ny version)⟧ | Ny dag
  language-version | da | dansk version ; engelsk version ; på {language} ; {language} version | bd | Fly on the Wings of Love ⟦(Dansk version)⟧ | Dansk sang
  remaster | da | remasteret ; remasteret version ; remasteret {year} ; {year} remasteret ; digitalt remasteret | bde | Smuk som et stjerneskud ⟦(Remasteret)⟧ | Mesterjakob
  special | da | specialudgave ; særudgave | bde | album: Kys det nu, det satans liv ⟦(Specialudgave)⟧ | Special
  limited | da | begrænset oplag ; begrænset udgave | bde | album: Fod på det hele ⟦(Begrænset oplag)⟧ | Begrænset
  anniversary | da | jubilæumsudgave ; {number} år ; jubilæum | bd | album: Midt om natten ⟦(Jubilæumsudgave)⟧ | Jubilæum
  bonus-track | da | bonusnummer ; bonusspor | bd | Rabalderstræde ⟦(Bonusnummer)⟧ | Bonus
  reissue | da | genudgivelse ; genudgivet | bde | album: Supertanker ⟦(Genudgivelse)⟧ | Udgivelse
  guests | da | med {name} ; sammen med {name} ; duet med {name} | b | Papirsklip ⟦(med Sebastian)⟧ | Dans (med mig)
  provenance | da | fra filmen {name} ; fra {quoted} ; fra musicalen {name} | bd | Lad det ske ⟦(Fra "Frost")⟧ | Fra nu af
  part | da | del {number} | bde | Ebbe Skammelsøn, ⟦Del 2⟧ | Del af mig
  filler | da | udgave ; optagelse ; og ; med | bd | album: Himmelhunden ⟦(Remasteret udgave)⟧ | Udgave af mig
  """#
