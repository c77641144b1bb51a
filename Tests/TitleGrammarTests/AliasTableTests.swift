import ICU
import Testing

@testable import TitleGrammar

@Suite struct `A table of aliases` {
  static func group(_ name: String, in table: AliasTable = .builtIn) -> UInt32? {
    let utf8 = Array(name.utf8)
    var key: [UInt16] = []
    CreditParser().foldName(utf8.span, with: FoldTable(.words), into: &key)
    return table.group(of: key.span)
  }

  @Test(arguments: [
    ["久石譲", "Joe Hisaishi"], ["宇多田ヒカル", "Hikaru Utada"], ["キタニタツヤ", "Tatsuya Kitani"], ["투어스", "TWS"],
    ["BTS", "방탄소년단", "Bangtan Boys"], ["Кино", "Kino", "КИНО"], ["Виктор Цой", "Viktor Tsoi"],
    ["フェアルーズ", "فيروز", "Fairuz"], ["Prince", "The Artist"], ["Puff Daddy", "P. Diddy", "Diddy"],
    ["Cat Stevens", "Yusuf"], ["Snoop Lion", "Snoop Dogg"], ["Kanye West", "Ye"], ["周杰伦", "周杰倫", "Jay Chou"],
    ["Hall & Oates", "Daryl Hall and John Oates"], ["!!!", "Chk Chk Chk"], ["∆", "Alt-J"],
  ])
  func `knows an artist by every name`(_ names: [String]) throws {
    let group = try #require(Self.group(names[0]))
    for name in names.dropFirst() { #expect(Self.group(name) == group, "\(name)") }
  }

  @Test(arguments: ["Kate Bush", "Joe", "Hisaishi", "", "Rammstein"])
  func `does not know others`(_ name: String) {
    #expect(Self.group(name) == nil)
  }

  @Test func `ships with several hundred artists`() {
    #expect(AliasTable.builtIn.groupCount >= 400)
    #expect(AliasTable.builtIn.nameCount >= 1000)
  }

  @Test func `is built from lists without a fault`() throws {
    for list in AliasTable.lists { _ = try AliasTable(parsing: list, source: "built-in") }
  }

  @Test func `gives every line a group of its own`() {
    // A name on two lines would make two artists one.
    let lines = AliasTable.lists.flatMap { $0.split(separator: "\n") }
    var groups: Set<UInt32> = []
    for line in lines {
      let first = line.split(separator: "=")[0]
      guard let group = Self.group(String(first)) else {
        Issue.record("not found: \(line)")
        continue
      }
      #expect(groups.insert(group).inserted, "\(line)")
    }
  }

  @Test func `reads names between equals signs and in CSV`() throws {
    let table = try AliasTable(
      parsing: #"""
        name,alias
        # Two of ours.
        Tocotronic = Die Sterne? = 'Toco'

        "Tyler, The Creator","Wolf ""Haley"" "
        Mouse on Mars,MoM\#r
        "c, d" = d, c
        """#, source: "aliases.csv")
    #expect(table.groupCount == 4)
    #expect(Self.group("tocotronic", in: table) == Self.group("Toco", in: table))
    #expect(Self.group("Tyler the Creator", in: table) == Self.group("Wolf Haley", in: table))
    #expect(Self.group("MOM", in: table) == Self.group("Mouse On Mars", in: table))
    #expect(Self.group("c, d", in: table) == Self.group("d, c", in: table))
    #expect(Self.group("name", in: table) == nil)
    #expect(Self.group("c", in: table) == nil)
  }

  @Test func `reports every faulty line and keeps the good ones`() {
    let text = "Alone\nGood = Fine\nA,,B\n\"Open,B\n\"A\" B,C\nREM = R.E.M.\nX,\n"
    do {
      _ = try AliasTable(parsing: text, source: "mine.csv")
      Issue.record("nothing thrown")
    } catch {
      #expect(error.source == "mine.csv")
      let faults: [AliasTableError.Fault] = [
        .init(line: 1, reason: .noAlias), .init(line: 3, reason: .emptyName), .init(line: 4, reason: .unclosedQuote),
        .init(line: 5, reason: .textAfterQuote), .init(line: 6, reason: .sameName("REM")),
        .init(line: 7, reason: .emptyName),
      ]
      #expect(error.faults == faults)
      #expect(Self.group("good", in: error.readable) == 1)
      #expect(Self.group("fine", in: error.readable) == 1)
    }
  }

  @Test func `merged with another joins artists that share a name`() throws {
    let mine = try AliasTable(parsing: "Hisaishi Jo San = Joe Hisaishi\nNew = Newer\nNewer = Newest", source: "mine")
    let merged = AliasTable.builtIn.merging(mine)
    #expect(Self.group("Hisaishi Jo San", in: merged) == Self.group("久石譲", in: merged))
    #expect(Self.group("New", in: merged) == Self.group("Newest", in: merged))
    #expect(merged.groupCount == AliasTable.builtIn.groupCount + 1)
    #expect(AliasTable().merging(mine) == mine)
    #expect(mine.merging(AliasTable()) == mine)
  }
}
