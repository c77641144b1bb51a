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
    return UTF16Text.points(NormalForm.nfc.apply(UTF16Text.units(visible)))
  }

  /// Blanks as they come: ``FoldLevel/folded`` but for squeezing.
  static func unify(_ points: [UInt32]) -> [UInt32] {
    // Composed first: `∼` with a stroke through it is `≁`, not a dash with a stroke.
    var points = replaceSigns(compose(points))
    // What is unified may compose with a mark behind it, so this goes on until nothing changes: twice, as a rule.
    for _ in 0..<6 {
      let normal = NormalForm.nfkcCaseFold.apply(UTF16Text.units(points))
      let next = replaceSigns(UTF16Text.points(normal))
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
      next = UTF16Text.points(NormalForm.nfc.apply(UTF16Text.units(next)))
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
