/// Markers in Swedish. Columns: ``RuleRow``.
let swedishRules = #"""
  live | sv | liveversion ; live version ; live inspelning ; liveinspelning ; konsertversion | bde | Sommartider ⟦(Liveversion)⟧ | Livet är en fest
  place | sv | från {name} ; på {name} ; i {name} ; vid {name} | bd | Hon har ett sätt ⟦(Live från Ullevi)⟧ | Från och med du
  acoustic | sv | akustisk ; akustisk version ; akustiskt | bde | Vart jag mig i världen vänder ⟦(Akustisk version)⟧ | Akustik
  instrumental | sv | instrumentalversion | bde | Dancing Queen ⟦(Instrumentalversion)⟧ | Instrumenten
  original-version | sv | originalversion ; original inspelning ; originalinspelning | bd | Fångad av en stormvind ⟦(Originalversion)⟧ | Originalet
  album-version | sv | albumversion | bd | Vi kan gunga ⟦(Albumversion)⟧ | Album
  single-version | sv | singelversion | bd | Euphoria ⟦(Singelversion)⟧ | Singel
  radio-edit | sv | radioversion | bd | 1000 nålar ⟦(Radioversion)⟧ | Radion spelar
  rerecorded | sv | nyinspelning ; ny version ; nyinspelad | bd | Balladen om den kaxiga myran ⟦(Nyinspelning)⟧ | Ny dag
  language-version | sv | {language} version ; på {language} ; svensk version ; engelsk version | bd | Ett kort ögonblick ⟦(Svensk version)⟧ | På svenska
  remaster | sv | remastrad ; remastrad version ; nymastrad ; remastrad {year} ; {year} remastrad | bde | Jag och min far ⟦(Remastrad)⟧ | Mästaren
  special | sv | specialutgåva ; specialversion | bde | album: Visor ⟦(Specialutgåva)⟧ | Special
  limited | sv | begränsad upplaga ; limiterad utgåva ; limiterad upplaga | bde | album: En apa som liknar dig ⟦(Begränsad upplaga)⟧ | Begränsad
  anniversary | sv | jubileumsutgåva ; jubileumsupplaga ; {number} år ; {number} årsjubileum | bd | album: Det är vi som bor här ⟦(Jubileumsutgåva)⟧ | Jubileum
  bonus-track | sv | bonuslåt ; bonusspår | bd | Snurra min jord ⟦(Bonusspår)⟧ | Bonus bror
  reissue | sv | nyutgåva ; återutgivning | bde | album: Tusen bitar ⟦(Nyutgåva)⟧ | Utgåva
  karaoke | sv | karaokeversion ; sjung med | bde | Öppna landskap ⟦(Karaokeversion)⟧ | Karaokekväll
  guests | sv | med {name} ; tillsammans med {name} ; duett med {name} | b | Kärleken är ⟦(med Helen Sjöholm)⟧ | Dansa (med mig)
  provenance | sv | från filmen {name} ; ur {quoted} ; från {quoted} ; ur filmen {name} ; ur musikalen {name} | bd | Slå dig fri ⟦(Från "Frost")⟧ | Ur min aska
  video-version | sv | officiell video ; officiell musikvideo ; med text | bd | Bada nakna ⟦(Officiell video)⟧ | Videovåld
  part | sv | del {number} | bde | Balladen, ⟦Del 2⟧ | Del av mig
  filler | sv | inspelning ; utgåva ; och ; låten | bd | album: Vilda fåglar ⟦(Remastrad utgåva)⟧ | Låten
  """#
