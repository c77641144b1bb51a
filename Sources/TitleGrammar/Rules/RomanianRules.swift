/// Markers in Romanian. Columns: ``RuleRow``.
let romanianRules = #"""
  live | ro | în concert ; concert ; versiune live ; pe viu | bde | Vama Veche ⟦(În concert)⟧ | Viu printre vii
  place | ro | la {name} ; din {name} ; în {name} | bd | Andrii Popa ⟦(Live la Sala Palatului)⟧ | La vârsta ta
  acoustic | ro | acustic ; versiune acustică ; acustică ; varianta acustică | bde | Cuvinte moarte ⟦(Acustic)⟧ | Acusticieni
  instrumental | ro | instrumentală ; versiune instrumentală ; negativ | bde | Ciocârlia ⟦(Versiune instrumentală)⟧ | Instrumente
  original-version | ro | versiunea originală ; varianta originală ; versiune originală | bd | Noi nu avem ⟦(Versiunea originală)⟧ | Original
  radio-edit | ro | versiune radio ; varianta radio | bd | Ochii tăi ⟦(Versiune radio)⟧ | Radio inimă
  rerecorded | ro | versiune nouă ; varianta nouă | bd | Pielea de găină ⟦(Versiune nouă)⟧ | Nouă
  language-version | ro | versiunea în {language} ; în {language} ; versiunea {language} ; varianta {language} | bd | Dragostea din tei ⟦(Versiunea engleză)⟧ | În română se zice dor
  remaster | ro | remasterizat ; remasterizată ; versiune remasterizată ; remasterizat {year} | bde | Ploaia care va veni ⟦(Remasterizat)⟧ | Maestre
  special | ro | ediție specială ; ediția specială | bde | album: Subcarpați ⟦(Ediție specială)⟧ | Special
  limited | ro | ediție limitată | bde | album: Underground ⟦(Ediție limitată)⟧ | Limitat
  anniversary | ro | ediție aniversară ; ediția aniversară ; {number} ani | bd | album: Cantafabule ⟦(Ediție aniversară)⟧ | Aniversare
  bonus-track | ro | piesă bonus | bd | Nu ne mai trebuie ⟦(Piesă bonus)⟧ | Piesa
  karaoke | ro | versiune karaoke | bde | Doi ochi albaștri ⟦(Versiune karaoke)⟧ | Karaoke
  guests | ro | cu {name} ; împreună cu {name} ; alături de {name} ; duet cu {name} | b | Iubirea mea ⟦(cu Irina Rimes)⟧ | Vino (cu mine)
  provenance | ro | din filmul {name} ; din {quoted} ; coloana sonoră | bd | S-a întâmplat ⟦(Din "Regatul de gheață")⟧ | Din vina ta
  part | ro | partea {number} ; partea a {ordinal} | bde | Povestea, ⟦Partea 2⟧ | Partea mea
  filler | ro | versiune ; versiunea ; ediție ; piesa ; varianta ; și | bd | album: Ca la mama acasă ⟦(Remasterizat, ediție specială)⟧ | Piesa mea
  """#
