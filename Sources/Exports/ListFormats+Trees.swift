extension ListFormats {
  /// The formats made of XML and JSON; among equally sure claims the earlier wins.
  static var trees: [any ListFormat] {
    let table: [JSONTableFormat] = [
      .applePrivacyTracks, .spotifyLibrary, .spotifyPlaylists, .spotifyExtendedHistory, .spotifyHistory,
      .appleMusicAPI, .appleChart, .iTunesSearch, .spotifyAPI, .deezerAPI, .musicBrainzRelease,
      .musicBrainzRecording, .listenBrainz, .maloja, .panoScrobbler, .jellyfin, .subsonic, .jspf, .beets,
    ]
    let unread: [UnreadJSON] = [.applePrivacyActivity, .applePrivacyPlaylists, .applePrivacyIdentifiers]
    let documents: [XMLTableFormat] = [.rekordbox, .traktor, .xspf]
    return [AppleLibraryXML()] + documents + unread + table + [PlainJSON.json, PlainJSON.ndjson]
  }
}
