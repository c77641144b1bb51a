/// A JSON file that is known by its keys, and known to hold no list of songs.
struct UnreadJSON: ListFormat {
  let description: FormatDescription
  /// Whole paths that give it away.
  let signs: [String]

  func recognise(_ head: InputHead) -> Recognition? {
    guard let outline = head.json, signs.allSatisfy(outline.has) else { return nil }
    return Recognition(.certain, why: "JSON records with \(signs.joined(separator: ", "))")
  }

  func read(
    _ source: inout ByteSource, head: InputHead, options: ReadingOptions, into context: inout ReadContext
  ) throws(UnreadableInput) {
    context.note(description.lacks)
  }

  static let applePrivacyActivity = UnreadJSON(
    description: FormatDescription(
      name: "apple-privacy-library-activity",
      summary: "Changes to the library, of Apple's privacy export (Apple Music Library Activity.json)",
      reads: "nothing",
      lacks: "a log of changes by track number, not a list of songs; the songs are in Apple Music Library Tracks.json"),
    signs: ["[]/Transaction Type", "[]/Transaction Date"])

  static let applePrivacyPlaylists = UnreadJSON(
    description: FormatDescription(
      name: "apple-privacy-playlists",
      summary: "Playlists of Apple's privacy export (Apple Music Library Playlists.json)",
      reads: "nothing",
      lacks: "playlists name their songs by number only; the songs are in Apple Music Library Tracks.json"),
    signs: ["[]/Container Identifier", "[]/Container Type"])

  static let applePrivacyIdentifiers = UnreadJSON(
    description: FormatDescription(
      name: "apple-privacy-identifiers",
      summary: "Identifiers with titles, of Apple's privacy export (Identifier Information.json)",
      reads: "nothing",
      lacks: "identifiers of things of any kind, with titles alone; not a list of songs"),
    signs: ["[]/Identifier", "[]/Title"])
}
