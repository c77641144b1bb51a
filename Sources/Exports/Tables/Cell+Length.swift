/// A length as a cell says it.
enum WrittenLength: Hashable {
  case milliseconds(Int)
  /// A bare number, in thousandths of a unit that the column has to tell.
  case bare(thousandths: Int)
}

extension UnsafeBufferPointer<UInt8> {
  /// The length that the cell says.
  ///
  ///     "3:25"  "1:02:03"  "3:25.5"  "1m 58s"  "3 min 5 sec"  "205s"  "205000ms"  "PT3M25S"  "205.4"
  ///
  /// - Returns: `nil` when it says none.
  var length: WrittenLength? {
    if let number = thousandths {
      return number.value < 0 ? nil : .bare(thousandths: number.value)
    }
    return (clockLength ?? unitLength).map { .milliseconds($0) }
  }

  /// `m:ss`, `h:mm:ss`, with a fraction of a second allowed.
  private var clockLength: Int? {
    var parts = (whole: 0, current: 0, colons: 0, digits: 0)
    var place = 0
    while place < count {
      if let digit = digit(at: place) {
        parts.current = parts.current * 10 + digit
        parts.digits += 1
        if parts.digits > 6 { return nil }
      } else if self[place] == UInt8(ascii: ":") {
        guard parts.digits > 0, parts.colons < 2, parts.colons == 0 || parts.current < 60 else { return nil }
        parts = ((parts.whole + parts.current) * 60, 0, parts.colons + 1, 0)
      } else if self[place] == UInt8(ascii: ".") || self[place] == UInt8(ascii: ",") {
        break
      } else {
        return nil
      }
      place += 1
    }
    guard parts.colons > 0, parts.digits > 0, parts.current < 60 else { return nil }
    var milliseconds = (parts.whole + parts.current) * 1000
    guard place < count else { return milliseconds }
    var weight = 100
    for place in (place + 1)..<count {
      guard let digit = digit(at: place) else { return nil }
      milliseconds += digit * weight
      weight /= 10
    }
    return milliseconds
  }

  /// Numbers with units: hours, minutes, seconds, milliseconds, in words or ISO 8601.
  private var unitLength: Int? {
    var place = 0
    if count > 3, self[0] | 0x20 == UInt8(ascii: "p"), self[1] | 0x20 == UInt8(ascii: "t") { place = 2 }
    var total = 0
    var units = 0
    while place < count {
      while place < count, self[place] == 0x20 || self[place] == UInt8(ascii: ",") { place += 1 }
      let numberStart = place
      while place < count, digit(at: place) != nil || self[place] == UInt8(ascii: ".") { place += 1 }
      guard place > numberStart, let number = Cell(rebasing: self[numberStart..<place]).thousandths else { return nil }
      while place < count, self[place] == 0x20 { place += 1 }
      let unitStart = place
      while place < count, self[place] | 0x20 >= 0x61, self[place] | 0x20 <= 0x7A { place += 1 }
      let unit = Cell(rebasing: self[unitStart..<place])
      if place < count, self[place] == UInt8(ascii: ".") { place += 1 }
      if unit.isWord("h") || unit.isWord("hr") || unit.isWord("hrs") || unit.isWord("hour") || unit.isWord("hours") {
        total += number.value * 3600
      } else if unit.isWord("m") || unit.isWord("min") || unit.isWord("mins") || unit.isWord("minute")
        || unit.isWord("minutes")
      {
        total += number.value * 60
      } else if unit.isWord("s") || unit.isWord("sec") || unit.isWord("secs") || unit.isWord("second")
        || unit.isWord("seconds")
      {
        total += number.value
      } else if unit.isWord("ms") || unit.isWord("msec") || unit.isWord("milliseconds") {
        total += number.value / 1000
      } else {
        return nil
      }
      units += 1
      while place < count, self[place] == 0x20 { place += 1 }
    }
    return units > 0 ? total : nil
  }
}
