internal import MusicModel

/// How one table is to be read: what every column is, and what its source is known to do.
struct TablePlan {
  var dialect: TableDialect
  /// The cells of the header as they are; empty when the table has none.
  var header: [String]
  /// How many records that are not blank stand before the first row, the header included.
  var recordsBeforeRows: Int
  /// One role per column.
  var roles: [ColumnRole]
  var source: ListSource
  /// The generation within the format, in words.
  var dialectName = ""
  /// Whether a title without an artist holds `artist - title`.
  var splitsCombinedTitles = false
  /// Whether a comma inside an artist's name is written `\,`.
  var escapesCommas = false
  /// What stands between two artists, where the source leaves no doubt.
  var artistJoint: ArtistJoint?
  /// Whether the source writes its own numbers where ISRCs should be.
  var isrcMayHoldNumbers = false
  /// How many fields a row has at least, when the source leaves its last columns out of many rows.
  var fewestFields: Int?
  /// Things worth saying of the file at once.
  var notes: [String] = []

  /// A plan from the header's names alone; formats then adjust it.
  init(_ head: TableHead, roles: [ColumnRole], source: ListSource) {
    dialect = head.dialect
    header = head.header
    recordsBeforeRows = head.headerIndex + 1
    self.roles = roles
    self.source = source
  }

  /// The roles that the header's names give.
  static func roles(of head: TableHead) -> [ColumnRole] {
    head.fields.map { $0.flatMap(ColumnRole.init(fieldName:)) ?? .ignored }
  }

  /// Lays what the caller says over what the header says.
  ///
  /// - Throws: ``UnreadableInput`` when a named column or field does not exist.
  mutating func apply(_ options: ReadingOptions, path: String) throws(UnreadableInput) {
    let names = header.map(HeaderName.normalised)
    for (field, column) in options.columns.sorted(by: { $0.key < $1.key }) {
      guard let role = ColumnRole(fieldName: field) else {
        throw UnreadableInput(path: path, reason: .noSuchField(field))
      }
      guard let index = header.firstIndex(of: column) ?? names.firstIndex(of: HeaderName.normalised(column)) else {
        throw UnreadableInput(path: path, reason: .noSuchColumn(column, columns: header))
      }
      for other in roles.indices where roles[other] == role { roles[other] = .ignored }
      roles[index] = role
    }
    if let namespace = options.idNamespace { source.idNamespace = namespace }
  }

  /// Whether rows can be told apart at all: by a title, an identifier, or an artist with an album.
  var namesSomething: Bool {
    let texts = Set(
      roles.compactMap { role -> TextField? in
        if case .text(let field) = role { field } else { nil }
      })
    return texts.contains(.title) || roles.contains(.spotifyReference) || roles.contains(.isrc)
      || texts.contains(.album) && (!texts.isDisjoint(with: [.artist, .albumArtist]) || roles.contains(.artistPart))
  }

  var hasTitle: Bool { roles.contains(.text(.title)) }

  /// The text fields that rows may set.
  var textFields: [TextField] {
    var fields: [TextField] = []
    for role in roles {
      switch role {
      case .text(let field): fields.append(field)
      case .isrc: fields += isrcMayHoldNumbers ? [.isrc, .id] : [.isrc]
      case .releaseDate: fields.append(.releaseDate)
      case .year: fields.append(.releaseDate)
      case .spotifyReference: fields += [.id, .title, .artist, .album]
      case .artistPart: fields.append(.artist)
      default: break
      }
    }
    if splitsCombinedTitles { fields.append(.artist) }
    return TextField.allCases.filter(fields.contains)
  }

  var numberFields: [NumberField] {
    var fields: [NumberField] = []
    for role in roles {
      switch role {
      case .number(let field): fields += field == .trackNumber ? [field, .trackCount] : [field]
      case .duration: fields.append(.milliseconds)
      case .year, .releaseDate: fields.append(.year)
      case .rating, .explicitFlag, .cleanFlag: fields.append(.rating)
      case .spotifyReference: fields.append(.milliseconds)
      case .artistPart, .artistReferences: fields.append(.artistCount)
      default: break
      }
    }
    if artistJoint != nil { fields.append(.artistCount) }
    return NumberField.allCases.filter(fields.contains)
  }
}

/// What a source writes between the artists of one credit.
enum ArtistJoint: Hashable, Sendable {
  case semicolon
  /// A comma that no blank follows; a comma in a name has one.
  case tightComma

  /// How many artists `credit` names.
  func count(in credit: Cell) -> Int {
    var count = 1
    for place in credit.indices {
      switch self {
      case .semicolon: if credit[place] == UInt8(ascii: ";") { count += 1 }
      case .tightComma:
        if credit[place] == UInt8(ascii: ","), place + 1 < credit.count, credit[place + 1] != 0x20 { count += 1 }
      }
    }
    return count
  }
}
