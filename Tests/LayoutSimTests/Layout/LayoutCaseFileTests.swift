import Foundation
import LayoutSim
import Testing

/// Files of layout cases.
@MainActor
struct LayoutCaseFileTests {
  private func file(_ text: String) throws -> LayoutCaseFile {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("layout-cases-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try LayoutCaseFile(path: url.path)
  }

  /// What comes out of a case with the given tree and expectation.
  private func outcome(
    _ tree: String,
    _ expect: String = #"{"size": {"w": 0}}"#,
    _ more: String = "",
    proposal: String = #""proposal": {"w": 100, "h": null}"#
  ) throws
    -> String
  {
    let text = """
      {"cases": [{"id": "it", \(proposal), \(more)
      "tree": \(tree), "expect": \(expect)}]}
      """
    let content = try #require(try file(text).cases.first).content
    switch CaseRun(tolerance: 0.01).outcome(of: content) {
    case .passed: return "passed"
    case .failed(let difference): return difference
    }
  }

  private func problem(_ text: String) -> String {
    do {
      _ = try file(text)
      return "none"
    } catch {
      return "\(error)"
    }
  }

  @Test("A file that cannot be read, is not JSON or has no cases says so")
  func wholeFile() {
    #expect(throws: CaseProblem.self) { try LayoutCaseFile(path: "/nowhere/cases.json") }
    #expect(problem("{").contains("are no JSON"))
    #expect(problem("[]").contains("has no list `cases`"))
    #expect(problem(#"{"cases": []}"#).contains("has no list `cases`"))
  }

  @Test("A wrong number is reported with the quantity it is")
  func difference() throws {
    let found = try outcome(
      #"{"t": "fixed", "id": "a", "w": 30, "h": 20}"#,
      #"{"size": {"w": 31}, "frames": {"a": [0, 0, 30, 20], "b": [0, 0, 1, 1]}}"#
    )
    #expect(
      found == "width expected 31.0, actual 30.0; b expected at [0.0, 0.0, 1.0, 1.0], is not there"
    )
  }

  @Test("An expectation that compares nothing, or has a misspelt name, does not pass")
  func idleExpectation() throws {
    let tree = #"{"t": "fixed", "id": "a", "w": 30, "h": 20}"#
    #expect(try outcome(tree, "{}") == "expect names nothing to compare")
    #expect(try outcome(tree, #"{"size": {}}"#) == "expect names nothing to compare")
    #expect(
      try outcome(tree, #"{"size": {"w": 30}, "frame": {"a": [0, 0, 30, 20]}}"#)
        == "expect knows no frame: only size, frames, absent, prefs"
    )
  }

  @Test("A difference within the tolerance passes, one beyond it does not")
  func tolerance() throws {
    let tree = #"{"t": "fixed", "w": 30, "h": 20}"#
    #expect(try outcome(tree, #"{"size": {"w": 30.009}}"#) == "passed")
    #expect(try outcome(tree, #"{"size": {"w": 30.011}}"#) != "passed")
  }

  @Test("A mistake in a tree is reported with the node that it is in")
  func malformed() throws {
    let cases = [
      (#"{"t": "blob"}"#, "`blob` is no kind of node in `blob`"),
      (#"{"t": "fixed", "w": 1}"#, "`h` is missing in `fixed`"),
      (#"{"t": "fixed", "w": "wide", "h": 1}"#, "`w` is not a number in `fixed`"),
      (
        #"{"t": "column", "children": [{"t": "frame", "w": 1}]}"#,
        "`child` is missing in `frame` in `column`"
      ),
      (#"{"t": "column"}"#, "`children` is missing in `column`"),
      (
        #"{"t": "row", "align": "sideways", "children": []}"#, "`sideways` is no alignment in `row`"
      ),
      (
        #"{"t": "lazyGrid", "columns": [{}], "children": []}"#,
        "a column is neither fixed nor flex nor adaptive in `lazyGrid`"
      ),
      (
        #"{"t": "pref", "key": "k", "value": 1, "child": {"t": "fill"}}"#,
        "nothing says how `k` is reduced in `pref`"
      ),
    ]
    for (tree, problem) in cases { #expect(try outcome(tree) == problem) }
  }

  @Test(
    "Values are joined in every way of the format",
    arguments: [
      ("sum", "0", "2", "3", "5"), ("max", "0", "2", "3", "3"), ("first", "0", "2", "3", "2"),
      ("last", "0", "2", "3", "3"), ("append", "[]", "[2]", "[3]", "[2, 3]"),
    ]
  )
  func reductions(way: String, neutral: String, one: String, other: String, all: String) throws {
    let found = try outcome(
      """
      {"t": "row", "children": [
      {"t": "pref", "key": "k", "value": \(one), "child": {"t": "fill"}},
      {"t": "pref", "key": "k", "value": \(other), "child": {"t": "fill"}}]}
      """,
      #"{"prefs": {"k": \#(all), "unwritten": 7}}"#,
      """
      "reduce": {"k": {"by": "\(way)", "default": \(neutral)},
      "unwritten": {"by": "last", "default": 7}},
      """
    )
    #expect(found == "passed")
  }

  @Test("A share of an infinite offer is infinite, and not something that is not a number")
  func noShareOfEndlessOffer() throws {
    // Offered nothing, the fill takes nothing; offered what is not a number, it would take 10.
    let found = try outcome(
      #"{"t": "row", "children": [{"t": "relative", "h": 0, "child": {"t": "fill", "id": "a"}}]}"#,
      #"{"size": {"w": "inf", "h": 0}}"#,
      proposal: #""proposal": {"w": "inf", "h": "inf"}"#
    )
    #expect(found == "passed")
  }

  @Test("The copy in the fixtures has all 278 cases")
  func copy() throws {
    let url = Bundle.module.url(forResource: "Fixtures/layout-cases", withExtension: "json")
    #expect(try LayoutCaseFile(path: #require(url).path).cases.count == 278)
  }
}
