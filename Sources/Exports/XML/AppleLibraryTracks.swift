internal import CXML
internal import MusicModel

/// Builds songs from the events of Apple's library list.
///
/// A track is a dictionary inside that of `Tracks`, or any dictionary that has a `Track ID` beside what
/// describes a song: so files whose tags were lost by hand still give their tracks. Playlist entries have
/// nothing but a `Track ID`.
struct AppleLibraryTracks {
  private let keys: AppleLibraryKeys
  private var context: ReadContext
  private var record = 0

  /// An open dictionary or array, and what it holds.
  private struct Frame {
    var isTracks = false
    var isInPlaylists = false
    var isItems = false
  }
  private var frames: [Frame] = []

  // The track under construction.
  private var line = 0
  private var fieldsSet = 0
  private var trackID: Int?
  private var isExplicit = false
  private var isClean = false
  private var isVideo = false
  private var leftOutAs: Int?

  /// Rows' track IDs, to find the entries of built-in playlists again.
  private var trackIDs: [Int] = []
  private var playlistKind: Int?
  private var otherMediaIDs: [Int: Int] = [:]
  private var leftOut: [Int]

  init(keys: AppleLibraryKeys, context: ReadContext) {
    self.keys = keys
    self.context = context
    leftOut = Array(repeating: 0, count: keys.leftOutKinds.count)
  }

  mutating func take(_ batch: cxml_batch) {
    for index in 0..<batch.count {
      let event = batch.events[index]
      switch cxml_kind(UInt32(event.kind)) {
      case CXML_DICTIONARY_BEGIN, CXML_ARRAY_BEGIN: begin(event)
      case CXML_DICTIONARY_END: end()
      case CXML_ARRAY_END: frames.removeLast(frames.isEmpty ? 0 : 1)
      default: takeValue(event, batch.text(event))
      }
    }
  }

  private mutating func begin(_ event: cxml_event) {
    // A dictionary inside a track: the track's own end is missing.
    if fieldsSet > 0 || trackID != nil { endTrack() }
    var frame = Frame(isInPlaylists: frames.last?.isInPlaylists ?? false)
    switch keys.roles[Int(event.name)] {
    case .tracks: frame.isTracks = true
    case .playlists: frame.isInPlaylists = true
    case .playlistItems: frame.isItems = true
    default: if frames.last?.isItems ?? false { frame.isItems = true } else { playlistKind = nil }
    }
    frames.append(frame)
    line = Int(event.line)
  }

  private mutating func end() {
    endTrack()
    frames.removeLast(frames.isEmpty ? 0 : 1)
  }

  private mutating func takeValue(_ event: cxml_event, _ text: UnsafeBufferPointer<UInt8>) {
    switch keys.roles[Int(event.name)] {
    case .text(let field): set(field, text)
    case .count(let field): setNumber(field, text, event, zeroSays: false)
    case .amount(let field): setNumber(field, text, event, zeroSays: true)
    case .genre:
      leftOutAs = leftOutAs ?? keys.kindsByGenre[Array(text)]
      set(.genre, text)
    case .persistentID:
      set(.persistentID, text)
      set(.id, text)
    case .trackID:
      trackID = text.trimmed(0, text.count).wholeNumber
      if let kind = playlistKind.flatMap({ keys.kindsByPlaylist[$0] }), let trackID, frames.last?.isItems ?? false {
        otherMediaIDs[trackID] = kind
      }
    case .flag(let field):
      if isTrue(event) {
        context.list.set(field, 1)
        fieldsSet += 1
      }
    case .explicit: isExplicit = isTrue(event)
    case .clean: isClean = isTrue(event)
    case .leftOut(let kind): if isTrue(event) { leftOutAs = kind }
    case .video: isVideo = isVideo || isTrue(event)
    case .trackType: if text.elementsEqual("URL".utf8) { leftOutAs = keys.stream }
    case .distinguishedKind: playlistKind = text.trimmed(0, text.count).wholeNumber
    case .applicationVersion: context.dialect = "application version " + String(decoding: text, as: UTF8.self)
    case .tracks, .playlists, .playlistItems, nil: break
    }
  }

  private func isTrue(_ event: cxml_event) -> Bool { UInt32(event.kind) == CXML_TRUE.rawValue }

  private mutating func set(_ field: TextField, _ text: UnsafeBufferPointer<UInt8>) {
    guard text.saysSomething(as: field) else { return }
    context.list.set(field, text.span)
    fieldsSet += 1
  }

  private mutating func setNumber(
    _ field: NumberField, _ text: UnsafeBufferPointer<UInt8>, _ event: cxml_event, zeroSays: Bool
  ) {
    guard let value = text.trimmed(0, text.count).wholeNumber, value >= 0, value <= Int(Int32.max) else {
      let words = String(decoding: text.prefix(40), as: UTF8.self)
      context.report(
        line: Int(event.line), record: record + 1, .unreadableCell(field: keys.names[Int(event.name) - 1], text: words))
      return
    }
    if value == 0 && !zeroSays { return }
    context.list.set(field, value)
    fieldsSet += 1
  }

  /// Ends the dictionary under construction: a track becomes a row, anything else is forgotten.
  private mutating func endTrack() {
    defer { forget() }
    let isInTracks = frames.count > 1 && frames[frames.count - 2].isTracks
    let isTrack = isInTracks || (trackID != nil && fieldsSet > 0 && !(frames.last?.isInPlaylists ?? false))
    guard isTrack else { return context.list.dropRow() }
    record += 1
    if let kind = leftOutAs {
      leftOut[kind] += 1
      return context.list.dropRow()
    }
    if isExplicit {
      context.list.set(.rating, Int(ContentRating.explicit.rawValue))
    } else if isClean {
      context.list.set(.rating, Int(ContentRating.clean.rawValue))
    }
    if isVideo { context.list.set(.mediaKind, "Music Video") }
    if context.endRow(record: record, line: line) { trackIDs.append(trackID ?? -1) }
  }

  private mutating func forget() {
    fieldsSet = 0
    trackID = nil
    isExplicit = false
    isClean = false
    isVideo = false
    leftOutAs = nil
  }

  /// The list, with a track kept that the file's end cut off.
  mutating func finished(atLine line: Int) -> ReadContext {
    if fieldsSet > 0 { endTrack() }
    leaveOutOtherMedia()
    for (kind, count) in leftOut.enumerated() where count > 0 {
      let name = keys.leftOutKinds[kind]
      context.note(count == 1 ? "1 \(name) is left out" : "\(count) \(name)s are left out")
    }
    return context
  }

  /// Takes out the rows that a built-in playlist of movies, TV episodes, audiobooks or podcasts holds.
  private mutating func leaveOutOtherMedia() {
    guard !otherMediaIDs.isEmpty else { return }
    var kept: [Int] = []
    for (row, id) in trackIDs.enumerated() {
      if let kind = otherMediaIDs[id] { leftOut[kind] += 1 } else { kept.append(row) }
    }
    if kept.count < trackIDs.count { context.list = context.list.selecting(kept) }
  }
}
