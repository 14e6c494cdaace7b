import Foundation
import SnapshotTooling
import Testing

/// Listing, accepting and rejecting what differs.
struct DecidingTests {
  private let package: PackageFolder

  init() throws {
    package = try PackageFolder()
    try package.write("one\ntwo\n", to: "Snapshots/ShopTests/basket.txt")
    try package.write("one\n2\n", to: "Snapshots/ShopTests/basket.txt.new")
    try package.write("a\n", to: "Snapshots/ShopTests/basket.full.txt")
    try package.write("a\nb\n", to: "Snapshots/ShopTests/basket.full.txt.new")
    try package.write("same\n", to: "Snapshots/ShopTests/shelf.txt")
    try package.write("x\n", to: "Snapshots/TeaTests/basketball.txt")
    try package.write("y\n", to: "Snapshots/TeaTests/basketball.txt.new")
  }

  private let names = ["ShopTests/basket", "ShopTests/basket.full", "TeaTests/basketball"]

  /// The names at the starts of the lines that were printed.
  private var listed: [String] {
    package.printed.map { String($0.prefix { $0 != ":" }) }
  }

  @Test("A list has a line for each snapshot that differs")
  func list() {
    #expect(package.flowsim("list") == .pending)
    #expect(Set(listed) == Set(names))
    #expect(
      package.printed.first { $0.hasPrefix("ShopTests/basket.full:") }
        == "ShopTests/basket.full: 1 line in 1 place"
    )
  }

  @Test("A list in JSON has an object in each line")
  func json() throws {
    #expect(package.flowsim("list", "--json") == .pending)
    struct Line: Decodable {
      let name: String
      let summary: String
      let reference: String
      let candidate: String
    }
    let lines = try package.printed.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    #expect(Set(lines.map(\.name)) == Set(names))
    for line in lines {
      #expect(line.candidate == line.reference + ".new")
      #expect(FileManager.default.fileExists(atPath: line.candidate))
    }
  }

  @Test("A candidate beside the folders of test files was passed over without a word")
  func noTestFile() throws {
    try package.write("z\n", to: "Snapshots/basket.txt.new")
    for arguments in [["list"], ["diff"], ["accept", "--all"]] {
      #expect(package.flowsim(arguments) == .file)
      let words = package.printed.first {
        $0.contains("basket.txt.new is in no folder of a test file")
      }
      #expect(words != nil, "\(package.printed)")
    }
    #expect(package.exists("Snapshots/basket.txt.new"))
    #expect(package.text(of: "Snapshots/TeaTests/basketball.txt") == "y\n")
  }

  #if os(Linux)
    @Test("A name with é was that of two files, which spell it in one letter and in two")
    func spellings() throws {
      for name in ["caf\u{E9}", "cafe\u{301}"] {
        try package.write("old\n", to: "Snapshots/ShopTests/\(name).txt")
        try package.write("new\n", to: "Snapshots/ShopTests/\(name).txt.new")
      }
      #expect(package.flowsim("accept", "ShopTests/caf\u{E9}") == .done)
      #expect(package.text(of: "Snapshots/ShopTests/caf\u{E9}.txt") == "new\n")
      #expect(package.text(of: "Snapshots/ShopTests/cafe\u{301}.txt") == "old\n")
    }
  #endif

  #if os(macOS) || os(Linux)
    @Test(
      "A reference that is a pipe is passed over with a word, and the others are decided",
      arguments: [["list"], ["diff"], ["report", "--markdown"], ["accept", "--all"]]
    )
    func pipe(arguments: [String]) throws {
      try package.write("b\n", to: "Snapshots/ShopTests/pipe.txt.new")
      let pipe = package.root.appendingPathComponent("Snapshots/ShopTests/pipe.txt").path
      try #require(mkfifo(pipe, 0o600) == 0)
      #expect(package.flowsim(arguments) == .file)
      #expect(package.printed[0].hasSuffix("no text. Remove it, and run the test again."))
      #expect(package.printed.contains { $0.contains("ShopTests/basket") })
    }
  #endif

  @Test("A file among inline candidates that cannot be read is passed over with a word")
  func unreadable() throws {
    try package.write("{", to: ".build/flowsim/inline/ShopTests-1-1-0.json")
    #expect(package.flowsim("list") == .file)
    #expect(package.printed[0].contains("ShopTests-1-1-0.json: "))
    #expect(package.printed.count == 4)
    #expect(package.flowsim("accept", "--all") == .file)
    #expect(package.text(of: "Snapshots/ShopTests/basket.txt") == "one\n2\n")
    // A run of all tests begins anew.
    package.flowsim("test")
    #expect(!package.exists(".build/flowsim/inline/ShopTests-1-1-0.json"))
  }

  @Test("A name accepts that snapshot, and those of the test that it names")
  func acceptTest() {
    #expect(package.flowsim("accept", "ShopTests/basket") == .done)
    #expect(
      Set(package.printed) == ["accepted ShopTests/basket", "accepted ShopTests/basket.full"]
    )
    #expect(package.text(of: "Snapshots/ShopTests/basket.txt") == "one\n2\n")
    #expect(package.text(of: "Snapshots/ShopTests/basket.full.txt") == "a\nb\n")
    #expect(!package.exists("Snapshots/ShopTests/basket.txt.new"))
    #expect(package.text(of: "Snapshots/TeaTests/basketball.txt") == "x\n")
  }

  @Test("A snapshot's own name accepts it alone")
  func acceptName() {
    #expect(package.flowsim("accept", "ShopTests/basket.full") == .done)
    #expect(package.text(of: "Snapshots/ShopTests/basket.full.txt") == "a\nb\n")
    #expect(package.exists("Snapshots/ShopTests/basket.txt.new"))
  }

  @Test("All are rejected, and the references stay")
  func rejectAll() {
    #expect(package.flowsim("reject", "--all") == .done)
    #expect(package.printed.count == 3)
    #expect(package.text(of: "Snapshots/ShopTests/basket.txt") == "one\ntwo\n")
    #expect(!package.exists("Snapshots/ShopTests/basket.txt.new"))
    #expect(package.flowsim("list") == .done)
    #expect(package.printed == ["No snapshot is pending."])
  }

  @Test("A name that nothing pending has accepts nothing, not even what other names call")
  func unknownName() {
    #expect(package.flowsim("accept", "ShopTests/basket", "ShopTests/bask") == .usage)
    #expect(package.printed.count == 1)
    #expect(
      package.printed[0].hasPrefix(
        "flowsim: No snapshot called “ShopTests/bask” is pending. Pending: "
      )
    )
    #expect(package.exists("Snapshots/ShopTests/basket.txt.new"))
  }

  @Test("A candidate without a reference becomes one")
  func withoutReference() throws {
    try FileManager.default.removeItem(
      at: package.root.appendingPathComponent("Snapshots/TeaTests/basketball.txt")
    )
    #expect(package.flowsim("accept", "TeaTests") == .done)
    #expect(package.text(of: "Snapshots/TeaTests/basketball.txt") == "y\n")
  }

  @Test("A reference of 50 MB was listed in half a minute", arguments: ["txt", "outline"])
  func long(fileExtension: String) throws {
    let line = String(repeating: "x", count: 49) + "\n"
    let half = String(repeating: line, count: 500_000)
    try package.write(half + "a\n" + half, to: "Snapshots/LongTests/a.\(fileExtension)")
    try package.write(half + "b\n" + half, to: "Snapshots/LongTests/a.\(fileExtension).new")
    let duration = ContinuousClock().measure { package.flowsim("diff", "LongTests") }
    #expect(package.printed.first == "LongTests/a: 1 line in 1 place")
    #expect(package.printed.contains("@@ line 500001"))
    #expect(duration < .seconds(8))
  }

  @Test("The difference is shown below the name")
  func diff() {
    #expect(package.flowsim("diff", "TeaTests") == .pending)
    #expect(listed.first == "TeaTests/basketball")
    #expect(package.printed.contains { $0.hasPrefix("-") && $0.hasSuffix("x") })
    #expect(package.printed.contains { $0.hasPrefix("+") && $0.hasSuffix("y") })
    #expect(!package.printed.contains { $0.contains("ShopTests") })
  }

  @Test("Another folder of references is the one that the environment names")
  func otherFolder() throws {
    try package.write("new\n", to: "Other/GymTests/score.txt.new")
    let folder = package.root.appendingPathComponent("Other").path
    #expect(package.flowsim("accept", "--all", environment: ["FLOWSIM_SNAPSHOTS": folder]) == .done)
    #expect(package.printed == ["accepted GymTests/score"])
    #expect(package.exists("Snapshots/ShopTests/basket.txt.new"))
  }
}
