internal import MusicModel

extension JSONTableFormat {
  /// Songs as Jellyfin or Emby answer; lengths count hundreds of nanoseconds.
  static let jellyfin = JSONTableFormat(
    description: FormatDescription(
      name: "jellyfin", summary: "Songs as a Jellyfin or Emby server answers",
      reads: "title, artists, album, length, numbers, year, date, play count", lacks: "no ISRC and no rating"),
    signs: ["Name", "RunTimeTicks", "Album"],
    rules: #"""
      Type                    | only   | Audio,MusicVideo
      Id                      | text   | id
      Name                    | text   | title
      Artists                 | names  | artist
      Album                   | text   | album
      AlbumArtist             | text   | albumArtist
      RunTimeTicks            | ticks
      IndexNumber             | count  | trackNumber
      ParentIndexNumber       | count  | discNumber
      ProductionYear          | count  | year
      PremiereDate            | text   | releaseDate
      Genres                  | names  | genre
      DateCreated             | text   | dateAdded
      UserData/PlayCount      | amount | playCount
      UserData/LastPlayedDate | text   | lastPlayed
      """#)

  /// Songs as Subsonic, Navidrome and their kin answer.
  static let subsonic = JSONTableFormat(
    description: FormatDescription(
      name: "subsonic", summary: "Songs as a Subsonic or OpenSubsonic server answers",
      reads: "title, credit, album, length, numbers, year, rating, ISRC, play count", lacks: "ids are the server's own"),
    signs: ["title", "contentType", "suffix"],
    rules: #"""
      id                 | text   | id
      title              | text   | title
      displayArtist      | text   | artist
      artist             | text   | artist
      album              | text   | album
      displayAlbumArtist | text   | albumArtist
      displayComposer    | text   | composer
      duration           | seconds
      track              | count  | trackNumber
      discNumber         | count  | discNumber
      year               | count  | year
      isrc               | isrc
      explicitStatus     | rating-word
      genre              | text   | genre
      works              | names  | work
      movements          | names  | movementName
      bitRate            | count  | bitRate
      playCount          | amount | playCount
      played             | text   | lastPlayed
      created            | text   | dateAdded
      """#)
}
