/// Markers in Vietnamese. Columns: ``RuleRow``.
let vietnameseRules = #"""
  live | vi | trực tiếp ; thu trực tiếp ; bản live ; biểu diễn trực tiếp ; bản trực tiếp ; trình diễn trực tiếp | bd | Nơi này có anh ⟦(Bản live)⟧ | Trực giác
  place | vi | tại {name} ; ở {name} | bd | Cơn mưa ngang qua ⟦(Live tại Hà Nội)⟧ | Tại vì sao
  acoustic | vi | bản acoustic ; acoustic phiên bản ; phiên bản acoustic | bd | Hơn cả yêu ⟦(Bản acoustic)⟧ | Bản tình ca
  instrumental | vi | hòa tấu ; không lời ; nhạc không lời ; bản hòa tấu ; nhạc nền ; beat gốc ; bản không lời | bd | Diễm xưa ⟦(Hòa tấu)⟧ | Hòa bình
  remix | vi | bản remix ; phối lại ; phiên bản remix | bd | Độ ta không độ nàng ⟦(Bản remix)⟧ | Phối màu
  original-version | vi | bản gốc ; nguyên bản | bd | Hạ trắng ⟦(Bản gốc)⟧ | Gốc phố
  rerecorded | vi | bản mới ; phiên bản mới ; bản phối mới ; bản thu mới | bd | Sóng gió ⟦(Phiên bản mới)⟧ | Mới yêu
  named-version | vi | phiên bản {name} ; bản {name} | bd | Em của ngày hôm qua ⟦(Phiên bản ballad)⟧ | Bản lĩnh
  language-version | vi | phiên bản tiếng việt ; phiên bản tiếng anh ; tiếng việt ; tiếng anh ; lời việt ; phiên bản tiếng trung ; bản tiếng anh | bd | See Tình ⟦(Phiên bản tiếng Anh)⟧ | Tiếng thời gian
  piano | vi | bản piano ; phiên bản piano | bd | Một nhà ⟦(Bản piano)⟧ | Tiếng piano
  special | vi | phiên bản đặc biệt ; bản đặc biệt | bd | album: Gieo ⟦(Phiên bản đặc biệt)⟧ | Đặc biệt
  limited | vi | phiên bản giới hạn ; bản giới hạn | bd | album: Hoàng ⟦(Phiên bản giới hạn)⟧ | Giới hạn
  anniversary | vi | kỷ niệm {number} năm ; {number} năm | bd | album: Mỹ Tâm ⟦(Kỷ niệm 10 năm)⟧ | Kỷ niệm
  guests | vi | song ca {name} ; song ca với {name} ; cùng {name} ; với {name} ; hợp ca {name} | b | Từ đó ⟦(song ca với Mỹ Tâm)⟧ | Đi (cùng anh)
  provenance | vi | nhạc phim {name} ; ost {name} ; nhạc phim ; từ phim {name} ; trích {name} ; nhạc trong phim {name} | bd | Có chàng trai viết lên cây ⟦(Nhạc phim Mắt biếc)⟧ | Phim ngắn
  part | vi | phần {number} ; tập {number} | bd | Túy âm ⟦(Phần 2)⟧ | Phần đời
  filler | vi | phiên bản ; bản ; nhạc ; bài hát | bd | album: Gieo ⟦(Phiên bản đặc biệt)⟧ | Bài hát cho em
  """#
