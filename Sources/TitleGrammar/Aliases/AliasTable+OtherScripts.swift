extension AliasTable {
  /// Names written in Cyrillic.
  static let cyrillic = #"""
    Кино = Kino
    Виктор Цой = Viktor Tsoi = Victor Tsoi = Viktor Tsoy
    Каста = Kasta
    Сплин = Splean = Splin
    Земфира = Zemfira
    Мумий Тролль = Mumiy Troll
    ДДТ = DDT
    Аквариум = Aquarium = Akvarium
    Борис Гребенщиков = Boris Grebenshchikov = Boris Grebenshikov
    Алиса = Alisa
    Наутилус Помпилиус = Nautilus Pompilius
    Агата Кристи = Agata Kristi
    Би-2 = Bi-2
    Ленинград = Leningrad
    Король и Шут = Korol i Shut
    Сектор Газа = Sektor Gaza
    Гражданская Оборона = Grazhdanskaya Oborona
    Егор Летов = Yegor Letov = Egor Letov
    Машина времени = Mashina Vremeni
    Любэ = Lube = Lyube
    Чайф = Chaif
    Пикник = Piknik
    Ария = Aria = Ariya
    Кипелов = Kipelov
    Алла Пугачёва = Alla Pugacheva = Alla Pugachova
    Филипп Киркоров = Philipp Kirkorov = Filipp Kirkorov
    Валерий Леонтьев = Valery Leontiev = Valeriy Leontiev
    София Ротару = Sofia Rotaru = Софія Ротару
    Иосиф Кобзон = Iosif Kobzon = Joseph Kobzon
    Муслим Магомаев = Muslim Magomayev = Muslim Magomaev
    Владимир Высоцкий = Vladimir Vysotsky = Vladimir Vysotskiy
    Булат Окуджава = Bulat Okudzhava
    Жанна Агузарова = Zhanna Aguzarova
    Дима Билан = Dima Bilan
    Полина Гагарина = Polina Gagarina
    Тату = t.A.T.u.
    Баста = Basta
    Оксимирон = Oxxxymiron
    Скриптонит = Scriptonite = Skriptonit
    Монеточка = Monetochka
    Хаски = Husky
    Лигалайз = Ligalize
    Молчат Дома = Molchat Doma
    Перемотка = Peremotka
    Буерак = Buerak
    Дельфин = Dolphin
    Ночные Снайперы = Nochnye Snaipery
    Диана Арбенина = Diana Arbenina
    Браво = Bravo
    Иван Дорн = Ivan Dorn
    Океан Ельзи = Okean Elzy
    Вопли Видоплясова = Воплі Відоплясова = Vopli Vidopliassova = ВВ
    Святослав Вакарчук = Svyatoslav Vakarchuk
    ДахаБраха = DakhaBrakha
    Бумбокс = Boombox
    Скрябін = Skryabin
    Руслана = Ruslana
    Джамала = Jamala
    Верка Сердючка = Вєрка Сердючка = Verka Serduchka
    Антитіла = Antytila
    Тіна Кароль = Tina Karol
    Христина Соловій = Khrystyna Soloviy
    Леонид Агутин = Leonid Agutin
    Анжелика Варум = Anzhelika Varum
    Иванушки International = Ivanushki International
    Руки Вверх! = Ruki Vverh = Ruki Vverkh
    Ласковый май = Laskovy May = Laskoviy Mai
    Песняры = Pesniary = Pesnyary
    Ляпис Трубецкой = Lyapis Trubetskoy = Lyapis Trubetskoi
    Бијело дугме = Bijelo Dugme
    Здравко Чолић = Zdravko Čolić
    Лепа Брена = Lepa Brena
    Цеца = Ceca
    Тоше Проески = Toše Proeski
    Горан Бреговић = Goran Bregović
    Азис = Azis
    Лили Иванова = Lili Ivanova
    Дмитрий Шостакович = Dmitri Shostakovich = Dmitry Shostakovich
    Сергей Прокофьев = Sergei Prokofiev = Sergey Prokofiev
    Сергей Рахманинов = Sergei Rachmaninoff = Sergei Rachmaninov = Sergey Rachmaninov
    Пётр Ильич Чайковский = Pyotr Ilyich Tchaikovsky = Peter Ilyich Tchaikovsky = Pyotr Tchaikovsky = Tchaikovsky
    Игорь Стравинский = Igor Stravinsky
    Модест Мусоргский = Modest Mussorgsky = Modest Musorgsky
    Николай Римский-Корсаков = Nikolai Rimsky-Korsakov
    Александр Скрябин = Alexander Scriabin = Aleksandr Skryabin
    """#

  /// Names written in Arabic, Hebrew, Greek, the scripts of India, and Thai.
  static let otherScripts = #"""
    فيروز = Fairuz = Fairouz = Fayrouz = フェアルーズ
    أم كلثوم = Umm Kulthum = Oum Kalthoum = Om Kalthoum = Oum Kalsoum = Oum Kalthum
    عبد الحليم حافظ = Abdel Halim Hafez = Abdelhalim Hafez
    محمد عبد الوهاب = Mohamed Abdel Wahab = Mohammed Abdel Wahab
    فريد الأطرش = Farid El Atrache = Farid Al Atrash = Farid Al Atrache
    أسمهان = Asmahan
    وردة = Warda = وردة الجزائرية = Warda Al-Jazairia
    وديع الصافي = Wadih El Safi = Wadih El Safy
    عمرو دياب = Amr Diab
    نانسي عجرم = Nancy Ajram
    إليسا = Elissa
    هيفاء وهبي = Haifa Wehbe
    راغب علامة = Ragheb Alama
    كاظم الساهر = Kadim Al Sahir = Kadhim Al Sahir = Kazem Al Saher
    ماجدة الرومي = Majida El Roumi = Magida El Roumi
    أصالة = Assala = Asala = أصالة نصري = Assala Nasri
    شيرين = Sherine = شيرين عبد الوهاب = Sherine Abdel Wahab
    تامر حسني = Tamer Hosny
    محمد منير = Mohamed Mounir
    مشروع ليلى = Mashrou' Leila
    سعاد ماسي = Souad Massi
    الشاب خالد = Cheb Khaled = Khaled
    الشاب مامي = Cheb Mami
    رشيد طه = Rachid Taha
    مارسيل خليفة = Marcel Khalife
    زياد الرحباني = Ziad Rahbani
    ياسمين حمدان = Yasmine Hamdan
    سعد لمجرد = Saad Lamjarred
    راشد الماجد = Rashed Al Majed
    حسين الجسمي = Hussain Al Jassmi
    محمد عبده = Mohammed Abdu
    نوال الكويتية = Nawal El Kuwaitia = Nawal Al Kuwaitia
    كايروكي = Cairokee
    ويجز = Wegz
    مروان بابلو = Marwan Pablo
    گوگوش = Googoosh
    ابی = Ebi
    داریوش = Dariush
    هایده = Hayedeh
    مهستی = Mahasti
    محمدرضا شجریان = Mohammad Reza Shajarian = Mohammad-Reza Shajarian
    همایون شجریان = Homayoun Shajarian
    کیهان کلهر = Kayhan Kalhor
    محسن نامجو = Mohsen Namjoo
    سیاوش قمیشی = Siavash Ghomayshi
    نصرت فتح علی خان = Nusrat Fateh Ali Khan
    עפרה חזה = Ofra Haza
    אריק איינשטיין = Arik Einstein
    שלמה ארצי = Shlomo Artzi
    יהודית רביץ = Yehudit Ravitz
    עידן רייכל = Idan Raichel
    הפרויקט של עידן רייכל = The Idan Raichel Project
    נועה קירל = Noa Kirel
    אסף אבידן = Asaf Avidan
    כוורת = Kaveret
    משינה = Mashina
    נטע ברזילי = Netta = Netta Barzilai = נטע
    עומר אדם = Omer Adam
    סטטיק ובן אל = Static & Ben El
    Μίκης Θεοδωράκης = Mikis Theodorakis
    Μάνος Χατζιδάκις = Manos Hadjidakis = Manos Hatzidakis
    Νάνα Μούσχουρη = Nana Mouskouri
    Έλενα Παπαρίζου = Helena Paparizou = Elena Paparizou
    Γιώργος Νταλάρας = George Dalaras = Giorgos Dalaras
    Χάρις Αλεξίου = Haris Alexiou = Charis Alexiou
    Άννα Βίσση = Anna Vissi
    Βαγγέλης Παπαθανασίου = Vangelis = Vangelis Papathanassiou
    Δέσποινα Βανδή = Despina Vandi
    Μελίνα Μερκούρη = Melina Mercouri
    Ελευθερία Αρβανιτάκη = Eleftheria Arvanitaki
    Σάκης Ρουβάς = Sakis Rouvas
    ए. आर. रहमान = A. R. Rahman = AR Rahman = ஏ. ஆர். ரகுமான்
    लता मंगेशकर = Lata Mangeshkar
    आशा भोसले = Asha Bhosle
    किशोर कुमार = Kishore Kumar
    मोहम्मद रफ़ी = Mohammed Rafi = Mohd. Rafi
    मुकेश = Mukesh
    अरिजीत सिंह = Arijit Singh
    श्रेया घोषाल = Shreya Ghoshal
    जगजीत सिंह = Jagjit Singh
    எஸ். பி. பாலசுப்பிரமணியம் = S. P. Balasubrahmanyam = S.P. Balasubramaniam
    இளையராஜா = Ilaiyaraaja = Ilayaraja
    रवि शंकर = Ravi Shankar = Pandit Ravi Shankar
    คาราบาว = Carabao
    บอดี้สแลม = Bodyslam
    ธงไชย แมคอินไตย์ = Bird Thongchai = เบิร์ด ธงไชย = Thongchai McIntyre
    ปาล์มมี่ = Palmy
    """#
}
