internal import MusicModel

/// What the keys of Apple's library list mean.
struct AppleLibraryKeys: Sendable {
  /// What becomes of a key's value.
  enum Role: Hashable, Sendable {
    case text(TextField)
    /// A number of which zero says nothing.
    case count(NumberField)
    /// A number of which zero says something.
    case amount(NumberField)
    case flag(NumberField)
    case explicit
    case clean
    /// A track so marked is no music; the words name its kind.
    case leftOut(kind: Int)
    case video
    case trackID
    case persistentID
    case trackType
    case genre
    /// The dictionary of tracks.
    case tracks
    case playlists
    case playlistItems
    case distinguishedKind
    case applicationVersion
  }

  /// The keys' names; the key numbered n is `names[n - 1]`.
  let names: [String]
  /// Roles by key number; number 0, the unknown key, has none.
  let roles: [Role?]
  /// The kinds of things left out, as the notes name them.
  let leftOutKinds: [String]

  /// `key | role | field or kind`. Keys that are not here are passed over: sort names, sizes, artwork, the
  /// local-time `Play Date`, and `Kind`, which is written in the user's language.
  static let table = #"""
    Track ID            | track-id
    Name                | text     | title
    Artist              | text     | artist
    Album Artist        | text     | albumArtist
    Composer            | text     | composer
    Album               | text     | album
    Genre               | genre
    Total Time          | count    | milliseconds
    Disc Number         | count    | discNumber
    Disc Count          | count    | discCount
    Track Number        | count    | trackNumber
    Track Count         | count    | trackCount
    Year                | count    | year
    Release Date        | text     | releaseDate
    Date Added          | text     | dateAdded
    Bit Rate            | count    | bitRate
    Play Count          | amount   | playCount
    Play Date UTC       | text     | lastPlayed
    Skip Count          | amount   | skipCount
    Persistent ID       | persistent-id
    Explicit            | explicit
    Clean               | clean
    Compilation         | flag     | compilation
    Work                | text     | work
    Movement Name       | text     | movementName
    Movement Number     | count    | movementNumber
    Location            | text     | url
    Track Type          | track-type
    Has Video           | video
    Music Video         | video
    Movie               | left-out | movie
    TV Show             | left-out | TV episode
    Podcast             | left-out | podcast
    iTunesU             | left-out | lecture
    Audiobook           | left-out | audiobook
    Voice Memo          | left-out | voice memo
    Ringtone            | left-out | ringtone
    Tracks              | tracks
    Playlists           | playlists
    Playlist Items      | playlist-items
    Distinguished Kind  | distinguished-kind
    Application Version | application-version
    """#

  /// Kinds of built-in playlists whose entries are no music (`Distinguished Kind`), which holds in every
  /// language; and genres that Apple's own programs give to recordings that are none.
  static let otherMedia = #"""
    playlist | 2                  | movie
    playlist | 3                  | TV episode
    playlist | 5                  | audiobook
    playlist | 10                 | podcast
    genre    | Voice Memo         | voice memo
    genre    | Voice Memos        | voice memo
    genre    | Sprachmemo         | voice memo
    genre    | Sprachmemos        | voice memo
    genre    | Mémo vocal         | voice memo
    genre    | Mémos vocaux       | voice memo
    genre    | Nota de voz        | voice memo
    genre    | Memo vocale        | voice memo
    genre    | Диктофон           | voice memo
    genre    | Podcast            | podcast
    genre    | Podcasts           | podcast
    genre    | Audiobook          | audiobook
    genre    | Audiobooks         | audiobook
    genre    | Books & Spoken     | audiobook
    genre    | Hörbuch            | audiobook
    genre    | Hörbücher          | audiobook
    genre    | Livre audio        | audiobook
    genre    | Livres audio       | audiobook
    genre    | Аудиокнига         | audiobook
    genre    | Аудиокниги         | audiobook
    genre    | Ringtone           | ringtone
    """#

  /// Kinds by the genre's UTF-8, and by the number of a built-in playlist.
  let kindsByGenre: [[UInt8]: Int]
  let kindsByPlaylist: [Int: Int]
  /// The kind of a track whose `Track Type` is `URL`.
  let stream: Int

  static let standard = AppleLibraryKeys()

  init() {
    var names: [String] = []
    var roles: [Role?] = [nil]
    var kinds: [String] = []
    func kind(_ words: String) -> Int {
      if let known = kinds.firstIndex(of: words) { return known }
      kinds.append(words)
      return kinds.count - 1
    }
    for row in RuleTable.rows(AppleLibraryKeys.table) {
      let argument = row.count > 2 ? row[2] : ""
      let role: Role? =
        switch row[1] {
        case "text": TextField(ruleName: argument).map { .text($0) }
        case "count": NumberField(ruleName: argument).map { .count($0) }
        case "amount": NumberField(ruleName: argument).map { .amount($0) }
        case "flag": NumberField(ruleName: argument).map { .flag($0) }
        case "explicit": .explicit
        case "clean": .clean
        case "left-out": .leftOut(kind: kind(argument))
        case "video": .video
        case "track-id": .trackID
        case "persistent-id": .persistentID
        case "track-type": .trackType
        case "genre": .genre
        case "tracks": .tracks
        case "playlists": .playlists
        case "playlist-items": .playlistItems
        case "distinguished-kind": .distinguishedKind
        case "application-version": .applicationVersion
        default: nil
        }
      precondition(role != nil, "the table of Apple's keys is wrong at \(row[0])")
      names.append(row[0])
      roles.append(role)
    }
    var byGenre: [[UInt8]: Int] = [:]
    var byPlaylist: [Int: Int] = [:]
    for row in RuleTable.rows(AppleLibraryKeys.otherMedia) {
      if row[0] == "genre" { byGenre[Array(row[1].utf8)] = kind(row[2]) }
      if row[0] == "playlist", let number = Int(row[1]) { byPlaylist[number] = kind(row[2]) }
    }
    stream = kind("stream")
    self.names = names
    self.roles = roles
    leftOutKinds = kinds
    kindsByGenre = byGenre
    kindsByPlaylist = byPlaylist
  }
}
