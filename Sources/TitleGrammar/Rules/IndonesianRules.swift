/// Markers in Indonesian. Columns: ``RuleRow``.
let indonesianRules = #"""
  live | id | versi live ; rekaman langsung ; versi konser ; penampilan langsung | bde | Kangen ⟦(Versi Live)⟧ | Langsung Saja
  place | id | di {name} ; dari {name} | bd | Separuh Nafas ⟦(Live di Jakarta)⟧ | Di Udara
  acoustic | id | akustik ; versi akustik ; versi acoustic | bde | Sempurna ⟦(Akustik)⟧ | Akustika
  instrumental | id | versi instrumental ; minus one ; musik saja | bd | Bengawan Solo ⟦(Versi Instrumental)⟧ | Musik
  original-version | id | versi asli ; versi original | bd | Mungkin Nanti ⟦(Versi Asli)⟧ | Asli
  album-version | id | versi album | bd | Laskar Pelangi ⟦(Versi Album)⟧ | Album Kenangan
  radio-edit | id | versi radio | bd | Kisah Kasih di Sekolah ⟦(Versi Radio)⟧ | Radio
  rerecorded | id | versi baru ; rekaman baru ; daur ulang | bd | Cinta Putih ⟦(Versi Baru)⟧ | Baru
  named-version | id | versi {name} | bd | Bintang di Surga ⟦(Versi Orkestra)⟧ | Versi Terbaik Dirimu
  language-version | id | versi bahasa {language} ; bahasa {language} ; versi {language} ; dalam bahasa {language} ; versi bahasa | bd | Sayang ⟦(Versi Bahasa Indonesia)⟧ | Bahasa Kalbu
  special | id | edisi spesial ; edisi khusus ; versi spesial | bde | album: Hari Yang Cerah ⟦(Edisi Spesial)⟧ | Spesial
  limited | id | edisi terbatas | bde | album: Kamar Gelap ⟦(Edisi Terbatas)⟧ | Terbatas
  deluxe | id | edisi deluxe | bde | album: Monokrom ⟦(Edisi Deluxe)⟧ | Deluxe
  karaoke | id | versi karaoke | bde | Dan ⟦(Versi Karaoke)⟧ | Karaoke Malam
  guests | id | bersama {name} ; dengan {name} ; duet bersama {name} ; duet dengan {name} ; menampilkan {name} | b | Cinta Kan Membawamu Kembali ⟦(bersama Reza Artamevia)⟧ | Hidup (dengan Kamu)
  provenance | id | dari film {name} ; soundtrack film {name} ; lagu tema {name} ; ost film {name} ; dari {quoted} ; ost sinetron {name} | bd | Sampai Jadi Debu ⟦(Dari Film "Dilan 1990")⟧ | Dari Mata
  video-version | id | video musik resmi ; video lirik ; lirik ; dengan lirik ; video klip ; video lirik resmi | bd | Lathi ⟦(Video Musik Resmi)⟧ | Lirik Lagu Ini
  part | id | bagian {number} ; babak {number} | bde | Balada, ⟦Bagian 2⟧ | Bagian Darimu
  filler | id | versi ; edisi ; lagu ; dan ; rekaman | bd | album: Manusia ⟦(Edisi Khusus Akustik)⟧ | Lagu Untuk Riri
  """#
