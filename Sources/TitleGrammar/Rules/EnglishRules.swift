/// Markers in English, which stores in every country use. Columns: ``RuleRow``.
let englishRules = #"""
  # Audio: played before people
  live | en | live | bdp | Jolene ⟦(Live)⟧ | Live and Let Die
  live | en | live version ; live recording ; live performance ; live take ; live edit | bde | Creep ⟦(Live Version)⟧ | Live Forever
  live | en | recorded live ; performed live ; live in concert ; in concert | bd | Layla ⟦(Recorded Live)⟧ | Concerto for Group and Orchestra
  live | en | {name} live version ; {name} live lounge | bd | Teardrop - ⟦Audiotree Live Version⟧ | Live Your Life (feat. Rihanna)
  live | en | live {ordinal} ; live {number} | bd | Speed of Sound ⟦(Live 2)⟧ | Live 4 Ever
  place | en | at {name} ; in {name} ; from {name} ; on {name} ; @ {name} ; for {name} ; with {name} ; during {name} ; via {name} ; by {name} | bd | About a Girl ⟦(Live at Roseland)⟧ | At Last
  unplugged | en | unplugged ; mtv unplugged ; unplugged version | bde | Layla ⟦(Unplugged)⟧ | Plug In Baby
  unplugged | en | {name} unplugged | bd | The Man Who Sold the World ⟦(MTV Unplugged)⟧ | Unplugged
  session | en | session ; sessions ; live session ; studio session ; session version | bd | Chandelier ⟦(Live Session)⟧ | Recording Session Blues
  session | en | {name} session ; {name} sessions ; {name} session version | bd | Love Will Tear Us Apart ⟦(Peel Session)⟧ | Sessions
  acoustic | en | acoustic ; acoustic version ; acoustic mix ; acoustic take ; acoustic performance ; acoustics | bde | Potions ⟦(Acoustic)⟧ | Acoustic Alchemy
  acoustic | en | {name} acoustic ; {name} acoustic version | bd | Royals ⟦(Triple J Acoustic)⟧ | Acoustic Motorbike
  stripped | en | stripped ; stripped version ; stripped down ; stripped back ; stripped down version ; unadorned | bd | Habits ⟦(Stripped)⟧ | Stripped
  orchestral | en | orchestral ; orchestral version ; symphonic version ; orchestra version ; with orchestra | bd | Bitter Sweet Symphony ⟦(Orchestral Version)⟧ | Orchestral Manoeuvres
  piano | en | piano version ; solo piano ; piano solo ; piano acoustic ; piano ; piano instrumental | bd | All of Me ⟦(Piano Version)⟧ | Piano Man
  rehearsal | en | rehearsal ; rehearsal take ; rehearsals | bd | The Weight ⟦(Rehearsal)⟧ | Dress Rehearsal Rag
  rehearsal | en | {name} rehearsal | bd | Dark Star ⟦(Fillmore Rehearsal)⟧ | Rehearsals for Retirement
  # Audio: before it was finished
  demo | en | demo ; demo version ; demo recording ; demo tape ; demo take ; demos | bde | Wolves ⟦(Demo)⟧ | Demons
  demo | en | {name} demo ; {name} demo version ; {name} demos | bd | Heroes and Villains ⟦(Home Demo)⟧ | Demolition Man
  outtake | en | outtake ; out take ; studio outtake ; outtakes ; session outtake | bd | Series of Dreams ⟦(Outtake)⟧ | Take It Out on Me
  outtake | en | {name} outtake ; {name} outtakes | bd | She's Your Lover Now ⟦(Blonde on Blonde Outtake)⟧ | Outtakes
  alternate | en | alternate ; alternate version ; alternative version ; alternate take ; alternative take ; alternate mix ; alternative mix ; alternate ending ; alternate edit ; alternate | bde | Blue in Green ⟦(Alternate Take)⟧ | Alternative Ulster
  alternate | en | alternate take {number} ; alternate version {number} | bd | Giant Steps ⟦(Alternate Take 2)⟧ | Alternate Route
  take | en | take {number} ; early version ; early take ; rough mix ; first take ; unfinished ; work in progress ; working version ; unreleased version ; unreleased ; previously unreleased ; early mix ; rough cut ; early demo | bd | So What ⟦(Take 1)⟧ | Take Five
  # Audio: made anew from it
  remix | en | remix ; remixed ; the remix ; remixes ; the remixes ; remix version ; official remix ; club remix ; dance remix | bde | Cold Heart ⟦(Remix)⟧ | Remix to Ignition
  remix | en | {name} remix ; {name} remixes ; {name} remixed ; {name} remix version ; {name} club remix ; {name} re mix | bd | Titanium ⟦(Alesso Remix)⟧ | Mixed Emotions
  remix | en | remixed by {name} ; remix by {name} ; reworked by {name} | bd | Born Slippy ⟦(Remixed by Darren Price)⟧ | The Remix
  remix | en | rework ; reworked ; rework version ; refix ; reinterpretation ; re imagined ; reimagined | bd | Strobe ⟦(Rework)⟧ | Workin' Day and Night
  remix | en | {name} rework ; {name} reworked ; {name} refix ; {name} rmx ; {name} rub ; {name} reinterpretation ; {name} treatment ; {name} reconstruction ; {name} remake ; {name} interpretation | bd | Around the World ⟦(Motorbass Rework)⟧ | Work
  remix | en | rmx | bd | Insomnia ⟦(RMX)⟧ | R U Mine?
  remix | en | {name} flip ; flip | bd | Pony ⟦(Jersey Club Flip)⟧ | Flip Reverse
  remix | en | remix edit ; {name} remix edit ; {name} remix radio edit | bd | Prayer in C ⟦(Robin Schulz Remix Edit)⟧ | Edit the Sad Parts
  remix | en | remix | E | Otherside ⟦Remix⟧ | The Remix
  bootleg | en | bootleg ; {name} bootleg | bd | Hung Up ⟦(Archigram Bootleg)⟧ | Bootleg
  mashup | en | mashup ; mash up ; {name} mashup ; {name} mash up | bd | Numb / Encore ⟦(Mashup)⟧ | Monster Mash
  mix | en | mix ; new mix ; long mix ; full mix ; main mix ; vocal mix ; dance mix ; party mix ; mix version ; mixes | bd | Stay Awhile ⟦(Mix)⟧ | In the Mix
  mix | en | {name} mix ; {name} mixes ; {name} vocal mix ; {name} mix version | bd | Silence ⟦(Airscape Mix)⟧ | Mix It Up
  mix | en | mixed ; mix cut | b | Opus ⟦(Mixed)⟧ | Mixed Emotions
  mix | en | {year} mix ; {year} stereo mix ; {year} remix ; new stereo mix | bd | Taxman ⟦(2022 Mix)⟧ | Mixtape 2003
  continuous-mix | en | continuous mix ; dj mix ; continuous dj mix ; megamix ; continuous mix version ; non stop mix ; mega mix | bd | Fabriclive 27 ⟦(Continuous Mix)⟧ | Mixmaster
  continuous-mix | en | {name} continuous mix ; {name} dj mix ; {name} megamix ; mixed by {name} | bd | Global Underground ⟦(Sasha DJ Mix)⟧ | Megamix
  edit | en | edit ; edited version ; short edit ; re edit ; album edit ; video edit ; single edit ; tv edit ; {year} edit | bd | Music Sounds Better with You ⟦(Edit)⟧ | Editions of You
  edit | en | {name} edit ; {name} re edit ; {name} reedit | bd | Sing It Back ⟦(Tensnake Edit)⟧ | Edith and the Kingpin
  radio-edit | en | radio edit ; radio version ; radio mix ; radio edit mix ; radio cut ; radio single ; fm edit ; radio single edit ; radio remix ; radio | bde | Sandstorm ⟦(Radio Edit)⟧ | Radio Ga Ga
  radio-edit | en | {name} radio edit ; {name} radio mix ; {name} radio version | bd | Children ⟦(Dream Radio Edit)⟧ | Radio Nowhere
  extended | en | extended ; extended version ; extended mix ; extended edit ; extended play ; extended club mix ; extended dance mix ; extended remix ; long version ; maxi version ; 12 inch version ; 12" version ; 12" mix ; 12 inch mix ; 12 mix ; 12 version ; extended 12" version ; extended vocal mix ; twelve inch mix ; full length version ; original extended mix ; unedited | bde | Miracle ⟦(Extended)⟧ | Extended Family
  extended | en | {name} extended ; {name} extended mix ; {name} extended remix ; {name} extended version ; {name} extended edit ; {name} 12" mix ; {name} 12 inch mix | bd | Satellite ⟦(Oceanlab Extended Mix)⟧ | Extendable Arms
  club | en | club mix ; club version ; club edit ; club | bde | Show Me Love ⟦(Club Mix)⟧ | Club Tropicana
  club | en | {name} club mix ; {name} club version ; {name} club edit | bd | Bounce ⟦(Fly Eye Club Mix)⟧ | Clubbed to Death
  dub | en | dub ; dub mix ; dub version ; dubstrumental | bd | Bela Lugosi's Dead ⟦(Dub)⟧ | Dubstep
  dub | en | {name} dub ; {name} dub mix ; {name} dub version ; {name} in dub | bd | Give It Back ⟦(Eric's Wollman Dub)⟧ | Dub Be Good to Me
  vip | en | vip ; vip mix ; vip remix ; vip edit ; v i p ; vip version | bde | Firestarter ⟦(VIP)⟧ | VIP Treatment
  vip | en | vip | E | Firestarter ⟦VIP⟧ | Like a VIP at Night
  vip | en | {name} vip ; {name} vip mix | bd | Pulverturm ⟦(Niels van Gogh VIP Mix)⟧ | V.I.P. Lounge
  instrumental | en | instrumental ; inst ; inst ver ; inst version ; instrumental version ; instrumental mix ; instrumentals ; instrumental edit | bde | Still D.R.E. ⟦(Instrumental)⟧ | Instrumental Asylum
  instrumental | en | instrumental | E | Still D.R.E. ⟦Instrumental⟧ | Instrumental
  instrumental | en | {name} instrumental ; {name} instrumental version ; {name} instrumental mix | bd | Hate It or Love It ⟦(G-Unit Instrumental)⟧ | Instruments of Darkness
  a-cappella | en | a cappella ; acappella ; acapella ; a capella ; accapella ; a cappella version ; acapella version ; acappella version ; vocals only ; vocal only | bd | Renegade ⟦(Acapella)⟧ | Capella's Dream
  a-cappella | en | {name} acapella ; {name} a cappella ; {name} acappella | bd | Finally ⟦(Diva Acapella)⟧ | Acappella
  rerecorded | en | rerecorded ; re recorded ; re recorded version ; rerecorded version ; re recording ; new recording ; rerecording ; re record ; rerecorded | bde | Boys of Summer ⟦(Re-Recorded)⟧ | Recorded in Hell
  rerecorded | en | new version ; {year} re recording ; {year} re recorded version ; {year} recording ; re cut | bd | Wild World ⟦(New Version)⟧ | New Sensation
  sped-up | en | sped up ; spedup ; sped up version ; speed up ; speed up version ; fast version ; {name} sped up version | bd | Heat Waves ⟦(Sped Up)⟧ | Speed Up My Heart
  slowed | en | slowed ; slowed down ; slowed and reverb ; slowed reverb ; slowed down version ; slow version ; slowed version ; super slowed ; ultra slowed ; chopped and screwed ; screwed and chopped ; chopped not slopped ; reverb | bd | Metamorphosis ⟦(Slowed + Reverb)⟧ | Slow Down
  nightcore | en | nightcore ; nightcore version ; nightcore mix | bd | Angel with a Shotgun ⟦(Nightcore)⟧ | Night Core
  lofi | en | lofi ; lo fi ; lofi version ; lofi remix ; lofi mix ; lo fi version ; lo fi mix | bd | Channa Mereya ⟦(Lofi)⟧ | Lo-Fi Children
  spatial | en | 8d audio ; 8d ; dolby atmos ; dolby atmos version ; spatial audio ; atmos mix ; binaural ; surround mix ; 5.1 mix ; quadraphonic mix ; dolby atmos mix ; 360 ra | bd | Starboy ⟦(8D Audio)⟧ | 8 Days a Week
  reprise | en | reprise | bd | Sgt. Pepper's Lonely Hearts Club Band ⟦(Reprise)⟧ | Reprise
  medley | en | medley ; live medley | bd | Sgt. Rock ⟦(Medley)⟧ | Medley: Rock and Roll
  cover-version | en | cover ; cover version ; acoustic cover ; {name} cover ; {name} cover version ; cover of {name} ; originally by {name} | bd | Running Up That Hill ⟦(Cover)⟧ | Cover Me
  backing-track | en | backing track ; backing tracks ; backing version ; minus one ; minus one version ; click track ; play along | bd | Autumn Leaves ⟦(Backing Track)⟧ | Back on Track
  commentary | en | commentary ; track by track ; track by track commentary ; {name} commentary ; interview ; spoken commentary ; track commentary ; voice memo | bd | Blank Space ⟦(Voice Memo)⟧ | Running Commentary
  intro | en | intro version ; intro mix ; intro edit ; {name} intro edit ; dj intro | bd | Clint Eastwood ⟦(DJ Intro)⟧ | Introduction
  theme-version | en | tv size ; tv version ; tv size version ; tv edit ; anime version ; tv ver ; tv mix ; tv track ; theme version ; opening version ; movie size ; movie version ; movie ver ; game size ; game version ; film version | bde | Unravel ⟦(TV Size)⟧ | TV Eye
  short-version | en | short version ; short mix ; short ver ; short edit ; short ; short film version ; edited for tv | bd | In-A-Gadda-Da-Vida ⟦(Short Version)⟧ | Short Skirt
  full-version | en | full version ; full ver ; full length ; full track ; complete version ; uncut version ; uncut ; full size ; full ; full song | bd | Light My Fire ⟦(Full Version)⟧ | Full Moon
  sound-effect | en | sound effect ; sound effects ; sfx | bd | Thunderstorm ⟦(Sound Effect)⟧ | Sound and Vision
  parody | en | parody ; parody of {name} ; parody version ; a parody of {name} | bd | Party in the CIA ⟦(Parody of "Party in the U.S.A." by Miley Cyrus)⟧ | Parody
  remake | en | remake ; remake version ; {year} remake | bd | Tainted Dance ⟦(Remake)⟧ | Make You Feel My Love
  language-version | en | {language} version ; {language} ver ; {language} language version ; in {language} ; sung in {language} ; {language} edition ; {language} | bd | 99 Red Balloons ⟦(German Version)⟧ | German Bold Italic
  language-version | en | {language} remix ; {language} mix ; {language} acoustic version | bd | Despacito ⟦(Spanish Remix)⟧ | Spanish Caravan
  named-version | en | {name} version ; {name} ver ; {name} take | bd | Halo ⟦(Urban Version)⟧ | Version of Me
  named-version | en | version {number} ; ver {number} ; v {digits} | bd | Where the Streets Have No Name ⟦(Version 2)⟧ | Version 2.0
  # Imitations
  karaoke | en | karaoke ; karaoke version ; karaoke instrumental ; karaoke mix ; sing along ; sing along version ; karaoke track ; no lead vocal | bde | Let It Go ⟦(Karaoke Version)⟧ | Karaoke Queen
  karaoke | en | karaoke | E | Bohemian Rhapsody ⟦Karaoke⟧ | Karaoke
  karaoke | en | {name} karaoke ; {name} karaoke version ; {name} sing along | bd | Shallow ⟦(Lower Key Karaoke)⟧ | Karaoke Plays
  tribute | en | tribute ; tribute version ; a tribute ; {name} tribute ; tribute to {name} ; a tribute to {name} ; {name} tribute version ; lullaby version ; lullaby version of {name} ; lullaby rendition of {name} | bd | Yellow ⟦(Tribute to Coldplay)⟧ | Tribute
  made-famous-by | en | made famous by {name} ; originally performed by {name} ; in the style of {name} ; as made famous by {name} ; as made famous by ; originally recorded by {name} ; as performed by {name} ; in style of {name} ; made popular by {name} ; as made popular by {name} | bd | Thinking Out Loud ⟦(Originally Performed by Ed Sheeran)⟧ | Fame
  karaoke | en | karaoke version originally performed by {name} ; karaoke version in the style of {name} | bd | Hello ⟦(Karaoke Version Originally Performed by Adele)⟧ | Karaoke
  # Naming
  single-version | en | single version ; original single version ; single edit version ; single release ; single ver ; 7" version ; 7" mix ; 7 inch version ; 7" edit ; 7" single version ; 7 version ; 7 inch mix ; 7" single | bde | Heroes ⟦(Single Version)⟧ | Single Ladies (Put a Ring on It)
  single-mix | en | single mix ; original single mix ; album mix ; original album mix | bde | In the Street - ⟦single mix⟧ | Mixed Emotions
  single-version | en | single | bdS | Rise ⟦(Single)⟧ | Single
  album-version | en | album version ; lp version ; album mix ; lp mix ; original album version ; album ver ; album track ; {name} album track ; lp cut ; original lp version ; album cut | bde | The Reason ⟦(Album Version)⟧ | Album of the Year
  original-version | en | original version ; original ; original recording version ; original edit ; original demo version ; standard version ; the original ; regular version ; studio version ; original studio version ; original take ; original ver | bd | Y.M.C.A. ⟦(Original Version)⟧ | Original Prankster
  original-version | en | original version {year} ; original {year} version ; studio | bd | Bobby Brown ⟦- Original Version 1978⟧ | Original Sin
  original-mix | en | original mix ; original club mix ; original radio edit ; original edit ; original extended mix | bde | Levels ⟦(Original Mix)⟧ | Original of the Species
  mono | en | mono ; mono version ; mono mix ; original mono ; mono single version ; mono single ; mono album version ; original mono version ; {year} mono version ; original mono mix | bde | Paint It, Black ⟦- Mono⟧ | Mono No Aware
  stereo | en | stereo ; stereo version ; stereo mix ; stereo album version ; original stereo ; original stereo mix ; stereo single version ; original stereo version ; {year} stereo version | bde | Good Vibrations ⟦- Stereo Version⟧ | Stereo Hearts
  year-version | en | {year} version ; version {year} ; {year} ver ; {year} recording version ; {year} edition ; {year} release ; {year} digital version | bd | Smooth Operator ⟦(2004 Version)⟧ | 1999
  video-version | en | music video ; official music video ; official video ; video version ; official audio ; audio ; official lyric video ; lyric video ; official lyrics video ; official lyrics ; lyrics ; lyric ; video ; visualizer ; official visualizer ; official visualiser ; music audio ; official hd video ; video clip ; official track ; official track stream ; official stream ; hd ; hq ; 4k ; hd video ; m v ; mv ; official mv ; official m v ; teaser ; performance video ; dance practice ; with lyrics ; lyrics video ; audio only ; official music video hd ; official 4k video ; stream ; official audio video ; audio version ; bonus video version | bdp | Uptown Funk ⟦(Official Video)⟧ | Video Killed the Radio Star
  video-version | en | official video ; official music video ; official audio ; official lyric video ; music video ; hd video ; lyric video ; video clip ; full album ; lyrics video | e | Zombie ⟦Official Music Video⟧ | Video Games
  video-version | en | hd ; hq | E | Zombie ⟦HD⟧ | HD
  video-version | en | full album ; official ; video album ; visual album | bd | Homogenic ⟦(Full Album)⟧ | Officially Yours
  soundtrack-version | en | soundtrack version ; film version ; movie version ; ost version ; end title version ; end credits version ; end title ; end credits ; movie mix ; soundtrack mix ; main title ; main theme ; theme ; opening theme ; ending theme ; closing theme ; pop version ; broadway version | bd | My Heart Will Go On ⟦(End Title)⟧ | Soundtrack of Our Lives
  # Mastering
  remaster | en | remastered ; remaster ; remastering ; digitally remastered ; digital remaster ; remastered version ; remaster version ; new remaster ; newly remastered ; remasters ; re mastered ; re master ; mastered for itunes ; half speed master ; half speed mastered ; original master ; new master ; 24 bit remaster ; 24 bit remastered ; hi res remaster ; remix remaster ; remixed and remastered ; remixed remastered | bde | Wish You Were Here ⟦(Remastered)⟧ | Premaster Tape
  remaster | en | remastered ; remaster | E | Catspaw ⟦Remastered⟧ | Remastered
  remaster | en | remastered {year} ; remastered in {year} ; remaster {year} ; {year} remaster ; {year} remastered ; {year} remastered version ; {year} digital remaster ; {year} digitally remastered ; digital remaster {year} ; digitally remastered {year} ; {year} remaster version ; {year} re mastered ; {year} remastering ; {year} master ; remastered {year} version ; {year} stereo remaster ; {year} mono remaster ; {year} remastered album version ; {year} new remaster | bde | Here Comes the Sun ⟦- Remastered 2009⟧ | Master of Puppets
  remaster | en | {ordinal} anniversary remaster ; {ordinal} anniversary remastered ; {ordinal} anniversary remastered edition ; {ordinal} anniversary remaster edition | bd | Come As You Are ⟦(30th Anniversary Remaster)⟧ | Anniversary Song
  remaster | en | {name} remaster ; remastered by {name} ; {name} remastered | bd | Kashmir ⟦(Jimmy Page Remaster)⟧ | Master Blaster (Jammin')
  # Packaging
  deluxe | en | deluxe ; deluxe edition ; deluxe version ; super deluxe ; super deluxe edition ; deluxe album ; deluxe box set ; deluxe set ; deluxe package ; digital deluxe ; digital deluxe edition ; digital deluxe version ; deluxe reissue ; deluxe expanded edition ; expanded deluxe edition ; deluxe single ; the deluxe ; deluxe remastered ; deluxe anniversary edition ; deluxe digital version ; box set ; deluxe digital edition ; deluxe video edition ; deluxe boxset ; the complete edition ; complete edition | bde | Pablo Honey ⟦(Deluxe Edition)⟧ | Deluxe
  deluxe | en | {name} deluxe ; {name} deluxe edition ; {name} deluxe version ; {name} box set | bd | good kid, m.A.A.d city ⟦(International Deluxe)⟧ | Jay Deluxe Blues
  deluxe | en | deluxe | EA | album: Scorpion Season ⟦Deluxe⟧ | album: Deluxe
  expanded | en | expanded ; expanded edition ; expanded version ; expanded reissue ; expanded bonus track edition ; remastered and expanded ; expanded remastered edition ; expanded and remastered ; extended edition ; expanded remaster ; legacy edition ; redux ; {name} expanded edition ; {year} expanded edition | bde | Rumours ⟦(Expanded)⟧ | Expanding Universe
  special | en | special edition ; special version ; tour edition ; special tour edition ; ultimate edition ; platinum edition ; gold edition ; definitive edition ; premium edition ; festival edition ; heritage edition ; essential edition ; super edition ; repackage ; reloaded ; platinum version ; special bonus edition ; fan edition ; special box set ; complete collection ; japan edition ; japanese edition ; us edition ; uk edition ; international edition ; international version ; us version ; uk version ; target edition ; christmas edition ; holiday edition ; summer edition ; winter edition | bde | Favourite Worst Nightmare ⟦(Special Edition)⟧ | Special Delivery
  special | en | {name} special edition | bd | Born This Way ⟦(Asia Special Edition)⟧ | Special
  limited | en | limited edition ; limited ; limited version ; limited deluxe edition ; strictly limited edition ; ltd edition ; limited box set | bde | Hail to the Thief ⟦(Limited Edition)⟧ | Limited Time Only
  collectors | en | collector's edition ; collectors edition ; collector edition ; collector's box ; collectors version ; deluxe collector's edition | bde | Ten ⟦(Collector's Edition)⟧ | Collector
  anniversary | en | anniversary edition ; anniversary ; anniversary version ; anniversary deluxe edition ; anniversary deluxe ; anniversary reissue ; anniversary box set | bde | Disintegration ⟦(Anniversary Edition)⟧ | Anniversary
  anniversary | en | {ordinal} anniversary ; {ordinal} anniversary edition ; {ordinal} anniversary version ; {ordinal} anniversary deluxe edition ; {ordinal} anniversary deluxe ; {ordinal} anniversary super deluxe ; {ordinal} anniversary super deluxe edition ; {ordinal} anniversary special edition ; {ordinal} anniversary expanded edition ; {ordinal} anniversary reissue ; {ordinal} anniversary collector's edition ; {ordinal} birthday edition ; {ordinal} year anniversary edition ; {ordinal} anniversary mix ; {ordinal} anniversary box set ; {ordinal} year anniversary ; {number} year anniversary edition | bde | Nevermind ⟦(20th Anniversary Edition)⟧ | Our 50th Anniversary Waltz
  anniversary | en | {number} years | bd | album: Ten ⟦(30 Years)⟧ | 100 Years
  bonus-track | en | bonus ; bonus track ; bonus tracks ; bonus track version ; bonus tracks version ; bonus tracks edition ; bonus track edition ; with bonus tracks ; bonus edition ; bonus version ; bonus disc ; bonus cd ; bonus beat ; bonus beats ; bonus song ; previously unreleased bonus track ; {language} bonus track ; itunes bonus track ; hidden track ; {name} bonus track ; {name} bonus tracks | bd | Lovely Rita ⟦[Bonus Track]⟧ | Bonus Trap
  reissue | en | re issue ; reissue ; reissued ; re release ; rerelease ; rereleased ; re released ; re issued ; reissue edition ; remastered reissue ; remastered re issue ; {year} reissue ; {year} re issue ; re issue {year} ; reissue {year} ; {year} re release | bde | Kaputt ⟦(2021 Reissue)⟧ | Album Re-Issue Title
  edition | en | {name} edition ; standard edition ; digital edition ; standard ; edition ; {ordinal} edition ; remastered edition ; vinyl edition ; cd edition ; re edition | bd | Take Me Home : ⟦Yearbook Edition⟧ | Editions of You
  exclusive | en | exclusive ; {name} exclusive ; exclusive version ; exclusive edition ; exclusive track ; itunes exclusive ; itunes version ; itunes edition ; amazon exclusive ; spotify exclusive ; spotify singles ; recorded at {name} ; amazon original ; apple music edition ; only on {name} | bd | Sanctuary ⟦(iTunes Exclusive)⟧ | Mutually Exclusive
  original-recording | en | original recording ; original recordings ; original album ; original master recording ; original recording remastered ; original broadcast ; original 78 rpm recording | bd | Summertime ⟦(Original Recording)⟧ | Original Faubus Fables
  # Credits
  guests | en | feat {name} ; ft {name} ; featuring {name} ; feats {name} | bde | Umbrella ⟦(feat. Jay-Z)⟧ | Left Foot
  guests | en | with {name} ; w {name} ; duet with {name} ; with special guest {name} ; with guest {name} ; a duet with {name} ; vocals by {name} ; vocal {name} ; introducing {name} ; starring {name} ; with special guests {name} ; co starring {name} ; vocals {name} ; lead vocal {name} ; rap by {name} ; voc {name} ; guest {name} | b | Where Are Ü Now ⟦(with Justin Bieber)⟧ | Dancing (With Myself)
  producers | en | prod {name} ; prod by {name} ; produced by {name} ; produced {name} ; co produced by {name} ; produced and mixed by {name} ; beat by {name} | bd | XO Tour Llif3 ⟦(prod. TM88)⟧ | Producto
  producers | en | prod by {name} ; produced by {name} | e | Ransom ⟦prod. by Nick Mira⟧ | Product of the Environment
  producers | en | prod and ; prod ; produced and ; prod by and | b | That That ⟦(prod⟧. & feat. SUGA of BTS) | Prodigal Son
  # Rating
  explicit | en | explicit ; explicit version ; explicit content ; explicit album version ; explicit lyrics ; dirty ; dirty version ; pa version ; parental advisory ; uncensored ; uncensored version ; explicit edit ; street version ; explicit edition ; explicit mix ; explicit lyrics version ; explicit remix ; e | bdp | Sicko Mode ⟦[Explicit]⟧ | Dirty Diana
  clean | en | clean ; clean version ; edited ; censored ; censored version ; clean edit ; clean album version ; amended ; amended version ; edited album version ; clean edition ; clean radio edit ; super clean ; clean lyrics ; edited edition ; clean mix | bdp | Sicko Mode ⟦[Clean]⟧ | Clean Bandit
  # Provenance
  provenance | en | from {quoted} ; music from {quoted} ; theme from {quoted} ; love theme from {quoted} ; from the motion picture {quoted} ; from the musical {quoted} ; featured in {quoted} ; as heard in {quoted} ; from the film {quoted} ; from the movie {quoted} ; from the netflix film {quoted} ; from the netflix series {quoted} ; from the original motion picture {quoted} ; from disney's {quoted} ; from the album {quoted} ; inspired by {quoted} ; music from and inspired by {quoted} ; music from the motion picture {quoted} ; from the series {quoted} ; from the tv series {quoted} ; from the original series {quoted} ; music from the film {quoted} ; soundtrack from {quoted} ; songs from {quoted} ; score from {quoted} ; title song from {quoted} | bd | Let It Go ⟦(From "Frozen")⟧ | Hello from "Nowhere"
  provenance | en | theme from {name} ; love theme from {name} ; from the motion picture {name} ; music from the motion picture {name} ; from the film {name} ; from the movie {name} ; music from the film {name} ; soundtrack from the motion picture {name} ; music from the original motion picture {name} ; music from the netflix film {name} ; music from and inspired by {name} ; music inspired by {name} ; from the musical {name} ; from the original motion picture {name} ; from the tv series {name} ; from the series {name} ; from the netflix series {name} ; music from the series {name} ; from the soundtrack {name} ; from the opera {name} ; soundtrack from {name} ; music from the hbo series {name} ; from the video game {name} ; songs from {name} | bd | Lose Yourself ⟦(From the Motion Picture 8 Mile)⟧ | From the Motion
  provenance | en | original motion picture soundtrack ; original soundtrack ; motion picture soundtrack ; ost ; soundtrack ; original score ; original motion picture score ; original cast recording ; original broadway cast recording ; original television soundtrack ; original game soundtrack ; music from the motion picture ; music from the film ; music from the original motion picture ; music from the original series ; original film soundtrack ; movie soundtrack ; original london cast recording ; soundtrack album ; original series soundtrack ; video game soundtrack ; the original soundtrack ; the soundtrack ; motion picture score ; music from the series ; music from and inspired by the film ; music from and inspired by the motion picture ; music from and inspired by the movie ; soundtrack from the motion picture ; original cast ; music inspired by the film ; original tv soundtrack ; original sound track ; official soundtrack ; deluxe soundtrack ; original motion picture soundtrack deluxe ; original soundtrack recording ; the original motion picture soundtrack ; soundtrack from the netflix film ; music from the netflix series ; original series score ; original world premiere cast recording | bdeA | album: Drive ⟦(Original Motion Picture Soundtrack)⟧ | album: Soundtracks for the Blind
  provenance | en | original motion picture soundtrack ; original soundtrack ; motion picture soundtrack ; ost ; soundtrack ; original score ; original cast recording ; original broadway cast recording ; music from the motion picture ; music from the original motion picture ; original game soundtrack ; original television soundtrack ; soundtrack from the motion picture | bdS | Nightcall ⟦(Original Motion Picture Soundtrack)⟧ | Soundtrack to My Life
  provenance | en | {name} soundtrack ; {name} ost ; {name} original motion picture soundtrack ; {name} original soundtrack ; {name} original cast recording ; {name} original series soundtrack ; {name} motion picture soundtrack | bd | A Real Hero ⟦(Drive Original Motion Picture Soundtrack)⟧ | Soundtracker
  provenance | en | from the vault ; from the vaults | b | All Too Well ⟦[From The Vault]⟧ | From the Vault to the Floor
  # Album types
  ep | en | ep ; e p ; the ep ; extended play | bdeA | album: Stargazing ⟦- EP⟧ | album: EPilogue
  ep | en | ep | EA | album: More Monsters and Sprites ⟦EP⟧ | album: EP
  single | en | single ; the single ; digital single ; maxi single | bdA | album: Stargazing ⟦- Single⟧ | album: Single Mothers
  # Numbers
  part | en | part {number} ; pt {number} ; parts {number} ; pts {number} ; prt {number} | bde | Another Brick in the Wall, ⟦Pt. 2⟧ | Part of Me
  part | en | {ordinal} part | bd | Sleeping at the Wheel ⟦(2nd Part)⟧ | For the Most Part
  volume | en | volume {number} ; vol {number} ; volumes {number} ; vols {number} ; v {digits} | bde | album: Greatest Hits, ⟦Vol. 2⟧ | Pump Up the Volume
  disc | en | disc {number} ; cd {digits} ; disk {number} ; disc no {digits} | bde | album: Mellon Collie and the Infinite Sadness ⟦(Disc 1)⟧ | Disco 2000
  chapter | en | chapter {number} ; ch {digits} ; chapters {number} | bde | Journey's End ⟦(Chapter 3)⟧ | Chapter 24 Blues
  episode | en | episode {number} ; ep {number} ; session {number} | bde | A State of Trance ⟦(Episode 900)⟧ | An Episode of Blonde
  act | en | act {number} ; scene {number} | bde | Overture ⟦(Act 2)⟧ | Act Naturally
  work | en | no {digits} ; number {digits} ; nr {digits} ; nos {digits} | bde | Love Potion ⟦No. 9⟧ | No One Knows
  movement | en | {ordinal} movement ; movement {number} ; mvt {number} ; mov {number} | bde | Symphony No. 9 ⟦(4th Movement)⟧ | Movement of the People
  # Words that may stand beside
  filler | en | version ; versions ; ver ; edition ; the ; a ; album ; digital ; digitally ; original ; new ; and ; track ; tracks ; recording ; studio ; in ; bonus material ; from ; this ; cd ; lp ; song ; official ; plus ; mix ; whole | bd | album: Midnights ⟦(The Til Dawn Edition)⟧ | The Album
  """#
