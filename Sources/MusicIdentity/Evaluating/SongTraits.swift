internal import ICU
internal import Linkage
public import MusicModel
internal import TitleGrammar

/// What kind of record a row is, for counting errors by kind.
///
/// Packed: a million rows are some megabytes. The words are made from the codes when somebody asks.
public struct SongTraits: Hashable, Sendable {
  /// Scripts of title and artist as bits: see ``scriptWord(_:)``.
  public var scripts: UInt16
  /// Kinds of version markers in the title as bits: see ``markerWords(_:)``.
  public var markers: UInt128
  /// Whether the title names a volume, part, opus and the like.
  public var hasNumber: Bool

  /// The scripts in words, such as `latin` or `han+kana`; `symbols` where there are no letters.
  public static func scriptWord(_ scripts: UInt16) -> String {
    let set = ScriptSet(rawValue: scripts)
    let names = words.filter { set.contains($0.0) }.map(\.1)
    return names.isEmpty ? "symbols" : names.joined(separator: "+")
  }

  /// The markers' kinds in words, such as `live`.
  public static func markerWords(_ markers: UInt128) -> [String] {
    MarkerKind.allCases.filter { markers >> $0.rawValue & 1 == 1 }.map(\.word)
  }

  private static let words: [(ScriptSet, String)] = [
    (.arabic, "arabic"), (.armenian, "armenian"), (.cyrillic, "cyrillic"), (.devanagari, "devanagari"),
    (.georgian, "georgian"), (.greek, "greek"), (.han, "han"), (.hangul, "hangul"), (.hebrew, "hebrew"),
    (.kana, "kana"), (.latin, "latin"), (.otherIndic, "indic"), (.other, "other"), (.thai, "thai"),
  ]
}

extension KeyMaker {
  /// Reads the traits of the rows of a list.
  ///
  /// - Complexity: O(bytes of title and artist).
  public func traits(of list: SongList, areAlbums: Bool = false, jobs: Int? = nil) -> [SongTraits] {
    let pieces = Workers(jobs).map(list.count, pieceSize: 8192) { range in
      range.map { row in
        let text = list.text(.title, at: row) ?? ""
        let title = Array(text.utf8)
        let letters = Array((text + (list.text(.artist, at: row) ?? "")).utf16)
        let parsed = titles.parse(title.span, of: areAlbums ? .album : .song)
        var traits = SongTraits(scripts: ScriptSet(of: letters.span).rawValue, markers: 0, hasNumber: false)
        for part in parsed.parts {
          switch part.kind {
          case .marker(let marker): traits.markers |= 1 << UInt128(marker.kind.rawValue)
          case .number: traits.hasNumber = true
          default: break
          }
        }
        return traits
      }
    }
    return pieces.flatMap { $0 }
  }
}
