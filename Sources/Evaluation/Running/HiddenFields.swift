public import MusicModel

/// Fields taken from the matcher's eyes.
///
///     HiddenFields(["isrc", "id"])?.removed(from: list)
public struct HiddenFields: Hashable, Sendable {
  public private(set) var texts: Set<TextField> = []
  public private(set) var numbers: Set<NumberField> = []

  public init() {}

  /// - Parameter names: Fields as lists name them, `isrc`, `album_artist`, `duration`; `id` is every identifier.
  /// - Returns: `nil` when a name is no field's.
  public init?(_ names: [String]) {
    for name in names {
      let plain = name.lowercased().filter { $0 != "_" && $0 != "-" }
      switch plain {
      case "id": texts.formUnion([.id, .catalogID, .libraryID, .persistentID, .url])
      case "duration", "length": numbers.insert(.milliseconds)
      default:
        if let field = TextField.allCases.first(where: { "\($0)".lowercased() == plain }) {
          texts.insert(field)
        } else if let field = NumberField.allCases.first(where: { "\($0)".lowercased() == plain }) {
          numbers.insert(field)
        } else {
          return nil
        }
      }
    }
  }

  public var isEmpty: Bool { texts.isEmpty && numbers.isEmpty }

  /// The list without the hidden fields.
  public func removed(from list: SongList) -> SongList {
    if isEmpty { return list }
    var source = list.source
    if texts.contains(.id) { source.idNamespace = nil }
    var kept: [TextField: TextColumn] = [:]
    for field in TextField.allCases where !texts.contains(field) { kept[field] = list.column(field) }
    var keptNumbers: [NumberField: NumberColumn] = [:]
    for field in NumberField.allCases where !numbers.contains(field) { keptNumbers[field] = list.column(field) }
    return SongList(source: source, recordNumbers: list.recordNumbers, texts: kept, numbers: keptNumbers)
  }
}
