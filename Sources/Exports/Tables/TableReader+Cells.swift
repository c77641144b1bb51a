internal import MusicModel

/// What the cells of a row say, by the roles of their columns.
extension TableReader {
  mutating func take(_ cell: Cell, as role: ColumnRole) {
    switch role {
    case .ignored: break
    case .text(let field): takeText(cell, field)
    case .number(let field): takeNumber(cell, field)
    case .duration(let unit): takeLength(cell, unit)
    case .isrc: takeISRC(cell)
    case .year:
      if cell.count == 4, let year = cell.fewDigits, year >= 1000 {
        rows.set(.year, year)
      } else if let year = cell.yearOfDate {
        rows.set(.year, year)
        if cell.count > 4, !yearColumn, year != cell.wholeNumber { rows.set(.releaseDate, cell) }
      } else if !cell.isPlaceholder {
        unreadable(cell, "year")
      }
    case .releaseDate:
      if cell.isPlaceholder { break }
      rows.set(.releaseDate, cell)
      if !yearColumn, let year = cell.yearOfDate { rows.set(.year, year) }
    case .rating: takeRating(cell)
    case .explicitFlag(let no): takeExplicit(cell, no: no)
    case .cleanFlag:
      if cell.flag == true || cell.ratingWord == .clean { rows.set(.rating, Int(ContentRating.clean.rawValue)) }
    case .spotifyReference: takeSpotify(cell)
    case .artistPart:
      if artistPartCount > 0 { artistParts.append(contentsOf: "; ".utf8) }
      artistParts.append(contentsOf: cell)
      artistPartCount += 1
      tally.isSpecial = true
    case .artistReferences:
      rows.set(.artistCount, cell.reduce(1) { $1 == UInt8(ascii: ",") ? $0 + 1 : $0 })
    case .rowKind:
      if cell.isWord("album") {
        tally.albumRows += 1
        leaveOut()
      } else if cell.isWord("artist") {
        tally.artistRows += 1
        leaveOut()
      }
    }
  }

  private mutating func takeText(_ cell: Cell, _ field: TextField) {
    switch field {
    case .title, .album, .albumArtist:
      if !cell.isNameless { rows.set(field, cell) }
    case .artist:
      if cell.isNameless { return }
      if plan.escapesCommas, cell.contains(UInt8(ascii: "\\")) { return takeEscapedArtists(cell) }
      rows.set(field, cell)
      if let joint = plan.artistJoint { rows.set(.artistCount, joint.count(in: cell)) }
    case .upc, .id, .catalogID:
      // A spreadsheet makes a number of it: 602445868162.0.
      let end =
        cell.count > 2 && cell[cell.count - 1] == 0x30 && cell[cell.count - 2] == 0x2E ? cell.count - 2 : cell.count
      if field == .id ? cell.mayBeMissing : cell.isPlaceholder { return }
      rows.set(field, Cell(rebasing: cell[..<end]))
    default:
      if !cell.isPlaceholder { rows.set(field, cell) }
    }
  }

  /// `Tyler\, The Creator, Kali Uchis`: once commas are escaped, those that are not join; a semicolon says so.
  private mutating func takeEscapedArtists(_ cell: Cell) {
    var text: [UInt8] = []
    var escapes = false
    var index = 0
    while index < cell.count {
      if cell[index] == UInt8(ascii: "\\"), index + 1 < cell.count, cell[index + 1] == UInt8(ascii: ",") {
        text.append(UInt8(ascii: ","))
        escapes = true
        index += 2
      } else if cell[index] == UInt8(ascii: ",") {
        text.append(0)
        index += 1
      } else {
        text.append(cell[index])
        index += 1
      }
    }
    let joint = UInt8(ascii: escapes ? ";" : ",")
    for index in text.indices where text[index] == 0 { text[index] = joint }
    text.withUnsafeBufferPointer { rows.set(.artist, $0) }
  }

  private mutating func takeNumber(_ cell: Cell, _ field: NumberField) {
    if let number = cell.fewDigits ?? cell.wholeNumber {
      // Sources write 0 for a place that they do not know; zero plays are zero plays.
      let zeroSays = field == .playCount || field == .skipCount || field == .compilation || field == .playable
      if number > 0 || number == 0 && zeroSays { rows.set(field, number) }
      return
    }
    if field == .compilation || field == .playable, let flag = cell.flag {
      rows.set(field, flag ? 1 : 0)
      return
    }
    // `3/12`: the third of twelve.
    if field == .trackNumber || field == .discNumber, let stroke = cell.firstIndex(of: UInt8(ascii: "/")) {
      if let number = cell.trimmed(0, stroke).wholeNumber, let of = cell.trimmed(stroke + 1, cell.count).wholeNumber {
        if number > 0 { rows.set(field, number) }
        if field == .trackNumber, of > 0 { rows.set(.trackCount, of) }
        return
      }
    }
    if !cell.isPlaceholder { unreadable(cell, "\(field)") }
  }

  private mutating func takeLength(_ cell: Cell, _ unit: DurationUnit?) {
    if let digits = cell.fewDigits, let unit {
      if digits > 0 { rows.set(.milliseconds, unit.milliseconds(thousandths: digits * 1000)) }
      return
    }
    switch cell.length {
    case .milliseconds(let milliseconds): if milliseconds > 0 { rows.set(.milliseconds, milliseconds) }
    case .bare(let thousandths):
      if thousandths == 0 { return }
      if let unit {
        rows.set(.milliseconds, unit.milliseconds(thousandths: thousandths))
      } else {
        tally.bareLength = thousandths
        tally.isSpecial = true
      }
    case nil: if !cell.isPlaceholder { unreadable(cell, "duration") }
    }
  }

  private mutating func takeISRC(_ cell: Cell) {
    if cell.isISRC {
      rows.set(.isrc, cell)
      return
    }
    if cell.isPlaceholder { return }
    if plan.isrcMayHoldNumbers, cell.wholeNumber != nil {
      if !tally.leavesOut { tally.isrcNumbers += 1 }
      if !plan.roles.contains(.text(.id)) { rows.set(.id, cell) }
      return
    }
    // Several in one cell: the first that is one.
    var start = 0
    for place in 0...cell.count {
      let isEnd = place == cell.count
      if isEnd || cell[place] == UInt8(ascii: ";") || cell[place] == UInt8(ascii: ",")
        || cell[place] == UInt8(ascii: "/")
      {
        let part = cell.trimmed(start, place)
        if part.isISRC {
          rows.set(.isrc, part)
          return
        }
        start = place + 1
      }
    }
    unreadable(cell, "isrc")
  }

  private mutating func takeRating(_ cell: Cell) {
    if let rating = cell.ratingWord {
      if rating != .unknown { rows.set(.rating, Int(rating.rawValue)) }
    } else if cell.wholeNumber != nil || cell.thousandths != nil {
      tally.starRatings += 1
    } else if let flag = cell.flag {
      rows.set(.rating, Int((flag ? ContentRating.explicit : .none).rawValue))
    } else if !cell.isPlaceholder {
      unreadable(cell, "rating")
    }
  }

  private mutating func takeExplicit(_ cell: Cell, no: ContentRating) {
    let rating: ContentRating
    if let word = cell.ratingWord {
      rating = word == ContentRating.none ? no : word
    } else if let flag = cell.flag {
      rating = flag ? .explicit : no
    } else {
      if !cell.isPlaceholder { unreadable(cell, "explicit") }
      return
    }
    // A clean column beside it has the better word.
    if rating != .unknown, !rows.says(.rating) || rating == .explicit { rows.set(.rating, Int(rating.rawValue)) }
  }

  private mutating func takeSpotify(_ cell: Cell) {
    if cell.hasPrefix("spotify:track:") {
      rows.set(.id, Cell(rebasing: cell[14...]))
      return
    }
    if cell.mayBeMissing { return }
    let text = cell.string
    switch SpotifyReference(text) {
    case .track(let id): set(.id, String(id))
    case .local(let file):
      rows.set(.id, cell)
      tally.localFiles += 1
      tally.localFile = file
      tally.isSpecial = true
    case .other(let kind, _):
      if kind == "episode" || kind == "show" {
        tally.episodes += 1
        leaveOut()
      } else {
        rows.set(.id, cell)
      }
    case nil: rows.set(.id, cell)
    }
  }

  mutating func set(_ field: TextField, _ text: String) {
    var text = text
    text.withUTF8 { rows.set(field, $0) }
  }

  private mutating func leaveOut() {
    tally.leavesOut = true
    tally.isSpecial = true
  }

  private mutating func unreadable(_ cell: Cell, _ field: String) {
    if tally.leavesOut { return }
    context.report(
      line: line, record: record, .unreadableCell(field: field, text: String(cell.string.prefix(60))))
  }

  /// A cell with doubled quotes made single, or that is no UTF-8, as well-formed text.
  mutating func mend(_ cell: Cell, doublesQuotes: Bool) -> [UInt8] {
    var text = Array(cell)
    if doublesQuotes { TableScanner.undouble(cell, into: &text) }
    if text.withUnsafeBufferPointer({ $0.isWellFormedUTF8 }) { return text }
    if readsCodePage {
      tally.codePageCells += 1
      return Windows1252.utf8(text)
    }
    tally.illFormedCells += 1
    return Array(String(decoding: text, as: UTF8.self).utf8)
  }
}
