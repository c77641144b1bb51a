// Written by Tools/generate-tables from ICU's Any-Latin; the tests hold it equal to the installed ICU.

/// Letters of alphabets and syllabaries, romanised. `-` stands for nothing.
enum RomanLetters {
  static let cyrillic = #"""
    - ъь
    a аяӑӓ
    ae ӕ
    b б
    c цчћӵ
    d дђџ
    e еэѐёєӗӭ
    f ф
    g гѓґғҕ
    h х
    i иіїѝӣӥ
    j йј
    k кќ
    l лљ
    m м
    n нњ
    o оӧ
    p п
    r р
    s сшщ
    t т
    u уюўӯӱӳ
    v в
    y ыӹ
    z жзѕҙӂӝӟ
    """#

  static let greek = #"""
    a άα
    b β
    ch χ
    d δ
    e έήεη
    g γ
    i ΐίιϊ
    j ϳ
    k κ
    l λ
    m μ
    n ν
    o οωόώ
    p π
    ph φ
    ps ψ
    r ρ
    s σϸϻ
    t τ
    th θ
    x ξ
    y ΰυϋύ
    z ζ
    """#

  /// Pairs of Greek letters that sound otherwise than one after the other.
  static let greekPairs = #"""
    au αΰ αυ αϋ αύ
    eu εΰ ευ εϋ εύ
    iu ιΰ ιυ ιϋ ιύ
    nch γχ
    ng γγ
    nk γκ
    nx γξ
    ou οΰ ου οϋ ού
    yu υΰ υυ υϋ υύ
    """#

  static let katakana = #"""
    a ァア
    ba バ
    be ベ
    bi ビ
    bo ボ
    bu ブ
    chi チ
    da ダ
    de デ
    dji ヂ
    do ド
    dzu ヅ
    e ェエ
    fu フ
    ga ガ
    ge ゲ
    gi ギ
    go ゴ
    gu グ
    ha ハ
    he ヘ
    hi ヒ
    ho ホ
    i ィイ
    ji ジ
    ka カヵ
    ke ケヶ
    ki キ
    ko コ
    ku ク
    ma マ
    me メ
    mi ミ
    mo モ
    mu ム
    n ン
    na ナ
    ne ネ
    ni ニ
    no ノ
    nu ヌ
    o ォオ
    pa パ
    pe ペ
    pi ピ
    po ポ
    pu プ
    ra ラ
    re レ
    ri リ
    ro ロ
    ru ル
    sa サ
    se セ
    shi シ
    so ソ
    su ス
    ta タ
    te テ
    to ト
    tsu ッツ
    u ゥウ
    va ヷ
    ve ヹ
    vi ヸ
    vo ヺ
    vu ヴ
    wa ヮワ
    we ヱ
    wi ヰ
    wo ヲ
    ya ャヤ
    yo ョヨ
    yu ュユ
    za ザ
    ze ゼ
    zo ゾ
    zu ズ
    """#

  /// A kana and what follows it: small vowels and doubled consonants.
  static let katakanaPairs = #"""
    bba ッバ
    bbe ッベ
    bbi ッビ
    bbo ッボ
    bbu ッブ
    bya ビャ
    bye ビェ
    byi ビィ
    byo ビョ
    byu ビュ
    cha チャ
    che チェ
    cho チョ
    chu チュ
    dda ッダ
    dde ッデ
    ddji ッヂ
    ddo ッド
    ddzu ッヅ
    di ディ
    dja ヂャ
    dje ヂェ
    djo ヂョ
    dju ヂュ
    du デゥ
    fa ファ
    fe フェ
    ffu ッフ
    fi フィ
    fo フォ
    gga ッガ
    gge ッゲ
    ggi ッギ
    ggo ッゴ
    ggu ッグ
    gya ギャ
    gye ギェ
    gyi ギィ
    gyo ギョ
    gyu ギュ
    hha ッハ
    hhe ッヘ
    hhi ッヒ
    hho ッホ
    hu ヘゥ
    hya ヒャ
    hye ヒェ
    hyi ヒィ
    hyo ヒョ
    hyu ヒュ
    ja ジャ
    je ジェ
    jji ッジ
    jo ジョ
    ju ジュ
    kka ッカ
    kke ッケ
    kki ッキ
    kko ッコ
    kku ック
    kya キャ
    kye キェ
    kyi キィ
    kyo キョ
    kyu キュ
    mma ッマ
    mme ッメ
    mmi ッミ
    mmo ッモ
    mmu ッム
    mya ミャ
    mye ミェ
    myi ミィ
    myo ミョ
    myu ミュ
    nn ッン
    nna ッナ
    nne ッネ
    nni ッニ
    nno ッノ
    nnu ッヌ
    nya ニャ
    nye ニェ
    nyi ニィ
    nyo ニョ
    nyu ニュ
    ppa ッパ
    ppe ッペ
    ppi ッピ
    ppo ッポ
    ppu ップ
    pya ピャ
    pye ピェ
    pyi ピィ
    pyo ピョ
    pyu ピュ
    rra ッラ
    rre ッレ
    rri ッリ
    rro ッロ
    rru ッル
    rya リャ
    rye リェ
    ryi リィ
    ryo リョ
    ryu リュ
    sha シャ
    she シェ
    sho ショ
    shu シュ
    si セィ
    ssa ッサ
    sse ッセ
    sshi ッシ
    sso ッソ
    ssu ッス
    tchi ッチ
    ti ティ
    tta ッタ
    tte ッテ
    tto ット
    ttsu ッツ
    tu テゥ
    vva ッヷ
    vve ッヹ
    vvi ッヸ
    vvo ッヺ
    wwa ッワ
    wwe ッヱ
    wwi ッヰ
    wwo ッヲ
    yya ッヤ
    yyo ッヨ
    yyu ッユ
    zi ゼィ
    zza ッザ
    zze ッゼ
    zzo ッゾ
    zzu ッズ
    """#

  /// Syllables with each leading consonant, each vowel and each final consonant.
  static let hangul = #"""
    g kk n d tt l m b pp s ss - j jj ch k t p h
    a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i
    - g kk gs n nj nh d l lg lm lb ls lt lp lh m b bs s ss ng j ch k t p h
    """#
}
