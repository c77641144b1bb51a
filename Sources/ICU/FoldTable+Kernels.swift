extension FoldTable {
  /// Exact and folded: every code point becomes what its entry says, white space is squeezed.
  ///
  /// - Returns: False when the text needs ICU; then what was appended is to be taken back.
  func foldText(_ utf8: Span<UInt8>, into output: inout [UInt16]) -> Bool {
    let ascii = pages.page(0)
    let pages = self.pages
    let room = utf8.count + 64
    var done = true
    utf8.withUnsafeBufferPointer { bytes in
      output.append(addingCapacity: room) { (span: inout OutputSpan<UInt16>) in
        span.withUnsafeMutableBufferPointer { buffer, count in
          // The room asked for is more than nothing.
          let to = buffer.baseAddress!
          var out = 0
          var isBlankDue = false
          var index = 0
          while index < bytes.count {
            let byte = bytes[index]
            let entry: FoldEntry
            var page = ascii
            if byte < 0x80 {
              index += 1
              entry = FoldEntry(bits: ascii[Int(byte)])
            } else {
              guard let point = UTF8Reader.next(bytes, &index) else {
                done = false
                return
              }
              page = pages.page(point)
              entry = FoldEntry(bits: page[Int(point) % FoldPages.size])
            }
            if entry.kind <= FoldEntry.symbol {
              if entry.kind == FoldEntry.space {
                isBlankDue = out > 0
                continue
              }
              if isBlankDue {
                to[out] = 0x20
                out += 1
                isBlankDue = false
              }
              out += UTF16Writer.write(entry.value, to + out)
            } else if entry.kind == FoldEntry.sequence {
              let place = Int(entry.value)
              let length = Int(page[place])
              if out + 2 * length + 2 + (bytes.count - index) > room {
                done = false
                return
              }
              for step in 1...length {
                let part = FoldEntry(bits: page[place + step])
                if part.kind == FoldEntry.space {
                  isBlankDue = out > 0
                  continue
                }
                if isBlankDue {
                  to[out] = 0x20
                  out += 1
                  isBlankDue = false
                }
                out += UTF16Writer.write(part.value, to + out)
              }
            } else if entry.kind == FoldEntry.complex {
              done = false
              return
            }
          }
          if out == 0 { done = false }
          count = out
        }
      }
    }
    return done
  }

  /// Words: the same, with the division of ``WordWriter`` done on the way.
  ///
  /// - Returns: False when the text needs ICU; then what was appended is to be taken back.
  func foldWords(_ utf8: Span<UInt8>, into output: inout [UInt16]) -> Bool {
    let ascii = pages.page(0)
    let pages = self.pages
    let room = 2 * utf8.count + 64
    var done = false
    utf8.withUnsafeBufferPointer { bytes in
      output.append(addingCapacity: room) { (span: inout OutputSpan<UInt16>) in
        span.withUnsafeMutableBufferPointer { buffer, count in
          // The room asked for is more than nothing.
          var writer = WordKernel(to: buffer.baseAddress!)
          var index = 0
          while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
              index += 1
              writer.take(FoldEntry(bits: ascii[Int(byte)]))
              continue
            }
            guard let point = UTF8Reader.next(bytes, &index) else { return }
            let page = pages.page(point)
            let entry = FoldEntry(bits: page[Int(point) % FoldPages.size])
            if entry.kind <= FoldEntry.symbol {
              writer.take(entry)
            } else if entry.kind == FoldEntry.sequence {
              let place = Int(entry.value)
              let length = Int(page[place])
              if writer.out + 3 * length + 2 * (bytes.count - index) + 4 > room { return }
              for step in 1...length { writer.take(FoldEntry(bits: page[place + step])) }
            } else if entry.kind == FoldEntry.complex {
              return
            }
          }
          writer.endChunk()
          done = writer.hasWord
          count = writer.out
        }
      }
    }
    return done
  }
}

/// ``WordWriter`` over raw memory. The two are held equal by a test.
struct WordKernel {
  let to: UnsafeMutablePointer<UInt16>
  var out = 0
  var hasWord = false
  private var isBlankDue = false
  private var followsSymbol = false
  private var chunkStart = -1
  private var joins = 0
  private var gap = 0
  private var isPlain = true

  init(to: UnsafeMutablePointer<UInt16>) { self.to = to }

  @inline(__always)
  mutating func take(_ entry: FoldEntry) {
    let kind = entry.kind
    if kind == FoldEntry.letter, !isBlankDue, !followsSymbol, chunkStart >= 0, entry.value < 0x10000 {
      // A letter in the middle of a word, which is nearly every one.
      isPlain = false
      to[out] = UInt16(truncatingIfNeeded: entry.value)
      out += 1
      return
    }
    takeOther(kind, entry.value)
  }

  private mutating func takeOther(_ kind: UInt32, _ value: UInt32) {
    switch kind {
    case FoldEntry.letter, FoldEntry.word:
      if followsSymbol { isBlankDue = true }
      write(value, isLetter: kind == FoldEntry.letter)
      hasWord = true
      followsSymbol = false
    case FoldEntry.symbol:
      if !followsSymbol { isBlankDue = true }
      write(value, isLetter: false)
      followsSymbol = true
    case FoldEntry.space:
      endChunk()
      isBlankDue = true
    case FoldEntry.joiner:
      gap = gap == 0 ? 1 : 2
      isBlankDue = true
    case FoldEntry.punctuation:
      gap = 2
      isBlankDue = true
    default: break
    }
  }

  private mutating func write(_ value: UInt32, isLetter: Bool) {
    if isBlankDue, out > 0 {
      to[out] = 0x20
      out += 1
    }
    isBlankDue = false
    if chunkStart < 0 {
      chunkStart = out
    } else if gap == 1 {
      joins += 1
    } else {
      isPlain = false
    }
    gap = 0
    if !isLetter { isPlain = false }
    out += UTF16Writer.write(value, to + out)
  }

  mutating func endChunk() {
    if joins > 0, isPlain {
      var kept = chunkStart
      for index in chunkStart..<out where to[index] != 0x20 {
        to[kept] = to[index]
        kept += 1
      }
      out = kept
    }
    chunkStart = -1
    joins = 0
    gap = 0
    isPlain = true
  }
}

enum UTF16Writer {
  /// Writes a code point and says how many units it took.
  @inline(__always)
  static func write(_ point: UInt32, _ to: UnsafeMutablePointer<UInt16>) -> Int {
    if point < 0x10000 {
      to[0] = UInt16(truncatingIfNeeded: point)
      return 1
    }
    to[0] = UInt16(truncatingIfNeeded: 0xD7C0 + point >> 10)
    to[1] = UInt16(truncatingIfNeeded: 0xDC00 + point & 0x3FF)
    return 2
  }
}
