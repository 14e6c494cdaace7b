import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Scrolling on, behind and in front of sheets.
@MainActor
struct SheetScrollTests {
  private func tall(_ name: String) -> some Element {
    PushButton(action: {}) { Fill().frame(height: 100) }.accessibilityLabel(name)
  }

  private func rows() -> some Element {
    ScrollArea {
      Column(spacing: 0) { Each(0..<30, id: \.self) { tall("Row \($0)") } }
    }
  }

  @Test("A list behind an undimmed sheet did not scroll, and made the sheet taller")
  func behind() throws {
    let detents: [ModalPresentationDetent] = [.height(200), .large]
    let app = StubCoordinator("home", modals: ["sheet": ModalDetentConfiguration(detents: detents)])
    { _ in
      rows()
    }
    app.addModalCoordinator(
      StubCoordinator("sheet") { _ in Fill().presentationBackgroundInteraction(.enabled) }
    )
    app.navigate(to: StubRoute("sheet"))
    let stage = Stage(app)
    #expect(try stage.scroll(by: 100) == 100)
    #expect(stage.sheet?.height == 200)
    #expect(stage.renderTree.frame(.button, "Row 0")?.minY == -41)
  }

  @Test("A scroll area in a popover did not scroll, and made the sheet below it taller")
  func popover() throws {
    let flags = Flags()
    flags.first = true
    let shown = SheetStage([.height(300), .large]) { _ in
      block().popover(isPresented: flags.firstLink) {
        rows().frame(width: 200, height: 150).presentationCompactAdaptation(.popover)
      }
    }
    let before = try #require(shown.stage.renderTree.frame(.button, "Row 0")?.minY)
    #expect(try shown.stage.scroll(by: 50) == 50)
    #expect(shown.stage.sheet?.height == 300)
    #expect(shown.stage.renderTree.frame(.button, "Row 0")?.minY == before - 50)
  }

  @Test("Content on the sheet still makes it taller first")
  func onSheet() throws {
    let shown = SheetStage([.height(300), .large]) { _ in rows() }
    #expect(try shown.stage.scroll(by: 50) == 0)
    #expect(shown.stage.sheet?.detent == .large)
  }

  @Test("A row that was scrolled under the header of a sheet counted as in sight")
  func underHeader() throws {
    let shown = SheetStage([.large]) { _ in
      Column(spacing: 0) {
        Fill().frame(height: 44)
        ScrollArea {
          Column(spacing: 0) {
            Each(0..<40, id: \.self) { row in
              PushButton(action: {}) { Fill().frame(height: 20) }.accessibilityLabel("Row \(row)")
            }
          }
        }
      }
    }
    // The sheet begins at 69⅔ and the area at 113⅔: the first row ends above that, at 103⅔.
    try shown.stage.scroll(by: 30)
    let row = try #require(shown.stage.element(labelled: "Row 0"))
    #expect(row.frame?.maxY.rounded() == 104)
    #expect(row.flags.contains(.scrolledAway))
    #expect(throws: StageError.outOfReach("Row 0", reason: .scrolledAway(area: "scroll"))) {
      try shown.stage.tap("Row 0")
    }
  }

  @Test("A row below the area in a sheet in the middle of a tablet counted as in sight")
  func overFooter() throws {
    let shown = SheetStage([.large], on: .iPadA16) { _ in
      Column(spacing: 0) {
        ScrollArea {
          Column(spacing: 0) {
            Each(0..<100, id: \.self) { row in
              PushButton(action: {}) { Fill().frame(height: 10) }.accessibilityLabel("Row \(row)")
            }
          }
        }
        Fill().frame(height: 15)
      }
    }
    let tree = shown.stage.renderTree
    let end = try #require(tree.all(.scroll).first?.frame?.maxY)
    let below = tree.all(.button).filter { $0.frame.map { $0.minY >= end } ?? false }
    #expect(!below.isEmpty)
    #expect(below.filter { !$0.flags.contains(.scrolledAway) }.map(\.label) == [])
  }

  @Test("Without a footer content of a sheet runs on under the home indicator")
  func underHomeIndicator() throws {
    let shown = SheetStage([.large]) { _ in rows() }
    // The area ends at 818 and the sheet at 852; rows begin at 69⅔, and the eighth at 769⅔.
    let row = try #require(shown.stage.element(labelled: "Row 7"))
    #expect(row.frame?.minY.rounded() == 770)
    #expect(!row.flags.contains(.scrolledAway))
  }

  @Test("In the sheet of a popover, rows under the home indicator counted as out of sight")
  func underHomeIndicatorOfPopover() throws {
    let flags = Flags()
    flags.first = true
    let stage = stage {
      block().popover(isPresented: flags.firstLink) {
        ScrollArea {
          Column(spacing: 0) {
            Each(0..<100, id: \.self) { row in
              PushButton(action: {}) { Fill().frame(height: 10) }.accessibilityLabel("Row \(row)")
            }
          }
        }
      }
    }
    // The area ends at 818 and the sheet at 852.
    let rows = stage.renderTree.all(.button).filter {
      $0.frame.map { $0.minY >= 818 && $0.maxY <= 852 } ?? false
    }
    #expect(!rows.isEmpty)
    #expect(rows.filter { $0.flags.contains(.scrolledAway) }.map(\.label) == [])
  }
}
