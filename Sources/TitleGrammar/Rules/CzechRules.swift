/// Markers in Czech. Columns: ``RuleRow``.
let czechRules = #"""
  live | cs | živě ; naživo ; koncertní verze ; živá verze ; živá nahrávka ; živák | bde | Hlídač krav ⟦(Živě)⟧ | Život je jen náhoda
  place | cs | z {name} ; v {name} ; ve {name} ; na {name} ; ze {name} | bd | Srdce jako kníže Rohan ⟦(Live z Lucerny)⟧ | Z dálky
  acoustic | cs | akusticky ; akustická verze ; akustická | bde | Nohama na zemi ⟦(Akustická verze)⟧ | Akustika
  instrumental | cs | instrumentální verze ; instrumentální | bde | Holubí dům ⟦(Instrumentální verze)⟧ | Instrument
  original-version | cs | původní verze ; originální verze ; originál | bd | Nonstop ⟦(Původní verze)⟧ | Původ
  radio-edit | cs | rádiová verze ; radiová verze | bd | Boky jako skříň ⟦(Rádiová verze)⟧ | Rádio
  rerecorded | cs | nová verze ; nová nahrávka | bd | Zvonky štěstí ⟦(Nová verze)⟧ | Nová láska
  language-version | cs | česká verze ; anglická verze ; česky ; anglicky ; slovenská verze | bd | Falling Slowly ⟦(Česká verze)⟧ | Česká země
  remaster | cs | remasterováno ; remasterovaná verze ; remasterovaný ; remasterováno {year} ; {year} remasterováno | bde | Želva ⟦(Remasterováno)⟧ | Mistr
  special | cs | speciální edice ; speciální vydání ; zvláštní vydání | bde | album: Kuře v hodinkách ⟦(Speciální edice)⟧ | Speciál
  limited | cs | limitovaná edice | bde | album: Bestiář ⟦(Limitovaná edice)⟧ | Limit
  anniversary | cs | jubilejní edice ; výroční edice ; {number} let ; jubilejní vydání | bd | album: Bratříčku, zavírej vrátka ⟦(Výroční edice)⟧ | Výročí
  bonus-track | cs | bonusová skladba ; bonusová píseň ; přídavek | bd | Colorado ⟦(Bonusová skladba)⟧ | Přídavek pro tebe
  reissue | cs | reedice ; nové vydání | bde | album: Nová Růže ⟦(Reedice)⟧ | Vydání
  karaoke | cs | karaoke verze | bde | Lady Carneval ⟦(Karaoke verze)⟧ | Karaoke
  guests | cs | host {name} ; společně s {name} ; duet s {name} | b | Mám boky jako skříň ⟦(společně s Ewou Farnou)⟧ | Host do domu
  provenance | cs | z filmu {name} ; z {quoted} ; z muzikálu {name} ; ze seriálu {name} ; z pohádky {name} | bd | Najednou ⟦(Z filmu "Ledové království")⟧ | Z ticha
  part | cs | část {number} ; {ordinal} část ; díl {number} | bde | Rapsodie, ⟦Část 2⟧ | Část mě
  filler | cs | verze ; edice ; vydání ; skladba | bd | album: Morytáty a romance ⟦(Remasterovaná edice)⟧ | Skladba
  remaster | cs | remasterovaná edice | bde | album: Smrtihlav ⟦(Remasterovaná edice)⟧ | Masér
  """#
