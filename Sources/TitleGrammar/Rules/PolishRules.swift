/// Markers in Polish. Columns: ``RuleRow``.
let polishRules = #"""
  live | pl | na żywo ; wersja koncertowa ; wersja live ; koncertowa ; nagranie koncertowe ; koncert | bde | Dmuchawce, latawce, wiatr ⟦(Na żywo)⟧ | Żywot człowieka
  place | pl | z {name} ; w {name} ; na {name} ; ze {name} ; we {name} | bd | Nie pytaj o Polskę ⟦(Live w Jarocinie)⟧ | W co mam wierzyć
  acoustic | pl | akustycznie ; wersja akustyczna ; akustyczna ; akustyczny | bde | Jolka, Jolka pamiętasz ⟦(Wersja akustyczna)⟧ | Akustyka
  instrumental | pl | wersja instrumentalna ; instrumentalna ; instrumentalny | bde | Dziwny jest ten świat ⟦(Wersja instrumentalna)⟧ | Instrumenty
  extended | pl | wersja rozszerzona ; wersja długa | bd | Kryzysowa narzeczona ⟦(Wersja rozszerzona)⟧ | Długa droga
  original-version | pl | wersja oryginalna ; oryginalna wersja | bd | Małgośka ⟦(Wersja oryginalna)⟧ | Oryginał
  album-version | pl | wersja albumowa | bd | Długość dźwięku samotności ⟦(Wersja albumowa)⟧ | Album z fotografiami
  single-version | pl | wersja singlowa | bd | Nic nie może przecież wiecznie trwać ⟦(Wersja singlowa)⟧ | Singiel
  radio-edit | pl | wersja radiowa ; edycja radiowa | bd | Chciałem być ⟦(Wersja radiowa)⟧ | Radio hello
  rerecorded | pl | nowa wersja ; nowe nagranie | bd | Kocham wolność ⟦(Nowa wersja)⟧ | Nowa huta
  language-version | pl | wersja polska ; polska wersja ; wersja angielska ; po polsku ; po angielsku ; wersja {language} | bd | To nie ja ⟦(Wersja angielska)⟧ | Polska
  named-version | pl | wersja {name} | bd | Autobiografia ⟦(Wersja stadionowa)⟧ | Inna wersja mnie
  remaster | pl | zremasterowany ; zremasterowana ; wersja zremasterowana ; remasterowany ; zremasterowane ; zremasterowana {year} ; {year} zremasterowany | bde | Tango memento vitae ⟦(Zremasterowany)⟧ | Mistrz i Małgorzata
  deluxe | pl | edycja deluxe ; edycja luksusowa ; wersja deluxe | bde | album: Prosta sprawa ⟦(Edycja Deluxe)⟧ | Luksusowo
  special | pl | edycja specjalna ; wersja specjalna ; wydanie specjalne | bde | album: Granda ⟦(Edycja specjalna)⟧ | Specjalnie dla ciebie
  limited | pl | edycja limitowana ; wydanie limitowane | bde | album: Nowa Aleksandria ⟦(Edycja limitowana)⟧ | Limit
  collectors | pl | edycja kolekcjonerska ; wydanie kolekcjonerskie | bde | album: Szare miraże ⟦(Edycja kolekcjonerska)⟧ | Kolekcjoner
  anniversary | pl | edycja jubileuszowa ; wydanie jubileuszowe ; {number} lecie ; {number} lat | bd | album: Bal wszystkich świętych ⟦(Edycja jubileuszowa)⟧ | Jubileusz
  bonus-track | pl | utwór dodatkowy ; utwór bonusowy ; bonusowy | bd | Pszczoły ⟦(Utwór dodatkowy)⟧ | Dodatek
  reissue | pl | reedycja ; wznowienie | bde | album: Helikopter w ogniu ⟦(Reedycja)⟧ | Edycja
  karaoke | pl | wersja karaoke | bde | Przez twe oczy zielone ⟦(Wersja karaoke)⟧ | Karaoke nocą
  guests | pl | gościnnie {name} ; z udziałem {name} ; razem z {name} ; duet z {name} ; gość {name} | b | Krakowski spleen ⟦(gościnnie Kazik)⟧ | Gość z drugiej strony
  producers | pl | produkcja {name} | bd | Tamagotchi ⟦(Produkcja Borucci)⟧ | Produkt
  provenance | pl | z filmu {name} ; muzyka z filmu {name} ; z serialu {name} ; z {quoted} ; z musicalu {name} | bd | Mam tę moc ⟦(Z filmu "Kraina lodu")⟧ | Z nim będziesz szczęśliwsza
  provenance | pl | ścieżka dźwiękowa ; muzyka z filmu ; oryginalna ścieżka dźwiękowa | bd | album: Ogniem i mieczem ⟦(Muzyka z filmu)⟧ | Muzyka dla każdego
  video-version | pl | oficjalny teledysk ; teledysk ; oficjalne audio ; tekst | bd | Ona tańczy dla mnie ⟦(Oficjalny teledysk)⟧ | Tekst piosenki o mnie
  part | pl | część {number} ; cz {digits} ; {ordinal} część | bde | Mury, ⟦Część 2⟧ | Część mnie
  disc | pl | płyta {number} | bde | album: Złota kolekcja ⟦(Płyta 2)⟧ | Płyta winylowa
  filler | pl | wersja ; edycja ; wydanie ; utwór ; i ; nagranie | bd | album: Ukryta prawda ⟦(Specjalna edycja)⟧ | Wydanie wieczorne
  special | pl | specjalna edycja | bde | album: Jasna strona Mocy ⟦(Specjalna edycja)⟧ | Specjalista
  """#
