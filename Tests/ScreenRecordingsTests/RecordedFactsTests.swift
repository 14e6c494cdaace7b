import Foundation
import LayoutSim
import Testing

@testable import ScreenRecordings

@MainActor
@Suite("What devices showed, beside stages")
struct RecordedFactsTests {
  /// The lines that differ; of a screen of which not everything was recorded, what only the stage has is none.
  private func lines(_ comparison: RecordingComparison) -> [String] {
    comparison.differenceLines.filter { !$0.hasPrefix("- only on the stage") }
  }

  @Test("Stages agree with what was recorded, but for what is known")
  func facts() throws {
    var (found, all) = (0, 0)
    for facts in try RecordedFacts.all() {
      let comparison = try RecordingComparison(of: facts.recording, with: facts.stage.renderTree)
      #expect(lines(comparison) == facts.known, "\(facts.name): \(comparison.text)")
      found += comparison.matches.count
      all += comparison.matches.count + comparison.onlyRecorded.count
    }
    // Two are missing: a symbol in a row, and the line above the first row of a plain list.
    #expect(all - found == 2)
  }

  /// A rule that was wrong, as a change of the stage's nodes.
  private typealias WrongRule = (name: String, change: (inout [RenderNode]) -> Void)

  private func change(
    _ nodes: inout [RenderNode],
    where isChanged: (RenderNode) -> Bool,
    _ change: (inout Rect) -> Void
  ) {
    for index in nodes.indices where isChanged(nodes[index]) {
      guard var frame = nodes[index].frame else { continue }
      change(&frame)
      nodes[index].frame = frame
    }
  }

  @Test("A wrong rule that is planted again is found by the recording that once showed it")
  func wrongRules() throws {
    let wide = [25.0, 83.42, 141.83, 200.25, 258.67]
    let rules: [WrongRule] = [
      (
        "sentry-cocoa, five tabs, 26.1",
        { nodes in
          var place = 0
          for index in nodes.indices where nodes[index].role == .tabItem {
            nodes[index].frame = Rect(x: wide[place], y: 795, width: 118.33, height: 54)
            place += 1
          }
        }
      ),
      // The first section began 35 below a large title.
      (
        "IdbPython, settings, 18",
        { nodes in change(&nodes, where: { $0.role == .row }) { $0.origin.y += 35 } }
      ),
      // Three lines of an alert's message were 51.67 high, not 48.
      (
        "WebDriverAgent issue 889, iOS 17",
        { nodes in
          change(&nodes, where: { $0.label?.hasPrefix("Notifications") == true }) {
            $0.size.height = 51.67
          }
        }
      ),
      // The bar of a sheet began 10 below its edge, not 16.
      (
        "A form in a sheet, 26",
        { nodes in change(&nodes, where: { $0.role == .navigationBar }) { $0.origin.y -= 6 } }
      ),
      // The row of a date was 52 high.
      (
        "mobster, settings, 26.4",
        { nodes in
          let end = 326.66
          change(&nodes, where: { $0.frame.map { $0.minY > end - 0.1 } ?? false }) {
            $0.origin.y -= 14.33
          }
          change(&nodes, where: { $0.role == .row && abs(($0.frame?.maxY ?? 0) - end) < 1 }) {
            $0.size.height = 52
          }
        }
      ),
      // Secret fields were as high as others.
      (
        "AccessibilitySnapshot, fields, 18.5",
        { nodes in
          change(&nodes, where: { $0.identifier == "secret" || $0.identifier == "kept" }) {
            $0.size.height = 22
          }
        }
      ),
      // Kana were as wide as they are high: five of 17.
      (
        "sim-use, account settings, 18",
        { nodes in
          change(&nodes, where: { $0.label == "アカウント" }) { $0.origin.x = 158.67 }
          change(&nodes, where: { $0.label == "アカウント" }) { $0.size.width = 85 }
        }
      ),
      // Words in a bar were 8 from the sides of wide phones, too, and at least 44 wide.
      (
        "Words in a bar of 414, 17",
        { nodes in
          change(&nodes, where: { $0.role == .button }) {
            $0 = Rect(x: 8, y: $0.minY, width: 44, height: $0.size.height)
          }
        }
      ),
      // The items of a bottom bar were in the middle of it, at least 44 wide and side by side.
      (
        "Three items of a bottom bar, 17",
        { nodes in
          var place = 88.5
          for index in nodes.indices where nodes[index].role == .button {
            let width = max(44, nodes[index].frame?.size.width ?? 0)
            nodes[index].frame = Rect(x: place, y: 763.5, width: width, height: 44)
            place += width
          }
        }
      ),
      // An inline title was half of a point too high on displays with two pixels a point.
      (
        "SVProgressHUD, a title, 13",
        { nodes in
          change(&nodes, where: { $0.label == "我的" && $0.role != .navigationBar }) {
            $0.origin.y -= 0.5
          }
        }
      ),
    ]
    let all = try RecordedFacts.all()
    #expect(Set(rules.map(\.name)).count == 10)
    for rule in rules {
      let facts = try #require(all.first { $0.name == rule.name })
      var tree = facts.stage.renderTree
      let known = try RecordingComparison(of: facts.recording, with: tree)
      rule.change(&tree.nodes)
      let comparison = try RecordingComparison(of: facts.recording, with: tree)
      // The last one is a pixel, which is told, but fails no test.
      func told(_ comparison: RecordingComparison) -> [String] {
        lines(comparison) + (comparison.approximate + comparison.slight).map { $0.name + $0.change }
      }
      let isFound = told(comparison) != told(known)
      #expect(isFound, "\(rule.name): \(comparison.text)")
    }
  }

  @Test("The page about them has their numbers; record with FLOWSIM_RECORD=all")
  func page() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources/Snapshot/Asserting/Snapshot.docc/HowTrueIsIt.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "\n## What was compared\n")).lowerBound
    let end = try #require(text.range(of: "\n## What is not known\n")).lowerBound
    let section = try section()
    if ProcessInfo.processInfo.environment["FLOWSIM_RECORD"] == "all" {
      try (text[..<start] + section + text[end...]).write(
        to: file,
        atomically: true,
        encoding: .utf8
      )
    } else {
      #expect(text[start..<end].split(separator: "\n") == section.split(separator: "\n"))
    }
  }

  /// The table of all recordings by what they are about and by system, and the differences.
  private func section() throws -> String {
    struct Row {
      var screens = 0
      var elements = 0
      var differing = 0
      var pixels = 0
      var approximate = 0
      var worst = 0.0
    }
    var rows: [String: Row] = [:]
    var order: [String] = []
    var known: [String] = []
    for facts in try RecordedFacts.all() {
      let comparison = try RecordingComparison(of: facts.recording, with: facts.stage.renderTree)
      let key = "| \(facts.subject) | \(facts.system)"
      if rows[key] == nil { order.append(key) }
      rows[key, default: Row()].screens += 1
      rows[key]?.elements += comparison.matches.count
      rows[key]?.differing += comparison.differences.count
      rows[key]?.pixels += comparison.slight.count
      rows[key]?.approximate += comparison.approximate.count
      let worst = comparison.matches.map(\.difference.greatest).max() ?? 0
      rows[key] = rows[key].map { row in
        var row = row
        row.worst = max(row.worst, worst)
        return row
      }
      known += lines(comparison).map { "- \(facts.name): \($0.dropFirst(2))" }
    }
    let table = order.compactMap { key in
      rows[key].map { row in
        "\(key) | \(row.screens) | \(row.elements) | "
          + "\(row.elements - row.differing - row.pixels - row.approximate) | \(row.pixels) | "
          + "\(row.approximate) | \(row.differing) | \(Length.text(row.worst)) |"
      }
    }
    let head = [
      "", "## What was compared", "",
      "| of | system | screens | elements | agree | by a pixel | approximate | differ | worst |",
      "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    return (head + table + ["", "What differs:", ""] + known + [""]).joined(separator: "\n")
  }
}
