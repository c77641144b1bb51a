/// Markers in Turkish. Columns: ``RuleRow``.
let turkishRules = #"""
  live | tr | canlı ; canlı performans ; canlı kayıt ; konser kaydı ; canlı konser ; konser ; canlı versiyon | bde | Gülpembe ⟦(Canlı)⟧ | Canlı Bomba Yüreğim
  acoustic | tr | akustik ; akustik versiyon ; akustik performans ; akustik canlı | bde | Dünyadan Uzak ⟦(Akustik)⟧ | Akustik Travma Sonrası
  instrumental | tr | enstrümantal ; enstrumantal ; enstrümantal versiyon ; enstrümental | bde | Uzun İnce Bir Yoldayım ⟦(Enstrümantal)⟧ | Enstrüman
  extended | tr | uzun versiyon ; uzatılmış versiyon | bd | Şımarık ⟦(Uzun Versiyon)⟧ | Uzun Yol
  original-version | tr | orijinal versiyon ; orijinal ; orijinal kayıt | bd | Kuzu Kuzu ⟦(Orijinal Versiyon)⟧ | Orijinal Aşk
  album-version | tr | albüm versiyonu | bd | Bangır Bangır ⟦(Albüm Versiyonu)⟧ | Albüm
  radio-edit | tr | radyo versiyonu ; radyo versiyon | bd | Seni Dert Etmeler ⟦(Radyo Versiyonu)⟧ | Radyo
  rerecorded | tr | yeni versiyon ; yeni kayıt ; yeniden | bd | Arkadaş ⟦(Yeni Versiyon)⟧ | Yeni Bir Gün
  year-version | tr | {year} versiyon ; {year} versiyonu | bd | Hadi Bakalım ⟦(2010 Versiyon)⟧ | 1945
  named-version | tr | {name} versiyon ; {name} versiyonu | bd | Sevdan Bir Ateş ⟦(Piyano Versiyon)⟧ | Versiyonum
  language-version | tr | {language} versiyon ; {language} versiyonu ; türkçe versiyon ; ingilizce versiyon ; türkçe | bd | Düm Tek Tek ⟦(Türkçe Versiyon)⟧ | Türkçe Sözlü Hafif Batı Müziği
  remaster | tr | yenilenmiş ; remastered versiyon ; yeniden düzenlenmiş ; remaster versiyon | bde | Fesuphanallah ⟦(Remastered Versiyon)⟧ | Usta
  deluxe | tr | deluxe versiyon ; deluxe baskı | bde | album: Karma ⟦(Deluxe Versiyon)⟧ | Lüks
  special | tr | özel versiyon ; özel baskı ; özel edisyon ; özel | bde | album: Yol ⟦(Özel Baskı)⟧ | Özel Birine
  limited | tr | sınırlı sayıda ; sınırlı baskı | bde | album: Sahibinin Sesi ⟦(Sınırlı Baskı)⟧ | Sınır
  anniversary | tr | {ordinal} yıl ; {number} yıl özel ; yıldönümü ; {ordinal} yıl özel | bd | album: Aacayipsin ⟦(25. Yıl)⟧ | Yıl Dönümü Gecesi
  bonus-track | tr | bonus şarkı ; bonus parça | bd | Her Şey Yolunda ⟦(Bonus Parça)⟧ | Parça Parça
  karaoke | tr | karaoke versiyon ; karaoke versiyonu | bde | Ünzile ⟦(Karaoke Versiyon)⟧ | Karaoke
  guests | tr | düet {name} ; konuk {name} ; ile {name} ; {name} ile ; {name} ile düet | b | Çakıl Taşları ⟦(Sertab Erener ile)⟧ | Ayrılık (Sevda ile Geldi)
  provenance | tr | {name} dizi müziği ; {name} film müziği ; orijinal film müziği ; orijinal dizi müziği ; {name} orijinal dizi müziği ; dizi müziği ; film müziği ; {name} orijinal film müziği | bd | Aşk-ı Memnu ⟦(Orijinal Dizi Müziği)⟧ | Müziğin Sesi
  video-version | tr | resmi video ; resmi klip ; official klip ; resmi müzik videosu | bd | Aşk ⟦(Resmi Klip)⟧ | Resmi Geçit
  part | tr | bölüm {number} ; {ordinal} bölüm ; kısım {number} | bde | Ceviz Ağacı, ⟦Bölüm 2⟧ | Bölüm Sonu Canavarı
  filler | tr | versiyon ; versiyonu ; kayıt ; şarkı ; baskı ; ve | bd | album: Nazar ⟦(Canlı Akustik Kayıt)⟧ | Şarkı
  """#
