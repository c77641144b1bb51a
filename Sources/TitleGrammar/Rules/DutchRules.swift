/// Markers in Dutch. Columns: ``RuleRow``.
let dutchRules = #"""
  live | nl | live versie ; liveversie ; live opname ; live uitvoering ; in concert opname | bde | Het is een nacht ⟦(Live versie)⟧ | Leven na de dood
  place | nl | in de {name} ; in het {name} ; vanuit {name} ; uit {name} ; bij {name} ; op {name} ; in {name} | bd | Zoutelande ⟦(Live in de Ziggo Dome)⟧ | In de maneschijn
  acoustic | nl | akoestisch ; akoestische versie ; akoestische uitvoering ; akoestische sessie | bde | Dansen aan zee ⟦(Akoestisch)⟧ | Akoestiek
  instrumental | nl | instrumentale versie ; instrumentaal ; instrumentaal versie | bde | Brabant ⟦(Instrumentaal)⟧ | Instrumentenwinkel
  extended | nl | lange versie ; verlengde versie | bd | Vluchten kan niet meer ⟦(Lange versie)⟧ | Lange Frans
  original-version | nl | originele versie ; oorspronkelijke versie ; origineel | bd | Malle Babbe ⟦(Originele versie)⟧ | Oorspronkelijk
  album-version | nl | albumversie ; album versie | bd | Mag ik dan bij jou ⟦(Albumversie)⟧ | Het album
  single-version | nl | singleversie ; single versie | bd | Iedereen is van de wereld ⟦(Singleversie)⟧ | Single en vrij
  radio-edit | nl | radioversie ; radio versie | bd | Drank & Drugs ⟦(Radioversie)⟧ | Radio Veronica
  rerecorded | nl | nieuwe versie ; nieuwe opname ; heropname | bd | Avond ⟦(Nieuwe versie)⟧ | Nieuwe dag
  year-version | nl | versie {year} | bd | Sinds een dag of twee ⟦(Versie 2006)⟧ | Eén op miljoen
  named-version | nl | {name} versie ; {name} uitvoering | bd | Bloed, zweet en tranen ⟦(Stadion versie)⟧ | Mijn versie van jou
  language-version | nl | {language}e versie ; {language} versie ; in het {language} | bd | Eenzaam zonder jou ⟦(Duitse versie)⟧ | Nederlands bloed
  piano | nl | pianoversie ; piano versie | bd | Rood ⟦(Pianoversie)⟧ | Pianoman
  demo | nl | demoversie ; demo versie ; demo opname | bd | Over de muur ⟦(Demoversie)⟧ | Democratie
  remaster | nl | geremasterd ; geremasterde versie ; digitaal geremasterd ; opnieuw gemasterd | bde | Een beetje ⟦(Geremasterd)⟧ | Meester Prikkebeen
  remaster | nl | geremasterd {year} ; {year} geremasterd ; geremasterd in {year} | bde | De vlieger ⟦(Geremasterd 2012)⟧ | In 2012
  deluxe | nl | luxe editie ; deluxe editie ; deluxe versie ; luxe versie | bde | album: Marco ⟦(Deluxe Editie)⟧ | Luxe probleem
  special | nl | speciale editie ; speciale uitgave | bde | album: Onderweg ⟦(Speciale editie)⟧ | Speciaal voor jou
  limited | nl | gelimiteerde editie ; beperkte oplage ; limited editie | bde | album: Eb en vloed ⟦(Gelimiteerde editie)⟧ | Beperkte tijd
  anniversary | nl | jubileumeditie ; jubileum editie ; {number} jaar ; jubileumuitgave ; jubileum | bd | album: Ancora ⟦(Jubileumeditie)⟧ | Jubileum
  bonus-track | nl | bonusnummer ; bonustrack ; bonus nummer | bd | Vrijgezel ⟦(Bonusnummer)⟧ | Bonuskaart
  reissue | nl | heruitgave ; heruitgebracht | bde | album: Nooit genoeg ⟦(Heruitgave)⟧ | Uitgave van mij
  karaoke | nl | karaokeversie ; karaoke versie ; meezingversie | bde | Hij was maar een clown ⟦(Karaokeversie)⟧ | Karaoke in Alkmaar
  tribute | nl | eerbetoon aan {name} ; een eerbetoon aan {name} ; ode aan {name} | bd | Zij gelooft in mij ⟦(Eerbetoon aan André Hazes)⟧ | Ode
  guests | nl | met {name} ; samen met {name} ; duet met {name} | b | Wat zou je doen ⟦(met Ali B)⟧ | Dans (met mij)
  provenance | nl | uit de film {name} ; uit {quoted} ; titelsong van {name} ; uit de musical {name} ; uit de serie {name} | bd | Laat het los ⟦(Uit "Frozen")⟧ | Uit het oog
  video-version | nl | officiële video ; officiële videoclip ; officiële audio ; met tekst | bd | Vluchtstrook ⟦(Officiële video)⟧ | Videoclub
  part | nl | deel {number} ; {ordinal} deel | bde | Suzanne, ⟦Deel 2⟧ | Deel van mij
  chapter | nl | hoofdstuk {number} | bde | Het boek ⟦(Hoofdstuk 3)⟧ | Nieuw hoofdstuk
  filler | nl | versie ; editie ; uitvoering ; de ; het ; een ; opname ; nummer ; en ; met | bd | album: Zien ⟦(Akoestische live versie)⟧ | Het nummer
  """#
