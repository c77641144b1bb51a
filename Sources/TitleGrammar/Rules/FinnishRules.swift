/// Markers in Finnish. Columns: ``RuleRow``.
let finnishRules = #"""
  live | fi | livenä ; live versio ; liveversio ; konserttitallenne ; live tallenne | bde | Murheellisten laulujen maa ⟦(Livenä)⟧ | Elävänä haudattu
  acoustic | fi | akustinen ; akustinen versio ; akustisesti | bde | Jos sä rakastat ⟦(Akustinen versio)⟧ | Akustiikka
  instrumental | fi | instrumentaali ; instrumentaaliversio | bde | Finlandia ⟦(Instrumentaali)⟧ | Instrumentti
  original-version | fi | alkuperäinen versio ; alkuperäisversio ; alkuperäinen | bd | Paratiisi ⟦(Alkuperäinen versio)⟧ | Alku ja juuret
  album-version | fi | albumiversio | bd | Missä miehet ratsastaa ⟦(Albumiversio)⟧ | Albumi
  single-version | fi | singleversio ; sinkkuversio | bd | Vain elämää ⟦(Sinkkuversio)⟧ | Sinkkuelämää
  radio-edit | fi | radioversio | bd | Selvä päivä ⟦(Radioversio)⟧ | Radio rakkaus
  rerecorded | fi | uusi versio ; uudelleenlevytys | bd | Rakkaus on lumivalkoinen ⟦(Uusi versio)⟧ | Uusi päivä
  language-version | fi | suomenkielinen versio ; englanninkielinen versio ; suomeksi ; englanniksi | bd | Hard Rock Hallelujah ⟦(Suomeksi)⟧ | Suomi neito
  named-version | fi | {name} versio | bd | Juodaan viinaa ⟦(Saunailta-versio)⟧ | Versio minusta
  demo | fi | demoversio | bd | Kuningaskobra ⟦(Demoversio)⟧ | Demokratia
  remaster | fi | remasteroitu ; remasteroitu versio ; digitaalisesti remasteroitu ; remasteroitu {year} ; {year} remasteroitu | bde | Satumaa ⟦(Remasteroitu)⟧ | Mestari
  deluxe | fi | deluxe versio ; deluxe painos | bde | album: Kuka sen opettaa ⟦(Deluxe-versio)⟧ | Luksusta
  special | fi | erikoisversio ; erikoispainos ; erikoisjulkaisu | bde | album: Vapaa ⟦(Erikoispainos)⟧ | Erikoinen
  limited | fi | rajoitettu painos | bde | album: Kaunis päivä ⟦(Rajoitettu painos)⟧ | Rajat
  anniversary | fi | juhlapainos ; juhlajulkaisu ; {number} vuotta ; {number} vuotisjuhlajulkaisu | bd | album: Noitanainen ⟦(Juhlapainos)⟧ | Juhlat
  bonus-track | fi | bonusraita ; bonuskappale ; bonusbiisi | bd | Kuuma kesä ⟦(Bonusraita)⟧ | Raitapaita
  karaoke | fi | karaokeversio | bde | Olen suomalainen ⟦(Karaokeversio)⟧ | Karaokekuningas
  provenance | fi | elokuvasta {name} ; musikaalista {name} | bd | Taakse jää ⟦(Elokuvasta "Frozen")⟧ | Elokuva
  part | fi | osa {number} | bde | Kirje, ⟦Osa 2⟧ | Osa minua
  filler | fi | versio ; painos ; kappale ; ja | bd | album: Elämän perusasioita ⟦(Remasteroitu painos)⟧ | Ja niin edelleen
  """#
