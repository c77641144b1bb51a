import MusicModel
import Testing

@testable import Exports

@Suite struct `Spotify's account data` {
  @Test func `gives the saved tracks and counts the rest`() throws {
    let read = try readText(
      #"""
      {
        "tracks": [
          {"artist": "Mira Holt", "album": "Low Tide", "track": "Lanterns", "uri": "spotify:track:0123456789ABCDEFGHIJKL"},
          {"artist": "Ann", "album": "", "track": "B", "uri": "spotify:track:0123456789ABCDEFGHIJKM"}
        ],
        "albums": [{"artist": "X", "album": "Y", "uri": "spotify:album:1"}],
        "shows": [], "episodes": [{"name": "E"}, {"name": "F"}], "bannedTracks": [], "artists": [], "other": ["x"]
      }
      """#)
    #expect(read.format == "spotify-your-library")
    #expect(read.list.source.idNamespace == .spotify)
    #expect(read.list.source.namesFirstArtistOnly)
    try #require(read.list.count == 2)
    #expect(read.list.text(.id, at: 0) == "0123456789ABCDEFGHIJKL")
    #expect(read.list.text(.artist, at: 0) == "Mira Holt")
    #expect(read.list.text(.album, at: 1) == nil)
    #expect(read.notes == ["1 album is left out", "2 episodes are left out"])
  }

  @Test func `reads old libraries without any URI`() throws {
    let read = try readText(#"{"tracks":[{"artist":"A","album":"B","track":"C"}],"albums":[]}"#)
    #expect(read.format == "spotify-your-library")
    #expect(read.list.text(.title, at: 0) == "C")
    #expect(read.list.text(.id, at: 0) == nil)
  }

  @Test func `gives playlist entries with their playlist, wherever its name stands`() throws {
    let read = try readText(
      #"""
      {"playlists": [
        {"name": "One", "lastModifiedDate": "2022-10-09", "items": [
          {"track": {"trackName": "A", "artistName": "X", "albumName": "Y", "trackUri": "spotify:track:0123456789ABCDEFGHIJKL"},
           "episode": null, "localTrack": null, "addedDate": "2022-06-22"},
          {"track": null, "episode": {"episodeName": "E", "showName": "S", "episodeUri": "spotify:episode:1"}, "localTrack": null},
          {"track": null, "episode": null,
           "localTrack": {"uri": "spotify:local:Some+Band:An%20Album:A%3AB:215"}, "addedDate": "2022-06-23"}
        ]},
        {"lastModifiedDate": "2022-10-09", "items": [{"track": {"trackName": "C", "artistName": "Z"}}], "name": "Two"},
        {"name": "Empty", "lastModifiedDate": "2022-10-09", "items": []}
      ]}
      """#)
    #expect(read.format == "spotify-playlists")
    try #require(read.list.count == 3)
    #expect((0..<3).map { read.list.text(.title, at: $0) } == ["A", "A:B", "C"])
    #expect((0..<3).map { read.list.text(.playlist, at: $0) } == ["One", "One", "Two"])
    #expect(read.list.text(.artist, at: 1) == "Some Band")
    #expect(read.list.text(.album, at: 1) == "An Album")
    #expect(read.list.number(.milliseconds, at: 1) == 215_000)
    #expect(read.list.text(.dateAdded, at: 0) == "2022-06-22")
    #expect(read.list.recordNumbers == [1, 3, 4])
    #expect(read.notes == ["1 episode is left out"])
  }

  @Test func `gives plays of both kinds of history`() throws {
    let year = try readText(
      #"[{"endTime":"2023-10-02 23:43","artistName":"X","trackName":"A","msPlayed":51223}]"#)
    #expect(year.format == "spotify-history")
    #expect(year.list.text(.lastPlayed, at: 0) == "2023-10-02 23:43")
    #expect(year.list.number(.milliseconds, at: 0) == nil)
    let all = try readText(
      #"""
      [{"ts":"2013-03-14T10:44:25Z","ip_addr":"192.0.2.1","master_metadata_track_name":"A","master_metadata_album_artist_name":"X",
        "master_metadata_album_album_name":"Y","spotify_track_uri":"spotify:track:0123456789ABCDEFGHIJKL","episode_name":null},
       {"ts":"2013-03-14T10:44:25Z","master_metadata_track_name":null,"episode_name":"Talk","spotify_track_uri":null}]
      """#)
    #expect(all.format == "spotify-extended-history")
    #expect(all.list.count == 1)
    #expect(all.list.text(.id, at: 0) == "0123456789ABCDEFGHIJKL")
    #expect(all.notes == ["1 episode is left out"])
  }

  @Test func `of real people is read whole`() throws {
    let counts = [
      ("YourLibrary-2022.json", 45), ("YourLibrary-old-no-uri.json", 30), ("Playlist1-2022.json", 36),
      ("StreamingHistory_music_0-2024.json", 40), ("extended-endsong_0.json", 5),
    ]
    for (name, count) in counts {
      guard let path = sharedSample("spotify-account-data/\(name)") else { return }
      let read = try ListReader().read(path: path)
      #expect(read.list.count == count, "\(name)")
      #expect(read.problems.isEmpty, "\(name)")
    }
  }
}
