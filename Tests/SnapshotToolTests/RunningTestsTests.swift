import Foundation
import SnapshotRendering
import SnapshotTooling
import Testing

/// Tests that the tool runs.
struct RunningTestsTests {
  private let package: PackageFolder

  init() throws {
    package = try PackageFolder()
    try package.write("old\n", to: "Snapshots/ShopTests/basket.txt")
    try package.write("x\n", to: "Snapshots/ShopTests/shelf.txt")
    try package.write("x\n", to: "Snapshots/OldTests/gone.txt")
  }

  @Test("A run ends with what became of the snapshots, of which the last run's are no part")
  func summary() throws {
    let package = package
    try package.log.append(package.compared("ShopTests/shelf.txt", .collided))
    package.tests = { log in
      try log.append(package.compared("ShopTests/shelf.txt"))
      try log.append(package.compared("ShopTests/basket.txt", .differs))
      try package.write("new\n", to: "Snapshots/ShopTests/basket.txt.new")
      return 1
    }
    #expect(package.flowsim("test", "--parallel") == .pending)
    #expect(package.swiftArguments == ["test", "--parallel"])
    #expect(
      package.printed == [
        "Snapshots: 1 matched, 1 differs", "  ShopTests/basket: 1 line in 1 place",
        "1 reference is not in use: flowsim orphans",
      ]
    )
    #expect(package.flowsim("orphans") == .pending)
  }

  @Test("An executable of the package serves, and its output is not the tool's", arguments: [0, 1])
  func serving(status: Int32) {
    let package = package
    package.tests = { _ in status }
    #expect(package.flowsim("serve", "ShopServer") == (status == 0 ? .done : .pending))
    #expect(package.swiftArguments == ["run", "--quiet", "ShopServer", "--serve"])
    #expect(package.printed == [])
  }

  @Test("Without a name the examples are served")
  func examples() {
    let package = package
    package.flowsim("serve")
    #expect(package.swiftArguments == ["run", "--quiet", "showcase", "--serve"])
  }

  @Test("Tests that pass with nothing pending are done")
  func passes() {
    let package = package
    package.tests = { log in
      for path in ["ShopTests/shelf.txt", "ShopTests/basket.txt", "OldTests/gone.txt"] {
        try log.append(package.compared(path))
      }
      return 0
    }
    #expect(package.flowsim("test") == .done)
    #expect(package.printed == ["Snapshots: 3 matched"])
  }

  @Test("Tests that fail for other reasons are pending")
  func fails() {
    package.tests = { _ in 1 }
    #expect(package.flowsim("test", "--filter", "Nothing") == .pending)
    #expect(package.printed == ["Snapshots: none compared"])
  }

  @Test("The processes of a run have a folder that is empty at the start and gone at the end")
  func folderOfTheRun() throws {
    let package = package
    var atStart: [String]?
    package.tests = { _ in
      let folder = try #require(package.testEnvironment["FLOWSIM_RUN"])
      atStart = try FileManager.default.contentsOfDirectory(atPath: folder)
      return 0
    }
    package.flowsim("test")
    let folder = try #require(package.testEnvironment["FLOWSIM_RUN"])
    #expect(atStart == [])
    #expect(!FileManager.default.fileExists(atPath: folder))
  }
}
