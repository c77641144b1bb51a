/// Jaro's similarity as it is told: each unit takes the first equal one nearby that is still free.
public enum PlainJaro {
  public static func jaro(_ a: [UInt16], _ b: [UInt16]) -> Double {
    if a.isEmpty && b.isEmpty { return 1 }
    let reach = max(0, max(a.count, b.count) / 2 - 1)
    var taken = [Bool](repeating: false, count: b.count)
    var foundInA: [UInt16] = []
    for (i, unit) in a.enumerated() {
      for j in b.indices where abs(i - j) <= reach && !taken[j] && b[j] == unit {
        taken[j] = true
        foundInA.append(unit)
        break
      }
    }
    let foundInB = b.indices.filter { taken[$0] }.map { b[$0] }
    if foundInA.isEmpty { return 0 }
    let outOfOrder = zip(foundInA, foundInB).filter { $0 != $1 }.count
    let found = Double(foundInA.count)
    return (found / Double(a.count) + found / Double(b.count) + (found - Double(outOfOrder / 2)) / found) / 3
  }

  public static func jaroWinkler(_ a: [UInt16], _ b: [UInt16]) -> Double {
    let jaro = jaro(a, b)
    let prefix = zip(a, b).prefix(4).prefix { $0 == $1 }.count
    return jaro > 0.7 ? jaro + 0.1 * Double(prefix) * (1 - jaro) : jaro
  }
}
