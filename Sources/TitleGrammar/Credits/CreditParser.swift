/// Reads artist credits into names.
///
/// One pass over the bytes finds the separators of ``CreditSeparators``, steps over known names and over brackets that
/// are part of a name, and keeps what lies between as pieces; then separators that another one outranks, or that the
/// number of artists refutes, are taken back.
///
///     CreditParser().parse("Tyler, The Creator, Kali Uchis").parts.count  // 2
public struct CreditParser: Sendable {
  let separators: CreditSeparators
  let knownNames: KnownNames
  let specialCredits: SpecialCredits
  let articles: NameArticles
  let dependents: CreditDependents
  let signs: CreditSigns
  let styling: NameStyling

  public init() { self.init(knownNames: .builtIn) }

  init(knownNames: KnownNames) {
    separators = .builtIn
    self.knownNames = knownNames
    specialCredits = .builtIn
    articles = .builtIn
    dependents = .builtIn
    signs = .builtIn
    styling = .builtIn
  }

  /// Reads the UTF-8 of a credit.
  ///
  /// - Parameter count: How many artists the credit names, guests included, where a parallel column tells; 0 when
  ///   unknown. It decides which separators divide: `K, Le Maestro` is one artist when `count` is 1.
  /// - Complexity: Linear in the length of the credit, whatever it holds.
  public func parse(_ credit: Span<UInt8>, count: Int = 0) -> ArtistCredit {
    let whole = CreditBytes.trimmed(0..<credit.count, in: credit)
    guard !whole.isEmpty else {
      var blank = ArtistCredit(whole: whole, parts: [])
      blank.isPlaceholder = true
      return blank
    }
    switch specialCredits.meaning(of: credit, in: whole) {
    case .various:
      var various = Self.single(whole)
      various.isVarious = true
      return various
    case .nobody:
      var placeholder = Self.single(whole)
      placeholder.isPlaceholder = true
      return placeholder
    case nil:
      break
    }
    if count == 1 { return Self.single(whole) }
    var scan = CreditScan()
    read(credit, whole, as: .primary, depth: 0, keepingKnownNames: true, into: &scan)
    if scan.pieces.count > 1 { scan.withdrawOutranked() }
    if count > 1 {
      if scan.nameCount > count { scan.withdraw(downTo: count, in: credit, articles: articles) }
      if scan.nameCount < count {
        // A known name, or a sign inside a name, after all: as many artists as are counted must be there.
        var finest = CreditScan()
        read(credit, whole, as: .primary, depth: 0, keepingKnownNames: false, into: &finest)
        if finest.nameCount > count { finest.withdraw(downTo: count, in: credit, articles: articles) }
        if finest.nameCount == count { scan = finest }
      }
    }
    return scan.pieces.isEmpty ? Self.single(whole) : scan.credit(from: whole, count: count)
  }

  /// Reads a credit; see ``parse(_:count:)-(Span<UInt8>,_)``.
  public func parse(_ credit: String, count: Int = 0) -> ArtistCredit {
    let utf8 = Array(credit.utf8)
    return parse(utf8.span, count: count)
  }

  private static func single(_ range: Range<Int>) -> ArtistCredit {
    ArtistCredit(whole: range, parts: [CreditName(range, role: .primary)])
  }

  /// Reads the names in `range` and appends them to `scan`, the last one included.
  func read(
    _ text: Span<UInt8>, _ range: Range<Int>, as firstRole: CreditRole, depth: Int, keepingKnownNames: Bool,
    into scan: inout CreditScan
  ) {
    var role = firstRole
    var before = CreditScan.Joint.fixed
    var nameStart = range.lowerBound
    var index = nameStart
    if keepingKnownNames, let end = knownName(text, at: index, in: range) { index = end }

    scanning: while index < range.upperBound {
      let next: Joint
      switch signs.kind(of: text[index]) {
      case .none:
        index += 1
        continue scanning
      case .blank:
        let wordStart = blanksSkipped(text, from: index + 1, in: range)
        guard wordStart < range.upperBound, index > range.lowerBound,
          let found = word(text, at: wordStart, in: range, opensBracket: false)
        else {
          index = wordStart
          continue scanning
        }
        next = Joint(range: index..<found.end, rule: found.rule)
      case .sign:
        if let found = sign(text, at: index, in: range, nameStart: nameStart) {
          next = found
        } else if let bracket = bracket(text, at: index, in: range, scan: &scan) {
          let isNameless = CreditBytes.trimmed(nameStart..<index, in: text).isEmpty
          let isFirst = isNameless && nameStart == range.lowerBound
          var use = isFirst ? .partOfName : use(of: bracket, in: text, after: nameStart..<index, depth: depth)
          // A second bracket, as in `A (feat. B) [Live]`, is no name.
          if case .partOfName = use, isNameless, before == .fixed, !isFirst { use = .dropped }
          switch use {
          case .partOfName:
            index = bracket.range.upperBound
            continue scanning
          case .dropped:
            scan.append(nameStart..<index, role: role, before: before, in: text)
          case .otherName(let content):
            scan.append(nameStart..<index, role: role, before: before, in: text)
            scan.append(content, role: role, before: .fixed, isOtherName: true, in: text)
          case .names(let content, let inner):
            scan.append(nameStart..<index, role: role, before: before, in: text)
            if depth == 0 { scan.endPrimary(at: index) }
            read(
              text, content, as: inner, depth: depth + 1, keepingKnownNames: keepingKnownNames, into: &scan)
          }
          before = .fixed
          nameStart = bracket.range.upperBound
          index = nameStart
          continue scanning
        } else {
          index += signs.width(text, at: index, before: range.upperBound)
          continue scanning
        }
      case .escape:
        // `\,` is a comma inside a name.
        index += index + 1 < range.upperBound && text[index + 1] == UInt8(ascii: ",") ? 2 : 1
        continue scanning
      }
      var joint = next
      while true {
        let rule = separators.rules[joint.rule]
        let isNamed = scan.append(nameStart..<joint.range.lowerBound, role: role, before: before, in: text)
        // `A, & B`: of two separators in a row the stronger one divides.
        if isNamed || before == .fixed || before.rank.rawValue < rule.rank.rawValue {
          before = CreditScan.Joint(
            rank: rule.rank, isTightComma: joint.isTight && rule.isComma, isSpacedComma: !joint.isTight && rule.isComma)
        }
        if rule.role != .primary {
          if depth == 0 { scan.endPrimary(at: joint.range.lowerBound) }
          role = rule.role
        }
        nameStart = blanksSkipped(text, from: joint.range.upperBound, in: range)
        guard let second = secondWord(after: rule, text, at: nameStart, in: range) else { break }
        joint = second
      }
      index = nameStart
      if keepingKnownNames, let end = knownName(text, at: index, in: range) { index = end }
    }
    // A single name needs no list of pieces.
    if depth == 0, nameStart == range.lowerBound { return }
    scan.append(nameStart..<range.upperBound, role: role, before: before, in: text)
  }

  /// A separator found in the text.
  struct Joint {
    var range: Range<Int>
    var rule: Int
    /// Without a blank on either side.
    var isTight = false
  }
}
