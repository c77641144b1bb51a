/// The pieces of a credit as one pass finds them.
struct CreditScan {
  /// What stands before a piece.
  struct Joint: Equatable {
    var rank: CreditSeparator.Rank
    var isTightComma = false
    var isSpacedComma = false

    /// A bracket or a role, or nothing: never taken back.
    static let fixed = Joint(rank: .role)
  }

  struct Piece {
    var range: Range<Int>
    var role: CreditRole
    var before: Joint
    var isOtherName: Bool
  }

  private(set) var pieces: [Piece] = []
  /// Where the first role stands, which ends the primary part.
  private var primaryEnd = Int.max
  /// For each kind of bracket the stretch in which no closing sign was found.
  var unclosedFrom = InlineArray<16, Int>(repeating: Int.max)
  var unclosedUpTo = InlineArray<16, Int>(repeating: 0)

  /// Appends the name in `range`, without blanks at its ends; false when there is none.
  @discardableResult
  mutating func append(
    _ range: Range<Int>, role: CreditRole, before: Joint, isOtherName: Bool = false, in text: Span<UInt8>
  ) -> Bool {
    let name = CreditBytes.trimmed(range, in: text)
    if name.isEmpty { return false }
    pieces.append(Piece(range: name, role: role, before: pieces.isEmpty ? .fixed : before, isOtherName: isOtherName))
    return true
  }

  /// Notes that a role ends the primary part at `index`; the first one counts.
  mutating func endPrimary(at index: Int) { primaryEnd = min(primaryEnd, index) }

  /// The number of artists the pieces name.
  var nameCount: Int { pieces.reduce(0) { $0 + ($1.isOtherName ? 0 : 1) } }

  /// Takes back the separators that another one outranks.
  ///
  /// A list joined by `;` or ` · ` has commas and ampersands only in names; one joined by commas without blanks
  /// (`Tyler, The Creator,Kali Uchis`) has commas with blanks only in names.
  mutating func withdrawOutranked() {
    if pieces.contains(where: { $0.before.rank == .list }) {
      withdraw { $0.before.rank == .likely || $0.before.rank == .possible }
    } else if pieces.contains(where: { $0.before.isTightComma }) {
      withdraw { $0.before.isSpacedComma }
    }
  }

  /// Takes back the weakest separators until `count` names are left: all of a rank where that does not take too many,
  /// else those before an article (`A, The B, C` are two), else none, since nothing tells which.
  mutating func withdraw(downTo count: Int, in text: Span<UInt8>, articles: NameArticles) {
    for rank in [CreditSeparator.Rank.possible, .likely] where nameCount > count {
      let all = pieces.reduce(0) { $0 + ($1.before.rank == rank ? 1 : 0) }
      if nameCount - all >= count {
        withdraw { $0.before.rank == rank }
        continue
      }
      var trial = self
      trial.withdraw {
        $0.before.rank == rank
          && articles.end(ofArticleAt: $0.range.lowerBound, in: text, before: $0.range.upperBound) != nil
      }
      if trial.nameCount == count { self = trial }
      return
    }
  }

  private mutating func withdraw(where isTakenBack: (Piece) -> Bool) {
    var kept = 0
    for index in pieces.indices {
      let piece = pieces[index]
      if kept > 0, pieces[kept - 1].role == piece.role, !pieces[kept - 1].isOtherName, isTakenBack(piece) {
        pieces[kept - 1].range = pieces[kept - 1].range.lowerBound..<piece.range.upperBound
      } else {
        pieces[kept] = piece
        kept += 1
      }
    }
    pieces.removeLast(pieces.count - kept)
  }

  /// The credit that the pieces make.
  ///
  /// - Parameter count: The number of artists, where it is known.
  func credit(from range: Range<Int>, count: Int) -> ArtistCredit {
    var end = range.upperBound
    if let last = pieces.last(where: { $0.role == .primary && !$0.isOtherName && $0.range.upperBound <= primaryEnd }) {
      end = last.range.upperBound
    }
    var division = CreditDivision.certain
    var parts: [CreditName] = []
    parts.reserveCapacity(pieces.count)
    for piece in pieces {
      var name = CreditName(piece.range, role: piece.role)
      name.isOtherName = piece.isOtherName
      parts.append(name)
      switch piece.before.rank {
      case .possible: division = .possible
      case .likely: division = min(division, .likely)
      case .list, .role: break
      }
    }
    var credit = ArtistCredit(whole: range.lowerBound..<end, parts: parts)
    credit.division = nameCount == count ? .certain : division
    return credit
  }
}
