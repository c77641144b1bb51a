internal import MusicModel

/// What an answer shows of one list, its columns taken out once so that a cell is a range of bytes.
struct AnswerSide {
  /// The names of the columns behind `left_` or `right_`, in order.
  static let columns = ["row", "id", "title", "artist", "album", "duration_ms", "isrc"]

  let records: [UInt32]
  let id, title, artist, album, isrc: TextCells
  let lengths: NumberColumn?

  init(_ list: SongList) {
    records = list.recordNumbers
    id = TextCells(list.column(.id))
    title = TextCells(list.column(.title))
    artist = TextCells(list.column(.artist))
    album = TextCells(list.column(.album))
    isrc = TextCells(list.column(.isrc))
    lengths = list.column(.milliseconds)
  }

  /// The row's length as people write it, rounded down to the second; empty where the list says none.
  func length(_ row: Int) -> String {
    guard let milliseconds = lengths?[row], milliseconds >= 0 else { return "" }
    return TrackLength(milliseconds: milliseconds).description
  }
}

/// One text column's bytes and ends, or a column that says nothing.
struct TextCells {
  let utf8: [UInt8]
  private let ends: [UInt32]

  init(_ column: TextColumn?) {
    utf8 = column?.utf8 ?? []
    ends = column?.ends ?? []
  }

  func range(_ row: Int) -> Range<Int> {
    if ends.isEmpty { return 0..<0 }
    return (row == 0 ? 0 : Int(ends[row - 1]))..<Int(ends[row])
  }

  func text(_ row: Int) -> String { String(decoding: utf8[range(row)], as: UTF8.self) }
}
