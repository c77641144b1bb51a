#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Pairs of texts, read once into one arena each side, as the matcher holds them.
struct PairFile {
  let units: [UInt16]
  /// Where the texts begin in `units`, left and right by turns, and where the last one ends.
  let bounds: [Int]

  var count: Int { (bounds.count - 1) / 2 }

  init?(path: String) {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let read = fread(&chunk, 1, chunk.count, file)
      if read == 0 { break }
      bytes += chunk[..<read]
    }
    var units: [UInt16] = []
    var bounds = [0]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard fields.count == 2 else { continue }
      for field in fields {
        units += Array(String(decoding: field, as: UTF8.self).utf16)
        bounds.append(units.count)
      }
    }
    self.units = units
    self.bounds = bounds
  }
}
