/// Edit distances by the textbook's tables, to hold the bit-parallel kernels against.
public enum PlainEditDistances {
  /// Insertions, deletions and substitutions. Wagner and Fischer (1974).
  public static func levenshtein(_ a: [UInt16], _ b: [UInt16]) -> Int {
    var above = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        row.append(min(above[j] + (a[i] == b[j] ? 0 : 1), above[j + 1] + 1, row[j] + 1))
      }
      above = row
    }
    return above[b.count]
  }

  /// The same and swaps of neighbours, no unit being edited twice.
  public static func optimalStringAlignment(_ a: [UInt16], _ b: [UInt16]) -> Int {
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var least = min(rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, rows[i - 1][j - 1] + 1) }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }

  /// The length of the longest common subsequence.
  public static func longestCommonSubsequence(_ a: [UInt16], _ b: [UInt16]) -> Int {
    var above = [Int](repeating: 0, count: b.count + 1)
    for unit in a {
      var row = [0]
      for j in 0..<b.count {
        row.append(unit == b[j] ? above[j] + 1 : max(above[j + 1], row[j]))
      }
      above = row
    }
    return above[b.count]
  }
}
