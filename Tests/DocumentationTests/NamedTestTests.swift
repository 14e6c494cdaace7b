import Foundation
import Testing

/// Every test that the guide `Migrating` names as `SuiteTests.test` stands in a file below `Tests`.
@Suite("Tests that are named in the documentation")
struct NamedTestTests {
  private let page = DocumentationPage(
    path: "Sources/FlowEngine/FlowEngine.docc/Migrating.md"
  )

  @Test("Every test that the page on migrating names exists, in one suite of that name or more")
  func exist() throws {
    let known = try NamedTest.all.get()
    let names = NamedTest.names(in: try page.text())
    #expect(names.count >= 100)
    for name in names {
      #expect(known.contains(name), "\(page) names \(name), which no file below Tests has")
    }
  }

  @Test("Every row of a table with tests names one")
  func rows() throws {
    var hasTests = false
    var count = 0
    for line in try page.text().split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        hasTests = false
        continue
      }
      let last = line.split(separator: "|").last.map(String.init) ?? ""
      if last == " test " {
        hasTests = true
      } else if hasTests, !last.allSatisfy({ "-".contains($0) }) {
        count += 1
        #expect(!NamedTest.names(in: last).isEmpty, "This row of \(page) names no test: \(line)")
      }
    }
    #expect(count >= 100)
  }

  @Test("Names are found in backquotes, and tests behind their attributes, long titles included")
  func found() {
    #expect(
      NamedTest.names(in: "`StageTests.first`, `Stage.back`, `.second`, `FlowTests.a`")
        == ["StageTests.first", "FlowTests.a"]
    )
    let source = """
      @Suite("Some (of them)")
      struct StageTests {
        private func helper() {}
        @Test("A title (with brackets)") func first() {}
        @Test(
          "A longer title",
          arguments: [(1, "a")]
        )
        func second(number: Int, text: String) {}
      }
      final class FlowTests {
        @Test func third() async throws {}
      }
      """
    #expect(
      NamedTest.declared(in: source) == [
        "StageTests.first", "StageTests.second", "FlowTests.third",
      ]
    )
  }
}

/// The name of a test: that of its suite's type and that of its function.
enum NamedTest {
  /// All tests that are declared below `Tests`.
  static let all = Result { () throws -> Set<String> in
    let folder = DocumentationPage.root.appendingPathComponent("Tests")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.reduce(into: []) { all, path in
      let file = folder.appendingPathComponent(path)
      all.formUnion(declared(in: try String(contentsOf: file, encoding: .utf8)))
    }
  }

  /// What stands in backquotes and names a function of a type whose name ends in `Tests`.
  static func names(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap {
      let parts = $1.split(separator: ".", omittingEmptySubsequences: false)
      guard $0 % 2 == 1, parts.count == 2, parts[0].hasSuffix("Tests"), isWord(parts[1]) else {
        return nil
      }
      return String($1)
    }
  }

  /// The tests in a file whose suites are declared at the beginning of a line.
  static func declared(in source: String) -> Set<String> {
    var names: Set<String> = []
    var suite = ""
    var isTest = false
    for line in source.split(separator: "\n") {
      if line.first != " " {
        let words = line.split { !isWord("\($0)") }
        if let kind = words.firstIndex(where: { $0 == "struct" || $0 == "class" }),
          kind + 1 < words.count
        {
          suite = String(words[kind + 1])
        }
      }
      if line.contains("@Test") { isTest = true }
      if isTest, let start = line.range(of: "func "), line[..<start.lowerBound].isOutsideOfTitle {
        names.insert("\(suite).\(line[start.upperBound...].prefix { isWord("\($0)") })")
        isTest = false
      }
    }
    return names
  }

  private static func isWord(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension Substring {
  /// Whether every quotation that begins in it ends in it.
  fileprivate var isOutsideOfTitle: Bool { count { $0 == "\"" } % 2 == 0 }
}
