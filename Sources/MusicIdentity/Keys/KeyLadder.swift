internal import ICU
internal import MusicModel
public import TitleGrammar

/// How a title or a credit is read and folded, level by level: what `reconcile key` prints.
///
///     KeyMaker().ladder(ofTitle: "Ｂeyoncé – Halo (Live)").rungs.map(\.value)
///
/// No level is empty for a text with something visible in it.
public struct KeyLadder: Hashable, Sendable {
  /// One level of a key.
  public struct Rung: Hashable, Sendable {
    /// `exact`, `folded`, `core`, `loose`, `romanised`, or a part of the reading such as `marker`.
    public var name: String
    public var value: String
    /// What the level does, in a few words.
    public var note: String
  }
  public var input: String
  public var rungs: [Rung]
}

extension KeyMaker {
  /// The folding's version, which goes with every stored key: `icu 72.1 / recipe 1`.
  public var stamp: String { FoldTable.stamp }

  /// The levels of a title's key, strongest first, after the parts it was read into.
  public func ladder(ofTitle title: String, of subject: TitleSubject = .song) -> KeyLadder {
    let utf8 = Array(title.utf8)
    let parsed = titles.parse(utf8.span, of: subject)
    func text(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }
    var rungs: [KeyLadder.Rung] = []
    let core = ([parsed.core] + parsed.coreContinuations).map(text).joined(separator: " ")
    for part in parsed.parts { rungs.append(rung(part, text)) }
    rungs += levels(exact: title, core: core)
    return KeyLadder(input: title, rungs: rungs)
  }

  /// The levels of a credit's key, after the names it was read into.
  public func ladder(ofArtist artist: String) -> KeyLadder {
    let utf8 = Array(artist.utf8)
    let parsed = credits.parse(utf8.span)
    func text(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }
    var rungs: [KeyLadder.Rung] = []
    if parsed.isVarious { rungs.append(.init(name: "reading", value: "various artists", note: "nobody in particular")) }
    if parsed.isPlaceholder { rungs.append(.init(name: "reading", value: "placeholder", note: "nobody is named")) }
    for part in parsed.parts {
      var words: [UInt16] = []
      let name = Array(utf8[part.range])
      credits.foldName(name.span, with: self.words, into: &words)
      let alias = aliases.group(of: words.span) == nil ? "" : ", has aliases"
      rungs.append(
        .init(name: "\(part.role)", value: text(part.range), note: String(decoding: words, as: UTF16.self) + alias))
    }
    rungs += levels(exact: artist, core: text(parsed.whole))
    return KeyLadder(input: artist, rungs: rungs)
  }

  private func levels(exact: String, core: String) -> [KeyLadder.Rung] {
    var loose = Array(self.words.fold(core).utf16)
    LooseWords.loosen(&loose, from: 0)
    NumberWords.replace(&loose, from: 0)
    var romanised: [UInt16] = []
    let utf8 = Array(core.utf8)
    let scripts = romaniser.romanise(utf8.span, into: &romanised)
    LooseWords.loosen(&romanised, from: 0)
    return [
      .init(name: "exact", value: FoldTable(.exact).fold(exact), note: "NFC, invisible signs dropped"),
      .init(name: "folded", value: FoldTable(.folded).fold(exact), note: "case, width, dashes and quotes made one"),
      .init(name: "core", value: FoldTable(.folded).fold(core), note: "without versions, guests and wrappings"),
      .init(
        name: "loose", value: String(decoding: loose, as: UTF16.self),
        note: "words: accents, punctuation and articles dropped, joining words made one"),
      .init(
        name: "romanised", value: String(decoding: romanised, as: UTF16.self),
        note: scripts.contains(.han) ? "Latin letters, Han as pinyin: a weak key" : "Latin letters"),
    ]
  }

  private func rung(_ part: TitlePart, _ text: (Range<Int>) -> String) -> KeyLadder.Rung {
    let value = text(part.content)
    switch part.kind {
    case .core: return .init(name: "core", value: value, note: "")
    case .subtitle: return .init(name: "subtitle", value: value, note: "kept, compared softly")
    case .marker(let marker):
      let argument = marker.argument.map { ", argument '\(text($0))'" } ?? ""
      let number = marker.number.map { ", \($0)" } ?? ""
      return .init(name: "marker", value: value, note: "\(marker.kind)\(argument)\(number), \(marker.kind.markerClass)")
    case .guests: return .init(name: "guests", value: value, note: "moved to the credit")
    case .producers: return .init(name: "producers", value: value, note: "")
    case .rating(let rating): return .init(name: "rating", value: value, note: rating.word)
    case .provenance: return .init(name: "provenance", value: value, note: "where it was used")
    case .albumType(let type): return .init(name: "album type", value: value, note: "\(type)")
    case .number(let role, let number):
      return .init(name: "number", value: value, note: "\(role) \(number.whole.map(String.init) ?? text(part.content))")
    case .key(let key): return .init(name: "key", value: value, note: key.isMinor ? "minor" : "major")
    case .movementName: return .init(name: "movement", value: value, note: "kept, compared softly")
    }
  }
}
