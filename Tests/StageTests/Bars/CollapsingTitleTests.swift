import FlowEngine
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// Rows chrome.csv navigationBar.large_title_collapse and large_title_snap.
///
/// On an iPhone 15 the bar is 96 high from 53⅔ to 149⅔, and 44 to 97⅔ when its title has collapsed; 34 of the
/// window's 852 are not safe below.
@MainActor
struct CollapsingTitleTests {
  private func stage(_ rows: Int = 30, orientation: Orientation = .portrait) -> Stage {
    let app = StubCoordinator("home", handles: ["next"]) { _ in
      Rows(count: rows).navigationTitle("Shelf")
    }
    return Stage(app, orientation: orientation)
  }

  private func bar(_ stage: Stage) -> RenderNode? { stage.renderTree.all(.navigationBar).last }

  private func minY(_ label: String, in stage: Stage) -> Double? {
    stage.renderTree.all(.button).first { $0.label == label }?.frame?.minY
  }

  /// Whether `length` is `points`, whatever thirds add up to.
  private func isAt(_ points: Double, _ length: Double?) -> Bool {
    length.map { abs($0 - points) < 1e-9 } ?? false
  }

  @Test("Scrolled content takes a large title into the row of the buttons")
  func collapses() throws {
    let stage = stage()
    #expect(isAt(149 + 2.0 / 3, minY("Row 0", in: stage)))
    #expect(try stage.scroll(by: 300) == 300)
    #expect(bar(stage)?.frame?.size == Size(width: 393, height: 44))
    #expect(bar(stage)?.facts == [Fact("title", "collapsed")])
    #expect(stage.renderTree.all(.heading).isEmpty)
    #expect(isAt(53 + 2.0 / 3, bar(stage)?.frame?.minY))
    #expect(isAt(97 + 2.0 / 3, stage.renderTree.all(.scroll).first?.frame?.minY))
    // 149⅔ less 300, and the third row begins 200 below that.
    #expect(isAt(-150 - 1.0 / 3, minY("Row 0", in: stage)))
    #expect(isAt(49 + 2.0 / 3, minY("Row 2", in: stage)))
  }

  @Test("Scrolling back by as much brings the large title back")
  func expands() throws {
    let stage = stage()
    let before = stage.renderTree
    #expect(try stage.scroll(by: 300) == 300)
    #expect(try stage.scroll(by: -300) == -300)
    #expect(stage.renderTree == before)
    #expect(try stage.scroll(by: 300) == 300)
    #expect(try stage.scroll(by: -248) == -248)
    // 52 from the start: the content is where the low bar ends.
    #expect(bar(stage)?.frame?.size.height == 44)
    #expect(isAt(97 + 2.0 / 3, minY("Row 0", in: stage)))
    #expect(try stage.scroll(by: -1000) == -52)
    #expect(stage.renderTree == before)
  }

  @Test("In a popover a title stayed large, and content moved less than the finger")
  func collapsesInPopover() throws {
    let stage = Stage {
      TextBlock("Behind").popover(isPresented: .constant(true)) {
        ScreenStack { Rows(count: 30).navigationTitle("Shelf") }
      }
    }
    let start = try #require(minY("Row 0", in: stage))
    #expect(try stage.scroll(by: 300) == 300)
    #expect(bar(stage)?.facts == [Fact("title", "collapsed")])
    #expect(isAt(start - 300, minY("Row 0", in: stage)))
  }

  @Test(
    "A finger released half-way leaves the title as it was up to 36 points, and gone beyond"
  )
  func snaps() throws {
    let stage = stage()
    #expect(try stage.scroll(by: 36) == 0)
    #expect(bar(stage)?.frame?.size.height == 96)
    #expect(isAt(149 + 2.0 / 3, minY("Row 0", in: stage)))
    #expect(try stage.scroll(by: 37) == 52)
    #expect(bar(stage)?.frame?.size.height == 44)
    #expect(isAt(97 + 2.0 / 3, minY("Row 0", in: stage)))
    #expect(try stage.scroll(by: -15) == 0)
    #expect(bar(stage)?.frame?.size.height == 44)
    #expect(try stage.scroll(by: -16) == -52)
    #expect(bar(stage)?.frame?.size.height == 96)
  }

  @Test("The end of the content is as far away as without a title")
  func end() throws {
    let stage = stage()
    // 3000 in the 668⅓ from 149⅔ to 818.
    #expect(isAt(2331 + 2.0 / 3, try stage.scroll(by: 10_000)))
    #expect(stage.renderTree.all(.button).last?.frame?.maxY == 818)
    #expect(isAt(-2331 - 2.0 / 3, try stage.scroll(by: -10_000)))
  }

  @Test(
    "Content that is a little too long can be scrolled until the title has gone, shorter not at all"
  )
  func shortContent() throws {
    // Seven rows are 31⅔ more than 668⅓, six fit.
    let longer = stage(7)
    #expect(try longer.scroll(by: 40) == 52)
    #expect(isAt(97 + 2.0 / 3, minY("Row 0", in: longer)))
    #expect(try longer.scroll(by: 40) == 0)
    #expect(try longer.scroll(by: -40) == -52)
    #expect(try stage(6).scroll(by: 40) == 0)
  }

  @Test("What is scrolled to is seen whole, with the title out of the way")
  func scrolledTo() throws {
    let stage = stage()
    // Row 6 ends at 849⅔, 31⅔ below the window of the area.
    try stage.scroll(to: "Row 6")
    #expect(bar(stage)?.frame?.size.height == 44)
    #expect(isAt(697 + 2.0 / 3, minY("Row 6", in: stage)))
    try stage.scroll(to: "Row 0")
    #expect(isAt(97 + 2.0 / 3, minY("Row 0", in: stage)))
  }

  @Test("A screen that is pushed has its large title, and the one below keeps how it was left")
  func perScreen() throws {
    let stage = stage()
    #expect(try stage.scroll(by: 100) == 100)
    stage.coordinator.navigate(to: StubRoute("next"))
    #expect(bar(stage)?.frame?.size.height == 96)
    try stage.goBack()
    #expect(bar(stage)?.frame?.size.height == 44)
    #expect(isAt(49 + 2.0 / 3, minY("Row 0", in: stage)))
  }

  @Test("A title over content that was scrolled in landscape is collapsed in portrait")
  func turned() throws {
    let stage = stage(orientation: .landscape)
    #expect(try stage.scroll(by: 100) == 100)
    stage.rotate(to: .portrait)
    #expect(bar(stage)?.frame?.size.height == 44)
    #expect(try stage.scroll(by: -10_000) == -152)
    #expect(bar(stage)?.frame?.size.height == 96)
  }

  @Test("An area that does not begin at the bar leaves the title alone")
  func lowerArea() throws {
    let app = StubCoordinator("home") { _ in
      Column(spacing: 0) {
        TextBlock("Header").frame(height: 40)
        Rows(count: 30)
      }.navigationTitle("Home")
    }
    let stage = Stage(app)
    #expect(try stage.scroll(by: 40) == 40)
    #expect(bar(stage)?.frame?.size.height == 96)
  }

  @Test("A title is large again when there is nothing left to scroll")
  func areaGone() throws {
    let app = StubCoordinator("home") { _ in FoldingRows().navigationTitle("Home") }
    let stage = Stage(app)
    #expect(try stage.scroll(by: 300) == 300)
    #expect(bar(stage)?.frame?.size.height == 44)
    try stage.tap("Fold")
    #expect(bar(stage)?.frame?.size.height == 96)
  }

  @Test("A measured sheet keeps its height while its title collapses")
  func sheet() throws {
    let shown = SheetStage([.custom]) { _ in Rows(count: 7).navigationTitle("Filter") }
    // 108 and 700 are more than the tallest, 749.
    #expect(try shown.measurement().measured == 808)
    #expect(try shown.stage.scroll(by: 50) == 52)
    #expect(bar(shown.stage)?.frame?.size.height == 56)
    #expect(try shown.measurement().measured == 808)
  }

  @Test("A picture shows a collapsed title among the buttons")
  func picture() throws {
    let stage = stage()
    #expect(try stage.scroll(by: 100) == 100)
    let picture = TreeRenderer.wireframe.render(stage.renderTree)
    #expect(picture.split(separator: "Shelf", omittingEmptySubsequences: false).count == 2)
  }

  @Test(
    "A large title is back at once where the keyboard goes with the finger and content fits again"
  )
  func keyboardGone() throws {
    let stage = Stage(on: .iPhone15) { ShortForm() }
    try stage.tap("Name")
    try stage.scroll(by: 200)
    #expect(stage.traits.keyboard == .hidden)
    let bar = try #require(stage.renderTree.all(.navigationBar).first)
    // 44 and 52 for the large title.
    #expect(bar.frame?.size.height == 96)
    let before = stage.renderTree
    stage.settle()
    #expect(stage.renderTree == before)
  }

}

/// Buttons of 100 points each.
private struct Rows: Element {
  let count: Int

  var body: some Element {
    ScrollArea {
      Column(spacing: 0) {
        Each(0..<count, id: \.self) { row in
          PushButton(action: {}) { Fill().frame(height: 100) }.accessibilityLabel("Row \(row)")
        }
      }
    }
  }
}

private struct FoldingRows: Element {
  @Local private var isFolded = false

  var body: some Element {
    if isFolded {
      TextBlock("Folded")
    } else {
      Layers(alignment: .bottom) {
        Rows(count: 30)
        PushButton("Fold") { isFolded = true }
      }
    }
  }
}

/// A form that is higher than the room above the keyboard, and lower than that without one.
private struct ShortForm: Element {
  @Local private var words = ""

  var body: some Element {
    ScrollArea {
      Column {
        TextEntry("Name", words: $words)
        Each(0..<8, id: \.self) { TextBlock("Row \($0)").frame(height: 40) }
      }
    }
    .navigationTitle("Title")
  }
}
