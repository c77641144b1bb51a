internal import MusicModel

/// Answers under construction, not yet in order.
struct AnswerDraft {
  /// Which row of its own list a surplus copy repeats.
  enum Original: Hashable {
    case left(UInt32)
    case right(UInt32)
  }

  private struct Line {
    var pair: Int
    var left: UInt32
    var right: UInt32
    var tie: Int
    var duplicateOf: Original?
  }

  private var lines: [Line] = []
  private var leftLines: [Int32]
  private var rightHasLine: [Bool]
  private var groups = 0

  init(leftCount: Int, rightCount: Int) {
    leftLines = [Int32](repeating: -1, count: leftCount)
    rightHasLine = [Bool](repeating: false, count: rightCount)
  }

  /// Groups of copies are numbered apart from ties; all numbers are made anew in the order of the output.
  mutating func newGroup() -> Int {
    groups += 1
    return -groups
  }

  mutating func add(_ pair: Int, _ left: UInt32, _ right: UInt32, tie: Int, duplicateOf: Original?) {
    if leftLines[Int(left)] < 0 { leftLines[Int(left)] = Int32(lines.count) }
    rightHasLine[Int(right)] = true
    lines.append(Line(pair: pair, left: left, right: right, tie: tie, duplicateOf: duplicateOf))
  }

  func hasLeft(_ row: UInt32) -> Bool { leftLines[Int(row)] >= 0 }
  func hasRight(_ row: UInt32) -> Bool { rightHasLine[Int(row)] }

  /// The group of a row's answer, made when it has none yet.
  mutating func group(ofLeft row: UInt32) -> Int {
    let line = Int(leftLines[Int(row)])
    if lines[line].tie == 0 { lines[line].tie = newGroup() }
    return lines[line].tie
  }

  /// The answers in the order of the left list, then the right's unmatched.
  func finished(_ assembly: AnswerAssembly, _ byLeft: Adjacency, _ byRight: Adjacency) -> Reconciliation {
    var order = Array(lines.indices)
    order.sort {
      let (a, b) = (lines[$0], lines[$1])
      if a.left != b.left { return a.left < b.left }
      // A row's own partner before the copies of it.
      let (aCopy, bCopy) = (a.duplicateOf != nil, b.duplicateOf != nil)
      return aCopy != bCopy ? bCopy : a.right < b.right
    }
    var answers: [Answer] = []
    answers.reserveCapacity(lines.count + leftLines.count / 4)
    var pairOfAnswer: [Int32] = []
    var numbers: [Int: Int] = [:]
    var reasons = ReasonWords()
    var next = 0
    for row in leftLines.indices {
      if leftLines[row] < 0 {
        answers.append(assembly.leftOver(row, of: .leftOnly, byLeft, &reasons))
        pairOfAnswer.append(-1)
      }
      while next < order.count && Int(lines[order[next]].left) == row {
        let line = lines[order[next]]
        next += 1
        var group = 0
        if line.tie != 0 {
          group = numbers[line.tie] ?? numbers.count + 1
          numbers[line.tie] = group
        }
        answers.append(answer(line, group: group, assembly, &reasons))
        pairOfAnswer.append(Int32(line.pair))
      }
    }
    for row in rightHasLine.indices where !rightHasLine[row] {
      answers.append(assembly.leftOver(row, of: .rightOnly, byRight, &reasons))
      pairOfAnswer.append(-1)
    }
    return Reconciliation(
      answers: answers, pairOfAnswer: pairOfAnswer, assembly: assembly, byLeft: byLeft, byRight: byRight)
  }

  private func answer(
    _ line: Line, group: Int, _ assembly: AnswerAssembly, _ reasons: inout ReasonWords
  ) -> Answer {
    let pair = assembly.pairs[line.pair]
    var status: AnswerStatus = pair.verdict.outcome == .match ? .match : .review
    var reason = reasons.words(pair)
    if let original = line.duplicateOf {
      switch original {
      case .left(let row): reason = "duplicate of row \(assembly.left.list.recordNumbers[Int(row)])"
      case .right(let row): reason = "duplicate of row \(assembly.right.list.recordNumbers[Int(row)])"
      }
    } else if line.tie > 0 {
      status = .review
      reason = Doubt.tie.words
    }
    return Answer(
      status: status, relation: pair.verdict.relation, confidence: assembly.judge.confidence(pair.verdict.bits),
      left: Int(line.left), right: Int(line.right), reason: AnswerReason(reason), group: group)
  }
}

extension AnswerAssembly {
  /// The answer of a row without a partner: the nearest miss, if any, is the reason.
  func leftOver(
    _ row: Int, of status: AnswerStatus, _ adjacency: Adjacency, _ reasons: inout ReasonWords
  ) -> Answer {
    let isLeft = status == .leftOnly
    var nearest: ScoredPair?
    for index in adjacency[isLeft ? representativeOfLeft(row) : representativeOfRight(row)] {
      let pair = pairs[Int(index)]
      if nearest == nil || pair.total > nearest!.total { nearest = pair }
    }
    var reason = "nothing near"
    if let nearest {
      let other =
        isLeft ? right.list.recordNumbers[Int(nearest.right)] : left.list.recordNumbers[Int(nearest.left)]
      reason =
        nearest.isCandidate
        ? "row \(other) fits another row better" : "\(nearest.verdict.relation.word) of row \(other)"
    }
    return Answer(
      status: status, left: isLeft ? row : nil, right: isLeft ? nil : row, reason: AnswerReason(reason))
  }

  func representativeOfLeft(_ row: Int) -> Int {
    Int(copies.left.representatives[Int(copies.left.groups[row])])
  }

  func representativeOfRight(_ row: Int) -> Int {
    // A row that the policy ruled out is in no group and stands for itself.
    let group = copies.right.groups[row]
    return group == .max ? row : Int(copies.right.representatives[Int(group)])
  }
}
