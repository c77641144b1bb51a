internal import Evaluation

extension EvaluationReport {
  /// The gates as JUnit XML: a suite for a corpus, a case for a gate.
  func junit() -> String {
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let gates = results.flatMap(\.gate)
    xml +=
      "<testsuites name=\"accuracy\" tests=\"\(gates.count)\" failures=\"\(gates.count { !$0.passes })\">\n"
    for result in results {
      let failures = result.gate.count { !$0.passes }
      xml +=
        "  <testsuite name=\"\(MarkedText.escaped(result.name))\" tests=\"\(result.gate.count)\" failures=\"\(failures)\">\n"
      xml += "    <properties>\n"
      for metric in result.metrics {
        xml +=
          "      <property name=\"\(metric.name)\" value=\"\(EvaluationReport.figure(metric.value, decimals: 6))\"/>\n"
      }
      xml += "    </properties>\n"
      for gate in result.gate {
        let name = MarkedText.escaped(
          "\(gate.rule.metric) \(gate.isLeast ? "at least" : "at most") \(EvaluationReport.figure(gate.bound))")
        xml += "    <testcase classname=\"\(MarkedText.escaped(result.name))\" name=\"\(name)\""
        if gate.passes {
          xml += "/>\n"
        } else {
          xml +=
            ">\n      <failure message=\"\(MarkedText.escaped(EvaluationReport.sentence(gate)))\"/>\n    </testcase>\n"
        }
      }
      xml += "  </testsuite>\n"
    }
    return xml + "</testsuites>\n"
  }
}

/// Text inside XML and HTML.
enum MarkedText {
  /// The text with the signs that mean something to a parser written out, and what XML cannot hold replaced.
  static func escaped(_ text: String) -> String {
    var safe = ""
    for scalar in FittedText.tame(text).unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": safe += "\u{FFFD}"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}
