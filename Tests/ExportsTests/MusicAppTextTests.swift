import Exports
import MusicModel
import Testing

@Suite struct `Music.app's text export` {
  private static let header = [
    "Name", "Artist", "Composer", "Album", "Grouping", "Work", "Movement Number", "Movement Count", "Movement Name",
    "Genre", "Size",
    "Time", "Disc Number", "Disc Count", "Track Number", "Track Count", "Year", "Date Modified", "Date Added",
    "Bit Rate", "Sample Rate",
    "Volume Adjustment", "Kind", "Equalizer", "Comments", "Plays", "Last Played", "Skips", "Last Skipped", "My Rating",
    "Location",
  ]

  /// Two rows: one of 30 fields without a location, one of 31 with quotes that are signs.
  private static func text(_ header: [String] = header, lineEnd: String = "\r") -> String {
    let first = [
      "River", "Ann & Ben", "Carl", "Tide", "", "Opus", "2", "4", "Allegro", "Pop", "123", "291", "1", "2", "5", "13",
      "2018",
      "10/24/23, 8:46\u{202F}PM", "10/24/23, 8:46\u{202F}PM", "256", "44100", "", "AAC", "", "", "2",
      "10/30/23, 11:43\u{202F}AM", "1",
      "", "100",
    ]
    let second = ["\"Heroes\"", "Dave", "", "12\" Mixes"] + Array(repeating: "", count: 26) + ["Macintosh HD:Users:x"]
    return ([header, first, second].map { $0.joined(separator: "\t") + lineEnd }).joined()
  }

  @Test(arguments: ["\r", "\n", "\r\n"]) func `is read whatever its line ends`(_ lineEnd: String) throws {
    let list = try read(Self.text(lineEnd: lineEnd), name: "Mine.txt")
    #expect(list.format == "apple-playlist-text")
    #expect(list.titles == ["River", "\"Heroes\""])
    #expect(list.list.text(.album, at: 1) == "12\" Mixes")
    let song = list.songs[0]
    #expect(song.artist == "Ann & Ben")
    #expect(song.length?.milliseconds == 291_000)
    #expect(song.trackNumber == 5)
    #expect(song.trackCount == 13)
    #expect(song.year == 2018)
    #expect(song.playCount == 2)
    #expect(song.lastPlayed == "10/30/23, 11:43\u{202F}AM")
    #expect(list.list.text(.work, at: 0) == "Opus")
    #expect(list.list.number(.movementNumber, at: 0) == 2)
    #expect(list.problems.isEmpty, "a row may end before its location")
  }

  @Test func `is read in UTF-16`() throws {
    let list = try read(
      [0xFF, 0xFE] + Self.text().utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, name: "Mine.txt")
    #expect(list.titles == ["River", "\"Heroes\""])
    #expect(list.dialect == "UTF-16LE, CR line ends")
  }

  @Test func `is read by its places under headers in another language`() throws {
    let list = try read(Self.text((1...31).map { "Überschrift \($0)" }), name: "Meine.txt")
    #expect(list.format == "apple-playlist-text")
    #expect(list.titles == ["River", "\"Heroes\""])
    #expect(list.songs[0].length?.milliseconds == 291_000)
  }
}
