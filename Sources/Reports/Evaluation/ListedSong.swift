internal import MusicModel

/// A song of a mistake, as texts.
struct ListedSong {
  var row: Int
  var id: String?
  var title: String?
  var artist: String?
  var album: String?
  var length: String?
  var rating: String?
  var isrc: String?
  var year: Int?

  init(_ song: Song) {
    row = song.record
    id = song.id
    title = song.title
    artist = song.artist
    album = song.album
    length = song.length?.description
    rating = song.rating == .unknown ? nil : song.rating.word
    isrc = song.isrc
    year = song.year
  }
}
