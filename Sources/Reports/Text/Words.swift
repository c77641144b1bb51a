/// Numbers as people read them.
enum Words {
  /// `1,234,567`.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude).utf8)
    var text: [UInt8] = number < 0 ? [UInt8(ascii: "-")] : []
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index).isMultiple(of: 3) { text.append(UInt8(ascii: ",")) }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A number with a fixed number of decimals.
  static func fixed(_ number: Double, _ decimals: Int) -> String {
    var bytes: [UInt8] = []
    bytes.append(number, decimals: decimals)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Bits with their sign: `+4.25`, `-9.00`.
  static func bits(_ number: Double) -> String {
    let text = fixed(number, 2)
    return text.hasPrefix("-") || text.isEmpty ? text : "+" + text
  }

  /// `1 bad row`, `2 bad rows`.
  static func counted(_ number: Int, _ one: String, _ many: String) -> String {
    grouped(number) + " " + (number == 1 ? one : many)
  }
}
