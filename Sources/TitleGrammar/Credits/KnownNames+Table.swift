extension KnownNames {
  /// Artists whose names contain a separator, one a line, as they print them.
  static let table = #"""
    # Commas.
    Tyler, The Creator
    Earth, Wind & Fire
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
    Hootie, The Blowfish
    Bodies, Rest & Motion
    Beck, Bogert & Appice
    West, Bruce and Laing
    Stock, Aitken & Waterman
    Baker, Gurvitz Army
    Me First and the Gimme Gimmes
    Godspeed You! Black Emperor
    Sometimes, Always
    Oh, Sleeper
    Oh, Rose
    Oh, Land
    Oh, Yoko
    Now, Now
    Hey, King!
    Hello, I'm Sorry
    Hail, the Sun
    Panic, Shack
    Well, Well, Well
    Yes, We Mystic
    Yeah, Yeah, Yeahs
    Bomb the Music Industry!
    Boy, Bear
    Girls, Guns and Glory
    Guns, Girls and Gasoline
    Ours, Samplus
    Listener, Driver
    Empire, Empire! (I Was a Lonely Estate)
    To the Rats and Wolves
    I, the Breather
    I, Robot
    I, Valiance
    I, Ludicrous
    Ludo, the Creator
    Foxing, the Rival
    Mouse, the Band
    Me, Mom & Morgentaler
    Us, Today
    You, Me, and Everyone We Know
    You, Me at Six
    Lions, Tigers & Bears
    Love, Peace & Happiness
    Love, Sex, and Machine
    Faith, Hope & Charity
    Faith, Hope and Love
    Hamilton, Joe Frank & Reynolds
    Sutherland Brothers & Quiver
    Manhattan, Kansas
    Lambert, Hendricks & Ross
    Lambert, Hendricks & Bavan
    Peaches, Herb
    Sly, Slick and Wicked
    Ray, Goodman & Brown
    Kane, Strang
    Souther, Hillman, Furay Band
    Bachman, Cummings
    Loggins & Messina
    Hot, Hot Heat
    Good, the Bad & the Queen
    The Good, The Bad & The Queen
    The Good, the Bad and the Zugly
    The Bad, the Ugly
    Captain, We're Sinking
    Someone Still Loves You Boris Yeltsin
    Ladies, Gentlemen
    Shadows, Fall
    Death, the Kid
    Hey, Mercedes
    Dear, and the Headlights
    Hurry, Hurry
    Tick, Tick, Boom
    Bad Books, Good Friends
    Zager, Evans
    Mary, Mary
    Andy, Lucas
    Ane Brun, Strings
    Jean, Jass
    Tamino, Nadah
    Kutless, Kids
    Sleepy, Hollow
    Stop, Drop, Robot
    Slow, Gherkin
    Sam, the Sham & the Pharaohs
    Three, 6 Mafia
    Cut, Copy
    Jim, Yoshii
    Do, Make, Say, Think
    Go, Betty Go
    Run, River North
    Ready, Set
    Stomp, Clap
    Zig, Zag
    # Ampersands and "and".
    Simon & Garfunkel
    Hall & Oates
    Daryl Hall & John Oates
    Above & Beyond
    Booze & Glory
    King Gizzard & the Lizard Wizard
    Kool & The Gang
    Nick Cave & The Bad Seeds
    Bob Marley & The Wailers
    Tom Petty and the Heartbreakers
    Echo & the Bunnymen
    Siouxsie and the Banshees
    Mumford & Sons
    Macklemore & Ryan Lewis
    Chase & Status
    Sam & Dave
    Ike & Tina Turner
    Sonny & Cher
    Captain & Tennille
    Peaches & Herb
    Ashford & Simpson
    Seals & Crofts
    Brooks & Dunn
    Big & Rich
    Dan + Shay
    Florida Georgia Line
    Maddie & Tae
    Love and Theft
    Montgomery Gentry
    Thompson Square
    Marina and the Diamonds
    Florence + The Machine
    Matt and Kim
    She & Him
    Angus & Julia Stone
    Tegan and Sara
    Belle and Sebastian
    Iron & Wine
    Of Monsters and Men
    Edward Sharpe & The Magnetic Zeros
    Grace Potter and the Nocturnals
    Nathaniel Rateliff & The Night Sweats
    Sharon Jones & The Dap-Kings
    Charles Bradley & His Extraordinaires
    Gladys Knight & The Pips
    Martha and the Vandellas
    Martha Reeves & The Vandellas
    Smokey Robinson & The Miracles
    Diana Ross & The Supremes
    Harold Melvin & The Blue Notes
    Sly & The Family Stone
    Huey Lewis & The News
    Joan Jett & the Blackhearts
    Bob Seger & The Silver Bullet Band
    Bruce Hornsby & The Range
    Bruce Springsteen & The E Street Band
    Hootie & The Blowfish
    Prince & The Revolution
    Prince and The New Power Generation
    Katrina and the Waves
    KC and the Sunshine Band
    Adam and the Ants
    Bow Wow Wow
    Sam the Sham & The Pharaohs
    Gerry & The Pacemakers
    Derek and the Dominos
    Delaney & Bonnie
    Delaney & Bonnie & Friends
    Ian Dury and the Blockheads
    Elvis Costello & The Attractions
    Elvis Costello and the Imposters
    Graham Parker & The Rumour
    Dave Edmunds & Rockpile
    Nick Lowe and His Cowboy Outfit
    Johnny Kidd & The Pirates
    Cliff Richard & The Shadows
    Buddy Holly & The Crickets
    Bill Haley & His Comets
    Bill Haley and the Comets
    Frankie Lymon & The Teenagers
    Dion & The Belmonts
    Little Anthony & The Imperials
    Frankie Valli & The Four Seasons
    Tommy James & The Shondells
    Paul Revere & The Raiders
    Gary Puckett & The Union Gap
    Gary Lewis & The Playboys
    Mitch Ryder & The Detroit Wheels
    ? and the Mysterians
    Question Mark & the Mysterians
    Big Brother & The Holding Company
    Country Joe & The Fish
    Sopwith Camel
    It's a Beautiful Day
    Booker T. & the M.G.'s
    Booker T & The MG's
    Archie Bell & The Drells
    Junior Walker & The All Stars
    Rufus & Chaka Khan
    Maze
    McFadden & Whitehead
    Gamble & Huff
    Santo & Johnny
    Les Paul & Mary Ford
    Jan & Dean
    Chad & Jeremy
    Peter & Gordon
    Ian & Sylvia
    Richard & Linda Thompson
    John & Beverley Martyn
    Nina & Frederik
    Esther & Abi Ofarim
    Marvin Gaye & Tammi Terrell
    Flatt & Scruggs
    Lester Flatt & Earl Scruggs
    Porter Wagoner & Dolly Parton
    Reina del Cid
    Gillian Welch & David Rawlings
    Shovels & Rope
    Mandolin Orange
    Penny & Sparrow
    Johnnyswim
    Ida Maria
    Us & Them
    First Aid Kit
    Smith & Thell
    Galantis
    Dada Life
    Axwell & Ingrosso
    Axwell /\ Ingrosso
    Sunnery James & Ryan Marciano
    W&W
    Cosmic Gate
    Gabriel & Dresden
    Filo & Peri
    Aly & Fila
    Cosmic & Fuse
    Matisse & Sadko
    Dimitri Vegas & Like Mike
    Sultan & Shepard
    Sultan + Ned Shepard
    Tritonal
    Blasterjaxx
    Bob Sinclar
    Camo & Krooked
    Matrix & Futurebound
    Fred & Ginger
    Drum & Lace
    Kruder & Dorfmeister
    Thievery Corporation
    Fila Brazillia
    Nightmares on Wax
    Groove Armada
    Rae & Christian
    Layo & Bushwacka!
    Masters At Work
    Smith & Hack
    Prins Thomas
    Lindstrøm & Prins Thomas
    Basement Jaxx
    Mylo
    Chromeo
    Fred V & Grafix
    Sigala
    Pierce Fulton
    Pete & Bas
    Krept & Konan
    Rizzle Kicks
    Dizzee Rascal
    Method Man & Redman
    Eric B. & Rakim
    Pete Rock & C.L. Smooth
    Pete Rock & CL Smooth
    DJ Jazzy Jeff & The Fresh Prince
    Grandmaster Flash & The Furious Five
    Grandmaster Flash and the Furious Five
    Grandmaster Melle Mel & The Furious Five
    Salt-N-Pepa
    Kid 'n Play
    Rob Base & DJ E-Z Rock
    Gangsta Pat
    Eightball & MJG
    8Ball & MJG
    UGK
    Zion & Lennox
    Wisin & Yandel
    Alexis & Fido
    Plan B
    Jowell & Randy
    R.K.M & Ken-Y
    Ñejo & Dalmata
    Baby Rasta & Gringo
    Magnate & Valentino
    Hector & Tito
    Angel & Khriz
    Chino & Nacho
    Mau y Ricky
    Jesse & Joy
    Ha*Ash
    Sin Bandera
    Rodrigo y Gabriela
    Calle 13
    Andy & Lucas
    Cali y El Dandee
    Gente de Zona
    Piso 21
    Pimpinela
    Lucía y Joaquín Galán
    Ana Torroja y Mecano
    Ella Baila Sola
    Estopa
    Joaquín Sabina y Viceversa
    Juan Luis Guerra y 4.40
    Juan Luis Guerra 4.40
    Celso Piña y su Ronda Bogotá
    Los Ángeles Azules
    Bronco
    Ramón Ayala y Sus Bravos del Norte
    Los Tigres del Norte
    Chalino Sánchez y Los Amables del Norte
    Fito y Fitipaldis
    Manolo y Ramón
    Ángela Leiva y Brian Lanzelotta
    Víctor y Ana
    Pereza
    Sergio y Estíbaliz
    Enrique y Ana
    Richie Ray & Bobby Cruz
    Ray Barretto y su Charanga Moderna
    Willie Colón & Rubén Blades
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
    Sandy e Junior
    Sá & Guarabyra
    Sá, Rodrix & Guarabyra
    Kleiton & Kledir
    Toquinho & Vinicius
    Antônio Carlos & Jocafi
    Claudinho & Buchecha
    Pepê & Neném
    Anavitória
    Elio e le Storie Tese
    Al Bano & Romina Power
    Al Bano e Romina Power
    Ricchi e Poveri
    Paola & Chiara
    Gigi D'Alessio
    Benji & Fede
    Colapesce e Dimartino
    Colapesce, Dimartino
    Zen Circus
    Le Luci della Centrale Elettrica
    Paolo e Renato
    Cochi e Renato
    Jalisse
    Santo e Johnny
    Brunori Sas
    Nino D'Angelo
    Amadou & Mariam
    Brigitte
    Les Rita Mitsouko
    Cocoon
    Ibrahim Maalouf
    Bigflo & Oli
    Jean-Louis Aubert
    Peter et Sloane
    David et Jonathan
    Stone et Charden
    Peter & Sloane
    Elli et Jacno
    Alain Souchon et Laurent Voulzy
    Areski & Brigitte Fontaine
    Nicolas Godin
    Philippe Katerine
    Jane Birkin et Serge Gainsbourg
    Catherine Ringer
    Fauve ≠
    Shaka Ponk
    Ich + Ich
    Rosenstolz
    Klaus & Klaus
    Cindy & Bert
    Marianne & Michael
    Fettes Brot
    Dick Brave & The Backbeats
    Wolfgang Petry
    Amigos
    Kastelruther Spatzen
    Schiller
    Hoffmann & Hoffmann
    Deutsch-Amerikanische Freundschaft
    Fools Garden
    Milky Chance
    SDP
    Joris
    Christina Stürmer
    Boss + Swan
    Paul & Fritz Kalkbrenner
    Gestört aber GeiL
    Michael Fritzsche & Band
    Ton Steine Scherben
    Insterburg & Co.
    Ludwig Hirsch & Band
    Seiler und Speer
    Pizzera & Jaus
    Wanda
    Nick & Simon
    Nick en Simon
    Suzan & Freek
    Acda en de Munnik
    Acda & De Munnik
    Van Dik Hout
    Saskia & Serge
    Mouth & MacNeal
    Maywood
    Spinvis
    Veldhuis & Kemper
    Yes-R
    Lange Frans & Baas B
    The Opposites
    Tim Immers
    Samson & Gert
    Clouseau
    Nicole & Hugo
    Marcus & Martinus
    Nico & Vinz
    Bobbysocks!
    Nik & Jay
    Brødrene Olsen
    Infernal
    Sko/Torp
    Ole & Bjarne
    Hanne Boel
    Marie & Antoinette
    Bo Kaspers Orkester
    Roxette
    Marit & Irma
    Nordman
    Bob Hund
    Ebba Grön
    Pernilla & Lena
    Hasse & Tage
    Ted Gärdestad
    Kaj & Kristian
    Pate Mustajärvi
    Ronnie & Ragni
    Eläkeläiset
    Leevi and the Leavings
    Matti ja Teppo
    Mikko Alatalo
    Aikakone
    Tuure Kilpeläinen ja Kaihon Karavaani
    J. Karjalainen & Mustat Lasit
    Heikki Silvennoinen
    Paula & Karol
    Domowe Melodie
    Coma
    Lao Che
    Tim Buckley
    Kasia i Tomek
    Lady Pank
    Maanam
    Republika
    Alibabki
    Rammstein
    Zuza & Jazz
    Иван Дорн
    Ленинград
    Иванушки International
    Чай вдвоём
    Потап и Настя
    Время и Стекло
    Артур Пирожков
    Король и Шут
    Сектор Газа
    Иван Кучин
    Братья Грим
    Ногу свело!
    Маша и Медведи
    Вика Цыганова
    Несчастный случай
    Иваси
    Алексей Иващенко и Георгий Васильев
    Никитины
    Отпетые мошенники
    Руки Вверх!
    Мумий Тролль
    Дайте танк (!)
    Скрябін
    Mad Heads XL
    Брати Гадюкіни
    Тік
    Один в каное
    Океан Ельзи
    Пающие Трусы
    Грибы
    Onuka
    Go_A
    Гуляй Поле
    The Вйо
    ТНМК
    KYIVSTONER
    Kalush Orchestra
    # "And" in bands.
    Guns and Roses
    Love and Rockets
    Coheed and Cambria
    Between the Buried and Me
    Mike & The Mechanics
    Mike + The Mechanics
    Andrew McMahon in the Wilderness
    Medeski, Martin & Wood
    Medeski Martin and Wood
    Bela Fleck and the Flecktones
    Béla Fleck & The Flecktones
    Blood Sweat and Tears
    Mindless Self Indulgence
    Hail Mary Mallon
    Noah and the Whale
    Clap Your Hands Say Yeah
    Margot & the Nuclear So and So's
    Head and the Heart
    The Head and the Heart
    The Mamas & The Papas
    The Naked and Famous
    The Romantics
    The Moth & The Flame
    The Milk Carton Kids
    The Civil Wars
    Brown Bird
    Mates of State
    The Long Winters
    The Bird and the Bee
    The Sound and the Fury
    Dead Man's Bones
    Hurray for the Riff Raff
    Dr. Dog
    Dr. Hook & The Medicine Show
    Dr. Hook and the Medicine Show
    Drive-By Truckers
    Nitty Gritty Dirt Band
    Jason Isbell and the 400 Unit
    Lucinda Williams
    Rainbow Kitten Surprise
    Lake Street Dive
    St. Paul & The Broken Bones
    St. Paul and The Broken Bones
    JJ Grey & Mofro
    Trombone Shorty & Orleans Avenue
    Preservation Hall Jazz Band
    Southside Johnny & The Asbury Jukes
    John Cafferty & The Beaver Brown Band
    Jr. Walker & The All Stars
    Ruby & The Romantics
    Ruben and the Jets
    Frank Zappa & The Mothers of Invention
    Captain Beefheart & His Magic Band
    Captain Beefheart and The Magic Band
    Jonathan Richman & The Modern Lovers
    Robyn Hitchcock & The Egyptians
    Robyn Hitchcock and the Venus 3
    Lloyd Cole and the Commotions
    Prefab Sprout
    Aztec Camera
    Everything But the Girl
    Orchestral Manoeuvres in the Dark
    Frankie Goes to Hollywood
    Echo and the Bunnymen
    Teardrop Explodes
    Wah!
    Pete Wylie & The Mighty Wah!
    Kirsty MacColl
    Mental As Anything
    Hunters & Collectors
    Paul Kelly & The Messengers
    Paul Kelly and the Coloured Girls
    Nick Barker & the Reptiles
    Jimmy & The Boys
    Joe Camilleri & The Black Sorrows
    Jo Jo Zep & The Falcons
    Hoodoo Gurus
    Split Enz
    Flight of the Conchords
    The Mutton Birds
    King Creosote & Jon Hopkins
    Kings of Convenience
    Bob & Marcia
    Sly & Robbie
    Althea & Donna
    Chaka Demus & Pliers
    Toots & The Maytals
    Desmond Dekker & The Aces
    Dave and Ansel Collins
    Dave & Ansil Collins
    Brick & Lace
    Tanya & Jane
    Burning Spear
    Steel Pulse
    Culture
    Mungo's Hi Fi
    Stanton Warriors
    Ladysmith Black Mambazo
    Johnny Clegg & Savuka
    Johnny Clegg and Juluka
    Mahlathini and the Mahotella Queens
    Mahlathini & The Mahotella Queens
    Fela Kuti & Africa 70
    Fela Kuti and Egypt 80
    Ebo Taylor
    E.T. Mensah & The Tempos
    King Sunny Adé & His African Beats
    Ali Farka Touré & Toumani Diabaté
    Songhoy Blues
    Orchestra Baobab
    Salif Keita & Les Ambassadeurs
    Ballaké Sissoko
    Vieux Farka Touré et Khruangbin
    Franco & Le T.P.O.K. Jazz
    Franco et le TPOK Jazz
    Tabu Ley Rochereau
    Zaiko Langa Langa
    Konono N°1
    Staff Benda Bilili
    # Slashes and other signs.
    AC/DC
    +/-
    M/A/R/R/S
    F/i
    V/Vm
    D/Troit
    Au/Ra
    Love/Hate
    Axis/Orion
    Fall/Winter
    Ampersand/Etcetera
    Either/Or
    Yesterday's Child
    Bear/Hands
    Jesus/Piece
    Mind/Body
    Death/Traitors
    Full of Hell/Merzbow
    Man/Woman/Chainsaw
    Man/Miracle
    Light/Black
    Loud/Quiet
    Boy/Girl
    Black/Up
    Mux/Mool
    TOMORROW X TOGETHER
    Rapture x Ruin
    Brother X Sister
    Malcolm X Project
    Kids x Play
    Jack & Jack
    R3HAB
    # Words.
    Dexys Midnight Runners
    Man with a Mission
    MAN WITH A MISSION
    Girl with the Gun
    Gorillaz
    Crazy World of Arthur Brown
    Dancing with Paris
    Sleeping with Sirens
    Sleeping With Ghosts
    Running with Scissors
    Jukebox the Ghost
    Girls with Guitars
    Fun with Numbers
    Love with Arrows
    Sister with Transistors
    Alone with King Kong
    Hot Chelle Rae
    Bring Me the Horizon
    Man Meets Bear
    Boy Meets Girl
    Girl Meets Boy
    Boy Meets World
    Me vs. Hero
    Man vs. Machine
    Kids vs. Aliens
    Adam vs. Darwin
    Us vs Them
    The Robot vs. the Mummy
    Joe vs. the Volcano
    Evil vs. Good
    Machines vs. Monsters
    Art vs. Science
    Cherry Poppin' Daddies
    Young vs. Old
    Ed Kowalczyk
    DJ Presents
    Beauty and the Beats
    """#
}
