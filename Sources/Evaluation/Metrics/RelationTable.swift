/// How often a pair labelled so was found to be so: rows are labels, columns the relations found.
public struct RelationTable: Hashable, Sendable {
  public private(set) var labels: [String] = []
  public private(set) var relations: [String] = []
  /// By label, then by relation; rows may end early.
  private var counts: [[Int]] = []

  public init() {}

  public mutating func count(label: String, found: String) {
    // There are a dozen of each: looking is faster than hashing.
    let row = labels.firstIndex(of: label) ?? labels.count
    if row == labels.count {
      labels.append(label)
      counts.append([])
    }
    let column = relations.firstIndex(of: found) ?? relations.count
    if column == relations.count { relations.append(found) }
    while counts[row].count <= column { counts[row].append(0) }
    counts[row][column] += 1
  }

  /// Puts labels and relations into alphabetical order.
  public mutating func sort() {
    let (rows, columns) = (labels.sorted(), relations.sorted())
    counts = rows.map { label in columns.map { self[label, $0] } }
    labels = rows
    relations = columns
  }

  public subscript(label: String, found: String) -> Int {
    guard let row = labels.firstIndex(of: label), let column = relations.firstIndex(of: found),
      column < counts[row].count
    else { return 0 }
    return counts[row][column]
  }
}
