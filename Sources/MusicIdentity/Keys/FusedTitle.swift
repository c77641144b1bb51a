/// A title with its artist in front: `Daniel Balavoine - L'enfant aux yeux d'Italie`.
///
/// Read so only where the list's artist field is silent; the split is at the first dash between blanks, as all
/// writers of such titles have it.
struct FusedTitle {
  let artist: Range<Int>
  let title: Range<Int>

  /// - Returns: `nil` when no dash stands between blanks with something on either side.
  init?(_ text: Span<UInt8>) {
    var index = 1
    while index + 1 < text.count {
      // " - ", or an en or em dash between blanks.
      if text[index - 1] == 0x20 {
        let width = text[index] == 0x2D ? 1 : FusedTitle.isLongDash(text, index) ? 3 : 0
        if width > 0, index + width < text.count, text[index + width] == 0x20 {
          var end = index - 1
          while end > 0 && text[end - 1] == 0x20 { end -= 1 }
          var start = index + width
          while start < text.count && text[start] == 0x20 { start += 1 }
          guard end > 0, start < text.count else { return nil }
          artist = 0..<end
          title = start..<text.count
          return
        }
      }
      index += 1
    }
    return nil
  }

  /// U+2013 or U+2014.
  private static func isLongDash(_ text: Span<UInt8>, _ index: Int) -> Bool {
    index + 2 < text.count && text[index] == 0xE2 && text[index + 1] == 0x80
      && (text[index + 2] == 0x93 || text[index + 2] == 0x94)
  }
}
