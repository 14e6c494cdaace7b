import Foundation
import SnapshotRendering
import SnapshotTooling
import Testing

/// References that no test compares.
struct OrphanTests {
  private let package: PackageFolder

  init() throws {
    package = try PackageFolder()
    for path in ["ShopTests/basket.txt", "ShopTests/shelf.outline", "OldTests/gone.txt"] {
      try package.write("x\n", to: "Snapshots/\(path)")
    }
    try package.write("about these files\n", to: "Snapshots/README.md")
    try package.write("x\n", to: "Snapshots/ShopTests/.hidden")
    try package.write("x\n", to: "Snapshots/ShopTests/basket.txt.new")
  }

  private func log(_ entries: RunLog.Entry...) throws {
    for entry in entries { try package.log.append(entry) }
  }

  @Test("After a whole run those that were not compared are listed")
  func whole() throws {
    try log(
      package.compared("ShopTests/basket.txt", .differs),
      package.compared("ShopTests/shelf.outline")
    )
    #expect(package.flowsim("orphans") == .pending)
    #expect(package.printed == ["OldTests/gone.txt"])
    #expect(package.exists("Snapshots/OldTests/gone.txt"))
  }

  @Test("They are deleted when that is asked for, and nothing else")
  func deletes() throws {
    try log(
      package.compared("ShopTests/basket.txt"),
      package.compared("ShopTests/shelf.outline")
    )
    #expect(package.flowsim("orphans", "--delete") == .done)
    #expect(package.printed == ["deleted OldTests/gone.txt"])
    #expect(!package.exists("Snapshots/OldTests/gone.txt"))
    for path in ["ShopTests/basket.txt", "ShopTests/shelf.outline", "README.md"] {
      #expect(package.exists("Snapshots/\(path)"))
    }
    #expect(package.flowsim("orphans") == .done)
    #expect(package.printed == ["Every reference is in use."])
  }

  @Test("A recording whose differences were compared is in use")
  func recordings() throws {
    try package.write("x\n", to: "Snapshots/ShopTests/shelf.xml")
    try package.write("x\n", to: "Snapshots/ShopTests/gone.xml")
    try log(
      package.compared("ShopTests/basket.txt"),
      package.compared("ShopTests/shelf.outline"),
      package.compared("ShopTests/shelf.xml.differences")
    )
    #expect(package.flowsim("orphans") == .pending)
    #expect(package.printed == ["OldTests/gone.txt", "ShopTests/gone.xml"])
  }

  @Test("In JSON each is an object")
  func json() throws {
    try log(
      package.compared("ShopTests/basket.txt"),
      package.compared("ShopTests/shelf.outline")
    )
    #expect(package.flowsim("orphans", "--json") == .pending)
    let file = package.root.appendingPathComponent("Snapshots/OldTests/gone.txt").path
    #expect(package.printed == [#"{"name":"OldTests/gone","file":"\#(file)"}"#])
  }

  @Test("A run of a part of the tests would make orphans of the others' references: it is refused")
  func filtered() throws {
    try log(package.compared("ShopTests/basket.txt", isFiltered: true))
    #expect(package.flowsim("orphans", "--delete") == .usage)
    #expect(
      package.printed == [
        "flowsim: The last run left out tests, whose references would count as orphans. "
          + "Run `swift run flowsim test` without a filter first."
      ]
    )
    #expect(package.exists("Snapshots/OldTests/gone.txt"))
  }

  @Test("With --parallel every XCTest is named, and only the tool knows that none was left out")
  func parallel() throws {
    try log(
      .began(arguments: ["--parallel"]),
      package.compared("ShopTests/basket.txt", isFiltered: true),
      package.compared("ShopTests/shelf.outline"),
      .ended(status: 1)
    )
    #expect(package.flowsim("orphans") == .pending)
    #expect(package.printed == ["OldTests/gone.txt"])
  }

  @Test(
    "A run that the tool started with a filter is refused",
    arguments: [["--filter", "Shop"], ["--parallel", "--skip=Slow"], ["--disable-xctest"]]
  )
  func startedWithFilter(arguments: [String]) throws {
    try log(
      .began(arguments: arguments),
      package.compared("ShopTests/basket.txt"),
      .ended(status: 0)
    )
    #expect(package.flowsim("orphans") == .usage)
    #expect(package.printed[0].contains("(\(arguments.joined(separator: " ")))"))
  }

  @Test("A run that was interrupted is refused")
  func interrupted() throws {
    try log(.began(arguments: []), package.compared("ShopTests/basket.txt"))
    #expect(package.flowsim("orphans") == .usage)
    #expect(package.printed[0].hasPrefix("flowsim: The last run was interrupted."))
  }

  @Test("A log that is cut in the middle of a line is refused, with the line")
  func cut() throws {
    try log(package.compared("ShopTests/basket.txt"))
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: package.log.path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(#"{"compared":{"fol"#.utf8))
    try handle.close()
    #expect(package.flowsim("orphans") == .usage)
    #expect(package.printed[0].hasPrefix("flowsim: Line 2 of \(package.log.path) cannot be read"))
  }

  @Test("Without a log nothing is known")
  func noLog() {
    #expect(package.flowsim("orphans") == .usage)
    #expect(
      package.printed[0].hasPrefix(
        "flowsim: There is no record of a test run at \(package.log.path)"
      )
    )
  }

  @Test("A run in another package says nothing about these references")
  func otherPackage() throws {
    try package.log.append(
      .compared(
        path: "ShopTests/basket.txt",
        folder: "/elsewhere",
        outcome: .matched,
        isFiltered: false
      )
    )
    #expect(package.flowsim("orphans", "--delete") == .usage)
    #expect(package.exists("Snapshots/OldTests/gone.txt"))
  }

  @Test("A folder that is reached through a link is the same folder")
  func link() throws {
    let link = package.root.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(
      at: link,
      withDestinationURL: package.root.appendingPathComponent("Snapshots")
    )
    for path in ["ShopTests/basket.txt", "ShopTests/shelf.outline"] {
      try package.log.append(
        .compared(path: path, folder: link.path, outcome: .matched, isFiltered: false)
      )
    }
    #expect(package.flowsim("orphans") == .pending)
    #expect(package.printed == ["OldTests/gone.txt"])
  }
}
