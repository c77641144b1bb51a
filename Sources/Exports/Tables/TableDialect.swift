/// How a table writes its rows.
struct TableDialect: Hashable, Sendable {
  /// The sign between two fields.
  var delimiter = UInt8(ascii: ",")
  /// Whether a field may stand in double quotes. Music.app's text export quotes nothing: there a quote is a sign.
  var quoting = true
  /// The sign that ends a row: LF (a CR before it belongs to it), or CR where the file has no LF.
  var newline = UInt8(ascii: "\n")

  var delimiterName: String {
    switch delimiter {
    case UInt8(ascii: ","): "comma"
    case UInt8(ascii: ";"): "semicolon"
    case UInt8(ascii: "\t"): "tab"
    case UInt8(ascii: "|"): "bar"
    default: "'\(Unicode.Scalar(delimiter))'"
    }
  }
}
