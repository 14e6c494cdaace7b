import FlowEngine
import Foundation
import LayoutSim
import StageSupport
import Testing

/// The examples of the guide `TheStage`, and its table of findings.
@MainActor
struct DocumentedStageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("A medium sheet is 419.33 points high on an iPhone 15")
  func medium() throws {
    let sheet = try SheetStage([.medium]).measurement()
    #expect(try abs(#require(sheet.measuredHeight(for: .medium)) - 419.333) < 0.001)
  }

  @Test("A stage is turned, and reads from right to left")
  func traits() {
    let stage = Stage(StubCoordinator("home"), on: .iPhone16, platform: .iOS26)
    stage.rotate(to: .landscape)
    stage.traits.direction = .rightToLeft
    #expect(stage.renderTree.nodes.first?.frame?.size == Size(width: 852, height: 393))
  }

  @Test("A swipe back that is given up half-way has uncovered half of the screen below")
  func swipe() throws {
    let app = StubCoordinator("home", handles: ["next"])
    app.navigate(to: StubRoute("next"))
    let stage = Stage(app)
    let settled = stage.renderTree
    try stage.withoutSettling {
      let swipe = try stage.beginBackSwipe()
      swipe.update(progress: 0.5)
      #expect(try stage.renderTree.screen("next").frame?.minX == 196.5)
      swipe.cancel()
    }
    #expect(stage.renderTree == settled)
  }

  @Test("The table has every kind of finding, once")
  func findings() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "Sources/LayoutSim/LayoutSim.docc/TheStage.md"),
      encoding: .utf8
    )
    let table = page.components(separatedBy: "## Findings")[1]
      .components(separatedBy: "## Known limits")[0]
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let documented = rows.flatMap { row in
      row.split(separator: "|")[0].split(separator: "`").enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
    #expect(documented.sorted() == FindingCode.allCases.map(\.rawValue).sorted())
  }
}
