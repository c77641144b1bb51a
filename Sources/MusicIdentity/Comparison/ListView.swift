/// A keyed list as the comparer sees it: bare memory, for the hot path.
///
/// Valid only inside ``KeyedList/withView(_:)``. Reading is safe from many threads at once, for nothing writes.
struct ListView: @unchecked Sendable {
  let cards: UnsafeBufferPointer<RecordCard>
  let text: UnsafeBufferPointer<UInt16>
  let extras: UnsafeBufferPointer<TitleExtras>
  let markers: UnsafeBufferPointer<KeyedMarker>
  let numbers: UnsafeBufferPointer<KeyedNumber>
  let names: UnsafeBufferPointer<KeyedName>
  let credits: UnsafeBufferPointer<KeyedCredit>
  let albums: UnsafeBufferPointer<KeyedAlbum>
  /// Empty for lists of songs.
  let trackRanges: UnsafeBufferPointer<TextRange>
  let trackTitles: UnsafeBufferPointer<UInt64>

  @inline(__always)
  func words(_ range: TextRange) -> UnsafeBufferPointer<UInt16> {
    UnsafeBufferPointer(rebasing: text[Int(range.start)..<Int(range.start) + Int(range.count)])
  }
}

extension KeyedList {
  func withView<Result>(_ body: (ListView) -> Result) -> Result {
    cards.withUnsafeBufferPointer { cards in
      text.withUnsafeBufferPointer { text in
        extras.withUnsafeBufferPointer { extras in
          withParts { markers, numbers, names in
            credits.withUnsafeBufferPointer { credits in
              albums.withUnsafeBufferPointer { albums in
                trackRanges.withUnsafeBufferPointer { trackRanges in
                  trackTitles.withUnsafeBufferPointer { trackTitles in
                    body(
                      ListView(
                        cards: cards, text: text, extras: extras, markers: markers, numbers: numbers, names: names,
                        credits: credits, albums: albums, trackRanges: trackRanges, trackTitles: trackTitles))
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private func withParts<Result>(
    _ body: (UnsafeBufferPointer<KeyedMarker>, UnsafeBufferPointer<KeyedNumber>, UnsafeBufferPointer<KeyedName>) ->
      Result
  ) -> Result {
    markers.withUnsafeBufferPointer { markers in
      numbers.withUnsafeBufferPointer { numbers in
        names.withUnsafeBufferPointer { names in body(markers, numbers, names) }
      }
    }
  }
}
