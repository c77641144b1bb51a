/// Markers in French. Columns: ``RuleRow``.
let frenchRules = #"""
  live | fr | en concert ; en public ; en direct ; version live ; enregistrement public ; enregistré en public ; version concert ; live en public ; en live | bde | La bohème ⟦(En public)⟧ | Concert pour une voix
  place | fr | à {name} ; au {name} ; aux {name} ; à la {name} ; à l' {name} ; à l'{name} ; en {name} ; dans {name} ; chez {name} | bd | Le Sud ⟦(Live à l'Olympia)⟧ | À toi
  acoustic | fr | acoustique ; version acoustique ; session acoustique ; en acoustique | bde | Je veux ⟦(Version acoustique)⟧ | Guitare acoustique et moi
  instrumental | fr | version instrumentale ; instrumentale ; version orchestre | bde | Les feuilles mortes ⟦(Version instrumentale)⟧ | L'instrument
  extended | fr | version longue ; version maxi ; maxi 45 tours ; version étendue ; version intégrale ; maxi | bd | Voyage, voyage ⟦(Version longue)⟧ | Les longues nuits
  short-version | fr | version courte | bd | Marcia baïla ⟦(Version courte)⟧ | Vie courte
  original-version | fr | version originale ; version studio ; version d'origine | bd | Ella, elle l'a ⟦(Version originale)⟧ | Original Tempo
  album-version | fr | version album ; version de l'album | bd | Mistral gagnant ⟦(Version album)⟧ | L'album de famille
  single-version | fr | version single ; version 45 tours ; 45 tours ; version du single | bd | Désenchantée ⟦(Version single)⟧ | Single d'un soir
  radio-edit | fr | version radio ; radio edit | bd | Alors on danse ⟦(Version radio)⟧ | Radio Londres
  remix | fr | version remixée ; remixé par {name} ; remix par {name} ; remixé | bd | Foule sentimentale ⟦(Remixé par Bob Sinclar)⟧ | Mixité
  rerecorded | fr | nouvelle version ; nouvel enregistrement ; réenregistré ; réenregistrement | bd | Capri, c'est fini ⟦(Nouvelle version)⟧ | Nouvelle vague
  year-version | fr | version {year} | bd | L'Aventurier ⟦(Version 2010)⟧ | 1979
  named-version | fr | version {name} | bd | Tous les mêmes ⟦(Version symphonique)⟧ | Version de moi
  language-version | fr | version {language} ; en {language} ; version en {language} ; version {language}e | bd | Comme d'habitude ⟦(Version espagnole)⟧ | En espagnol dans le texte
  piano | fr | piano voix ; version piano ; piano-voix ; version piano voix | bd | Ta reine ⟦(Piano voix)⟧ | Le piano du pauvre
  orchestral | fr | version orchestrale ; version symphonique orchestrale ; avec orchestre | bd | Göttingen ⟦(Version orchestrale)⟧ | Orchestre rouge
  medley | fr | pot pourri ; potpourri | bd | Chansons de France ⟦(Pot-pourri)⟧ | Le pot
  demo | fr | maquette ; version démo ; démo ; version maquette | bd | Osez Joséphine ⟦(Maquette)⟧ | Démodé
  remaster | fr | remasterisé ; remasterisée ; version remasterisée ; remastérisé ; remastérisée ; version remastérisée ; remasterisés ; remasterisé en haute définition | bde | Non, je ne regrette rien ⟦(Remasterisé)⟧ | Maître chanteur
  remaster | fr | remasterisé en {year} ; remasterisé {year} ; {year} remasterisé ; remastérisé en {year} ; version remasterisée {year} ; remasterisée en {year} | bde | Les Champs-Élysées ⟦(Remasterisé en 2004)⟧ | En 2004
  deluxe | fr | édition deluxe ; version deluxe ; édition de luxe ; édition super deluxe ; version de luxe ; coffret deluxe | bde | album: Racine carrée ⟦(Édition Deluxe)⟧ | Le luxe
  special | fr | édition spéciale ; version spéciale ; édition ultime ; édition prestige ; édition noël | bde | album: Jour 1 ⟦(Édition spéciale)⟧ | Spéciale dédicace
  limited | fr | édition limitée ; série limitée ; tirage limité | bde | album: Caravane ⟦(Édition limitée)⟧ | Liberté limitée
  collectors | fr | édition collector ; collector ; édition collectionneur ; édition de collection | bde | album: Clandestino ⟦(Édition collector)⟧ | Le collectionneur
  anniversary | fr | édition anniversaire ; anniversaire ; {number}e anniversaire ; {ordinal} anniversaire ; édition {ordinal} anniversaire ; édition {number} ans ; {number} ans ; édition du {ordinal} anniversaire | bd | album: Histoire de Melody Nelson ⟦(Édition 40ème Anniversaire)⟧ | Joyeux anniversaire
  bonus-track | fr | titre bonus ; titres bonus ; bonus ; piste bonus ; titre inédit ; inédit ; morceau bonus | bd | Les cactus ⟦(Titre bonus)⟧ | Inédits du cœur
  reissue | fr | réédition ; réédition {year} ; réédité | bde | album: Rockcollection ⟦(Réédition)⟧ | Édith
  edition | fr | édition {name} ; édition standard | bd | album: Civilisation ⟦(Édition Orelsan)⟧ | Éditions de minuit
  karaoke | fr | version karaoké ; karaoké ; version karaoke ; playback ; version playback | bde | Pour que tu m'aimes encore ⟦(Version karaoké)⟧ | Karaoké calamité
  tribute | fr | hommage à {name} ; hommage ; reprise de {name} | bd | La javanaise ⟦(Hommage à Serge Gainsbourg)⟧ | Hommage
  made-famous-by | fr | rendu célèbre par {name} ; rendue célèbre par {name} ; à la manière de {name} ; dans le style de {name} ; popularisé par {name} | bd | Je t'aime ⟦(Rendu célèbre par Lara Fabian)⟧ | Célèbre
  guests | fr | avec {name} ; en duo avec {name} ; duo avec {name} ; avec la participation de {name} | b | Quelqu'un m'a dit ⟦(avec Vanessa Paradis)⟧ | Partir (avec toi)
  producers | fr | produit par {name} ; prod par {name} | bd | Bande organisée ⟦(Prod. par Jul)⟧ | Produit de luxe
  explicit | fr | version explicite ; explicite | bdp | Au DD ⟦(Version explicite)⟧ | Explicite-moi
  clean | fr | version censurée ; version propre ; censuré | bdp | Sale ⟦(Version censurée)⟧ | Les censurés
  provenance | fr | du film {name} ; extrait du film {name} ; extrait de {quoted} ; de {quoted} ; de la série {name} ; bande originale de {name} ; tiré du film {name} ; générique de {name} ; musique du film {name} ; chanson du film {name} | bd | Libérée, délivrée ⟦(De "La Reine des neiges")⟧ | De temps en temps
  provenance | fr | bande originale ; bande originale du film ; musique originale du film ; bof ; b o f ; bande son originale ; bande originale de la série ; musique du film | bd | album: Amélie ⟦(Bande originale du film)⟧ | La bande à Bonnot
  video-version | fr | clip officiel ; vidéo officielle ; audio officiel ; clip vidéo ; paroles ; video clip officiel ; clip ; videoclip oficiel ; vidéo clip ; vidéoclip | bde | Djadja ⟦(Clip officiel)⟧ | Paroles, paroles
  part | fr | partie {number} ; pt {number} ; {ordinal} partie | bde | Petit frère, ⟦Partie 2⟧ | Partie de cartes
  volume | fr | tome {number} | bde | album: Chansons pour les pieds, ⟦Tome 2⟧ | Tom
  disc | fr | disque {number} | bde | album: Gold ⟦(Disque 2)⟧ | Le disque rayé
  chapter | fr | chapitre {number} | bde | Suprême ⟦(Chapitre 2)⟧ | Un chapitre
  episode | fr | épisode {number} | bde | Chanson d'Ailleurs ⟦(Épisode 3)⟧ | Épisode final
  act | fr | acte {number} | bde | Mozart ⟦(Acte 2)⟧ | Acte manqué
  work | fr | n {digits} ; numéro {digits} | bde | Gnossienne ⟦n° 1⟧ | Numéro de téléphone
  filler | fr | édition ; le ; la ; du ; chanson ; titre ; et ; avec ; originale ; original ; officiel ; oficiel | bd | Amsterdam ⟦(Version live remasterisée)⟧ | La chanson
  """#
