import Foundation
import LayoutSim
import Testing

/// Runs the file that `LAYOUT_CASES` names, or the copy in the fixtures.
@MainActor
struct LayoutCasesTests {
  @Test("Every case of the file gives its numbers")
  func allCases() throws {
    let file = try LayoutCaseFile(path: path())
    let run = CaseRun(tolerance: file.tolerance)
    var passed = 0
    var failures: [String] = []
    for (name, content) in file.cases {
      switch run.outcome(of: content) {
      case .passed: passed += 1
      case .failed(let difference): failures.append("\(name): \(difference)")
      }
    }
    let summary = "\(passed) passed, \(failures.count) failed"
    print(summary)
    for failure in failures { print(failure) }
    #expect(failures.isEmpty, "\(summary)\n\(failures.joined(separator: "\n"))")
    #expect(passed + failures.count > 0, "No case could be run.")
  }

  private func path() throws -> String {
    if let path = ProcessInfo.processInfo.environment["LAYOUT_CASES"], !path.isEmpty { return path }
    let url = Bundle.module.url(forResource: "Fixtures/layout-cases", withExtension: "json")
    return try #require(url).path
  }
}
