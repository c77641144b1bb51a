extension AliasTable {
  /// Japanese names, as written and as romanised in either order.
  static let japanese = #"""
    久石譲 = Joe Hisaishi = Hisaishi Joe = Jo Hisaishi
    宇多田ヒカル = Hikaru Utada = Utada Hikaru = Utada
    椎名林檎 = Sheena Ringo = Ringo Sheena = Ringo Shiina = Shiina Ringo
    東京事変 = Tokyo Jihen = Incidents Tokyo
    米津玄師 = Kenshi Yonezu = Yonezu Kenshi
    星野源 = Gen Hoshino = Hoshino Gen
    藤井風 = Fujii Kaze = Kaze Fujii
    あいみょん = Aimyon
    ずっと真夜中でいいのに。 = ZUTOMAYO = Zutto Mayonaka de Iinoni
    ヨルシカ = Yorushika
    キタニタツヤ = Tatsuya Kitani = Kitani Tatsuya
    坂本龍一 = Ryuichi Sakamoto = Sakamoto Ryuichi
    細野晴臣 = Haruomi Hosono = Hosono Haruomi
    高橋幸宏 = Yukihiro Takahashi = Takahashi Yukihiro
    矢野顕子 = Akiko Yano = Yano Akiko
    大貫妙子 = Taeko Onuki = Taeko Ohnuki = Onuki Taeko = Ohnuki Taeko
    山下達郎 = Tatsuro Yamashita = Yamashita Tatsuro
    竹内まりや = Mariya Takeuchi = Takeuchi Mariya
    大滝詠一 = 大瀧詠一 = Eiichi Ohtaki = Eiichi Otaki = Ohtaki Eiichi
    松任谷由実 = 荒井由実 = Yumi Matsutoya = Matsutoya Yumi = Yumi Arai = Yuming = ユーミン
    中森明菜 = Akina Nakamori = Nakamori Akina
    松田聖子 = Seiko Matsuda = Matsuda Seiko
    山口百恵 = Momoe Yamaguchi = Yamaguchi Momoe
    杏里 = Anri
    松原みき = Miki Matsubara = Matsubara Miki
    八神純子 = Junko Yagami = Yagami Junko
    大橋純子 = Junko Ohashi = Ohashi Junko
    角松敏生 = Toshiki Kadomatsu = Kadomatsu Toshiki
    高中正義 = Masayoshi Takanaka = Takanaka Masayoshi
    喜多郎 = Kitaro
    冨田勲 = Isao Tomita = Tomita
    久保田利伸 = Toshinobu Kubota = Toshi Kubota
    井上陽水 = Yosui Inoue = Inoue Yosui
    中島みゆき = Miyuki Nakajima = Nakajima Miyuki
    浜崎あゆみ = Ayumi Hamasaki = Hamasaki Ayumi
    安室奈美恵 = Namie Amuro = Amuro Namie
    倉木麻衣 = Mai Kuraki = Kuraki Mai = Mai-K
    中島美嘉 = Mika Nakashima = Nakashima Mika
    平井堅 = Ken Hirai = Hirai Ken
    福山雅治 = Masaharu Fukuyama = Fukuyama Masaharu
    小田和正 = Kazumasa Oda = Oda Kazumasa
    玉置浩二 = Koji Tamaki = Tamaki Koji
    安全地帯 = Anzen Chitai = Anzenchitai
    氷川きよし = Kiyoshi Hikawa = Hikawa Kiyoshi
    美空ひばり = Hibari Misora = Misora Hibari
    坂本九 = Kyu Sakamoto = Sakamoto Kyu
    菅野よう子 = Yoko Kanno = Kanno Yoko
    梶浦由記 = Yuki Kajiura = Kajiura Yuki
    澤野弘之 = Hiroyuki Sawano = Sawano Hiroyuki
    植松伸夫 = Nobuo Uematsu = Uematsu Nobuo
    近藤浩治 = Koji Kondo = Kondo Koji
    すぎやまこういち = Koichi Sugiyama = Sugiyama Koichi
    光田康典 = Yasunori Mitsuda = Mitsuda Yasunori
    下村陽子 = Yoko Shimomura = Shimomura Yoko
    川井憲次 = Kenji Kawai = Kawai Kenji
    林ゆうき = Yuki Hayashi = Hayashi Yuki
    初音ミク = Hatsune Miku
    鏡音リン = Kagamine Rin
    鏡音レン = Kagamine Len
    巡音ルカ = Megurine Luka
    スピッツ = Spitz
    サカナクション = sakanaction
    くるり = Quruli
    きのこ帝国 = Kinoko Teikoku
    フィッシュマンズ = Fishmans
    はっぴいえんど = Happy End
    ゆらゆら帝国 = Yura Yura Teikoku
    東京スカパラダイスオーケストラ = Tokyo Ska Paradise Orchestra = スカパラ
    凛として時雨 = Ling Tosite Sigure = Ling tosite sigure
    ポルノグラフィティ = Porno Graffitti = Porno Graffiti
    ザ・クロマニヨンズ = The Cro-Magnons
    ザ・ブルーハーツ = The Blue Hearts
    サザンオールスターズ = Southern All Stars
    桑田佳祐 = Keisuke Kuwata = Kuwata Keisuke
    いきものがかり = Ikimonogakari
    コブクロ = Kobukuro
    ゆず = Yuzu
    モーニング娘。 = Morning Musume
    ももいろクローバーZ = Momoiro Clover Z
    でんぱ組.inc = Dempagumi.inc
    きゃりーぱみゅぱみゅ = Kyary Pamyu Pamyu
    乃木坂46 = Nogizaka46
    欅坂46 = Keyakizaka46 = 櫻坂46 = Sakurazaka46
    日向坂46 = Hinatazaka46
    嵐 = Arashi
    関ジャニ∞ = Kanjani Eight = SUPER EIGHT
    相対性理論 = Soutaiseiriron
    神聖かまってちゃん = Shinsei Kamattechan
    女王蜂 = Queen Bee = Ziyoou-vachi
    緑黄色社会 = Ryokuoushoku Shakai = Ryokushaka
    マカロニえんぴつ = Macaroni Enpitsu
    美輪明宏 = Akihiro Miwa = Miwa Akihiro
    戸川純 = Jun Togawa = Togawa Jun
    灰野敬二 = Keiji Haino = Haino Keiji
    渋谷慶一郎 = Keiichiro Shibuya = Shibuya Keiichiro
    小野リサ = Lisa Ono = Ono Lisa
    渡辺貞夫 = Sadao Watanabe = Watanabe Sadao
    秋吉敏子 = 穐吉敏子 = Toshiko Akiyoshi
    上原ひろみ = Hiromi = Hiromi Uehara = Uehara Hiromi
    菊地成孔 = Naruyoshi Kikuchi = Kikuchi Naruyoshi
    清水靖晃 = Yasuaki Shimizu = Shimizu Yasuaki
    吉村弘 = Hiroshi Yoshimura = Yoshimura Hiroshi
    高木正勝 = Takagi Masakatsu = Masakatsu Takagi
    青葉市子 = Ichiko Aoba = Aoba Ichiko
    折坂悠太 = Yuta Orisaka = Orisaka Yuta
    君島大空 = Ohzora Kimishima = Kimishima Ohzora
    柴田聡子 = Satoko Shibata = Shibata Satoko
    カネコアヤノ = Kaneko Ayano = Ayano Kaneko
    小沢健二 = Kenji Ozawa = Ozawa Kenji
    コーネリアス = Cornelius
    電気グルーヴ = Denki Groove
    石野卓球 = Takkyu Ishino = Ishino Takkyu
    岡村靖幸 = Yasuyuki Okamura = Okamura Yasuyuki
    槇原敬之 = Noriyuki Makihara = Makihara Noriyuki
    森山直太朗 = Naotaro Moriyama = Moriyama Naotaro
    一青窈 = Hitoto Yo = Yo Hitoto
    絢香 = Ayaka
    秦基博 = Motohiro Hata = Hata Motohiro
    家入レオ = Leo Ieiri = Ieiri Leo
    優里 = Yuuri
    菅田将暉 = Masaki Suda = Suda Masaki
    水樹奈々 = Nana Mizuki = Mizuki Nana
    林原めぐみ = Megumi Hayashibara = Hayashibara Megumi
    坂本真綾 = Maaya Sakamoto = Sakamoto Maaya
    花澤香菜 = Kana Hanazawa = Hanazawa Kana
    藍井エイル = Eir Aoi = Aoi Eir
    鈴木このみ = Konomi Suzuki = Suzuki Konomi
    高橋洋子 = Yoko Takahashi = Takahashi Yoko
    影山ヒロノブ = Hironobu Kageyama = Kageyama Hironobu
    スキマスイッチ = Sukima Switch
    キリンジ = KIRINJI
    オフコース = Off Course
    イエロー・マジック・オーケストラ = Yellow Magic Orchestra = YMO
    ピチカート・ファイヴ = Pizzicato Five
    フリッパーズ・ギター = Flipper's Guitar
    ナンバーガール = Number Girl
    アジアン・カンフー・ジェネレーション = ASIAN KUNG-FU GENERATION
    マキシマム ザ ホルモン = Maximum the Hormone
    人間椅子 = Ningen Isu
    筋肉少女帯 = King-Show = Kinniku Shojo Tai
    聖飢魔II = Seikima-II
    陰陽座 = Onmyo-Za
    和楽器バンド = Wagakki Band
    吉田兄弟 = Yoshida Brothers
    レキシ = Rekishi
    ウルフルズ = Ulfuls
    忌野清志郎 = Kiyoshiro Imawano = Imawano Kiyoshiro
    矢沢永吉 = Eikichi Yazawa = Yazawa Eikichi
    長渕剛 = Tsuyoshi Nagabuchi = Nagabuchi Tsuyoshi
    尾崎豊 = Yutaka Ozaki = Ozaki Yutaka
    浜田省吾 = Shogo Hamada = Hamada Shogo
    吉田拓郎 = Takuro Yoshida = Yoshida Takuro = よしだたくろう
    布袋寅泰 = Tomoyasu Hotei = Hotei Tomoyasu = Hotei
    奥田民生 = Tamio Okuda = Okuda Tamio
    氷室京介 = Kyosuke Himuro = Himuro Kyosuke
    斉藤和義 = Kazuyoshi Saito = Saito Kazuyoshi
    山崎まさよし = Masayoshi Yamazaki = Yamazaki Masayoshi
    スガシカオ = Suga Shikao = Shikao Suga
    大塚愛 = Ai Otsuka = Otsuka Ai
    倖田來未 = Koda Kumi = Kumi Koda
    鈴木雅之 = Masayuki Suzuki = Suzuki Masayuki
    ちゃんみな = CHANMINA
    ちあきなおみ = Naomi Chiaki = Chiaki Naomi
    新しい学校のリーダーズ = ATARASHII GAKKO! = Atarashii Gakko no Leaders
    羊文学 = Hitsujibungaku
    ハンバート ハンバート = Humbert Humbert
    ハナレグミ = Hanaregumi
    水曜日のカンパネラ = Wednesday Campanella = Suiyoubi no Campanella
    岡崎体育 = Okazaki Taiiku
    打首獄門同好会 = Uchikubi Gokumon Doukoukai
    ヤバイTシャツ屋さん = Yabai T-Shirts Yasan
    セカイノオワリ = SEKAI NO OWARI = End of the World
    ゲスの極み乙女 = Gesu no Kiwami Otome
    クリープハイプ = CreepHyp
    フジファブリック = Fujifabric
    チャットモンチー = Chatmonchy
    赤い公園 = Akai Ko-en
    東京女子流 = TOKYO GIRLS' STYLE
    少年ナイフ = Shonen Knife
    裸のラリーズ = Les Rallizes Dénudés
    非常階段 = Hijokaidan
    古川本舗 = Furukawa Honpo
    """#

  /// Korean names in Hangul and as the artists romanise them.
  static let korean = #"""
    방탄소년단 = BTS = Bangtan Boys = Bangtan Sonyeondan = 防弾少年団
    투어스 = TWS
    블랙핑크 = BLACKPINK
    트와이스 = TWICE
    소녀시대 = Girls' Generation = SNSD = 少女時代
    빅뱅 = BIGBANG
    동방신기 = TVXQ! = Tohoshinki = 東方神起
    슈퍼주니어 = Super Junior
    샤이니 = SHINee
    엑소 = EXO
    레드벨벳 = Red Velvet
    에스파 = aespa
    에프엑스 = f(x)
    투애니원 = 2NE1
    세븐틴 = SEVENTEEN
    스트레이 키즈 = Stray Kids
    투모로우바이투게더 = TOMORROW X TOGETHER = TXT
    엔하이픈 = ENHYPEN
    르세라핌 = LE SSERAFIM
    뉴진스 = NewJeans = NJZ
    아이브 = IVE
    있지 = ITZY
    (여자)아이들 = (G)I-DLE = i-dle = 아이들
    마마무 = MAMAMOO
    에이핑크 = Apink
    오마이걸 = OH MY GIRL
    여자친구 = GFRIEND
    러블리즈 = Lovelyz
    아이즈원 = IZ*ONE = IZONE
    워너원 = Wanna One
    갓세븐 = GOT7
    몬스타엑스 = MONSTA X
    아이콘 = iKON
    위너 = WINNER
    데이식스 = DAY6
    비투비 = BTOB
    인피니트 = INFINITE
    하이라이트 = Highlight = 비스트 = BEAST
    에이티즈 = ATEEZ
    엔시티 = NCT
    엔시티 드림 = NCT DREAM
    더보이즈 = THE BOYZ
    제로베이스원 = ZEROBASEONE
    라이즈 = RIIZE
    보이넥스트도어 = BOYNEXTDOOR
    아일릿 = ILLIT
    베이비몬스터 = BABYMONSTER
    키스오브라이프 = KISS OF LIFE
    피프티 피프티 = FIFTY FIFTY
    이달의 소녀 = 이달의소녀 = LOONA
    잔나비 = JANNABI
    혁오 = HYUKOH
    볼빨간사춘기 = BOL4 = Bolbbalgan4
    악동뮤지션 = 악뮤 = AKMU = Akdong Musician
    아이유 = IU
    태연 = TAEYEON
    보아 = BoA
    비 = Rain
    싸이 = PSY
    지드래곤 = G-DRAGON
    태양 = TAEYANG
    박효신 = Park Hyo Shin = Hyo Shin Park
    성시경 = Sung Si Kyung = Si Kyung Sung
    이문세 = Lee Moon Sae = Moon Sae Lee
    조용필 = Cho Yong Pil = Yong Pil Cho
    김광석 = Kim Kwang Seok = Kwang Seok Kim
    이선희 = Lee Sun Hee = Sun Hee Lee
    백예린 = Yerin Baek = Baek Yerin
    크러쉬 = Crush
    자이언티 = Zion.T
    에픽하이 = EPIK HIGH
    다이나믹 듀오 = 다이나믹듀오 = Dynamicduo = Dynamic Duo
    버벌진트 = Verbal Jint
    윤하 = Younha
    헤이즈 = Heize
    청하 = CHUNG HA
    화사 = Hwa Sa = Hwasa
    선미 = SUNMI
    현아 = HyunA
    임영웅 = Lim Young Woong
    실리카겔 = Silica Gel
    새소년 = SE SO NEON
    검정치마 = The Black Skirts
    넬 = NELL
    자우림 = Jaurim
    국카스텐 = Guckkasten
    장기하와 얼굴들 = Kiha & The Faces = Jang Kiha and the Faces
    십센치 = 10CM
    이날치 = LEENALCHI
    페퍼톤스 = Peppertones
    원더걸스 = Wonder Girls
    카라 = KARA
    티아라 = T-ARA
    씨스타 = SISTAR
    포미닛 = 4MINUTE
    미쓰에이 = miss A
    지오디 = g.o.d
    서태지와 아이들 = Seo Taiji and Boys
    서태지 = Seo Taiji
    신화 = SHINHWA
    젝스키스 = SECHSKIES
    핑클 = Fin.K.L
    에스이에스 = S.E.S.
    """#

  /// Chinese names in characters and as the artists' releases spell them. Either form of the characters will do.
  static let chinese = #"""
    周杰倫 = Jay Chou
    蔡依林 = Jolin Tsai
    林俊傑 = JJ Lin
    陳奕迅 = Eason Chan
    王力宏 = Leehom Wang = Wang Leehom = Wang Lee Hom
    張惠妹 = A-Mei = aMEI = Chang Hui-mei
    張學友 = Jacky Cheung
    劉德華 = Andy Lau
    王菲 = Faye Wong = 王靖雯 = Shirley Wong
    鄧麗君 = Teresa Teng = テレサ・テン
    梅艷芳 = Anita Mui
    張國榮 = Leslie Cheung
    譚詠麟 = Alan Tam
    郭富城 = Aaron Kwok
    黎明 = Leon Lai
    陳慧琳 = Kelly Chen
    鄭秀文 = Sammi Cheng
    容祖兒 = Joey Yung
    楊千嬅 = Miriam Yeung
    謝霆鋒 = Nicholas Tse
    古巨基 = Leo Ku
    孫燕姿 = Stefanie Sun = Sun Yanzi = Yanzi Sun
    梁靜茹 = Fish Leong = Jasmine Leong
    五月天 = Mayday
    蘇打綠 = Sodagreen = 魚丁糸 = Oaeen
    田馥甄 = Hebe Tien = Hebe
    鄧紫棋 = G.E.M.
    李榮浩 = Li Ronghao = Ronghao Li
    薛之謙 = Joker Xue
    華晨宇 = Hua Chenyu
    毛不易 = Mao Buyi
    張靚穎 = Jane Zhang
    李宇春 = Chris Lee = Li Yuchun
    周深 = Zhou Shen = Charlie Zhou
    張韶涵 = Angela Chang = Angela Zhang
    楊丞琳 = Rainie Yang
    羅志祥 = Show Lo
    潘瑋柏 = Will Pan = Wilber Pan
    陶喆 = David Tao
    方大同 = Khalil Fong
    陳綺貞 = Cheer Chen
    盧廣仲 = Crowd Lu
    告五人 = Accusefive
    草東沒有派對 = No Party For Cao Dong
    落日飛車 = Sunset Rollercoaster
    茄子蛋 = EggPlantEgg
    伍佰 = Wu Bai
    羅大佑 = Lo Ta-yu = Luo Dayou
    李宗盛 = Jonathan Lee
    周華健 = Wakin Chau = Emil Chau
    任賢齊 = Richie Jen = Richie Ren
    齊豫 = Chyi Yu
    費玉清 = Fei Yu-ching
    蔡琴 = Tsai Chin
    林憶蓮 = Sandy Lam
    莫文蔚 = Karen Mok
    許嵩 = Vae
    崔健 = Cui Jian
    竇唯 = Dou Wei
    朴樹 = Pu Shu
    許巍 = Xu Wei
    萬能青年旅店 = Omnipotent Youth Society
    新褲子 = New Pants
    唐朝乐队 = 唐朝 = Tang Dynasty
    二手玫瑰 = Second Hand Rose
    草蜢 = Grasshopper
    達明一派 = Tat Ming Pair
    林宥嘉 = Yoga Lin
    蕭敬騰 = Jam Hsiao
    張雨生 = Tom Chang
    動力火車 = Power Station
    南拳媽媽 = Nan Quan Mama
    飛輪海 = Fahrenheit
    女子十二樂坊 = Twelve Girls Band = 女子十二楽坊
    譚盾 = Tan Dun
    郎朗 = Lang Lang
    王羽佳 = Yuja Wang
    馬友友 = Yo-Yo Ma
    """#
}
