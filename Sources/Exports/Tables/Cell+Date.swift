extension UnsafeBufferPointer<UInt8> {
  /// The year of a date in any of the usual ways; `nil` when none can be told, and for the year 0.
  ///
  ///     "2013-02-15"  "2013"  "13-Feb-15" (2015)  "February 13 , 2015"  "6/25/2013"  "'94"  "2015/1/1"  "20150101"
  ///
  /// Two figures are this century's up to 40, the last century's above.
  var yearOfDate: Int? {
    // A year in front, as nearly all write it.
    if let year = fourDigits(at: 0) {
      if count == 4 || count > 4 && digit(at: 4) == nil { return plausible(year) }
      if count == 8, wholeNumber != nil { return plausible(year) }
      if count == 6, self[4] == UInt8(ascii: "."), wholeNumber != nil { return plausible(year) }
      return nil
    }
    // Else any group of four figures, at best after a word or a stroke.
    var groups: [(start: Int, end: Int)] = []
    var place = 0
    while place < count {
      guard digit(at: place) != nil else {
        place += 1
        continue
      }
      let start = place
      while place < count, digit(at: place) != nil { place += 1 }
      groups.append((start, place))
      if groups.count > 6 { break }
    }
    if let group = groups.first(where: { $0.end - $0.start == 4 }), let year = fourDigits(at: group.start) {
      return plausible(year)
    }
    // Else two figures at the end, of `'94`, `13-Feb-15` or `6/25/13`.
    guard let last = groups.last, last.end - last.start == 2, last.end == count else { return nil }
    let isApostrophe = groups.count == 1 && last.start > 0 && last.start <= 3
    let isDate = groups.count == 3 || groups.count <= 2 && contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    guard isApostrophe || isDate, let tens = digit(at: last.start), let ones = digit(at: last.start + 1) else {
      return nil
    }
    let year = tens * 10 + ones
    return year <= 40 ? 2000 + year : 1900 + year
  }

  private func fourDigits(at place: Int) -> Int? {
    guard place + 4 <= count else { return nil }
    var year = 0
    for place in place..<place + 4 {
      guard let digit = digit(at: place) else { return nil }
      year = year * 10 + digit
    }
    return year
  }

  private func plausible(_ year: Int) -> Int? { year >= 1000 && year <= 2999 ? year : nil }
}
