import ICU
import Linkage
@testable import MusicIdentity
import MusicModel
import TestSupport
import Testing

@Suite struct `The loose form of words` {
  static let cases: [(String, String)] = [
    ("the rise and fall", "rise & fall"), ("and", "and"), ("y", "y"), ("the the", "the"),
    ("simon und garfunkel", "simon & garfunkel"),
    ("mamamoo + best", "mamamoo + best"), ("a", "a"), ("", ""),
  ]
  @Test(arguments: cases) func `joins joining words and drops a leading article`(_ c: (String, String)) {
    var text = Array(c.0.utf16)
    LooseWords.loosen(&text, from: 0)
    #expect(String(decoding: text, as: UTF16.self) == c.1)
  }

  static let numbers: [(String, String)] = [
    ("four minutes", "4 minutes"), ("twenty five miles", "25 miles"), ("twenty", "20"), ("twenty ten", "20 10"),
    ("led zeppelin ii", "led zeppelin 2"), ("chapter xiv", "chapter 14"), ("mix", "mix"), ("the mix", "the mix"),
    ("ii", "ii"),
    ("someone", "someone"), ("viiii", "viiii"), ("part iix", "part iix"), ("fifty ways", "50 ways"),
  ]
  @Test(arguments: numbers) func `writes numbers as digits`(_ c: (String, String)) {
    var text = Array(c.0.utf16)
    NumberWords.replace(&text, from: 0)
    #expect(String(decoding: text, as: UTF16.self) == c.1)
  }
}

@Suite struct `A title's beginning` {
  static let numbers: [(String, Int)] = [
    ("03 - Come as You Are", 5), ("001-Deja Vu", 4), ("12. Angie", 4), ("99 Luftballons", 0), ("7 - Nation", 0),
    ("10-4", 0),
    ("1999", 0), ("05", 0),
  ]
  @Test(arguments: numbers) func `may be a track number`(_ c: (String, Int)) {
    let utf8 = Array(c.0.utf8)
    #expect(TitlePrefixes.trackNumber(utf8.span) == c.1)
  }

  static let artists: [(artist: String, title: String, rest: String?)] = [
    ("Radiohead", "Radiohead - No Surprises", "No Surprises"), ("Portishead", "PORTISHEAD: Glory Box", "Glory Box"),
    ("Nirvana", "Nirvana-Drain You", "Drain You"), ("Nirvana", "Nirvanas", nil), ("America", "American Pie", nil),
    ("A", "A - B", nil),
  ]
  @Test(arguments: artists) func `may be the row's own artist`(_ c: (artist: String, title: String, rest: String?)) {
    let (artist, title) = (Array(c.artist.utf8), Array(c.title.utf8))
    let rest = TitlePrefixes.behind(artist.span, in: title.span).map { String(decoding: title[$0...], as: UTF8.self) }
    #expect(rest == c.rest)
  }

  static let fused: [(String, String?, String?)] = [
    ("Daniel Balavoine - L'enfant", "Daniel Balavoine", "L'enfant"), ("A – B", "A", "B"), ("Well-known", nil, nil),
    (" - B", nil, nil),
    ("A - ", nil, nil), ("A - B - C", "A", "B - C"),
  ]
  @Test(arguments: fused) func `may be an artist where the row names none`(_ c: (String, String?, String?)) {
    let utf8 = Array(c.0.utf8)
    let parts = FusedTitle(utf8.span)
    #expect(parts.map { String(decoding: utf8[$0.artist], as: UTF8.self) } == c.1)
    #expect(parts.map { String(decoding: utf8[$0.title], as: UTF8.self) } == c.2)
  }
}

@Suite struct `Damaged text` {
  static let cases: [(String, String?)] = [
    ("Syd &amp; Thundercat", "Syd & Thundercat"), ("Don&#39;t", "Don't"), ("&#x27;Heroes&#x27;", "'Heroes'"),
    ("R&B", nil), ("AT&T;", nil),
    ("BjÃ¶rk", "Björk"), ("Björk", nil), ("plain", nil), ("&unknown;", nil), ("&#0;", nil),
  ]
  @Test(arguments: cases) func `is mended, and sound text left alone`(_ c: (String, String?)) {
    let utf8 = Array(c.0.utf8)
    #expect(RepairedText.repaired(utf8.span).map { String(decoding: $0, as: UTF8.self) } == c.1)
  }
}

@Suite struct `A packed ISRC` {
  static let cases = [
    "USQE92100257", "GB-AYE-69-00531", " ushm81871741 ", "us-at2-23-06147", "", "invalid text", "3135556",
    "602445868162", "ISRC: GBAYE6900531",
    "USQE9210025", "USQE921002577", "1SQE92100257", "USQE92A00257",
  ]
  @Test(arguments: cases) func `accepts what an ISRC is, and gives it back`(_ text: String) {
    let packed = Array(text.utf8).withUnsafeBufferPointer { PackedISRC.pack($0) }
    #expect((packed == 0) == (ISRC(text) == nil))
    if let isrc = ISRC(text) { #expect(PackedISRC.text(packed) == isrc.text) }
  }
}

@Suite struct `An album's own words` {
  @Test func `make its tracks live where they say so, and not where they only sound so`() {
    let maker = KeyMaker()
    for line in AlbumSetting.table.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
      func mask(_ title: Substring) -> UInt64 { AlbumSetting.mask(Array(maker.words.fold(String(title)).utf16)) }
      #expect(mask(cells[3]) != 0, "\(cells[3])")
      #expect(mask(cells[4]) == 0, "\(cells[4])")
    }
  }
}

@Suite struct `The table of weights` {
  @Test(arguments: [1, 2, 3] as [UInt64]) func `adds up to the sum of its fields`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let table = WeightTable(.standard)
    for _ in 0..<500 {
      var findings = Findings()
      findings.set(.title, random.next(TitleFinding.allCases.count))
      findings.set(.artist, random.next(ArtistFinding.allCases.count))
      findings.set(.markers, random.next(MarkerFinding.allCases.count))
      findings.set(.length, random.next(64))
      findings.set(.titleRarity, random.next(32))
      findings.set(.artistRarity, random.next(32))
      findings.set(.album, random.next(AlbumFinding.allCases.count))
      findings.set(.numbers, random.next(NumberFinding.allCases.count))
      findings.set(.code, random.next(CodeFinding.allCases.count))
      let sum = Findings.Field.allCases.reduce(table.weights.prior.value) { $0 + table.bits(findings, $1) }
      #expect(abs(table.total(findings) - sum) < 0.001)
    }
  }

  @Test func `weighs lengths without a cliff`() {
    let table = WeightTable(.standard)
    for step in 2...LengthScale.last {
      #expect(abs(table.length[step] - table.length[step - 1]) < 1.5)
      #expect(table.length[step] <= table.length[step - 1])
    }
  }

  @Test func `keeps its fields apart in 64 bits`() {
    var taken: UInt64 = 0
    for field in Findings.Field.allCases {
      let mask = ((1 as UInt64) << field.width - 1) << field.rawValue
      #expect(taken & mask == 0, "\(field)")
      taken |= mask
    }
    #expect(
      TitleFinding.allCases.count <= 16 && ArtistFinding.allCases.count <= 16 && MarkerFinding.allCases.count <= 16)
  }
}
