/// The foldings done by ICU itself, text by text: what the tables are filled from, and the way of every text whose
/// marks must be put in order or composed.
enum PlainFold {
  static func fold(_ units: [UInt16], _ level: FoldLevel) -> [UInt16] {
    switch level {
    case .exact: return exact(units)
    case .folded: return folded(units)
    case .words:
      var writer = WordWriter()
      for point in words(UTF16Text.points(units)) {
        writer.take(WordClass(of: point), point)
      }
      writer.finish()
      return writer.hasWord ? writer.units : folded(units)
    }
  }

  static func exact(_ units: [UInt16]) -> [UInt16] {
    squeeze(UTF16Text.units(compose(UTF16Text.points(units))))
  }

  static func folded(_ units: [UInt16]) -> [UInt16] {
    let folded = squeeze(UTF16Text.units(unify(UTF16Text.points(units))))
    return folded.isEmpty ? exact(units) : folded
  }

  private static func compose(_ points: [UInt32]) -> [UInt32] {
    let visible = points.filter { $0 < 0x80 && $0 >= 0x20 && $0 != 0x7F || !CodePoint($0).isInvisible }
    return normalise(visible, .nfc)
  }

  /// ICU puts marks in order one by one, so that its time grows with the square of their number.
  private static func normalise(_ points: [UInt32], _ form: NormalForm) -> [UInt32] {
    UTF16Text.points(form.apply(UTF16Text.units(withoutEndlessMarks(points))))
  }

  /// The text without what goes beyond 30 marks on one letter, the most that Unicode expects of text (UAX 15, stream-safe
  /// text format).
  private static func withoutEndlessMarks(_ points: [UInt32]) -> [UInt32] {
    guard points.count > markLimit else { return points }
    var marks = 0
    return points.filter { point in
      marks = point < 0x300 || CodePoint(point).combiningClass == 0 ? 0 : marks + 1
      return marks <= markLimit
    }
  }

  static let markLimit = 30

  /// Blanks as they come: ``FoldLevel/folded`` but for squeezing.
  static func unify(_ points: [UInt32]) -> [UInt32] {
    // Composed first: `∼` with a stroke through it is `≁`, not a dash with a stroke.
    var points = replaceSigns(compose(points))
    // What is unified may compose with a mark behind it, so this goes on until nothing changes: twice, as a rule.
    for _ in 0..<6 {
      let next = replaceSigns(normalise(points, .nfkcCaseFold))
      if next == points { break }
      points = next
    }
    return points
  }

  private static func replaceSigns(_ points: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(points.count)
    for point in points {
      if point < 0x80, point != 0x60 {
        if point >= 0x20 && point != 0x7F || (9...13).contains(point) { result.append(point) }
      } else if let sign = FoldRules.unified[point] ?? FoldRules.fractions[point] {
        result += sign
      } else if point == 0x307, result.last == 0x69 {
        continue  // `İ` folds to i with a dot above.
      } else if !CodePoint(point).isInvisible {
        result.append(point)
      }
    }
    return result
  }

  /// Letters, marks, signs and blanks of ``FoldLevel/words``, before punctuation becomes blanks.
  static func words(_ points: [UInt32]) -> [UInt32] {
    var points = unify(points)
    for _ in 0..<8 {
      var next: [UInt32] = []
      next.reserveCapacity(points.count)
      for point in points { WordLetters.append(point, to: &next) }
      next = IterationMarks.expand(next)
      next = normalise(next, .nfc)
      if next == points { break }
      points = unify(next)
    }
    return points
  }

  static func squeeze(_ units: [UInt16]) -> [UInt16] {
    var result: [UInt16] = []
    result.reserveCapacity(units.count)
    var blank = false
    for unit in units {
      if CodePoint(UInt32(unit)).isWhiteSpace {
        blank = !result.isEmpty
      } else {
        if blank { result.append(0x20) }
        blank = false
        result.append(unit)
      }
    }
    return result
  }
}
