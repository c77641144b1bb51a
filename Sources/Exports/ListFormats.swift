/// The registry: every format that can be read. `reconcile formats` prints it.
public enum ListFormats {
  /// All formats; among equally sure claims the earlier wins.
  public static let all: [any ListFormat] = trees + tables

  /// The format called `name`.
  public static func named(_ name: String) -> (any ListFormat)? { all.first { $0.name == name } }
}
