internal import Linkage
internal import MusicModel

/// Decodes a pair's findings into evidence that a person can read: the same table that decided explains.
struct Explainer: Sendable {
  let left: KeyedList
  let right: KeyedList
  let judge: Judge

  /// A line for each field that says something, strongest first.
  func evidence(_ findings: Findings, _ l: Int, _ r: Int) -> [EvidenceLine] {
    var lines: [EvidenceLine] = []
    for field in Findings.Field.allCases {
      let bits = judge.table.bits(findings, field)
      guard let name = FindingWords.finding(findings, field) else { continue }
      let values = values(field, l, r)
      lines.append(EvidenceLine(finding: name, bits: Double(bits), left: values.left, right: values.right))
    }
    lines.sort { abs($0.bits) != abs($1.bits) ? abs($0.bits) > abs($1.bits) : $0.finding < $1.finding }
    return lines
  }

  private func values(_ field: Findings.Field, _ l: Int, _ r: Int) -> (left: String?, right: String?) {
    func texts(_ field: TextField) -> (String?, String?) {
      (left.list.text(field, at: l), right.list.text(field, at: r))
    }
    func numbers(_ field: NumberField) -> (String?, String?) {
      (left.list.number(field, at: l).map(String.init), right.list.number(field, at: r).map(String.init))
    }
    switch field {
    case .title, .markers, .numbers, .subtitle, .guests, .titleRarity: return texts(.title)
    case .artist, .artistRarity: return texts(.artist)
    case .code: return texts(.isrc)
    case .album: return texts(.album)
    case .year: return numbers(.year)
    case .position: return numbers(.trackNumber)
    case .rating:
      func word(_ card: RecordCard) -> String? { ContentRating(rawValue: card.rating)?.word }
      return (word(left.cards[l]), word(right.cards[r]))
    case .length:
      func length(_ card: RecordCard) -> String? {
        card.milliseconds < 0 ? nil : TrackLength(milliseconds: Int(card.milliseconds)).description
      }
      return (length(left.cards[l]), length(right.cards[r]))
    case .tracks: return texts(.tracks)
    case .edition, .albumType, .selfTitled, .swapped, .sameText: return texts(.title)
    case .sameItem, .decided: return texts(.id)
    }
  }
}

extension FindingWords {
  /// The finding's name, such as `title-equal`; `nil` where the field says nothing.
  static func finding(_ f: Findings, _ field: Findings.Field) -> String? {
    func named(_ subject: String, _ finding: String, silent: Set<String> = ["silent", "none"]) -> String? {
      silent.contains(finding) ? nil : subject + "-" + kebab(finding)
    }
    switch field {
    case .title: return named("title", "\(f.title)")
    case .artist: return named("artist", "\(f.artist)")
    case .markers: return named("version", "\(f.markers)")
    case .numbers: return named("numbers", "\(f.numbers)")
    case .subtitle: return named("subtitle", "\(f.subtitle)")
    case .guests: return named("guests", "\(f.guests)")
    case .code: return named("isrc", "\(f.code)")
    case .album: return named("album", "\(f.album)")
    case .year: return named("year", "\(f.year)")
    case .position: return named("position", "\(f.position)")
    case .rating: return named("rating", "\(f.rating)")
    case .length:
      guard let seconds = LengthScale.seconds(f.level(.length)) else { return nil }
      return "length-" + (seconds <= 2 ? "equal" : seconds <= 5 ? "close" : seconds <= 30 ? "apart" : "far-apart")
    case .titleRarity: return f.level(.titleRarity) == 0 || f.title == .different ? nil : "title-rarity"
    case .artistRarity: return f.level(.artistRarity) == 0 ? nil : "artist-rarity"
    case .sameItem: return f.isSameItem ? "id-equal" : nil
    case .tracks: return named("tracks", "\(f.tracks)", silent: ["silent"])
    case .edition: return f.editionsDiffer ? "editions-differ" : nil
    case .albumType: return named("album-type", "\(f.albumTypes)", silent: ["same"])
    case .swapped: return f.isSwapped ? "title-and-artist-swapped" : nil
    case .sameText: return f.isSameText ? "all-fields-equal" : nil
    case .selfTitled: return f.areSelfTitled ? "self-titled" : nil
    case .decided: return f.isDecided ? "decided" : nil
    }
  }

  /// What ruled a pair out, or kept it from being sure.
  static func rejection(_ f: Findings, _ verdict: Verdict) -> String {
    switch verdict.relation {
    case .otherVersion: return f.markers == .none || f.markers == .equal ? "lengths far apart" : markers(f.markers)
    case .otherRating: return "explicit against clean"
    case .cover: return "another artist"
    default: return verdict.doubt == .none ? "evidence too thin" : verdict.doubt.words
    }
  }
}
