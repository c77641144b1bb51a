internal import Linkage
internal import Similarity
internal import TitleGrammar

extension PairComparer {
  func compareArtists(
    _ a: RecordCard, _ b: RecordCard, _ kernels: inout PairKernels, into findings: inout Findings
  ) {
    let x = left.credits[Int(a.credit)]
    let y = right.credits[Int(b.credit)]
    let guestsLeft = left.extras[Int(a.extras)].guests
    let guestsRight = right.extras[Int(b.extras)].guests
    if x.isSilent || y.isSilent {
      let various = x.isVarious && y.isVarious
      findings.set(.artist, Int((various ? ArtistFinding.equal : .silent).rawValue))
      // Various artists are a common lot.
      if various { findings.set(.artistRarity, 5) }
      return
    }
    if x.sum == y.sum && guestsLeft.isEmpty && guestsRight.isEmpty {
      findings.set(.artist, Int(ArtistFinding.equal.rawValue))
      findings.set(.artistRarity, rarity(x.names))
      return
    }
    var names = NamePairing(self, x, guestsLeft, y, guestsRight)
    names.run(&kernels)
    findings.set(.artist, Int(names.artist.rawValue))
    findings.set(.guests, Int(names.guests.rawValue))
    findings.set(.artistRarity, names.rarity)
  }

  /// The rarest of the names.
  func rarity(_ names: TextRange) -> Int {
    var rarest: UInt8 = 0
    for index in Int(names.start)..<Int(names.start + names.count) {
      rarest = max(rarest, leftRarity.names[index])
    }
    return Int(rarest)
  }
}

/// Finds which names of two credits are one artist.
private struct NamePairing {
  let comparer: PairComparer
  let whole: (left: KeyedName, right: KeyedName)
  var lefts: [Int] = []
  var rights: [Int] = []
  var artist = ArtistFinding.different
  var guests = GuestFinding.none
  var rarity = 0

  /// Names beyond this many of one credit are not looked at: a choir's roll call decides nothing.
  private static let most = 24

  init(_ comparer: PairComparer, _ x: KeyedCredit, _ guestsLeft: TextRange, _ y: KeyedCredit, _ guestsRight: TextRange)
  {
    self.comparer = comparer
    whole = (x.whole, y.whole)
    lefts = NamePairing.gather(comparer.left, x.names, guestsLeft)
    rights = NamePairing.gather(comparer.right, y.names, guestsRight)
  }

  private static func gather(_ view: ListView, _ names: TextRange, _ guests: TextRange) -> [Int] {
    var list: [Int] = []
    for range in [names, guests] {
      for index in Int(range.start)..<Int(range.start + range.count) where list.count < most {
        if !list.contains(where: { view.names[$0].hash == view.names[index].hash }) { list.append(index) }
      }
    }
    return list
  }

  /// The rarity of the whole credits: each side's rarest name, the commoner of the two.
  private var wholeRarity: Int {
    let left = lefts.map { comparer.leftRarity.names[$0] }.max() ?? 0
    let right = rights.map { comparer.rightRarity.names[$0] }.max() ?? 0
    return Int(min(left, right))
  }

  private func left(_ index: Int) -> KeyedName { comparer.left.names[index] }
  private func right(_ index: Int) -> KeyedName { comparer.right.names[index] }
  private func isGuest(_ name: KeyedName) -> Bool { name.role != CreditRole.primary.rawValue }

  mutating func run(_ kernels: inout PairKernels) {
    let shared = lefts.filter { l in rights.contains { right($0).hash == left(l).hash } }
    if shared.isEmpty {
      if whole.left.hash == whole.right.hash && whole.left.hash != 0 {
        artist = .equal
        rarity = wholeRarity
      } else {
        pairAlike(&kernels)
      }
      return
    }
    rarity = shared.map { Int(comparer.leftRarity.names[$0]) }.max() ?? 0
    let leftRest = lefts.filter { l in !rights.contains { right($0).hash == left(l).hash } }
    let rightRest = rights.filter { r in !lefts.contains { left($0).hash == right(r).hash } }
    if leftRest.isEmpty && rightRest.isEmpty {
      artist = .equal
    } else if leftRest.allSatisfy({ isGuest(left($0)) }) && rightRest.allSatisfy({ isGuest(right($0)) }) {
      artist = .equalButGuests
      guests = leftRest.isEmpty || rightRest.isEmpty ? .onOneSide : .differ
    } else if leftRest.isEmpty || rightRest.isEmpty {
      artist = .contained
    } else {
      // What remains may still be one artist in another spelling.
      var alike = true
      for l in leftRest {
        var found = false
        for r in rightRest where alikeness(left(l), right(r), &kernels) < .otherScript { found = true }
        alike = alike && found
      }
      artist = alike ? .contained : .shared
    }
  }

  /// No name is shared to the letter: the best likeness of any two decides.
  private mutating func pairAlike(_ kernels: inout PairKernels) {
    var best = ArtistFinding.different
    for l in lefts {
      for r in rights {
        let found = alikeness(left(l), right(r), &kernels)
        if found.rawValue < best.rawValue {
          best = found
          rarity = Int(min(comparer.leftRarity.names[l], comparer.rightRarity.names[r]))
        }
      }
    }
    if lefts.count > 1 || rights.count > 1 {
      let found = alikeness(whole.left, whole.right, &kernels)
      if found.rawValue < best.rawValue {
        best = found
        rarity = wholeRarity
      }
    }
    artist = best
  }

  private func alikeness(_ a: KeyedName, _ b: KeyedName, _ kernels: inout PairKernels) -> ArtistFinding {
    if a.hash == b.hash && a.hash != 0 { return .equal }
    if a.alias != 0 && a.alias == b.alias { return .alias }
    if a.romanisedHash == b.romanisedHash && a.romanisedHash != 0 { return .equalRomanised }
    let p = comparer.left.words(a.words)
    let q = comparer.right.words(b.words)
    if a.romanised.isEmpty != b.romanised.isEmpty {
      let s = a.romanised.isEmpty ? p : comparer.left.words(a.romanised)
      let t = b.romanised.isEmpty ? q : comparer.right.words(b.romanised)
      return kernels.indelRatio(s, t, cutoff: 0.75) != nil ? .similarRomanised : .otherScript
    }
    if min(p.count, q.count) >= 4 {
      if TextLikeness.isContained(p, q) { return .partOfName }
      if let edits = kernels.optimalStringAlignment(p, q, limit: 1), edits <= 1 { return .oneEdit }
    }
    if kernels.indelRatio(p, q, cutoff: 0.85) != nil { return .similar }
    return kernels.indelRatio(p, q, cutoff: 0.7) != nil ? .distant : .different
  }
}

extension ArtistFinding {
  static func < (left: ArtistFinding, right: ArtistFinding) -> Bool { left.rawValue < right.rawValue }
}
