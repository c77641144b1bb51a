internal import Evaluation

/// Drawings of an evaluation as inline SVG: they scale, and need nothing from elsewhere.
enum EvaluationCharts {
  private static let size = 300.0
  private static let margin = 40.0

  /// Precision over recall at every threshold; a dot where F1 is best.
  static func curve(_ sweep: ThresholdSweep) -> String {
    guard !sweep.points.isEmpty else { return "" }
    var path = ""
    for (index, point) in sweep.points.enumerated() {
      path += (index == 0 ? "M" : "L") + "\(x(point.recall)) \(y(point.precision)) "
    }
    var marks = "<path class=\"line\" d=\"\(path)\"/>"
    if let best = sweep.points.max(by: { f1($0) < f1($1) }) {
      marks += "<circle class=\"dot\" cx=\"\(x(best.recall))\" cy=\"\(y(best.precision))\" r=\"4\"/>"
    }
    return frame(marks, label: "Precision over recall", across: "recall", up: "precision")
  }

  /// What share was the same, over the probability that was said; the area of a dot grows with its cases.
  static func reliability(_ calibration: Calibration) -> String {
    let all = calibration.bins.reduce(0) { $0 + $1.count }
    guard all > 0 else { return "" }
    var marks = "<line class=\"even\" x1=\"\(x(0))\" y1=\"\(y(0))\" x2=\"\(x(1))\" y2=\"\(y(1))\"/>"
    for bin in calibration.bins {
      guard let said = bin.said, let found = bin.found else { continue }
      let radius = 2.5 + 14 * (Double(bin.count) / Double(all)).squareRoot()
      marks +=
        "<circle class=\"bin\" cx=\"\(x(said))\" cy=\"\(y(found))\" r=\"\(short(radius))\"><title>\(bin.count) cases said \(EvaluationReport.figure(said)), found \(EvaluationReport.figure(found))</title></circle>"
    }
    return frame(marks, label: "Share found the same over probability said", across: "said", up: "found")
  }

  /// A bar for each slice with its interval; the worst on top.
  static func slices(_ slices: [Slice]) -> String {
    guard !slices.isEmpty else { return "" }
    let (row, left, width) = (22.0, 230.0, 300.0)
    let height = Double(slices.count) * row + 24
    var svg =
      "<svg class=\"wide\" viewBox=\"0 0 640 \(short(height))\" role=\"img\" aria-label=\"Share right by kind of record\">"
    for step in 0...4 {
      let place = left + width * Double(step) / 4
      svg +=
        "<line class=\"grid\" x1=\"\(short(place))\" y1=\"0\" x2=\"\(short(place))\" y2=\"\(short(height - 20))\"/>"
      svg +=
        "<text class=\"tick\" text-anchor=\"middle\" x=\"\(short(place))\" y=\"\(short(height - 6))\">\(step * 25) %</text>"
    }
    for (index, slice) in slices.enumerated() {
      guard let right = slice.right, let interval = slice.interval else { continue }
      let top = Double(index) * row
      let middle = top + row / 2
      let name = MarkedText.escaped(FittedText.cut("\(slice.dimension): \(slice.value)", to: 34))
      svg +=
        "<text class=\"name\" text-anchor=\"end\" x=\"\(short(left - 8))\" y=\"\(short(middle + 4))\">\(name)</text>"
      svg +=
        "<rect class=\"bar\" x=\"\(short(left))\" y=\"\(short(top + 5))\" width=\"\(short(width * right))\" height=\"\(short(row - 10))\"/>"
      svg +=
        "<line class=\"range\" x1=\"\(short(left + width * interval.low))\" y1=\"\(short(middle))\" x2=\"\(short(left + width * interval.high))\" y2=\"\(short(middle))\"/>"
      let counts = "\(slice.counts.tp + slice.counts.tn) of \(slice.counts.total)"
      svg += "<text class=\"name\" x=\"\(short(left + width + 10))\" y=\"\(short(middle + 4))\">\(counts)</text>"
    }
    return svg + "</svg>"
  }

  private static func frame(_ marks: String, label: String, across: String, up: String) -> String {
    let whole = size + 2 * margin
    var svg = "<svg viewBox=\"0 0 \(short(whole)) \(short(whole))\" role=\"img\" aria-label=\"\(label)\">"
    for step in 0...5 {
      let share = Double(step) / 5
      let word = step == 0 ? "0" : step == 5 ? "1" : ".\(step * 2)"
      svg += "<line class=\"grid\" x1=\"\(x(share))\" y1=\"\(y(0))\" x2=\"\(x(share))\" y2=\"\(y(1))\"/>"
      svg += "<line class=\"grid\" x1=\"\(x(0))\" y1=\"\(y(share))\" x2=\"\(x(1))\" y2=\"\(y(share))\"/>"
      svg +=
        "<text class=\"tick\" text-anchor=\"middle\" x=\"\(x(share))\" y=\"\(short(size + margin + 16))\">\(word)</text>"
      svg +=
        "<text class=\"tick\" text-anchor=\"end\" x=\"\(short(margin - 6))\" y=\"\(y(share))\" dy=\"4\">\(word)</text>"
    }
    svg += marks
    svg +=
      "<text class=\"axis\" text-anchor=\"middle\" x=\"\(short(margin + size / 2))\" y=\"\(short(size + margin + 34))\">\(across)</text>"
    svg +=
      "<text class=\"axis\" text-anchor=\"middle\" transform=\"translate(12 \(short(margin + size / 2))) rotate(-90)\">\(up)</text>"
    return svg + "</svg>"
  }

  private static func f1(_ point: ThresholdSweep.Point) -> Double {
    let sum = point.precision + point.recall
    return sum == 0 ? 0 : 2 * point.precision * point.recall / sum
  }

  private static func x(_ share: Double) -> String { short(margin + size * share) }
  private static func y(_ share: Double) -> String { short(margin + size * (1 - share)) }
  private static func short(_ number: Double) -> String { EvaluationReport.figure(number, decimals: 1) }
}
