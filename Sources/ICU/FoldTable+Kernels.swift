extension FoldTable {
  /// Folds code point by code point, as far as that goes.
  ///
  /// - Returns: False when a code point depends on its neighbours or the text comes to nothing; then what was appended is to
  ///   be taken back.
  func foldAlone<Kernel: FoldKernel>(_ utf8: Span<UInt8>, _: Kernel.Type, into output: inout [UInt16]) -> Bool {
    let ascii = pages.page(0)
    let pages = self.pages
    let room = Kernel.room(forBytes: utf8.count)
    var done = false
    utf8.withUnsafeBufferPointer { bytes in
      output.append(addingCapacity: room) { (span: inout OutputSpan<UInt16>) in
        span.withUnsafeMutableBufferPointer { buffer, count in
          // The room asked for is more than nothing.
          var kernel = Kernel(to: buffer.baseAddress!)
          var index = 0
          while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
              index += 1
              kernel.take(FoldEntry(bits: ascii[Int(byte)]))
              continue
            }
            guard let point = UTF8Reader.next(bytes, &index) else { return }
            let page = pages.page(point)
            let entry = FoldEntry(bits: page[Int(point) % FoldPages.size])
            if entry.kind <= FoldEntry.symbol {
              kernel.take(entry)
            } else if entry.kind == FoldEntry.sequence {
              if Kernel.room(for: page, entry, left: bytes.count - index) + kernel.out > room { return }
              kernel.take(sequence: page + Int(entry.value))
            } else if entry.kind != FoldEntry.nothing {
              return
            }
          }
          done = kernel.finish()
          count = kernel.out
        }
      }
    }
    return done
  }

  /// Composes the text by ICU and folds it then. What is composed leaves only marks that make no letter: they stay or go
  /// by themselves, as long as what stands before them is not changed in a way that might compose with them.
  ///
  /// - Returns: As ``foldAlone(_:_:into:)``.
  func foldComposed<Kernel: FoldKernel>(_ utf8: Span<UInt8>, _: Kernel.Type, into output: inout [UInt16]) -> Bool {
    let pages = self.pages
    var done = false
    utf8.withUnsafeBufferPointer { bytes in
      UTF16Text.withComposed(bytes) { text in
        // A unit of UTF-16 comes from at most three bytes, which the room for text is reckoned by.
        let room = Kernel.room(forBytes: 3 * text.count)
        output.append(addingCapacity: room) { (span: inout OutputSpan<UInt16>) in
          span.withUnsafeMutableBufferPointer { buffer, count in
            // The room asked for is more than nothing.
            var kernel = Kernel(to: buffer.baseAddress!)
            var before = Neighbour.other
            var marks = 0
            var index = 0
            while index < text.count {
              let point = UTF16Text.next(text, &index)
              let page = pages.page(point)
              let entry = FoldEntry(bits: page[Int(point) % FoldPages.size])
              if entry.kind <= FoldEntry.symbol {
                kernel.take(entry)
                before = entry.value == point ? .unchanged : .other
                marks = 0
                continue
              }
              switch entry.kind {
              case FoldEntry.nothing: before = .other
              case FoldEntry.sequence:
                if Kernel.room(for: page, entry, left: 3 * (text.count - index)) + kernel.out > room { return }
                kernel.take(sequence: page + Int(entry.value))
                before = .other
                marks = 0
              case FoldEntry.keptMark:
                marks += 1
                if before != .unchanged || marks > PlainFold.markLimit { return }
                kernel.take(FoldEntry(FoldEntry.word, point))
              case FoldEntry.droppedMark:
                marks += 1
                if before == .other, !kernel.endsInUnmarkedLetter || marks > PlainFold.markLimit { return }
                before = .droppedMark
              default: return
              }
            }
            done = kernel.finish()
            count = kernel.out
          }
        }
      }
    }
    return done
  }

  /// What stands before a mark.
  private enum Neighbour {
    /// A code point that stays as it is, or a mark that does.
    case unchanged
    case droppedMark
    case other
  }
}
