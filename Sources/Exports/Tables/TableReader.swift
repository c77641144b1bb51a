internal import MusicModel

/// Reads the rows of a table by a plan.
struct TableReader {
  let plan: TablePlan
  let rows: RowBuilder
  var context: ReadContext
  /// Lengths in a unit that only the whole column tells: the kept row and the number in thousandths.
  var bareLengths: [(row: UInt32, thousandths: Int)] = []
  var tally = TableTally()
  var artistParts: [UInt8] = []
  var artistPartCount = 0
  var record = 0
  var line = 0
  private var emptyRecords: [(record: Int, line: Int)] = []
  let readsCodePage: Bool
  let yearColumn: Bool
  private let headerTitle: (column: Int, text: [UInt8])?
  private let headerArtist: (column: Int, text: [UInt8])?
  private let lastRead: Int

  /// - Parameter readsCodePage: Whether cells that are no UTF-8 are read as Windows-1252.
  init(plan: TablePlan, context: ReadContext, readsCodePage: Bool) {
    self.plan = plan
    self.context = context
    self.readsCodePage = readsCodePage
    rows = RowBuilder(texts: plan.textFields, numbers: plan.numberFields)
    yearColumn = plan.roles.contains(.year) && plan.roles.contains(.releaseDate)
    lastRead = plan.roles.lastIndex { $0 != .ignored } ?? -1
    func cell(_ role: ColumnRole) -> (column: Int, text: [UInt8])? {
      guard let column = plan.roles.firstIndex(of: role), column < plan.header.count else { return nil }
      return (column, Array(plan.header[column].utf8))
    }
    headerTitle = cell(.text(.title))
    headerArtist = cell(.text(.artist))
  }

  /// Reads everything that `source` gives.
  mutating func read(_ source: inout ByteSource) throws(UnreadableInput) {
    var scanner = TableScanner(dialect: plan.dialect)
    var skipped = 0
    let roles = plan.roles
    while try scanner.refill(from: &source) {
      roles.withUnsafeBufferPointer { roles in
        while scanner.nextRecord() {
          if scanner.fieldCount == 1, scanner.cell(0).isEmpty { continue }
          if skipped < plan.recordsBeforeRows {
            skipped += 1
            if skipped == plan.recordsBeforeRows { scanner.expectedFields = roles.count }
            continue
          }
          readRecord(scanner, roles)
        }
      }
    }
    finish()
  }

  private mutating func readRecord(_ scanner: borrowing TableScanner, _ roles: UnsafeBufferPointer<ColumnRole>) {
    record += 1
    line = scanner.line
    let count = min(scanner.fieldCount, TableScanner.fieldLimit)
    if let fault = scanner.fault { context.report(line: line, record: record, fault) }
    var isEmpty = true
    for index in 0..<min(count, roles.count) {
      let cell = scanner.cell(index)
      if cell.isEmpty { continue }
      isEmpty = false
      let role = roles[index]
      if role == .ignored { continue }
      if !scanner.fields[index].doublesQuotes, scanner.isWellFormed || cell.isWellFormedUTF8 {
        take(cell, as: role)
      } else {
        let mended = mend(cell, doublesQuotes: scanner.fields[index].doublesQuotes)
        mended.withUnsafeBufferPointer { take($0, as: role) }
      }
    }
    if isEmpty {
      // Many in a row at the end are a spreadsheet's padding.
      emptyRecords.append((record, line))
      return
    }
    if !emptyRecords.isEmpty { reportEmptyRecords() }
    if count != roles.count { judgeWidth(scanner, count: count) }
    endRecord(scanner)
  }

  // MARK: Rows

  private mutating func judgeWidth(_ scanner: borrowing TableScanner, count: Int) {
    let expected = plan.roles.count
    if count < expected {
      // Columns that nobody reads may be missing.
      if count > lastRead || count >= plan.fewestFields ?? Int.max { return }
    } else if !(expected..<count).contains(where: { !scanner.cell($0).isEmpty }) {
      return
    }
    context.report(
      line: line, record: record, .raggedRow(expected: expected, found: scanner.fieldCount))
  }

  private mutating func reportEmptyRecords() {
    for empty in emptyRecords {
      context.report(line: empty.line, record: empty.record, losesRow: true, .emptyRow)
    }
    emptyRecords = []
  }

  @inline(__always) private mutating func endRecord(_ scanner: borrowing TableScanner) {
    if tally.isSpecial {
      endSpecialRecord(scanner)
      return
    }
    if let headerTitle, headerTitle.column < scanner.fieldCount {
      let title = scanner.cell(headerTitle.column)
      if title.count == headerTitle.text.count, repeatsHeader(scanner) {
        tally.repeatedHeaders += 1
        rows.dropRow()
        return
      }
      if plan.splitsCombinedTitles || title.count <= 9 { judgeTitle(title, scanner) }
    }
    keepRow()
  }

  /// Ends a row of which more is to be said: it may be left out, or holds what only its end settles.
  private mutating func endSpecialRecord(_ scanner: borrowing TableScanner) {
    tally.isSpecial = false
    let isLeftOut = tally.leavesOut
    tally.leavesOut = false
    if artistPartCount > 0 {
      artistParts.withUnsafeBufferPointer { rows.set(.artist, $0) }
      rows.set(.artistCount, artistPartCount)
      artistParts.removeAll(keepingCapacity: true)
      artistPartCount = 0
    }
    if let file = tally.localFile {
      fill(from: file)
      tally.localFile = nil
    }
    let bareLength = tally.bareLength
    tally.bareLength = 0
    if isLeftOut {
      rows.dropRow()
      return
    }
    let row = rows.count
    endRecord(scanner)
    if bareLength > 0, rows.count > row { bareLengths.append((UInt32(row), bareLength)) }
  }

  @inline(__always) private mutating func keepRow() {
    let named =
      rows.says(.title) || rows.says(.id) || rows.says(.isrc) || rows.says(.upc) || rows.says(.catalogID)
      || rows.says(.libraryID) || rows.says(.persistentID) || rows.says(.url)
      || rows.says(.album) && (rows.says(.artist) || rows.says(.albumArtist))
    if named {
      rows.endRow(record: record)
    } else {
      rows.dropRow()
      context.report(line: line, record: record, losesRow: true, .emptyRow)
    }
  }

  private mutating func fill(from file: SpotifyLocalFile) {
    if !rows.says(.title), let title = file.title { set(.title, title) }
    if !rows.says(.artist), let artist = file.artist { set(.artist, artist) }
    if !rows.says(.album), let album = file.album { set(.album, album) }
    if !rows.says(.milliseconds), let seconds = file.seconds, seconds > 0 { rows.set(.milliseconds, seconds * 1000) }
  }

  private func repeatsHeader(_ scanner: borrowing TableScanner) -> Bool {
    guard let headerTitle, headerTitle.column < scanner.fieldCount,
      scanner.cell(headerTitle.column).elementsEqual(headerTitle.text)
    else { return false }
    guard let headerArtist else { return true }
    return headerArtist.column < scanner.fieldCount
      && scanner.cell(headerArtist.column).elementsEqual(headerArtist.text)
  }

  /// Sees to titles that are no titles: a word for a missing value beside a missing artist, `artist - title`.
  private mutating func judgeTitle(_ title: Cell, _ scanner: borrowing TableScanner) {
    if title.mayBeMissing {
      let artist = headerArtist.map { $0.column < scanner.fieldCount ? scanner.cell($0.column) : title } ?? title
      if artist.isEmpty || artist.mayBeMissing {
        for field in [TextField.title, .artist, .album] { rows.clear(field) }
      }
    } else if plan.splitsCombinedTitles, rows.says(.title), !rows.says(.artist) {
      let text = Array(scanner.text(of: headerTitle?.column ?? 0).utf8)
      let joint = Array(" - ".utf8)
      guard let place = text.indices.first(where: { text[$0...].starts(with: joint) }), place > 0 else { return }
      text.withUnsafeBufferPointer { text in
        rows.set(.artist, text.trimmed(0, place))
        rows.set(.title, text.trimmed(place + 3, text.count))
      }
      tally.combinedTitles += 1
    }
  }

  // MARK: End

  private mutating func finish() {
    if emptyRecords.count == 1 {
      reportEmptyRecords()
    } else if !emptyRecords.isEmpty {
      context.note("\(emptyRecords.count) empty rows at the end are left out")
    }
    if let unit = DurationUnit.inferred(from: bareLengths.map(\.thousandths)) {
      var exceptions = 0
      for (row, thousandths) in bareLengths {
        let own = unit.plausible(thousandths: thousandths)
        if own != unit { exceptions += 1 }
        rows.amend(.milliseconds, row: Int(row), own.milliseconds(thousandths: thousandths))
      }
      let apart = exceptions > 0 ? ", \(exceptions) rows apart" : ""
      context.note("durations are bare numbers, read as \(unit.name)\(apart)")
    }
    for note in plan.notes + tally.notes { context.note(note) }
    context.dialect = plan.dialectName
    context.columns = plan.header
    context.list = rows.finish(source: plan.source)
  }
}
