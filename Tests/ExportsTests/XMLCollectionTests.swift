import MusicModel
import Testing

@testable import Exports

@Suite struct `Collections in XML` {
  @Test func `of rekordbox give their tracks, not the playlists' references`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>\r
      <DJ_PLAYLISTS Version="1.0.0">\r
        <COLLECTION Entries="2">\r
          <TRACK TrackID="11" Name="Deep &amp; Wide" Artist="Ann;Bob"\r
                 Composer="" Album="Sea" Genre="" TotalTime="207" DiscNumber="0" TrackNumber="4" Year="0"\r
                 PlayCount="3" Location="file://localhost/a.m4a" Mix="">\r
          </TRACK>\r
          <TRACK TrackID="12" Name="" Artist="" Album="" TotalTime="x" Location="file://localhost/b.m4a"/>\r
        </COLLECTION>\r
        <PLAYLISTS><NODE Type="1" Name="List" KeyType="0"><TRACK Key="11"/></NODE></PLAYLISTS>\r
      </DJ_PLAYLISTS>
      """
    let read = try readText(text)
    #expect(read.format == "rekordbox-xml")
    try #require(read.list.count == 2)
    #expect(read.list.text(.title, at: 0) == "Deep & Wide")
    #expect(read.list.text(.artist, at: 0) == "Ann;Bob")
    #expect(read.list.number(.milliseconds, at: 0) == 207_000)
    #expect(read.list.number(.discNumber, at: 0) == nil)
    #expect(read.list.number(.year, at: 0) == nil)
    #expect(read.list.text(.url, at: 1) == "file://localhost/b.m4a")
    #expect(read.problems.map(\.reason) == [.unreadableCell(field: "@TotalTime", text: "x")])
  }

  @Test func `of Traktor prefer the exact length`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8" standalone="no" ?>
      <NML VERSION="19"><COLLECTION ENTRIES="1"><ENTRY TITLE="Night" ARTIST="Ann; Bob"><LOCATION FILE="n.mp3"></LOCATION>
      <ALBUM TITLE="Days" TRACK="2" OF_TRACKS="9"></ALBUM>
      <INFO PLAYTIME="188" PLAYTIME_FLOAT="187.696045" GENRE="House" RELEASE_DATE="2015/1/1"></INFO></ENTRY></COLLECTION>
      <PLAYLISTS><ENTRY><PRIMARYKEY TYPE="TRACK" KEY="n.mp3"></PRIMARYKEY></ENTRY></PLAYLISTS></NML>
      """
    let read = try readText(text)
    #expect(read.format == "traktor-nml")
    try #require(read.list.count == 1)
    #expect(read.list.text(.album, at: 0) == "Days")
    #expect(read.list.number(.milliseconds, at: 0) == 187_696)
    #expect(read.list.number(.trackCount, at: 0) == 9)
  }

  @Test func `in XSPF are read with and without a namespace`() throws {
    for namespace in ["", " xmlns=\"http://xspf.org/ns/0/\""] {
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <playlist version="1"\(namespace)><title>Not a song</title><trackList>
        <track><location>/music/a b.flac</location><title>Miracle</title><creator>The Band</creator>
        <album>Best</album><trackNum>15</trackNum><duration>223866</duration></track></trackList></playlist>
        """
      let read = try readText(text)
      #expect(read.format == "xspf")
      try #require(read.list.count == 1)
      #expect(read.list.text(.title, at: 0) == "Miracle")
      #expect(read.list.text(.artist, at: 0) == "The Band")
      #expect(read.list.number(.milliseconds, at: 0) == 223_866)
      #expect(read.list.number(.trackNumber, at: 0) == 15)
    }
  }

  @Test func `among real exports are read`() throws {
    let counts = [
      ("rekordbox-xml/rekordbox-5.8.4-crlf.xml", "rekordbox-xml"),
      ("traktor-nml/windows-mixed-tags.nml", "traktor-nml"),
      ("m3u-xspf/non-compliant.xspf", "xspf"),
    ]
    for (name, format) in counts {
      guard let path = sharedSample(name) else { return }
      let read = try ListReader().read(path: path)
      #expect(read.format == format)
      #expect(read.list.count > 0)
      #expect(read.badRows == 0)
    }
  }
}
