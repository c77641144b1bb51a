extension ListFormats {
  /// The formats made of XML and JSON.
  static var trees: [any ListFormat] {
    [
      AppleLibraryXML(), JSONTableFormat.applePrivacyTracks, JSONTableFormat.spotifyLibrary,
      JSONTableFormat.spotifyPlaylists, JSONTableFormat.spotifyExtendedHistory, JSONTableFormat.spotifyHistory,
    ]
  }
}
