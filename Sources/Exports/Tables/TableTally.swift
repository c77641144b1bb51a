/// What is counted while a table is read, to be said once of the whole file.
struct TableTally {
  var albumRows = 0
  var artistRows = 0
  var episodes = 0
  var localFiles = 0
  var isrcNumbers = 0
  var starRatings = 0
  var combinedTitles = 0
  var repeatedHeaders = 0
  var codePageCells = 0
  var illFormedCells = 0

  // Of the row under construction only.
  var leavesOut = false
  var localFile: SpotifyLocalFile?
  var bareLength = 0

  /// The sentences that the counts make.
  var notes: [String] {
    var notes: [String] = []
    func say(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { notes.append("\(count) \(count == 1 ? one : many)") }
    }
    say(albumRows, "album row is left out", "album rows are left out")
    say(artistRows, "artist row is left out", "artist rows are left out")
    say(episodes, "podcast row is left out", "podcast rows are left out")
    say(localFiles, "row is a local file", "rows are local files")
    say(isrcNumbers, "ISRC cell holds the service's own number", "ISRC cells hold the service's own number")
    say(starRatings, "rating is a number of stars, not read", "ratings are numbers of stars, not read")
    say(
      combinedTitles, "title held the artist too and is split at the first ' - '",
      "titles held the artist too and are split at the first ' - '")
    say(repeatedHeaders, "repeated header row is left out", "repeated header rows are left out")
    say(codePageCells, "cell is no UTF-8, read as Windows-1252", "cells are no UTF-8, read as Windows-1252")
    say(
      illFormedCells, "cell is not quite UTF-8; its broken signs became U+FFFD",
      "cells are not quite UTF-8; their broken signs became U+FFFD")
    return notes
  }
}
