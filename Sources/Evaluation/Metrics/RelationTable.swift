/// How often a pair labelled so was found to be so: rows are labels, columns the relations found.
public struct RelationTable: Hashable, Sendable {
  public private(set) var labels: [String] = []
  public private(set) var relations: [String] = []
  private var counts: [[String]: Int] = [:]

  public init() {}

  public mutating func count(label: String, found: String) {
    if !labels.contains(label) { labels.append(label) }
    if !relations.contains(found) { relations.append(found) }
    counts[[label, found], default: 0] += 1
  }

  /// Puts labels and relations into alphabetical order.
  public mutating func sort() {
    labels.sort()
    relations.sort()
  }

  public subscript(label: String, found: String) -> Int { counts[[label, found]] ?? 0 }
}
