/// Markers in Portuguese. Columns: ``RuleRow``.
let portugueseRules = #"""
  live | pt | ao vivo ; versão ao vivo ; gravado ao vivo ; gravação ao vivo | bde | Evidências ⟦(Ao Vivo)⟧ | Vivo Isolado do Mundo
  live | pt | {name} ao vivo | bd | Tocando em Frente ⟦(Som Brasil Ao Vivo)⟧ | Ao Vivo e a Cores
  place | pt | em {name} ; no {name} ; na {name} ; nos {name} ; do {name} ; de {name} | bd | Exagerado ⟦(Ao Vivo no Canecão)⟧ | No Dia em Que Eu Saí de Casa
  acoustic | pt | acústico ; acústica ; versão acústica ; acústico mtv ; em acústico | bde | Anna Júlia ⟦(Acústico)⟧ | Acústicos e Valvulados
  instrumental | pt | versão instrumental | bde | Garota de Ipanema ⟦(Versão Instrumental)⟧ | Instrumento da Paz
  extended | pt | versão estendida ; versão longa ; versão completa e estendida | bd | Festa no Apê ⟦(Versão Estendida)⟧ | Longa Estrada
  original-version | pt | versão original | bd | Ai Se Eu Te Pego ⟦(Versão Original)⟧ | Pecado Original
  album-version | pt | versão álbum ; versão do álbum | bd | Fácil ⟦(Versão do Álbum)⟧ | Álbum de Retratos
  radio-edit | pt | versão rádio ; versão para rádio ; edição rádio | bd | Já Sei Namorar ⟦(Versão Rádio)⟧ | Rádio Pirata
  rerecorded | pt | nova versão ; regravação ; regravado | bd | Pais e Filhos ⟦(Regravação)⟧ | Nova York
  year-version | pt | versão {year} | bd | Eduardo e Mônica ⟦(Versão 2016)⟧ | Anos 1980
  named-version | pt | versão {name} ; {name} versão | bd | Cheia de Manias ⟦(Versão Forró)⟧ | Minha Versão
  language-version | pt | versão em {language} ; em {language} ; versão {language} | bd | Sway ⟦(Em Português)⟧ | Português Brasileiro
  medley | pt | pot pourri ; potpourri ; pout pourri | bd | Trem das Onze ⟦(Pot-Pourri)⟧ | Pourri
  demo | pt | versão demo | bd | Ainda É Cedo ⟦(Versão Demo)⟧ | Demolidor
  remaster | pt | remasterizado ; remasterizada ; versão remasterizada ; remasterização ; remasterizado digitalmente | bde | Construção ⟦(Remasterizado)⟧ | Mestre-Sala dos Mares
  remaster | pt | remasterizado {year} ; remasterizado em {year} ; {year} remasterizado ; remasterizada em {year} ; remasterizada {year} | bde | Águas de Março ⟦(Remasterizado em 2006)⟧ | 2006 Graus
  deluxe | pt | edição deluxe ; edição de luxo ; versão deluxe ; de luxo | bde | album: Bang ⟦(Edição de Luxo)⟧ | Deluxe
  special | pt | edição especial ; versão especial | bde | album: Ventura ⟦(Edição Especial)⟧ | Especial
  limited | pt | edição limitada | bde | album: Bloco do Eu Sozinho ⟦(Edição Limitada)⟧ | Tempo Limitado
  collectors | pt | edição de colecionador ; edição colecionador | bde | album: Cabeça Dinossauro ⟦(Edição de Colecionador)⟧ | O Colecionador
  anniversary | pt | edição de aniversário ; edição comemorativa ; {number} anos ; edição comemorativa de {number} anos ; edição {number} anos | bd | album: Dois ⟦(Edição Comemorativa)⟧ | Feliz Aniversário
  bonus-track | pt | faixa bônus ; faixa bónus ; faixa extra ; bônus ; bónus | bd | Velha Infância ⟦(Faixa Bônus)⟧ | Faixa de Gaza
  reissue | pt | reedição ; relançamento | bde | album: Clube da Esquina ⟦(Reedição)⟧ | Edição das Dez
  tribute | pt | tributo a {name} ; homenagem a {name} ; tributo ao {name} ; homenagem ao {name} ; tributo à {name} | bd | Malandragem ⟦(Tributo a Cássia Eller)⟧ | Homenagem
  made-famous-by | pt | ao estilo de {name} ; no estilo de {name} ; popularizado por {name} | bd | Como É Grande o Meu Amor por Você ⟦(No Estilo de Roberto Carlos)⟧ | Com Estilo
  karaoke | pt | versão karaokê ; karaokê ; versão karaoke ; playback | bde | Como Nossos Pais ⟦(Karaokê)⟧ | Karaokê de Boteco
  guests | pt | com {name} ; part {name} ; participação de {name} ; participação especial de {name} ; part esp {name} ; participação {name} ; part especial {name} ; participação especial {name} ; dueto com {name} ; convida {name} | b | Menina Veneno ⟦(part. Zezé Di Camargo)⟧ | Saudade (com Você)
  producers | pt | produzido por {name} ; produção {name} | bd | Bum Bum Tam Tam ⟦(Produzido por MC Fioti)⟧ | Produto
  explicit | pt | explícito ; versão explícita | bdp | Envolver ⟦(Versão Explícita)⟧ | Explicação
  clean | pt | censurado ; versão limpa ; versão censurada | bdp | Vai Malandra ⟦(Versão Limpa)⟧ | Limpa a Mente
  provenance | pt | do filme {name} ; da novela {name} ; de {quoted} ; da série {name} ; tema de {quoted} ; tema do filme {name} | bd | Lembre de Mim ⟦(Do Filme "Viva - A Vida É uma Festa")⟧ | Do Seu Lado
  provenance | pt | trilha sonora original ; trilha sonora ; banda sonora original ; trilha sonora do filme | bd | album: Tropa de Elite ⟦(Trilha Sonora)⟧ | Trilha do Sol
  video-version | pt | clipe oficial ; vídeo oficial ; videoclipe oficial ; áudio oficial ; letra ; videoclipe ; lyric video oficial ; webclipe | bd | Medicina ⟦(Clipe Oficial)⟧ | Clipe Sem Nexo
  part | pt | parte {number} ; pte {number} ; {ordinal} parte | bde | Faroeste Caboclo, ⟦Parte 2⟧ | Parte do Meu Show
  disc | pt | disco {number} | bde | album: Acústico ⟦(Disco 2)⟧ | Disco Voador
  chapter | pt | capítulo {number} | bde | Diário ⟦(Capítulo 4)⟧ | Último Capítulo
  filler | pt | versão ; edição ; faixa ; o ; a ; do ; álbum ; e ; com ; mtv | bd | album: Acústico ⟦(Edição Especial Remasterizada)⟧ | A Faixa
  """#
