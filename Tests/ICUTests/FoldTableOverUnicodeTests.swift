import TestSupport
import Testing

@testable import ICU

/// The tables against ICU asked directly, over all of Unicode and over texts made of it.
@Suite struct `Fold tables and ICU` {
  @Test(arguments: FoldLevel.allCases) func `agree on every code point`(_ level: FoldLevel) {
    let table = FoldTable(level)
    var differing: [String] = []
    var output: [UInt16] = []
    func compare(_ text: String, _ expected: [UInt16]) {
      let utf8 = Array(text.utf8)
      output.removeAll(keepingCapacity: true)
      table.fold(utf8.span, into: &output)
      if output != expected { differing.append("\(text.unicodeScalars.map(\.value))") }
    }
    for text in Unicode.inertTexts {
      compare(text, level == .words ? PlainWords.fold(text, level) : Array(NormalForm.nfkcCaseFold.apply(text).utf16))
    }
    for scalar in Unicode.touched {
      // Alone, and between letters with which it might combine.
      for text in [String(scalar), "и\(scalar)が\(scalar)i", "\u{1112}\(scalar) ئ"] {
        compare(text, PlainWords.fold(text, level))
      }
    }
    #expect(differing.isEmpty, "\(differing.count) differ: \(differing.prefix(10))")
  }

  @Test(arguments: FoldLevel.allCases) func `agree on texts of all scripts`(_ level: FoldLevel) {
    let table = FoldTable(level)
    var random = SplitMix(seed: 7)
    for _ in 0..<4_000 {
      let text = RandomText.any(&random)
      let folded = table.fold(text)
      #expect(Array(folded.utf16) == PlainWords.fold(text, level), "\(text.unicodeScalars.map(\.value))")
      #expect(table.fold(folded) == folded, "twice: \(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }
  }

  @Test(arguments: FoldLevel.allCases) func `change no code point twice`(_ level: FoldLevel) {
    let table = FoldTable(level)
    var differing: [UInt32] = []
    for text in Unicode.inertTexts {
      let once = table.fold(text)
      if table.fold(once) != once { differing += text.unicodeScalars.map(\.value) }
    }
    for scalar in Unicode.touched {
      for text in [String(scalar), "x\(scalar)"] {
        let once = table.fold(text)
        if table.fold(once) != once { differing.append(scalar.value) }
      }
    }
    #expect(differing.isEmpty, "\(differing.prefix(20).map { String($0, radix: 16) })")
  }

  @Test(arguments: FoldLevel.allCases) func `leave something of whatever can be seen`(_ level: FoldLevel) {
    let table = FoldTable(level)
    for scalar in Unicode.assigned {
      let character = CodePoint(scalar.value)
      let isVisible = !character.isInvisible && !character.isWhiteSpace
      if table.fold(String(scalar)).isEmpty == isVisible { Issue.record("\(String(scalar.value, radix: 16))") }
    }
  }

  @Test func `do not care whether the input is composed`() {
    let table = FoldTable(.words)
    var random = SplitMix(seed: 11)
    for _ in 0..<2_000 {
      let text = RandomText.any(&random)
      let composed = table.fold(NormalForm.nfc.apply(text))
      #expect(table.fold(NormalForm.nfd.apply(text)) == composed, "\(text.unicodeScalars.map(\.value))")
    }
  }

  @Test func `take broken UTF-8 for U+FFFD`() {
    for bytes: [UInt8] in [
      [0x61, 0xFF, 0x62], [0x61, 0xC3], [0x61, 0xE3, 0x81], [0x61, 0xED, 0xA0, 0x80], [0xC0, 0xAF],
    ] {
      let text = String(decoding: bytes, as: UTF8.self)
      for level in FoldLevel.allCases {
        var output: [UInt16] = []
        FoldTable(level).fold(bytes.span, into: &output)
        #expect(output == Array(FoldTable(level).fold(text).utf16))
      }
    }
  }

  @Test func `append behind what is there`() {
    for text in ["abc", "が\u{3099}", "…", "ー"] {
      var output: [UInt16] = [1, 2]
      let utf8 = Array(text.utf8)
      FoldTable(.words).fold(utf8.span, into: &output)
      #expect(output == [1, 2] + Array(FoldTable(.words).fold(text).utf16))
    }
  }
}

@Suite struct `Fold pages` {
  @Test func `are filled by many threads as by one`() async {
    let pages = FoldPages(.words)
    let alone = FoldPages(.words)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for point in stride(from: UInt32(0), to: 0x3000, by: 64) { _ = pages.page(point) }
        }
      }
    }
    for point in UInt32(0)..<0x3000 {
      let index = Int(point) % FoldPages.size
      #expect(pages.page(point)[index] == alone.page(point)[index])
    }
  }
}
