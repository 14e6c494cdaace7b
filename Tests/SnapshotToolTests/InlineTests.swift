import Foundation
import SnapshotRendering
import SnapshotTooling
import Testing

/// Inline snapshots that wait.
struct InlineTests {
  private let package: PackageFolder
  private let source = """
    func first() {
      assertInlineSnapshot(of: a)
    }
    func second() {
      assertInlineSnapshot(of: b) { "old" }
    }

    """

  init() throws {
    package = try PackageFolder()
    try package.write(source, to: "Tests/ShopTests.swift")
    try wait(line: 2, reference: nil, text: "one\ntwo\n")
    try wait(line: 5, reference: "old", text: "new\n")
  }

  /// Does what an assertion does: its column is that of the parenthesis.
  private func wait(line: Int, column: Int = 23, reference: String?, text: String) throws {
    let file = package.root.appendingPathComponent("Tests/ShopTests.swift").path
    try InlineCandidate(of: file, line: line, column: column, reference: reference, text: text)
      .write(in: InlineCandidate.folder(in: package.root))
  }

  private let accepted = #"""
    func first() {
      assertInlineSnapshot(of: a) {
        """
        one
        two
        """
      }
    }
    func second() {
      assertInlineSnapshot(of: b) { """
        new
        """ }
    }

    """#

  @Test("They are listed by the lines of their calls")
  func list() {
    #expect(package.flowsim("list") == .pending)
    #expect(
      package.printed == [
        "ShopTests.swift:5: 1 line in 1 place", "ShopTests.swift:2: new",
      ]
    )
  }

  @Test("All of a source are accepted, and nothing waits any more")
  func all() {
    #expect(package.flowsim("accept", "--all") == .done)
    #expect(package.text(of: "Tests/ShopTests.swift") == accepted)
    #expect(package.flowsim("list") == .done)
  }

  @Test("One after the other, the upper one first: the lower one has moved")
  func upperFirst() {
    #expect(package.flowsim("accept", "ShopTests.swift:2") == .done)
    #expect(package.flowsim("list") == .pending)
    #expect(package.printed == ["ShopTests.swift:10: 1 line in 1 place"])
    #expect(package.flowsim("accept", "ShopTests.swift:10") == .done)
    #expect(package.text(of: "Tests/ShopTests.swift") == accepted)
  }

  @Test("Of two on one line both are accepted: the first is still where it was")
  func oneLine() throws {
    #expect(package.flowsim("reject", "ShopTests.swift") == .done)
    try package.write(
      #"  assertInlineSnapshot(of: a) { "o" }; assertInlineSnapshot(of: b) { "p" }"# + "\n",
      to: "Tests/ShopTests.swift"
    )
    try wait(line: 1, reference: "o", text: "one\n")
    try wait(line: 1, column: 60, reference: "p", text: "two\n")
    #expect(package.flowsim("accept", "--all") == .done)
    #expect(
      package.text(of: "Tests/ShopTests.swift") == #"""
          assertInlineSnapshot(of: a) { """
            one
            """ }; assertInlineSnapshot(of: b) { """
            two
            """ }

        """#
    )
  }

  @Test("A source that has changed since the test ran stays as it is, with all that waits")
  func changed() throws {
    let changed = "// new\n" + source
    try package.write(changed, to: "Tests/ShopTests.swift")
    #expect(package.flowsim("accept", "--all") == .pending)
    #expect(
      package.printed == [5, 2].map { line in
        "flowsim: The source of ShopTests.swift:\(line) has changed since the test ran. Run the test again, or "
          + "reject ShopTests.swift:\(line)."
      } + ["Not accepted: ShopTests.swift:5, ShopTests.swift:2"]
    )
    #expect(package.text(of: "Tests/ShopTests.swift") == changed)
    #expect(package.flowsim("reject", "ShopTests.swift") == .done)
    #expect(package.flowsim("list") == .done)
  }

  @Test("Where one cannot be accepted, the others are, and the last lines say which was not")
  func others() throws {
    try wait(line: 4, reference: nil, text: "x")
    try package.write("a\n", to: "Snapshots/TeaTests/cup.txt.new")
    #expect(package.flowsim("accept", "--all") == .pending)
    #expect(
      package.printed.prefix(3) == [
        "accepted TeaTests/cup", "accepted ShopTests.swift:5", "accepted ShopTests.swift:2",
      ]
    )
    #expect(
      package.printed[3].hasPrefix("flowsim: At ShopTests.swift:4 there is no call whose ")
    )
    #expect(package.printed.last == "Not accepted: ShopTests.swift:4")
    #expect(package.text(of: "Tests/ShopTests.swift") == accepted)
    #expect(package.flowsim("list") == .pending)
  }

  @Test("A whole run forgets what waited, whose lines may be others now")
  func wholeRun() {
    #expect(package.flowsim("test") == .done)
    #expect(package.printed == ["Snapshots: none compared"])
  }
}
