/// Opus and catalogue numbers, which are written alike in all languages. Columns: ``RuleRow``.
let numberRules = #"""
  opus | - | op {digits} ; opus {digits} ; opp {digits} | bde | Nocturne in E-Flat Major, ⟦Op. 9⟧ | Mr. Holland's Opus
  catalogue.bwv | - | bwv {digits} | bde | Cello Suite No. 1 in G Major, ⟦BWV 1007⟧ | BWV
  catalogue.bwvAnhang | - | bwv anh {digits} ; bwv anhang {digits} | bde | Minuet in G Major, ⟦BWV Anh. 114⟧ | Anhang
  catalogue.koechel | - | k {digits} ; kv {digits} ; köchel {digits} | bde | Piano Sonata No. 11 in A Major, ⟦K. 331⟧ | Special K
  catalogue.hoboken | - | hob {number} ; h {digits} | bde | Piano Sonata No. 62, ⟦Hob. XVI:52⟧ | Hobgoblin
  catalogue.deutsch | - | d {digits} | bde | Piano Sonata No. 21, ⟦D. 960⟧ | Vitamin D
  catalogue.ryom | - | rv {digits} | bde | Violin Concerto in F Minor, ⟦RV 297⟧ | RV Life
  catalogue.handel | - | hwv {digits} | bde | Music for the Royal Fireworks, ⟦HWV 351⟧ | Handle with Care
  catalogue.searle | - | s {digits} | bde | Liebesträume, ⟦S. 541⟧ | S&M
  catalogue.kirkpatrick | - | kk {digits} ; kp {digits} | bde | Sonata in D Minor, ⟦Kk. 141⟧ | KK Slider
  catalogue.longo | - | l {digits} | bde | Sonata in E Major, ⟦L. 23⟧ | L.A. Woman
  catalogue.woo | - | woo {digits} | bde | Für Elise, ⟦WoO 59⟧ | Woo Hah
  catalogue.burghauser | - | b {digits} | bde | Symphony No. 9, ⟦B. 178⟧ | Plan B
  catalogue.telemann | - | twv {digits} | bde | Viola Concerto in G Major, ⟦TWV 51⟧ | TV Party
  catalogue.zimmermann | - | z {digits} | bde | Dido and Aeneas, ⟦Z. 626⟧ | Gen Z
  catalogue.wotquenne | - | wq {digits} | bde | Solfeggietto, ⟦Wq. 117⟧ | W.Q.
  catalogue.gerard | - | g {digits} | bde | Minuet, ⟦G. 275⟧ | Warren G
  catalogue.buxtehude | - | buxwv {digits} | bde | Ciacona, ⟦BuxWV 160⟧ | Buxtehude
  catalogue.schuetz | - | swv {digits} | bde | Selig sind die Toten, ⟦SWV 391⟧ | SWV
  catalogue.szollosy | - | sz {digits} | bde | Romanian Folk Dances, ⟦Sz. 56⟧ | Sza
  catalogue.bartokBB | - | bb {digits} | bde | Mikrokosmos, ⟦BB 105⟧ | BB King Blues
  catalogue.poulencFP | - | fp {digits} | bde | Gloria, ⟦FP 177⟧ | FP
  catalogue.th | - | th {digits} | bde | The Seasons, ⟦TH 135⟧ | Th
  catalogue.eg | - | eg {digits} | bde | Larvik Polka, ⟦EG 101⟧ | Eg
  catalogue.jaehns | - | j {digits} | bde | Der Freischütz, ⟦J. 277⟧ | Dr. J
  """#
