internal import ICU
public import MusicModel
internal import TitleGrammar

/// What kind of record a row is, for counting errors by kind.
public struct SongTraits: Hashable, Sendable {
  /// The scripts of title and artist, such as `latin` or `han+kana`; `symbols` where there are no letters.
  public var script: String
  /// The kinds of version markers in the title, such as `live`, in alphabetical order.
  public var markers: [String]
  /// Whether the title names a volume, part, opus and the like.
  public var hasNumber: Bool
}

extension KeyMaker {
  /// Reads the traits of the rows of a list.
  ///
  /// - Complexity: O(bytes of title and artist).
  public func traits(of list: SongList, areAlbums: Bool = false) -> [SongTraits] {
    var known: [UInt16: String] = [:]
    return (0..<list.count).map { row in
      let title = Array((list.text(.title, at: row) ?? "").utf8)
      var letters = Array((list.text(.title, at: row) ?? "").utf16)
      letters += Array((list.text(.artist, at: row) ?? "").utf16)
      let scripts = ScriptSet(of: letters.span)
      let word = known[scripts.rawValue] ?? SongTraits.word(scripts)
      known[scripts.rawValue] = word
      let parsed = titles.parse(title.span, of: areAlbums ? .album : .song)
      guard !parsed.parts.isEmpty else { return SongTraits(script: word, markers: [], hasNumber: false) }
      let hasNumber = parsed.parts.contains { if case .number = $0.kind { true } else { false } }
      return SongTraits(
        script: word, markers: Set(parsed.markers.map(\.kind.word)).sorted(), hasNumber: hasNumber)
    }
  }
}

extension SongTraits {
  private static let words: [(ScriptSet, String)] = [
    (.arabic, "arabic"), (.armenian, "armenian"), (.cyrillic, "cyrillic"), (.devanagari, "devanagari"),
    (.georgian, "georgian"), (.greek, "greek"), (.han, "han"), (.hangul, "hangul"), (.hebrew, "hebrew"),
    (.kana, "kana"), (.latin, "latin"), (.otherIndic, "indic"), (.other, "other"), (.thai, "thai"),
  ]

  fileprivate static func word(_ scripts: ScriptSet) -> String {
    let names = words.filter { scripts.contains($0.0) }.map(\.1)
    return names.isEmpty ? "symbols" : names.joined(separator: "+")
  }
}
