internal import CICU

extension FoldTable {
  /// The version of what the foldings and the romanisation do beyond ICU; raised whenever a key may change.
  public static let recipe = 1

  /// What stored keys depend on, as `icu 72.1 / recipe 1`: keys with another stamp are to be made anew.
  public static var stamp: String { "icu \(icuVersion) / recipe \(recipe)" }

  /// The version of the ICU that runs, as `72.1`.
  public static var icuVersion: String {
    // The header promises that 20 bytes are enough.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 20) { buffer in
      buffer.initialize(repeating: 0)
      cicu_version(buffer.baseAddress)
      return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
