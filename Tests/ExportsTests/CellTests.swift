import CScan
import MusicModel
import TestSupport
import Testing

@testable import Exports

/// Asks a question of a text as a cell.
private func ask<Answer>(_ text: String, _ question: (Cell) -> Answer) -> Answer {
  var text = text
  return text.withUTF8 { question($0) }
}

@Suite struct `Cells` {
  static let lengths: [(String, WrittenLength?)] = [
    ("3:25", .milliseconds(205_000)), ("0:09", .milliseconds(9000)), ("1:02:03", .milliseconds(3_723_000)),
    ("3:25.5", .milliseconds(205_500)), ("75:10", .milliseconds(4_510_000)), ("1m 58s", .milliseconds(118_000)),
    ("1m58s", .milliseconds(118_000)), ("2m 3sec", .milliseconds(123_000)), ("3 min 5 sec", .milliseconds(185_000)),
    ("205s", .milliseconds(205_000)), ("205000 ms", .milliseconds(205_000)), ("PT3M25S", .milliseconds(205_000)),
    ("1h 2m", .milliseconds(3_720_000)), ("205", .bare(thousandths: 205_000)), ("205.4", .bare(thousandths: 205_400)),
    ("00205", .bare(thousandths: 205_000)), ("0", .bare(thousandths: 0)), ("3:75", nil), ("3:", nil), (":25", nil),
    ("soon", nil), ("3 apples", nil), ("-5", nil), ("1:2:3:4", nil), ("", nil), ("12/03/2020", nil), ("3:25 PM", nil),
  ]
  @Test(arguments: lengths) func `say lengths`(_ text: String, _ length: WrittenLength?) {
    #expect(ask(text) { $0.length } == length)
  }

  static let years: [(String, Int?)] = [
    ("2013", 2013), ("2013-02-15", 2013), ("2013-02", 2013), ("13-Feb-15", 2015), ("Feb-94", 1994),
    ("February 13 , 2015", 2015), ("6/25/2013", 2013), ("6/25/13", 2013), ("'94", 1994), ("\u{2019}07", 2007),
    ("2015/1/1", 2015), ("20150101", 2015), ("1969.0", 1969), ("2014-09-04T16:46:28Z", 2014), ("1/1/2011", 2011),
    ("0000", nil), ("0", nil), ("soon", nil), ("94", nil), ("12345", nil), ("", nil), ("3025", nil),
  ]
  @Test(arguments: years) func `say years`(_ text: String, _ year: Int?) {
    #expect(ask(text) { $0.yearOfDate } == year)
  }

  static let numbers: [(String, Int?)] = [
    ("7", 7), ("07", 7), ("-3", -3), ("+12", 12), ("25200.0", 25200), ("3.5", nil), ("A1", nil), ("", nil), ("-", nil),
    ("123456789012345678901234567890", nil), ("1,0", 1),
  ]
  @Test(arguments: numbers) func `say whole numbers`(_ text: String, _ number: Int?) {
    #expect(ask(text) { $0.wholeNumber } == number)
    if let number, number >= 0, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
      #expect(ask(text) { $0.fewDigits } == number)
    }
  }

  static let ratings: [(String, ContentRating?)] = [
    ("explicit", .explicit), ("Explicit", .explicit), ("E", .explicit), ("clean", .clean), ("cleaned", .clean),
    ("none", ContentRating.none), ("notExplicit", ContentRating.none), ("unknown", .unknown), ("80", nil),
    ("loud", nil),
  ]
  @Test(arguments: ratings) func `say ratings in words`(_ text: String, _ rating: ContentRating?) {
    #expect(ask(text) { $0.ratingWord } == rating)
  }

  static let flags: [(String, Bool?)] = [
    ("true", true), ("TRUE", true), ("True", true), ("1", true), ("1.0", true), ("yes", true), ("Y", true),
    ("false", false), ("FALSE", false), ("0", false), ("no", false), ("0.0", false), ("maybe", nil), ("", nil),
  ]
  @Test(arguments: flags) func `say yes and no`(_ text: String, _ flag: Bool?) {
    #expect(ask(text) { $0.flag } == flag)
  }

  @Test(arguments: [
    "USRC17607839", "usrc17607839", "US-RC1-76-07839", "GB-SMU-16-83372", "QZHZ62218134", "3135556", "USRC1760783",
    "USRC176078390", "1SRC17607839", "USRC1760783X", "", "648401032666", "US RC1 76 07839",
  ]) func `know an ISRC as the model does`(_ text: String) {
    #expect(ask(text) { $0.isISRC } == (ISRC(text) != nil))
  }

  @Test func `are well-formed UTF-8 exactly when the standard library says so`() {
    var random = SplitMix(seed: 11)
    let pieces: [[UInt8]] = [
      [0x61], [0xC3, 0xA9], [0xE6, 0xBC, 0xA2], [0xF0, 0x9F, 0x8E, 0xB5], [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80],
      [0xE0, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xFF], [0xE6, 0xBC], [0xC3],
      Array("plain ASCII text".utf8), [0xED, 0x9F, 0xBF], [0xF4, 0x8F, 0xBF, 0xBF],
    ]
    for _ in 0..<3000 {
      let bytes = (0..<Int(random.next() % 5)).flatMap { _ in pieces[Int(random.next() % UInt64(pieces.count))] }
      let expected = String(validating: bytes, as: UTF8.self) != nil
      #expect(bytes.withUnsafeBufferPointer { $0.isWellFormedUTF8 } == expected, "\(bytes)")
      // The C function passes what the end cuts off; a sign behind it completes the question.
      #expect((cscan_is_utf8(bytes + [0x2E], bytes.count + 1) != 0) == expected, "\(bytes)")
    }
  }

  static let units: [(String, [Int], DurationUnit?)] = [
    ("milliseconds", [203_163, 160_710, 0, 241_000], .milliseconds),
    ("seconds", [203, 160, 241, 1900], .seconds),
    ("fractions of seconds", [203, 160, 241], .seconds),
    ("minutes", [3, 4, 5], .minutes),
    ("nothing", [0, 0], nil),
  ]
  @Test(arguments: units) func `tell a column's unit by their middle`(
    _ name: String, _ numbers: [Int], _ unit: DurationUnit?
  ) {
    #expect(DurationUnit.inferred(from: numbers.map { $0 * 1000 }) == unit)
  }

  @Test func `tell minutes with a dot from decimal minutes`() {
    let clock = (0..<40).map { 3000 + $0 % 60 * 10 + ($0 % 5) * 100 - ($0 % 60 >= 60 ? 1000 : 0) }.map {
      $0 % 1000 < 600 ? $0 : $0 - 400
    }
    #expect(DurationUnit.inferred(from: clock) == .minutesDotSeconds)
    #expect(DurationUnit.minutesDotSeconds.milliseconds(thousandths: 3450) == 225_000)
    #expect(DurationUnit.inferred(from: clock + [3750]) == .minutes)
    #expect(DurationUnit.minutes.milliseconds(thousandths: 3750) == 225_000)
  }
}
