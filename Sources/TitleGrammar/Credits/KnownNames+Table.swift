extension KnownNames {
  /// Artists whose names contain a separator, one a line, as they print them.
  ///
  /// Two spellings of a name need two lines only where more differs than case, accents, signs and the word for "and".
  static let table = #"""
    # Commas.
    Tyler, The Creator
    Earth, Wind & Fire
    Earth, Wind & Fire Experience
    Black Country, New Road
    Emerson, Lake & Palmer
    Emerson, Lake & Powell
    Crosby, Stills & Nash
    Crosby, Stills, Nash & Young
    Blood, Sweat & Tears
    quickly, quickly
    Peter, Paul and Mary
    Dave Dee, Dozy, Beaky, Mick & Tich
    Bell, Book & Candle
    Beck, Bogert & Appice
    West, Bruce and Laing
    Stock, Aitken & Waterman
    Oh, Sleeper
    Oh, Rose
    Now, Now
    Hey, King!
    I, the Breather
    I, Valiance
    You, Me, and Everyone We Know
    Faith, Hope & Charity
    Hamilton, Joe Frank & Reynolds
    Lambert, Hendricks & Ross
    Lambert, Hendricks & Bavan
    Ray, Goodman & Brown
    The Good, The Bad & The Queen
    The Good, the Bad and the Zugly
    Medeski, Martin & Wood
    Medeski, Scofield, Martin & Wood
    Sly, Slick & Wicked
    Colapesce, Dimartino
    Sá, Rodrix & Guarabyra
    Girls, Guns & Glory
    Hank, Pattie & The Current
    Me, Mom & Morgentaler
    # Two names and more.
    Simon & Garfunkel
    Hall & Oates
    Daryl Hall & John Oates
    Above & Beyond
    Booze & Glory
    Macklemore & Ryan Lewis
    Chase & Status
    Sam & Dave
    Ike & Tina Turner
    Sonny & Cher
    Captain & Tennille
    Peaches & Herb
    Ashford & Simpson
    Seals & Crofts
    Loggins & Messina
    Brewer & Shipley
    England Dan & John Ford Coley
    Zager & Evans
    Brooks & Dunn
    Big & Rich
    Dan + Shay
    Maddie & Tae
    Love and Theft
    Joey + Rory
    Moe Bandy & Joe Stampley
    Johnnie & Joe
    Mickey & Sylvia
    Inez & Charlie Foxx
    Dale & Grace
    Nino Tempo & April Stevens
    Paul & Paula
    Don & Juan
    Robert & Johnny
    Marvin & Johnny
    Shirley & Lee
    Patience & Prudence
    Skip & Flip
    Flatt & Scruggs
    Jim & Jesse
    Homer & Jethro
    Tegan and Sara
    Belle and Sebastian
    Belle & Sebastian
    Angus & Julia Stone
    She & Him
    Matt and Kim
    Matt & Kim
    Jack & Jack
    Alex & Sierra
    Evan and Jaron
    Aly & AJ
    Iron & Wine
    Shovels & Rope
    Shovels and Rope
    Penny & Sparrow
    Penny and Sparrow
    Us & Us Only
    Smith & Thell
    Gregory and the Hawk
    Jenny & Johnny
    Jenny and Johnny
    Pete & J
    Buke and Gase
    Buke & Gase
    Axwell & Ingrosso
    Sunnery James & Ryan Marciano
    Gabriel & Dresden
    Aly & Fila
    Filo & Peri
    Matisse & Sadko
    Dimitri Vegas & Like Mike
    Sultan & Shepard
    Sultan + Shepard
    Camo & Krooked
    Matrix & Futurebound
    Fred V & Grafix
    Kruder & Dorfmeister
    Rae & Christian
    Layo & Bushwacka!
    Smith & Hack
    Smith & Mighty
    Lindstrøm & Prins Thomas
    Wolf & Lamb
    Tiger & Woods
    Pete & Bas
    Krept & Konan
    Method Man & Redman
    Eric B. & Rakim
    Pete Rock & C.L. Smooth
    DJ Jazzy Jeff & The Fresh Prince
    Rob Base & DJ E-Z Rock
    8Ball & MJG
    Blu & Exile
    Nice & Smooth
    Zion & Lennox
    Wisin & Yandel
    Alexis & Fido
    Jowell & Randy
    Ñejo & Dalmata
    R.K.M & Ken-Y
    RKM & Ken-Y
    Baby Rasta & Gringo
    Magnate & Valentino
    Héctor & Tito
    Ángel & Khriz
    Angel & Khriz
    Chino & Nacho
    Yaga & Mackie
    Lito & Polaco
    Mau y Ricky
    Jesse & Joy
    Rodrigo y Gabriela
    Andy & Lucas
    Cali y El Dandee
    Richie Ray & Bobby Cruz
    Sergio y Estíbaliz
    Enrique y Ana
    Ana Belén y Víctor Manuel
    Juan Luis Guerra y 4.40
    Fito & Fitipaldis
    Fito y Fitipaldis
    Yandar & Yostin
    Dyland & Lenny
    Natos y Waor
    Silvestre Dangond & Juancho de la Espriella
    Peter Manjarrés & Sergio Luis Rodríguez
    Chitãozinho & Xororó
    Zezé Di Camargo & Luciano
    Bruno & Marrone
    Jorge & Mateus
    Henrique & Juliano
    Matheus & Kauan
    Maiara & Maraisa
    Simone & Simaria
    Victor & Leo
    Fernando & Sorocaba
    João Bosco & Vinícius
    César Menotti & Fabiano
    Zé Neto & Cristiano
    Marcos & Belutti
    Munhoz & Mariano
    Leandro & Leonardo
    Milionário & José Rico
    Tião Carreiro & Pardinho
    Tonico & Tinoco
    Rionegro & Solimões
    Edson & Hudson
    Guilherme & Santiago
    Rick & Renner
    Gian & Giovani
    Chrystian & Ralf
    João Paulo & Daniel
    Cleiton & Camargo
    Bruno & Barretto
    Jads & Jadson
    Israel & Rodolffo
    Diego & Victor Hugo
    Hugo & Guilherme
    Clayton & Romário
    João Neto & Frederico
    Thaeme & Thiago
    Sandy & Junior
    Sandy e Junior
    Sá & Guarabyra
    Kleiton & Kledir
    Claudinho & Buchecha
    Pepê & Neném
    Antônio Carlos & Jocafi
    Carreiro & Capataz
    Pena Branca & Xavantinho
    Alvarenga & Ranchinho
    Teodoro & Sampaio
    Matogrosso & Mathias
    Cezar & Paulinho
    Gilberto & Gilmar
    Hugo & Tiago
    Luan & Vanessa
    Jane & Herondy
    Deny e Dino
    Elio e le Storie Tese
    Al Bano & Romina Power
    Al Bano e Romina Power
    Ricchi e Poveri
    Paola & Chiara
    Benji & Fede
    Cochi e Renato
    Santo & Johnny
    Santo e Johnny
    Amadou & Mariam
    Bigflo & Oli
    Peter et Sloane
    David et Jonathan
    Stone et Charden
    Elli et Jacno
    Areski & Brigitte Fontaine
    Shirley & Dino
    Ich + Ich
    Klaus & Klaus
    Cindy & Bert
    Marianne & Michael
    Hoffmann & Hoffmann
    Insterburg & Co.
    Boss + Swan
    Seiler und Speer
    Pizzera & Jaus
    Nick & Simon
    Suzan & Freek
    Acda en de Munnik
    Acda & De Munnik
    Saskia & Serge
    Mouth & MacNeal
    Veldhuis & Kemper
    Lange Frans & Baas B
    Samson & Gert
    Nicole & Hugo
    Marcus & Martinus
    Nico & Vinz
    Nik & Jay
    Sko/Torp
    Matti ja Teppo
    Matti & Teppo
    Paula & Karol
    Kayah & Bregović
    Потап и Настя
    Время и Стекло
    Король и Шут
    Маша и Медведи
    Алексей Иващенко и Георгий Васильев
    Татьяна и Сергей Никитины
    # A name and a band.
    King Gizzard & the Lizard Wizard
    Kool & The Gang
    Nick Cave & The Bad Seeds
    Bob Marley & The Wailers
    Tom Petty and the Heartbreakers
    Echo & the Bunnymen
    Siouxsie and the Banshees
    Marina and the Diamonds
    Florence + The Machine
    Edward Sharpe & The Magnetic Zeros
    Grace Potter and the Nocturnals
    Nathaniel Rateliff & The Night Sweats
    Sharon Jones & The Dap-Kings
    Gladys Knight & The Pips
    Martha and the Vandellas
    Martha Reeves & The Vandellas
    Smokey Robinson & The Miracles
    Diana Ross & The Supremes
    Diana Ross & The Supremes & The Temptations
    Harold Melvin & The Blue Notes
    Sly & The Family Stone
    Huey Lewis & The News
    Joan Jett & the Blackhearts
    Bob Seger & The Silver Bullet Band
    Bruce Hornsby & The Range
    Bruce Springsteen & The E Street Band
    Hootie & The Blowfish
    Prince & The Revolution
    Prince & The New Power Generation
    Katrina and the Waves
    KC and the Sunshine Band
    KC & The Sunshine Band
    Adam and the Ants
    Adam & The Ants
    Sam the Sham & The Pharaohs
    Gerry & The Pacemakers
    Freddie & The Dreamers
    Brian Poole & The Tremeloes
    Wayne Fontana & The Mindbenders
    Billy J. Kramer & The Dakotas
    Johnny Kidd & The Pirates
    Cliff Richard & The Shadows
    Cliff Bennett & The Rebel Rousers
    Georgie Fame & The Blue Flames
    Screaming Lord Sutch & The Savages
    Derek and the Dominos
    Derek & The Dominos
    Delaney & Bonnie
    Delaney & Bonnie & Friends
    Ian Dury and the Blockheads
    Ian Dury & The Blockheads
    Elvis Costello & The Attractions
    Elvis Costello & The Imposters
    Graham Parker & The Rumour
    Joe Strummer & The Mescaleros
    Buddy Holly & The Crickets
    Frankie Lymon & The Teenagers
    Dion & The Belmonts
    Danny & The Juniors
    Little Anthony & The Imperials
    Little Caesar & The Romans
    Maurice Williams & The Zodiacs
    Hank Ballard & The Midnighters
    Frankie Valli & The Four Seasons
    Jay & The Americans
    Jay & The Techniques
    Tommy James & The Shondells
    Paul Revere & The Raiders
    Gary Puckett & The Union Gap
    Gary Lewis & The Playboys
    Mitch Ryder & The Detroit Wheels
    ? & the Mysterians
    Question Mark & The Mysterians
    Big Brother & The Holding Company
    Country Joe & The Fish
    Dr. Hook & The Medicine Show
    Dr. Hook and the Medicine Show
    Booker T. & the M.G.'s
    Archie Bell & The Drells
    Jr. Walker & The All Stars
    Junior Walker & The All Stars
    James Brown & The Famous Flames
    James Brown & The J.B.'s
    Maceo & All the King's Men
    Fred Wesley & The J.B.'s
    Charles Wright & The Watts 103rd Street Rhythm Band
    Rufus & Chaka Khan
    Ruby & The Romantics
    Rosie & The Originals
    Kathy Young & The Innocents
    Cannibal & The Headhunters
    Ronnie & The Hi-Lites
    Shep & The Limelites
    Vito & The Salutations
    Anthony & The Imperials
    Patti LaBelle & The Bluebelles
    Bob B. Soxx & The Blue Jeans
    Frank Zappa & The Mothers of Invention
    Ruben and the Jets
    Captain Beefheart & The Magic Band
    Captain Beefheart & His Magic Band
    Jonathan Richman & The Modern Lovers
    Willie Alexander & The Boom Boom Band
    Richard Hell & The Voidoids
    Robyn Hitchcock & The Egyptians
    Robyn Hitchcock & The Venus 3
    Lloyd Cole & The Commotions
    Lloyd Cole and the Commotions
    Pete Wylie & The Mighty Wah!
    Paul Kelly & The Coloured Girls
    Paul Kelly & The Messengers
    Jo Jo Zep & The Falcons
    Hunters & Collectors
    Nick Barker & The Reptiles
    Jimmy and the Boys
    Billy Thorpe & The Aztecs
    Ray Brown & The Whispers
    Ray Columbus & The Invaders
    Ziggy Marley & The Melody Makers
    Toots & The Maytals
    Desmond Dekker & The Aces
    Byron Lee & The Dragonaires
    Justin Hinds & The Dominoes
    Johnny Clegg & Savuka
    Mahlathini & The Mahotella Queens
    Mahlathini and the Mahotella Queens
    Thomas Mapfumo & The Blacks Unlimited
    Fela Kuti & Africa 70
    Fela Kuti & Egypt 80
    Seun Kuti & Egypt 80
    Femi Kuti & The Positive Force
    King Sunny Adé & His African Beats
    Franco & Le T.P.O.K. Jazz
    Franco & TPOK Jazz
    Tito Puente & His Orchestra
    Mulatu Astatke & The Heliocentrics
    Jason Isbell and the 400 Unit
    Jason Isbell & The 400 Unit
    St. Paul & The Broken Bones
    JJ Grey & Mofro
    Trombone Shorty & Orleans Avenue
    Southside Johnny & The Asbury Jukes
    John Cafferty & The Beaver Brown Band
    Béla Fleck & The Flecktones
    Bela Fleck and the Flecktones
    Ben Harper & The Innocent Criminals
    Ben Harper & Relentless7
    Michael Franti & Spearhead
    Ray LaMontagne & The Pariah Dogs
    Conor Oberst & The Mystic Valley Band
    Ryan Adams & The Cardinals
    Ryan Bingham & The Dead Horses
    Stephen Malkmus & The Jicks
    Ted Leo and the Pharmacists
    Ted Leo & The Pharmacists
    Dave Hause & The Mermaid
    Frank Turner & The Sleeping Souls
    Laura Jane Grace & The Devouring Mothers
    Margot & the Nuclear So and So's
    Noah and the Whale
    Noah & The Whale
    Johnny Flynn & The Sussex Wit
    Kitty, Daisy & Lewis
    Lee Fields & The Expressions
    Charles Bradley & His Extraordinaires
    Charles Bradley & Menahan Street Band
    Black Joe Lewis & The Honeybears
    JC Brooks & The Uptown Sound
    Eli "Paperboy" Reed & The True Loves
    Durand Jones & The Indications
    Antony and the Johnsons
    Antony & The Johnsons
    Amanda Palmer & The Grand Theft Orchestra
    Me First and the Gimme Gimmes
    Me First & The Gimme Gimmes
    Reverend and the Makers
    Reverend & The Makers
    Catfish and the Bottlemen
    Catfish & The Bottlemen
    Mumford & Sons
    Lisa Lisa & Cult Jam
    Cookie & The Cupcakes
    Grandmaster Flash & The Furious Five
    Grandmaster Melle Mel & The Furious Five
    Grandmaster Flash, Melle Mel & The Furious Five
    Afrika Bambaataa & The Soul Sonic Force
    Afrika Bambaataa & Soulsonic Force
    Afrika Bambaataa & The Soulsonic Force
    Doug E. Fresh & The Get Fresh Crew
    Kool G Rap & DJ Polo
    Leevi and the Leavings
    J. Karjalainen & Mustat Lasit
    Tuure Kilpeläinen ja Kaihon Karavaani
    Tuomari Nurmio & Köyhien Ystävät
    Dick Brave & The Backbeats
    Max Raabe & Palast Orchester
    Max Raabe und das Palast Orchester
    Udo Lindenberg & Das Panikorchester
    Salif Keita & Les Ambassadeurs
    Celia Cruz & La Sonora Matancera
    Carlos Gardel & José Razzano
    Chico Science & Nação Zumbi
    Rita Lee & Tutti Frutti
    Seu Jorge & Almaz
    Jorge Ben & Trio Mocotó
    # "And" in one band's name.
    Of Monsters and Men
    Coheed and Cambria
    Coheed & Cambria
    Between the Buried and Me
    Mike + The Mechanics
    The Mamas & The Papas
    The Naked and Famous
    The Head and the Heart
    The Bird and the Bee
    The Moth & The Flame
    The Wind and The Wave
    Love and Rockets
    Love and Money
    Hearts & Colors
    Milk & Bone
    Milk & Sugar
    Brick & Lace
    Birds & Buildings
    Ghosts & Vodka
    Lights & Motion
    Sons & Daughters
    Sons and Daughters
    Rhythm & Sound
    Drum & Lace
    Sweet & Tender Hooligans
    Young & Sick
    Dead & Company
    Dead & Divine
    Fox & Bones
    Birds & Arrows
    Moon & Pollution
    Stars and Rabbit
    Earth & Fire
    Earth and Fire
    Rose and the Nightingale
    # Slashes and other signs.
    AC/DC
    +/-
    M/A/R/R/S
    F/i
    V/Vm
    Au/Ra
    Love/Hate
    Man/Woman/Chainsaw
    Man/Miracle
    TOMORROW X TOGETHER
    # Words that are roles and joins elsewhere.
    MAN WITH A MISSION
    Sleeping with Sirens
    Man Meets Bear
    Boy Meets Girl
    Me vs. Hero
    Art vs. Science
    Art vs Science
    """#
}
