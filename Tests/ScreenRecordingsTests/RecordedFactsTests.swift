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
    for facts in try RecordedFacts.all() {
      let comparison = try RecordingComparison(of: facts.recording, with: facts.stage.renderTree)
      #expect(lines(comparison) == facts.known, "\(facts.name): \(comparison.text)")
      #expect(comparison.share >= 0.95, "\(facts.name)")
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
      known += lines(comparison).map { "- \(facts.name): \($0.dropFirst(2))" }
    }
    let table = order.compactMap { key in
      rows[key].map { row in
        "\(key) | \(row.screens) | \(row.elements) | "
          + "\(row.elements - row.differing - row.pixels - row.approximate) | \(row.pixels) | "
          + "\(row.approximate) | \(row.differing) |"
      }
    }
    let head = [
      "", "## What was compared", "",
      "| of | system | screens | elements | agree | by a pixel | approximate | differ |",
      "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    return (head + table + ["", "What differs:", ""] + known + [""]).joined(separator: "\n")
  }
}
