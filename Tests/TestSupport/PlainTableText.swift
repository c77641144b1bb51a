/// The plainest way to write and to split a table by RFC 4180, to check the fast one against.
public enum PlainTableText {
  /// Writes records with quotes where RFC 4180 asks for them.
  public static func written(_ records: [[String]], delimiter: Character = ",", lineEnd: String = "\n") -> String {
    records.map { record in
      record.map { field in
        let needsQuotes = field.unicodeScalars.contains {
          $0 == "\"" || $0 == "\n" || $0 == "\r" || Character($0) == delimiter
        }
        return needsQuotes || field.isEmpty && record.count == 1
          ? "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
          : field
      }.joined(separator: String(delimiter)) + lineEnd
    }.joined()
  }

  /// The places of three signs in `bytes`, one byte after the other.
  public static func positions(in bytes: [UInt8], of signs: [UInt8]) -> [UInt32] {
    bytes.indices.filter { signs.contains(bytes[$0]) }.map { UInt32($0) }
  }
}
