import Evaluation
import Testing

@Suite struct `Counts of right and wrong` {
  static let worked = ConfusionCounts(tp: 6, fp: 1, fn: 2, tn: 6, review: 1)

  @Test func `give the figures that a hand gives`() {
    let c = Self.worked
    #expect(isNear(c.precision!, 6.0 / 7))
    #expect(isNear(c.recall!, 0.75))
    #expect(isNear(c.f1!, 0.8))
    // (1 + 0.25) · 6 / (1.25 · 6 + 0.25 · 2 + 1)
    #expect(isNear(c.f(beta: 0.5)!, 7.5 / 9))
    #expect(isNear(c.accuracy!, 0.8))
    // (36 − 2) / √(7 · 8 · 7 · 8)
    #expect(isNear(c.mcc!, 34.0 / 56))
    #expect(isNear(c.falseMergesPer10000!, 10_000.0 / 15))
    #expect(isNear(c.reviewRate!, 1.0 / 15))
  }

  @Test func `are undefined where nothing was counted, not nought`() {
    let none = ConfusionCounts()
    #expect(none.precision == nil && none.recall == nil && none.f1 == nil && none.mcc == nil)
    let nothingAccepted = ConfusionCounts(fn: 3, tn: 1)
    #expect(nothingAccepted.precision == nil)
    #expect(nothingAccepted.recall == 0 && nothingAccepted.f1 == 0 && nothingAccepted.mcc == 0)
  }

  @Test(arguments: [
    (true, true, false, "tp"), (true, false, true, "fn"), (true, false, false, "fn"), (false, true, false, "fp"),
    (false, false, true, "tn"),
  ]) func `take a review for not accepted`(_ c: (same: Bool, accepted: Bool, review: Bool, place: String)) {
    var counts = ConfusionCounts()
    counts.count(isSame: c.same, isAccepted: c.accepted, isReview: c.review)
    let places = ["tp": counts.tp, "fp": counts.fp, "fn": counts.fn, "tn": counts.tn]
    #expect(places[c.place] == 1 && counts.total == 1)
    #expect(counts.review == (c.review ? 1 : 0))
  }
}

@Suite struct `Wilson's interval` {
  @Test(arguments: [
    (8, 10, 0.4901624715366418, 0.9433178485456248), (0, 5, 0.0, 0.43448246478317476),
    (3, 3, 0.43850296824495455, 1.0),
  ]) func `is the textbook's`(_ c: (k: Int, n: Int, low: Double, high: Double)) throws {
    let interval = try #require(Interval.wilson(c.k, of: c.n))
    #expect(isNear(interval.low, c.low))
    #expect(isNear(interval.high, c.high))
  }

  @Test func `needs a trial`() { #expect(Interval.wilson(0, of: 0) == nil) }
}

@Suite struct `The bootstrap of F1` {
  @Test func `is the same on every run, and holds the figure`() throws {
    let counts = ConfusionCounts(tp: 90, fp: 5, fn: 10, tn: 95)
    let interval = try #require(Bootstrap.f1(counts))
    #expect(interval == Bootstrap.f1(counts))
    #expect(interval.contains(counts.f1!))
    #expect(interval.low > 0.85 && interval.high < 0.97)
  }

  @Test func `narrows with the square root of the cases`() throws {
    func width(_ times: Int) throws -> Double {
      let interval = try #require(
        Bootstrap.f1(ConfusionCounts(tp: 80 * times, fp: 10 * times, fn: 10 * times, tn: 100 * times)))
      return interval.high - interval.low
    }
    // A hundred times the cases: a tenth of the width. The sampler for many cases is another than for few.
    let ratio = try width(1) / width(100)
    #expect(ratio > 8 && ratio < 12.5)
  }

  @Test func `draws groups whole`() throws {
    // One group has all errors: the interval must reach from none of it to much of it.
    let groups = [(tp: 10.0, fp: 0.0, fn: 0.0), (tp: 0.0, fp: 5.0, fn: 5.0)]
    let interval = try #require(Bootstrap.f1(groups: groups))
    #expect(interval.low == 0 && interval.high == 1)
  }
}

@Suite struct `A threshold sweep` {
  @Test func `sums precision over the steps of recall`() {
    // scikit-learn's documented case: 0.8333…
    let sweep = ThresholdSweep(scores: [0.1, 0.4, 0.35, 0.8], isSame: [false, false, true, true])
    #expect(isNear(sweep.averagePrecision!, 5.0 / 6))
    #expect(isNear(sweep.bestF1!, 0.8))
    #expect(isNear(sweep.bestThreshold!, Double(Float(0.35))))
    #expect(sweep.points.map(\.recall) == [0.5, 0.5, 1, 1])
  }

  @Test func `takes equal scores in one step`() {
    let sweep = ThresholdSweep(scores: [0.5, 0.5, 0.5, 0.5], isSame: [true, false, true, false])
    #expect(sweep.points.count == 1)
    #expect(isNear(sweep.averagePrecision!, 0.5))
  }

  @Test func `counts pairs that nobody scored as never found`() {
    let sweep = ThresholdSweep(scores: [0.9], isSame: [true], missing: 1)
    #expect(isNear(sweep.averagePrecision!, 0.5))
    #expect(isNear(sweep.bestF1!, 2.0 / 3))
  }

  @Test func `says nothing where nothing is the same`() {
    #expect(ThresholdSweep(scores: [0.5], isSame: [false]).averagePrecision == nil)
  }
}

@Suite struct `A calibration` {
  @Test func `averages what was said against what was found`() {
    // Bin 0.9-1: said 0.95, found 0.5. Bin 0-0.1: said 0.05, found 0.
    let calibration = Calibration(scores: [0.95, 0.95, 0.05, 0.05], isSame: [true, false, false, false])
    let (high, low) = (Double(Float(0.95)), Double(Float(0.05)))
    #expect(isNear(calibration.error!, 0.5 * abs(high - 0.5) + 0.5 * low))
    #expect(calibration.bins.map(\.count) == [2, 0, 0, 0, 0, 0, 0, 0, 0, 2])
  }

  @Test func `keeps a probability of one in the last bin`() {
    #expect(Calibration(scores: [1], isSame: [true]).bins.last?.count == 1)
  }
}

@Suite struct `McNemar's test` {
  @Test(arguments: [(1, 9, 0.021484375), (5, 15, 0.04138946533203125), (0, 0, 1), (4, 4, 1)])
  func `is exact and two-sided`(_ c: (worse: Int, better: Int, p: Double)) {
    #expect(isNear(McNemar(worse: c.worse, better: c.better).p, c.p))
    #expect(isNear(McNemar(worse: c.better, better: c.worse).p, c.p))
  }

  @Test func `does not overflow`() {
    let p = McNemar(worse: 100_000, better: 101_000).p
    #expect(p > 0.02 && p < 0.03)
  }
}

/// Equal to a billionth.
func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 }
