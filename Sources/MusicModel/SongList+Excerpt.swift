extension SongList {
  /// The rows at `rows`, in that order, with every column of the whole list, also one that is silent in all of them.
  ///
  ///     list.excerpt([7, 7, 3]).count  // 3
  ///
  /// What goes by the columns that a list has goes the same way for its excerpts, which ``selecting(_:)`` does not
  /// promise.
  ///
  /// - Complexity: O(columns · rows + bytes of their text).
  public func excerpt(_ rows: [Int]) -> SongList {
    var texts: [TextField: TextColumn] = [:]
    for field in TextField.allCases { texts[field] = column(field)?.excerpt(rows) }
    var numbers: [NumberField: NumberColumn] = [:]
    for field in NumberField.allCases {
      guard let column = column(field) else { continue }
      numbers[field] = NumberColumn(values: rows.map { column.values[$0] })
    }
    return SongList(source: source, recordNumbers: rows.map { recordNumbers[$0] }, texts: texts, numbers: numbers)
  }
}

extension TextColumn {
  fileprivate func excerpt(_ rows: [Int]) -> TextColumn {
    let size = rows.reduce(0) { $0 + range(at: $1).count }
    precondition(size <= Int(UInt32.max), "a column's offsets are of 32 bits")
    var text: [UInt8] = []
    var textEnds: [UInt32] = []
    text.reserveCapacity(size)
    textEnds.reserveCapacity(rows.count)
    for row in rows {
      text += utf8[range(at: row)]
      textEnds.append(UInt32(text.count))
    }
    return TextColumn(utf8: text, ends: textEnds)
  }
}
