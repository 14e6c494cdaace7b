import FlowEngine
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// Content out of sight, and rounding in print.
@MainActor
struct OutOfSightTests {
  @Test(
    "Rows below the window of a list were covered, and those half out of it behind a sheet were not"
  )
  func rows() throws {
    let app = StubCoordinator(
      "home",
      modals: ["sheet": ModalDetentConfiguration(detents: [.height(300)])]
    ) {
      _ in
      ScrollArea {
        Column(spacing: 0) {
          Each(Array(0..<10), id: \.self) { Picture("\($0)", width: 40, height: 100) }
        }
      }
    }
    app.addModalCoordinator(StubCoordinator("sheet"))
    app.navigate(to: StubRoute("sheet"))
    let stage = Stage(app)
    // Rows begin at 59; the sheet at 852 - 300 - 34 = 518, so it hides the rows from 559 on. The one at
    // 759 sticks out of the window, and those from 859 on are scrolled away.
    let rows = stage.renderTree.all(.picture)
    #expect(rows.filter { $0.flags.contains(.covered) }.map(\.label) == ["5", "6", "7"])
    #expect(rows.filter { $0.flags.contains(.scrolledAway) }.map(\.label) == ["8", "9"])
    #expect(stage.element(labelled: "4") != nil)
    #expect(stage.elements(labelled: "7").isEmpty)
    #expect(stage.elements(labelled: "8").isEmpty)
    let lines = TreeRenderer.outline.render(stage.renderTree).split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix(#"picture "8" @ 0,800 40x100"#) })
    #expect(lines.contains { $0.hasSuffix(#"picture "7" covered @ 0,700 40x100"#) })
  }

  @Test("A box without extent was covered with what sticks out of it in sight")
  func sticksOut() throws {
    let app = StubCoordinator(
      "home",
      modals: ["sheet": ModalDetentConfiguration(detents: [.height(300)])]
    ) {
      _ in
      Column {
        Stretch()
        // Its own frame is behind the sheet, its picture 400 points above it.
        Column { Picture("a", width: 40, height: 40).offset(x: 0, y: -400) }.role(.list)
      }
    }
    app.addModalCoordinator(StubCoordinator("sheet"))
    app.navigate(to: StubRoute("sheet"))
    let tree = Stage(app).renderTree
    #expect(try !#require(tree.all(.list).first).flags.contains(.covered))
    #expect(try !#require(tree.all(.picture).first).flags.contains(.covered))
  }

  @Test("A sheet that is a third of a point higher changed the lines of its content")
  func grownSheet() {
    func lines(_ height: Double) -> [Substring] {
      let shown = SheetStage([.height(height)]) { _ in
        Column(alignment: .leading, spacing: 7.5) {
          Each(Array(0..<6), id: \.self) { number in
            TextBlock("Line \(number)")
            Separator()
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      }
      return TreeRenderer.outline.render(shown.stage.renderTree)
        .split(separator: "\n").map { $0.drop { $0 == " " } }
    }
    let (low, high) = (lines(300), lines(300 + 1.0 / 3))
    let changed = zip(low, high).filter { $0 != $1 }.map { $0.0.prefix { $0 != " " } }
    #expect(low.count == high.count)
    #expect(changed == ["sheet", "stack", "screen"])
  }

  @Test("The height of a sheet and what its content measured differed in the last digit")
  func oneValue() throws {
    let sheet = try SheetStage([.custom]) { _ in Fill().frame(height: 1_582.0 / 3) }.measurement()
    #expect(sheet.height == sheet.measured)
  }

  @Test("What content measured was printed between two pixels, beside a sheet of whole ones")
  func wholePixels() throws {
    // 20⅓ of words, 34⅓ of a button and a gap that is not a number of thirds.
    let sheet = try SheetStage([.custom]) { _ in
      Column(spacing: 10.642) {
        TextBlock("Words")
        PushButton("Save") {}.buttonStyle(.bordered)
      }
    }.measurement()
    #expect(sheet.height == sheet.measured)
    // 65.309 up to the next third.
    #expect(abs(sheet.measured - 65 - 1.0 / 3) < 1e-9)
  }

  @Test("A finding quoted a text of any length")
  func longText() throws {
    let words = String(repeating: "all work and no play ", count: 20)
    let stage = Stage(
      StubCoordinator("home") { _ in TextBlock(words).frame(width: 500).accessibilityLabel(words) }
    )
    let finding = try #require(
      stage.renderTree.findings.first { $0.code == .contentTooWide }
    )
    #expect(
      finding.found
        == "The screen is 393 points wide, and this sticks out of it: "
        + "“all work and no play all work and no play all work and no p…”."
    )
    #expect(finding.description == "content-too-wide at home: \(finding.found) \(finding.advice)")
  }
}
