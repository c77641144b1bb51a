internal import MusicModel

extension UnsafeBufferPointer<UInt8> {
  /// Whether a text says something in a field; blanks do not, nor do the words that programs write where there
  /// is nothing. A name may be such a word, so names are silent only where there is no doubt.
  func saysSomething(as field: TextField) -> Bool {
    if count == 0 || self[0] <= 0x20 && allSatisfy({ $0 <= 0x20 }) { return false }
    return switch field {
    case .title, .album, .artist, .albumArtist: !isNameless
    case .id: !mayBeMissing
    default: !isPlaceholder
    }
  }
}
