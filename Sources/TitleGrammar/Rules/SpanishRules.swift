/// Markers in Spanish. Columns: ``RuleRow``.
let spanishRules = #"""
  live | es | en vivo ; en directo ; directo ; en concierto ; versión en vivo ; versión en directo ; grabado en vivo ; grabado en directo ; grabación en vivo ; presentación en vivo | bde | Ojos Así ⟦(En Vivo)⟧ | Vivo por Ella
  live | es | {name} en vivo ; sesión en vivo ; sesiones en vivo | bd | La Flaca ⟦(Sesión en Vivo)⟧ | En Vivo y a Todo Color
  place | es | desde {name} ; en el {name} ; en la {name} ; en los {name} ; en {name} ; para {name} ; junto a {name} | bd | Persiana Americana ⟦(En Vivo Desde el Estadio Monumental)⟧ | Desde Esa Noche
  acoustic | es | acústico ; acústica ; en acústico ; versión acústica ; directo acústico ; sesión acústica | bde | Limón y Sal ⟦(Acústico)⟧ | Acústica Popular
  demo | es | maqueta ; versión maqueta ; demo original | bd | Entre Dos Tierras ⟦(Maqueta)⟧ | La Maqueta de Tu Amor
  instrumental | es | versión instrumental ; pista instrumental | bde | Malagueña ⟦(Versión Instrumental)⟧ | Instrumento de Tu Paz
  remix | es | remezcla ; remezclado ; versión remix ; remezclado por {name} ; remezcla de {name} | bd | Aserejé ⟦(Remezcla)⟧ | La Mezcla
  extended | es | versión extendida ; versión larga ; versión extensa ; mezcla extendida | bd | Devórame Otra Vez ⟦(Versión Larga)⟧ | Larga Vida al Rocanrol
  short-version | es | versión corta ; versión breve | bd | La Bamba ⟦(Versión Corta)⟧ | Corta el Hilo
  full-version | es | versión completa ; completo ; completa | bd | Himno Nacional ⟦(Versión Completa)⟧ | Completa Mi Vida
  radio-edit | es | versión radio ; edición radio ; versión para radio ; versión de radio | bd | Oye Mi Canto ⟦(Versión Radio)⟧ | Radio Futura
  original-version | es | versión original ; original en español | bd | Cielito Lindo ⟦(Versión Original)⟧ | Pecado Original
  album-version | es | versión álbum ; versión del álbum ; versión de álbum | bd | Te Quise Tanto ⟦(Versión Álbum)⟧ | Álbum de Familia
  single-version | es | versión single ; versión sencillo ; versión del sencillo | bd | Matador ⟦(Versión Single)⟧ | Canto Sencillo
  year-version | es | versión {year} ; versión del {year} | bd | Mediterráneo ⟦(Versión 1984)⟧ | 1999 Noches
  rerecorded | es | nueva versión ; regrabado ; regrabación ; nueva grabación ; versión regrabada | bd | Procuro Olvidarte ⟦(Nueva Versión)⟧ | Nueva Vida
  named-version | es | versión {name} ; {name} versión | bd | Colgando en Tus Manos ⟦(Versión Bachata)⟧ | Otra Versión de Mí
  language-version | es | versión en {language} ; en {language} ; versión {language} ; version en {language} ; canta en {language} | bd | Strani Amori ⟦(En Español)⟧ | Español Para Ti
  orchestral | es | versión sinfónica ; sinfónico ; versión orquestal | bd | De Música Ligera ⟦(Versión Sinfónica)⟧ | Rock Sinfónico en Mi
  piano | es | versión piano ; versión a piano ; a piano | bd | Corazón Partío ⟦(Versión Piano)⟧ | Piano y Voz de Nadie
  medley | es | popurrí ; popurri ; mosaico | bd | Éxitos de Cuco Sánchez ⟦(Popurrí)⟧ | Mosaico Venezolano Vive
  remaster | es | remasterizado ; remasterizada ; versión remasterizada ; remasterización ; remasterizados ; digitalmente remasterizado ; remasterizado digitalmente | bde | Penélope ⟦(Remasterizado)⟧ | Maestro de Ceremonias
  remaster | es | remasterizado {year} ; remasterizada {year} ; {year} remasterizado ; remasterización {year} ; {year} remasterización ; remasterizado en {year} ; remasterizada en {year} ; versión remasterizada {year} | bde | Tu Jardín con Enanitos ⟦- Remasterizado 2003⟧ | Amo la Vida 2003
  deluxe | es | edición deluxe ; edición de lujo ; versión deluxe ; de lujo ; edición deluxe especial | bde | album: Pies Descalzos ⟦(Edición de Lujo)⟧ | Deluxe para Ti
  special | es | edición especial ; versión especial ; edición gira | bde | album: MTV Unplugged ⟦(Edición Especial)⟧ | Algo Especial
  limited | es | edición limitada | bde | album: Bonito ⟦(Edición Limitada)⟧ | Vida Limitada
  collectors | es | edición coleccionista ; edición de coleccionista ; edición de colección ; edición para coleccionistas | bde | album: Senderos de Traición ⟦(Edición Coleccionista)⟧ | El Coleccionista
  anniversary | es | edición aniversario ; aniversario ; {number} aniversario ; edición {number} aniversario ; {ordinal} aniversario ; {number} años ; edición {number} años | bd | album: El Circo ⟦(Edición 20 Aniversario)⟧ | Aniversario de Amor
  bonus-track | es | pista extra ; tema extra ; pista adicional ; canción extra ; tema adicional ; bonus | bd | Rayando el Sol ⟦(Pista Extra)⟧ | Extraños en la Noche
  reissue | es | reedición ; re edición ; reedición {year} | bde | album: Omega ⟦(Reedición)⟧ | La Edición Perdida
  edition | es | edición {name} ; edición estándar | bd | album: Vida ⟦(Edición USA)⟧ | Edición de Ayer
  karaoke | es | versión karaoke ; pista karaoke ; pista para cantar | bde | Hasta Que Me Olvides ⟦(Versión Karaoke)⟧ | Karaoke en Mi Casa
  tribute | es | tributo a {name} ; homenaje a {name} ; un tributo a {name} ; tributo ; homenaje | bd | Amor Eterno ⟦(Homenaje a Juan Gabriel)⟧ | Homenaje
  made-famous-by | es | al estilo de {name} ; interpretado originalmente por {name} ; popularizado por {name} ; original de {name} | bd | Bésame Mucho ⟦(Al Estilo de Luis Miguel)⟧ | Al Estilo Mío
  guests | es | con {name} ; junto a {name} ; a dúo con {name} ; dúo con {name} ; con la participación de {name} ; con la colaboración de {name} ; artista invitado {name} ; invitado {name} | b | Corazón Espinado ⟦(con Maná)⟧ | Me Voy (con Tu Amor)
  producers | es | producido por {name} | bd | Bzrp Music Sessions 52 ⟦(Producido por Bizarrap)⟧ | Producto Nacional
  explicit | es | explícito ; versión explícita ; explícita | bdp | Me Porto Bonito ⟦(Explícito)⟧ | Explícame
  clean | es | versión limpia ; censurado ; versión censurada ; censurada | bdp | Atrévete-Te-Te ⟦(Versión Censurada)⟧ | Censurados del Mundo
  provenance | es | de la película {name} ; tema de la película {name} ; de la serie {name} ; de {quoted} ; banda sonora de {name} ; de la telenovela {name} ; tema de {quoted} ; canción original de {name} ; música de la película {name} | bd | Recuérdame ⟦(De la Película "Coco")⟧ | De la Noche a la Mañana
  provenance | es | banda sonora original ; banda sonora ; banda sonora original de la película ; música original de la película ; banda original ; banda sonora oficial | bd | album: Diarios de Motocicleta ⟦(Banda Sonora Original)⟧ | Mi Banda Sonora Eres Tú
  video-version | es | video oficial ; vídeo oficial ; videoclip oficial ; audio oficial ; letra ; con letra ; video clip oficial ; videoclip ; video con letra ; lyric video oficial ; oficial ; sub español ; subtitulado en español | bd | Despacito ⟦(Video Oficial)⟧ | La Letra Pequeña
  part | es | parte {number} ; pte {number} ; partes {number} ; {ordinal} parte | bde | Pedro Navaja, ⟦Parte 2⟧ | Parte de Mi Vida
  volume | es | volumen {number} | bde | album: Éxitos, ⟦Volumen 2⟧ | Sube el Volumen
  disc | es | disco {number} | bde | album: Antología ⟦(Disco 1)⟧ | Disco 2000
  chapter | es | capítulo {number} ; cap {number} | bde | Crónica ⟦(Capítulo 3)⟧ | El Último Capítulo
  episode | es | episodio {number} | bde | Radio Pirata ⟦(Episodio 4)⟧ | Un Episodio Triste
  act | es | acto {number} | bde | El Mal Querer ⟦(Acto 1)⟧ | Acto de Fe
  filler | es | versión ; edición ; del ; el ; la ; álbum ; disco ; canción ; original ; y ; con ; lyrics | bd | Cómo Te Va Mi Amor ⟦(Versión Acústica en Vivo)⟧ | La Canción
  """#
