internal import CICU

/// The normal forms, as the system's ICU has them.
public enum NormalForm: Hashable, Sendable, CaseIterable {
  case nfc, nfd, nfkc
  /// NFKC after full case folding, without what Unicode says to ignore.
  case nfkcCaseFold

  var code: cicu_form {
    switch self {
    case .nfc: CICU_NFC
    case .nfd: CICU_NFD
    case .nfkc: CICU_NFKC
    case .nfkcCaseFold: CICU_NFKC_CASEFOLD
    }
  }

  /// The text in this form. One call of ICU and two allocations: for kernels, see ``FoldTable``.
  public func apply(_ text: String) -> String { UTF16Text.string(apply(Array(text.utf16))) }

  func apply(_ units: [UInt16]) -> [UInt16] {
    if units.isEmpty { return [] }
    return withGrowingBuffer(units.count * 2 + 16) { to, capacity in
      units.withUnsafeBufferPointer {
        cicu_normalize(code, $0.baseAddress, Int32($0.count), to, Int32(capacity))
      }
    } ?? units
  }

  /// Whether a code point never combines with what stands before it.
  func startsAfresh(_ point: UInt32) -> Bool { cicu_boundary_before(code, Int32(bitPattern: point)) }
}

extension NormalForm {
  /// - Returns: The length of the result, or -1 when there is too little room for it.
  func apply(_ units: UnsafeBufferPointer<UInt16>, _ to: UnsafeMutableBufferPointer<UInt16>) -> Int {
    let length = Int(
      cicu_normalize(code, units.baseAddress, Int32(units.count), to.baseAddress, Int32(to.count)))
    return length <= to.count ? length : -1
  }

  /// Whether a code point may have to be put in order with what stands before it.
  func mayFollow(_ point: UInt32) -> Bool { !cicu_boundary_before(code, Int32(bitPattern: point)) }

  /// Whether a code point neither changes nor combines with anything on either side.
  func leavesAlone(_ point: UInt32) -> Bool { cicu_is_inert(code, Int32(bitPattern: point)) }
}

/// Calls ICU's "write here, or say how much room it takes" until the room is enough.
///
/// - Returns: `nil` when ICU refuses.
func withGrowingBuffer<Unit: FixedWidthInteger>(
  _ capacity: Int, _ write: (UnsafeMutablePointer<Unit>, Int) -> Int32
) -> [Unit]? {
  var capacity = capacity
  while true {
    var needed: Int32 = 0
    let result = [Unit](unsafeUninitializedCapacity: capacity) { buffer, count in
      // An array of capacity 16 or more has a base address.
      needed = write(buffer.baseAddress!, capacity)
      count = needed < 0 || needed > capacity ? 0 : Int(needed)
    }
    if needed < 0 { return nil }
    if needed <= capacity { return result }
    capacity = Int(needed)
  }
}
