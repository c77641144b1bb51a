internal import Evaluation
internal import MusicIdentity
internal import MusicModel

extension EvaluationReport {
  /// The whole evaluation as JSON; figures with all their digits.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("corpora") { $0.array(of: results) { EvaluationReport.write($1, to: &$0) } }
      if !comparisons.isEmpty {
        json.member("comparisons") { $0.array(of: comparisons) { EvaluationReport.write($1, to: &$0) } }
      }
      json.member("passed", passed)
    }
  }

  private static func write(_ result: CorpusResult, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", result.name)
      json.member("kind", result.kind.rawValue)
      json.member("metrics") { json in
        json.object { json in for metric in result.metrics { number(metric.name, metric.value, &json) } }
      }
      json.member("intervals") { json in
        json.object { json in
          for metric in result.metrics { if let interval = metric.interval { range(metric.name, interval, &json) } }
        }
      }
      json.member("counts") { json in
        json.object { json in for count in result.counts { json.member(count.name, count.count) } }
      }
      if let trivial = result.trivial { json.member("baseline") { counts(trivial, &$0) } }
      if let relations = result.relations { json.member("relations") { write(relations, &$0) } }
      if let sweep = result.sweep {
        json.member("curve") { json in
          json.array(of: sweep.points) { json, point in
            json.array { json in
              json.value(point.threshold)
              json.value(point.precision)
              json.value(point.recall)
            }
          }
        }
      }
      if let calibration = result.calibration { json.member("calibration") { write(calibration, &$0) } }
      json.member("gate") { json in
        json.array(of: result.gate) { json, gate in
          json.object { json in
            json.member("metric", gate.rule.metric)
            number("value", gate.value, &json)
            number(gate.isLeast ? "least" : "most", gate.bound, &json)
            json.member("passed", gate.passes)
            number("missed_by", gate.missedBy, &json)
          }
        }
      }
      json.member("slices") { json in
        json.array(of: result.slices) { json, slice in
          json.object { json in
            json.member("dimension", slice.dimension)
            json.member("value", slice.value)
            json.member("cases", slice.counts.total)
            counts(slice.counts, of: &json)
            number("right", slice.right, &json)
            if let interval = slice.interval { range("interval", interval, &json) }
          }
        }
      }
      json.member("errors") { $0.array(of: result.mistakes) { write($1, to: &$0) } }
    }
  }

  private static func write(_ mistake: Mistake, to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", mistake.kind.word)
      json.member("id", mistake.notes.id)
      json.member("expected", mistake.expected)
      json.member("found", mistake.found)
      json.member("stage", mistake.stage.isEmpty ? nil : mistake.stage)
      number("confidence", mistake.confidence, &json)
      json.member("reason", mistake.reason)
      json.member("tags", mistake.notes.tags)
      json.member("why", mistake.notes.why)
      if let left = mistake.left { json.member("left") { write(ListedSong(left), to: &$0) } }
      if let right = mistake.right { json.member("right") { write(ListedSong(right), to: &$0) } }
      guard !mistake.evidence.isEmpty else { return }
      json.member("evidence") { json in
        json.array(of: mistake.evidence) { json, line in
          json.object { json in
            json.member("finding", line.finding)
            json.member("bits", line.bits, decimals: 2)
            json.member("left", line.left)
            json.member("right", line.right)
          }
        }
      }
    }
  }

  private static func write(_ song: ListedSong, to json: inout JSONWriter) {
    json.object { json in
      json.member("row", song.row)
      json.member("id", song.id)
      json.member("title", song.title)
      json.member("artist", song.artist)
      json.member("album", song.album)
      json.member("length", song.length)
      json.member("year", song.year)
      json.member("rating", song.rating)
      json.member("isrc", song.isrc)
    }
  }

  private static func write(_ relations: RelationTable, _ json: inout JSONWriter) {
    json.object { json in
      for label in relations.labels {
        json.member(label) { json in
          json.object { json in
            for found in relations.relations where relations[label, found] > 0 {
              json.member(found, relations[label, found])
            }
          }
        }
      }
    }
  }

  private static func write(_ calibration: Calibration, _ json: inout JSONWriter) {
    json.array(of: calibration.bins) { json, bin in
      json.object { json in
        number("low", bin.low, &json)
        number("high", bin.high, &json)
        json.member("count", bin.count)
        number("said", bin.said, &json)
        number("found", bin.found, &json)
      }
    }
  }

  private static func write(_ comparison: BaselineComparison, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", comparison.corpus)
      json.member("worse") { $0.array(of: comparison.worse) { $0.value($1) } }
      json.member("better") { $0.array(of: comparison.better) { $0.value($1) } }
      number("p", comparison.test.p, &json)
      json.member("metrics") { json in
        json.array(of: comparison.metrics) { json, change in
          json.object { json in
            json.member("name", change.name)
            number("before", change.before, &json)
            number("now", change.now, &json)
          }
        }
      }
    }
  }

  private static func counts(_ counts: ConfusionCounts, _ json: inout JSONWriter) {
    json.object { json in
      number("precision", counts.precision, &json)
      number("recall", counts.recall, &json)
      number("f1", counts.f1, &json)
      self.counts(counts, of: &json)
    }
  }

  private static func counts(_ counts: ConfusionCounts, of json: inout JSONWriter) {
    json.member("tp", counts.tp)
    json.member("fp", counts.fp)
    json.member("fn", counts.fn)
    json.member("tn", counts.tn)
    json.member("review", counts.review)
  }

  private static func number(_ name: String, _ value: Double?, _ json: inout JSONWriter) {
    json.key(name)
    if let value { json.value(value) } else { json.value(nil as Int?) }
  }

  private static func range(_ name: String, _ interval: Interval, _ json: inout JSONWriter) {
    json.member(name) { json in
      json.array { json in
        json.value(interval.low)
        json.value(interval.high)
      }
    }
  }
}

extension GateOutcome {
  var isLeast: Bool { if case .least = rule.bound { true } else { false } }
}
