extension AliasTable {
  /// Artists who changed their name, or release under several.
  static let renamed = #"""
    Prince = The Artist = The Artist Formerly Known as Prince = TAFKAP = O(+>
    Puff Daddy = P. Diddy = Diddy
    Snoop Dogg = Snoop Doggy Dogg = Snoop Lion
    Kanye West = Ye
    Cat Stevens = Yusuf = Yusuf Islam = Yusuf / Cat Stevens
    Mos Def = Yasiin Bey
    Lil' Bow Wow = Bow Wow
    The Notorious B.I.G. = Biggie Smalls
    2Pac = Tupac Shakur = Tupac = Makaveli
    Ol' Dirty Bastard = ODB
    Ghostface Killah = Ghostface
    MF DOOM = DOOM = Viktor Vaughn = King Geedorah = Metal Fingers
    Childish Gambino = Donald Glover
    Marina and the Diamonds = MARINA
    Lana Del Rey = Lizzy Grant = Lana Del Ray
    Katy Perry = Katy Hudson
    Aphex Twin = AFX
    Caribou = Manitoba
    Thee Oh Sees = The Oh Sees = Oh Sees = OSEES = OCS
    Viet Cong = Preoccupations
    Girl Band = Gilla Band
    Lady Antebellum = Lady A
    Dixie Chicks = The Chicks
    Slaves = SOFT PLAY
    British Sea Power = Sea Power
    Joey Negro = Dave Lee
    The Black Madonna = The Blessed Madonna
    Antony and the Johnsons = ANOHNI and the Johnsons
    Jonatan Leandoer127 = Jonatan Leandoer96
    YoungBoy Never Broke Again = NBA YoungBoy
    A Boogie wit da Hoodie = A Boogie
    6ix9ine = Tekashi 6ix9ine = Tekashi69
    ILoveMakonnen = Makonnen
    Young Jeezy = Jeezy
    T.I. = Tip
    CeeLo Green = Cee-Lo Green = Cee-Lo
    Machine Gun Kelly = MGK
    Poppy = That Poppy
    FKA twigs = Twigs
    Santan Dave = Dave
    Tinie Tempah = Tinie
    Garth Brooks = Chris Gaines
    Missy Elliott = Missy Misdemeanor Elliott
    Maître Gims = GIMS
    Christine and the Queens = Redcar = Rahim Redcar
    Suprême NTM = NTM
    Disiz La Peste = Disiz = Peter Punk
    Die Fantastischen Vier = Fanta 4 = Die Fantastischen 4
    Westernhagen = Marius Müller-Westernhagen
    Grönemeyer = Herbert Grönemeyer
    Die Toten Hosen = Die Roten Rosen
    Bushido = Sonny Black
    C. Tangana = Crema
    Bizarrap = BZRP
    Café Tacvba = Café Tacuba
    Anitta = MC Anitta
    Ludmilla = MC Beyoncé
    Jorge Ben = Jorge Ben Jor
    Tom Jobim = Antônio Carlos Jobim
    Zucchero = Zucchero Fornaciari
    tha Supreme = thasup
    Achille Lauro = LAURO
    Premiata Forneria Marconi = PFM
    Avicii = Tim Berg
    Eric Prydz = Pryda = Cirez D
    Moby = Voodoo Child
    Fatboy Slim = Norman Cook
    The KLF = The Justified Ancients of Mu Mu = The JAMs = The Timelords
    Tiësto = DJ Tiësto
    Alan Walker = DJ Walkzz
    µ-Ziq = Mu-Ziq = Mike Paradinas
    J Dilla = Jay Dee
    Flying Lotus = Captain Murphy
    Kool Keith = Dr. Octagon = Dr. Dooom = Black Elvis
    Del the Funky Homosapien = Del tha Funkee Homosapien
    The Jimi Hendrix Experience = Jimi Hendrix
    John Mellencamp = John Cougar = John Cougar Mellencamp
    Terence Trent D'Arby = Sananda Maitreya
    The Stooges = Iggy and the Stooges
    Tyrannosaurus Rex = T. Rex = T-Rex
    The Beat = The English Beat
    Suede = The London Suede
    The Charlatans = The Charlatans UK
    Yazoo = Yaz
    Squeeze = UK Squeeze
    Wham! = Wham! UK
    Bush = Bush X
    Smog = (Smog) = Bill Callahan
    Bonnie "Prince" Billy = Will Oldham = Palace = Palace Brothers = Palace Music
    MGMT = The Management
    Jackson 5 = The Jackson Five = The Jacksons
    The Supremes = Diana Ross & The Supremes
    The Miracles = Smokey Robinson & The Miracles
    Martha and the Vandellas = Martha Reeves & The Vandellas
    Stevie Wonder = Little Stevie Wonder
    The Four Seasons = The 4 Seasons = Frankie Valli & The Four Seasons
    The Rascals = The Young Rascals
    Hall & Oates = Daryl Hall & John Oates
    Chicago = Chicago Transit Authority
    Maroon 5 = Kara's Flowers
    Death from Above = Death from Above 1979
    Klaus Schulze = Richard Wahnfried
    Ashra = Ash Ra Tempel
    Toots & The Maytals = The Maytals
    Lee "Scratch" Perry = Lee Perry
    Fela Kuti = Fela Anikulapo Kuti = Fela Ransome-Kuti
    2Face Idibia = 2Baba = 2Face
    Abdullah Ibrahim = Dollar Brand
    TPOK Jazz = OK Jazz = Franco & Le T.P.O.K. Jazz
    Mazhar Fuat Özkan = MFÖ
    Yo Yo Honey Singh = Honey Singh
    Sweet = The Sweetshop
    Status Quo = Quo
    The Specials = The Special AKA = The Special A.K.A.
    """#

  /// Stylings that no rule reads, initials, and spellings with and without a blank.
  static let short = #"""
    deadmau5 = Deadmaus
    *NSYNC = 'N Sync = NSYNC
    B*Witched = BWitched
    AC/DC = ACDC
    blink-182 = blink182
    CHVRCHES = Churches
    alt-J = ∆ = altJ
    !!! = Chk Chk Chk
    +44 = Plus 44 = Plus Forty-Four
    ††† = Crosses = ††† (Crosses)
    Sunn O))) = Sunn
    OneRepublic = One Republic
    Meat Loaf = Meatloaf
    St. Vincent = Saint Vincent
    30 Seconds to Mars = Thirty Seconds to Mars
    3 Doors Down = Three Doors Down
    Twenty One Pilots = 21 Pilots
    5 Seconds of Summer = 5SOS = Five Seconds of Summer
    Guns N' Roses = Guns and Roses = GNR
    L'Arc-en-Ciel = L'Arc〜en〜Ciel = ラルク アン シエル
    Red Hot Chili Peppers = RHCP
    Rage Against the Machine = RATM
    Nine Inch Nails = NIИ
    Queens of the Stone Age = QOTSA
    System of a Down = SOAD
    My Chemical Romance = MCR
    Orchestral Manoeuvres in the Dark = OMD = O.M.D.
    Electric Light Orchestra = ELO = Jeff Lynne's ELO
    Deutsch-Amerikanische Freundschaft = DAF = D.A.F.
    Crosby, Stills, Nash & Young = CSNY
    Crosby, Stills & Nash = CSN
    Creedence Clearwater Revival = CCR
    Bachman-Turner Overdrive = BTO
    Emerson, Lake & Palmer = ELP
    Black Rebel Motorcycle Club = BRMC
    …And You Will Know Us by the Trail of Dead = Trail of Dead
    King Gizzard & The Lizard Wizard = King Gizzard
    Unknown Mortal Orchestra = UMO
    Bring Me the Horizon = BMTH
    Backstreet Boys = BSB
    New Kids on the Block = NKOTB
    Oneohtrix Point Never = OPN = 0PN
    Boogie Down Productions = BDP
    New Power Generation = NPG
    Stone Temple Pilots = STP
    Avenged Sevenfold = A7X
    Five Finger Death Punch = 5FDP = FFDP
    Bullet for My Valentine = BFMV
    One Direction = 1D
    Barenaked Ladies = BNL
    Godspeed You! Black Emperor = GY!BE = GYBE
    Run-D.M.C. = RunDMC
    Boyz II Men = Boyz 2 Men
    Soulja Boy = Soulja Boy Tell 'Em
    """#

  /// Composers and orchestras in the languages of their releases.
  static let classical = #"""
    Johann Sebastian Bach = J. S. Bach = Bach
    Wolfgang Amadeus Mozart = W. A. Mozart = Mozart
    Ludwig van Beethoven = Beethoven
    Frédéric Chopin = Fryderyk Chopin = Chopin
    Antonín Dvořák = Dvořák
    Georg Friedrich Händel = George Frideric Handel = George Frederick Handel = G. F. Handel = Handel
    Franz Liszt = Ferenc Liszt = Liszt Ferenc = Liszt
    Béla Bartók = Bartók Béla = Bartók
    Zoltán Kodály = Kodály Zoltán
    Antonio Vivaldi = Vivaldi
    Claude Debussy = Debussy
    Joseph Haydn = Franz Joseph Haydn = Haydn
    Felix Mendelssohn = Felix Mendelssohn Bartholdy = Mendelssohn
    Johann Strauss II = Johann Strauß Sohn = Johann Strauss Jr.
    Berliner Philharmoniker = Berlin Philharmonic = Berlin Philharmonic Orchestra
    Wiener Philharmoniker = Vienna Philharmonic = Vienna Philharmonic Orchestra
    Royal Concertgebouw Orchestra = Koninklijk Concertgebouworkest = Concertgebouworkest = Concertgebouw Orchestra
    London Symphony Orchestra = LSO
    Symphonieorchester des Bayerischen Rundfunks = Bavarian Radio Symphony Orchestra
    Česká filharmonie = Czech Philharmonic = Czech Philharmonic Orchestra
    Gewandhausorchester Leipzig = Gewandhausorchester = Leipzig Gewandhaus Orchestra
    Staatskapelle Dresden = Sächsische Staatskapelle Dresden = Dresden Staatskapelle
    NHK交響楽団 = NHK Symphony Orchestra
    東京フィルハーモニー交響楽団 = Tokyo Philharmonic Orchestra
    Leningrad Philharmonic Orchestra = St. Petersburg Philharmonic Orchestra
    Kirov Orchestra = Mariinsky Orchestra = Mariinsky Theatre Orchestra
    Los Angeles Philharmonic = LA Phil = LA Philharmonic = Los Angeles Philharmonic Orchestra
    New York Philharmonic = New York Philharmonic Orchestra
    Orchestre de la Suisse Romande = Suisse Romande Orchestra
    Budapesti Fesztiválzenekar = Budapest Festival Orchestra
    """#
}
