/// Compares pairs of short texts, one pair after another, without allocating for any of them.
///
/// Every kernel works on UTF-16 code units that the caller has already folded. The struct owns the working memory that the bit-parallel
/// algorithms need: a table with one 64-bit match mask for every code unit, and carry bits that only texts over 64 units use.
/// After each comparison the table is cleared by walking the text again, so that preparing a query costs as little as reading it.
///
///     var kernels = PairKernels()
///     kernels.levenshtein(message.span, massage.span)           // 1
///     kernels.jaroWinkler(martha.span, marhta.span)             // 0.961…
///     kernels.indelRatio(message.span, massage.span)            // 0.857…
///
/// Make one for each thread and keep it: making one touches half a megabyte. All kernels are symmetric in their two texts.
///
/// Entry points come on `Span` and on `UnsafeBufferPointer`; they cost the same.
public struct PairKernels: ~Copyable, @unchecked Sendable {
  // Sound to send: the memory below belongs to this value alone, which cannot be copied.

  /// For each code unit, the places where the current block of the query has it: bit i for place i.
  /// All zero between comparisons.
  let masks: UnsafeMutablePointer<UInt64>

  /// One byte for each place of the text: what one block of 64 query units hands to the next.
  var carryMemory = WorkingMemory<UInt8>(capacity: 512)
  /// The words of both texts, left then right.
  var wordMemory = WorkingMemory<Word>(capacity: 64)
  /// The bigrams of both texts, left then right.
  var bigramMemory = WorkingMemory<UInt32>(capacity: 256)

  /// - Complexity: clears 512 KiB.
  public init() {
    masks = .allocate(capacity: Self.codeUnits)
    masks.initialize(repeating: 0, count: Self.codeUnits)
  }

  deinit { masks.deallocate() }

  /// How many code units there are, hence the length of the mask table.
  private static let codeUnits = 65_536

  /// - Returns: `count` carries, all equal to `value`, valid until the next call.
  mutating func carries(count: Int, all value: UInt8) -> UnsafeMutablePointer<UInt8> {
    carryMemory.makeRoom(for: count)
    carryMemory.start.initialize(repeating: value, count: count)
    return carryMemory.start
  }
}

// MARK: - The mask table

// The loops below go in steps of eight and take the last eight again rather than a rest of one to seven: loops whose number of rounds
// changes from pair to pair cost more in mispredicted branches than in work. Both operations may be repeated without harm.
extension PairKernels {
  /// Enters up to 64 units into the table.
  @inline(__always)
  func enter(_ query: UnsafePointer<UInt16>, count: Int) {
    guard count >= 8 else {
      for place in 0..<count { masks[Int(query[place])] |= 1 &<< UInt64(place) }
      return
    }
    var place = 0
    while place &+ 8 < count {
      enterEight(query + place, from: 1 &<< UInt64(place))
      place &+= 8
    }
    enterEight(query + (count &- 8), from: 1 &<< UInt64(count &- 8))
  }

  /// Takes the units entered last out of the table.
  @inline(__always)
  func clear(_ query: UnsafePointer<UInt16>, count: Int) {
    guard count >= 8 else {
      for place in 0..<count { masks[Int(query[place])] = 0 }
      return
    }
    var place = 0
    while place &+ 8 < count {
      clearEight(query + place)
      place &+= 8
    }
    clearEight(query + (count &- 8))
  }

  @inline(__always)
  private func enterEight(_ query: UnsafePointer<UInt16>, from bit: UInt64) {
    masks[Int(query[0])] |= bit
    masks[Int(query[1])] |= bit &<< 1
    masks[Int(query[2])] |= bit &<< 2
    masks[Int(query[3])] |= bit &<< 3
    masks[Int(query[4])] |= bit &<< 4
    masks[Int(query[5])] |= bit &<< 5
    masks[Int(query[6])] |= bit &<< 6
    masks[Int(query[7])] |= bit &<< 7
  }

  @inline(__always)
  private func clearEight(_ query: UnsafePointer<UInt16>) {
    masks[Int(query[0])] = 0
    masks[Int(query[1])] = 0
    masks[Int(query[2])] = 0
    masks[Int(query[3])] = 0
    masks[Int(query[4])] = 0
    masks[Int(query[5])] = 0
    masks[Int(query[6])] = 0
    masks[Int(query[7])] = 0
  }
}
