/// Opus and catalogue numbers, which are written alike in all languages. Columns: ``RuleRow``.
let numberRules = #"""
  opus | - | op {number} ; opus {number} ; opp {number} | bde | Nocturne in E-Flat Major, ⟦Op. 9⟧ | Mr. Holland's Opus
  catalogue.bwv | - | bwv {number} | bde | Cello Suite No. 1 in G Major, ⟦BWV 1007⟧ | BWV
  catalogue.bwvAnhang | - | bwv anh {number} ; bwv anhang {number} | bde | Minuet in G Major, ⟦BWV Anh. 114⟧ | Anhang
  catalogue.koechel | - | k {number} ; kv {number} ; köchel {number} | bde | Piano Sonata No. 11 in A Major, ⟦K. 331⟧ | Special K
  catalogue.hoboken | - | hob {number} ; h {number} | bde | Piano Sonata No. 62, ⟦Hob. XVI:52⟧ | Hobgoblin
  catalogue.deutsch | - | d {number} | bde | Piano Sonata No. 21, ⟦D. 960⟧ | Vitamin D
  catalogue.ryom | - | rv {number} | bde | Violin Concerto in F Minor, ⟦RV 297⟧ | RV Life
  catalogue.handel | - | hwv {number} | bde | Music for the Royal Fireworks, ⟦HWV 351⟧ | Handle with Care
  catalogue.searle | - | s {number} | bde | Liebesträume, ⟦S. 541⟧ | S&M
  catalogue.kirkpatrick | - | kk {number} ; kp {number} | bde | Sonata in D Minor, ⟦Kk. 141⟧ | KK Slider
  catalogue.longo | - | l {number} | bde | Sonata in E Major, ⟦L. 23⟧ | L.A. Woman
  catalogue.woo | - | woo {number} | bde | Für Elise, ⟦WoO 59⟧ | Woo Hah
  catalogue.burghauser | - | b {number} | bde | Symphony No. 9, ⟦B. 178⟧ | Plan B
  catalogue.telemann | - | twv {number} | bde | Viola Concerto in G Major, ⟦TWV 51⟧ | TV Party
  catalogue.zimmermann | - | z {number} | bde | Dido and Aeneas, ⟦Z. 626⟧ | Gen Z
  catalogue.wotquenne | - | wq {number} | bde | Solfeggietto, ⟦Wq. 117⟧ | W.Q.
  catalogue.gerard | - | g {number} | bde | Minuet, ⟦G. 275⟧ | Warren G
  catalogue.buxtehude | - | buxwv {number} | bde | Ciacona, ⟦BuxWV 160⟧ | Buxtehude
  catalogue.schuetz | - | swv {number} | bde | Selig sind die Toten, ⟦SWV 391⟧ | SWV
  catalogue.szollosy | - | sz {number} | bde | Romanian Folk Dances, ⟦Sz. 56⟧ | Sza
  catalogue.bartokBB | - | bb {number} | bde | Mikrokosmos, ⟦BB 105⟧ | BB King Blues
  catalogue.poulencFP | - | fp {number} | bde | Gloria, ⟦FP 177⟧ | FP
  catalogue.th | - | th {number} | bde | The Seasons, ⟦TH 135⟧ | Th
  catalogue.eg | - | eg {number} | bde | Larvik Polka, ⟦EG 101⟧ | Eg
  catalogue.jaehns | - | j {number} | bde | Der Freischütz, ⟦J. 277⟧ | Dr. J
  """#
