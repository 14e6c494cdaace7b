import SnapshotTooling
import Testing

/// Reviewing one snapshot after the other.
struct ReviewingTests {
  private let package: PackageFolder

  init() throws {
    package = try PackageFolder()
    for name in ["a", "b", "c"] {
      try package.write("old\n", to: "Snapshots/ShopTests/\(name).txt")
      try package.write("new\n", to: "Snapshots/ShopTests/\(name).txt.new")
    }
  }

  private var pending: [String] {
    ["a", "b", "c"].filter { package.exists("Snapshots/ShopTests/\($0).txt.new") }
  }

  @Test("Each answer decides about one: accepted, rejected, skipped")
  func answers() {
    package.typed = ["a", "what?", "R", " s"]
    #expect(package.flowsim("review") == .pending)
    #expect(package.text(of: "Snapshots/ShopTests/a.txt") == "new\n")
    #expect(package.text(of: "Snapshots/ShopTests/b.txt") == "old\n")
    #expect(pending == ["c"])
    #expect(package.printed.last == "1 snapshot is still pending.")
    #expect(package.printed.contains("2 of 3"))
  }

  @Test("The end of the input leaves the rest as it is")
  func end() {
    package.typed = ["a"]
    #expect(package.flowsim("review") == .pending)
    #expect(pending == ["b", "c"])
    #expect(package.printed.last == "2 snapshots are still pending.")
  }

  @Test("Quitting leaves the rest as it is")
  func quit() {
    package.typed = ["q", "a"]
    #expect(package.flowsim("review") == .pending)
    #expect(pending == ["a", "b", "c"])
  }

  @Test("A name reviews that snapshot alone")
  func name() {
    package.typed = ["a"]
    #expect(package.flowsim("review", "ShopTests/b") == .done)
    #expect(pending == ["a", "c"])
  }
}
