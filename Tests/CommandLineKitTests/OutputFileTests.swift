import Testing

@testable import CommandLineKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct `An output file` {
  /// A folder of its own, removed at the end.
  final class Folder {
    let path: String
    init() {
      var name = Array("/tmp/output-file-XXXXXX".utf8CString)
      path = name.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }  // 24 bytes, so not nil
    }
    deinit {
      for name in names { unlink(path + "/" + name) }
      rmdir(path)
    }
    var names: [String] {
      guard let folder = opendir(path) else { return [] }
      defer { closedir(folder) }
      var names: [String] = []
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != "." && name != ".." { names.append(name) }
      }
      return names.sorted()
    }
    func text(_ name: String) -> String? {
      guard let file = fopen(path + "/" + name, "r") else { return nil }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = fread(&bytes, 1, bytes.count, file)
      return String(decoding: bytes[..<count], as: UTF8.self)
    }
  }

  @Test func `appears only when it is whole`() throws {
    let folder = Folder()
    var file = try OutputFile(folder.path + "/a.csv")
    try file.write("one\n")
    #expect(folder.text("a.csv") == nil)
    try file.commit()
    #expect(folder.text("a.csv") == "one\n")
    #expect(folder.names == ["a.csv"])
  }

  @Test func `leaves nothing behind when it is given up`() throws {
    let folder = Folder()
    do {
      var file = try OutputFile(folder.path + "/a.csv")
      try file.write("half")
    }
    #expect(folder.names == [])
  }

  @Test func `leaves the old content when it is given up`() throws {
    let folder = Folder()
    for text in ["old", "new"] {
      var file = try OutputFile(folder.path + "/a.csv")
      try file.write(text)
      if text == "old" { try file.commit() }
    }
    #expect(folder.text("a.csv") == "old")
    #expect(folder.names == ["a.csv"])
  }

  @Test func `keeps the mode of what it replaces and the link that leads there`() throws {
    let folder = Folder()
    var first = try OutputFile(folder.path + "/real.csv")
    try first.commit()
    chmod(folder.path + "/real.csv", 0o640)
    symlink("real.csv", folder.path + "/link.csv")
    var second = try OutputFile(folder.path + "/link.csv")
    try second.write("through")
    try second.commit()
    #expect(folder.text("real.csv") == "through")
    var facts = stat()
    lstat(folder.path + "/link.csv", &facts)
    #expect(facts.st_mode & S_IFMT == S_IFLNK)
    stat(folder.path + "/real.csv", &facts)
    #expect(facts.st_mode & 0o777 == 0o640)
  }

  @Test func `makes the file that a dangling link names`() throws {
    let folder = Folder()
    symlink("later.csv", folder.path + "/link.csv")
    var file = try OutputFile(folder.path + "/link.csv")
    try file.write("x")
    try file.commit()
    #expect(folder.text("later.csv") == "x")
  }

  private func reason(_ path: String, writing bytes: Int = 0) -> OutputError.Reason? {
    do throws(OutputError) {
      var file = try OutputFile(path)
      let zeros = [UInt8](repeating: 48, count: bytes)
      try file.write(zeros.span)
      try file.commit()
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `says why it cannot be`() {
    let folder = Folder()
    #expect(reason(folder.path) == .isFolder)
    #expect(reason(folder.path + "/no/a.csv") == .folderMissing(folder.path + "/no"))
    #expect(reason("/dev/full", writing: 1) == .full)
    #expect(reason("/dev/null", writing: 1 << 20) == nil)
  }

  @Test func `has a temporary name that fits even when its own is as long as may be`() {
    let folder = Folder()
    #expect(reason(folder.path + "/" + String(repeating: "n", count: 255), writing: 1) == nil)
  }

  @Test func `ends in a closed pipe without a word`() {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let found = reason("/dev/fd/\(ends[1])", writing: 1)
    #expect(found == .closedPipe)
    #expect(OutputError(path: "-", reason: .closedPipe).message(program: "tool") == nil)
  }

  @Test func `is spoken of in one sentence`() {
    let error = OutputError(path: "x/a.csv", reason: .folderMissing("x"))
    #expect(error.message(program: "tool")?.sentence == "tool: cannot write 'x/a.csv': the folder 'x' does not exist.")
  }
}

@Suite struct `A progress line` {
  @Test func `says how far and how fast`() {
    #expect(
      ProgressLine.line("reading", unit: "rows", done: 250_000, of: 1_000_000, seconds: 0.8)
        == "reading 250,000 of 1,000,000 rows (25 %) · 310,000 a second")
    #expect(ProgressLine.line("reading", unit: "rows", done: 7, of: nil, seconds: 2) == "reading 7 rows · 4 a second")
    #expect(ProgressLine.line("reading", unit: "rows", done: 7, of: nil, seconds: 0) == "reading 7 rows")
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567")])
  func `groups digits by three`(_ number: Int, _ text: String) { #expect(ProgressLine.grouped(number) == text) }
}
