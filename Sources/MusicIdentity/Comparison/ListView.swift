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
          markers.withUnsafeBufferPointer { markers in
            numbers.withUnsafeBufferPointer { numbers in
              names.withUnsafeBufferPointer { names in
                credits.withUnsafeBufferPointer { credits in
                  albums.withUnsafeBufferPointer { albums in
                    body(
                      ListView(
                        cards: cards, text: text, extras: extras, markers: markers, numbers: numbers, names: names,
                        credits: credits, albums: albums))
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
