// Written by Tools/generate-tables from ICU's Latin-ASCII; the tests hold it equal to the installed ICU.

/// Latin letters that are no accented form of another, as ASCII: `ø` is `o`, `æ` is `ae`.
enum LatinLetters {
  /// The ASCII, then the letters that are written with it.
  private static let table = #"""
    a ᴀ ᶏ ⱥ
    aa ꜳ
    ae æ ᴁ
    ao ꜵ
    au ꜷ
    av ꜹ ꜻ
    ay ꜽ
    b ƀ ƃ ɓ ʙ ᴃ ᵬ ᶀ
    c ƈ ȼ ɕ ᴄ ꞓ
    d ð đ ƌ ȡ ɖ ɗ ᴅ ᴆ ᵭ ᶁ ᶑ ꝱ ꝺ
    db ȸ
    dz ʣ ʥ
    e ɇ ɛ ᴇ ᶒ ᶓ ⱸ
    f ƒ ᵮ ᶂ ꜰ ꝼ
    g ǥ ɠ ɡ ɢ ʛ ᶃ ꞡ
    h ħ ɦ ɧ ʜ ⱨ
    hv ƕ
    i ı ɨ ɪ ᵻ ᶖ
    j ȷ ɉ ɟ ʝ ᴊ
    k ƙ ᴋ ᶄ ⱪ ꝁ ꝃ ꝅ ꞣ
    l ł ƚ ȴ ɫ ɬ ɭ ʟ ᴌ ᶅ ⱡ ꝇ ꝉ ꝲ
    ll ỻ
    ls ʪ
    lz ʫ
    m ɱ ᴍ ᵯ ᶆ ꝳ
    n ŋ ƞ ȵ ɲ ɳ ɴ ᵰ ᶇ ꝴ ꞑ ꞥ
    o ø ᴏ ⱺ ꝋ ꝍ
    oe œ ɶ
    oi ƣ
    oo ꝏ
    p ƥ ᴘ ᵱ ᵽ ᶈ ꝑ ꝓ ꝕ
    q ĸ ʠ ꝗ ꝙ
    qp ȹ
    r ɍ ɼ ɽ ɾ ʀ ᵲ ᵳ ᶉ ꝵ ꝶ ꞧ
    s ȿ ʂ ᵴ ᶊ ẜ ẝ ꜱ ꞩ
    t ŧ ƫ ƭ ȶ ʈ ᴛ ᵵ ⱦ ꝷ ꞇ
    th þ ᵺ ꝥ ꝧ
    ts ʦ
    u ʉ ᴜ ᵾ ᶙ
    ue ᵫ
    v ʋ ᴠ ᶌ ỽ ⱱ ⱴ ꝟ
    vy ꝡ
    w ᴡ ⱳ
    x ᶍ
    y ƴ ɏ ʏ ỿ
    z ƶ ȥ ɀ ʐ ʑ ᴢ ᵶ ᶎ ⱬ
    """#

  static let ascii: [UInt32: [UInt32]] = {
    var letters: [UInt32: [UInt32]] = [:]
    for row in table.split(separator: "\n") {
      let cells = row.split(separator: " ")
      let target = cells[0].unicodeScalars.map(\.value)
      for letter in cells.dropFirst().joined().unicodeScalars { letters[letter.value] = target }
    }
    return letters
  }()
}
