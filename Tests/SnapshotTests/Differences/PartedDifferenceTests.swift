import FlowEngine
import LayoutSim
import SnapshotRendering
import Testing

/// Differences of matrices and stories.
@MainActor
struct PartedDifferenceTests {
  private func matrix(of words: String, height: Double = 200) throws -> String {
    let home = Coordinator(
      root: DefaultRoute("home", presentationStyle: .push) { TextBlock(words) }
    )
    home.present(
      DefaultRoute("note", presentationStyle: .detents([.height(height)])) { TextBlock("A note") }
    )
    return try VariationReport(
      of: Stage(home),
      over: Variations(devices: [.iPhoneSE3, .iPhone15]),
      detail: .semantic
    ).text
  }

  private func difference(_ old: String, _ new: String) -> SnapshotDifference {
    SnapshotDifference(
      from: old,
      to: new,
      style: SnapshotDifference.Style(ofFilesWith: "variations")
    )
  }

  @Test("What changed in all variations is told once, by nodes")
  func words() throws {
    let difference = difference(try matrix(of: "Home"), try matrix(of: "Home again"))
    #expect(difference.summary.hasPrefix("iphone-15: 1 text changed"))
    #expect(!difference.summary.contains("lines in"))
    let lines = difference.text(budget: .max, path: "").split(separator: "\n")
    #expect(lines.first == "== iphone-15")
    #expect(lines.contains { $0.hasPrefix(#"  ~ text "Home" → "Home again""#) })
  }

  @Test("A height of a sheet is told of each variation from the table")
  func heights() throws {
    let difference = difference(
      try matrix(of: "Home"),
      try matrix(of: "Home", height: 240)
    )
    let lines = difference.text(budget: .max, path: "").split(separator: "\n")
    #expect(lines.contains("== iphone-se-3"))
    #expect(lines.contains("  ~ sheets note 200 → note 240"))
    #expect(difference.summary.contains("iphone-se-3: sheets note 200 → note 240"))
  }

  @Test("A variation that is new, and one that is gone, are named")
  func others() throws {
    let stage = Stage(
      Coordinator(root: DefaultRoute("home", presentationStyle: .push) { TextBlock("Home") })
    )
    let old = try VariationReport(
      of: stage,
      over: Variations(devices: [.iPhone15, .iPhoneSE3]),
      detail: .semantic
    ).text
    let new = try VariationReport(
      of: stage,
      over: Variations(devices: [.iPhone15, .iPadA16]),
      detail: .semantic
    ).text
    let difference = difference(old, new)
    #expect(difference.summary == "ipad-a16: added; iphone-se-3: removed")
  }

  @Test("Steps of a story are told by their words, whatever number they have")
  func steps() {
    func story(_ steps: [String]) -> String {
      let app = Coordinator(
        root: DefaultRoute("home", presentationStyle: .push) { TextBlock("Home") }
      )
      let recorder = StoryRecorder("Day", on: Stage(app))
      for step in steps {
        recorder.step(step) {
          let height: Double = step == "later" ? Double(steps.count) * 100 : 300
          app.present(
            DefaultRoute(step, presentationStyle: .detents([.height(height)])) { TextBlock(step) }
          )
        }
      }
      return recorder.text
    }
    let difference = difference(story(["first", "later"]), story(["first", "new", "later"]))
    #expect(difference.summary.hasPrefix("step 2, new: added; step 3, later: "))
    let lines = difference.text(budget: .max, path: "").split(separator: "\n")
    #expect(lines.first == "== + step 2, new")
    #expect(lines.contains("== step 3, later"))
    #expect(lines.contains { $0.hasPrefix("-") && $0.contains("added, 200 tall") })
    #expect(lines.contains { $0.hasPrefix("+") && $0.contains("added, 300 tall") })
  }

  @Test("What is told in too many lines is counted, with the place of the rest")
  func budget() throws {
    let difference = difference(try matrix(of: "Home"), try matrix(of: "Away"))
    let lines = difference.text(budget: 1, path: "there").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.hasSuffix(" in there") == true)
  }
}
