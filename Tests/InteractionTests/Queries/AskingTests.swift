import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Queries of a stage.
@MainActor
struct AskingTests {
  @Test("The surfaces are those that were decided, with where they lie")
  func surfaces() {
    let surfaces = SheetStage([.height(300)], platform: .iOS26).stage.surfaces
    #expect(surfaces.map(\.surface.style) == [.base, .sheet])
    #expect(surfaces.map(\.surface.route.identifier) == ["home", "sheet"])
    #expect(
      surfaces.map(\.frame) == [
        Rect(x: 0, y: 0, width: 393, height: 852), Rect(x: 0, y: 518, width: 393, height: 334),
      ]
    )
    #expect(surfaces.map { $0.drawnFrame != nil } == [false, true])
    #expect(surfaces.map(\.isInert) == [true, false])
    #expect(surfaces.map(\.isHidden) == [false, false])
  }

  @Test("A cover hides what is behind it")
  func hidden() {
    let surfaces = SheetStage([.fullscreen]).stage.surfaces
    #expect(surfaces.map(\.surface.style) == [.base, .cover])
    #expect(surfaces.map(\.isHidden) == [true, false])
    #expect(surfaces.map(\.frame) == [nil, Rect(x: 0, y: 0, width: 393, height: 852)])
  }

  @Test("The screen in front is that of the sheet, with its title and its frame")
  func topScreen() throws {
    let shown = SheetStage([.height(300)]) { route in
      if route == "sheet" { Fill() } else { Fill().navigationTitle("Next") }
    }
    let root = try #require(shown.stage.topScreen)
    #expect(root.route.identifier == "sheet")
    #expect(root.owner.description == "app/modal sheet")
    #expect(root.title == nil)
    #expect(root.frame == Rect(x: 0, y: 518, width: 393, height: 334))
    shown.sheet.navigate(to: StubRoute("next"))
    #expect(shown.stage.topScreen?.title == "Next")
  }

  @Test("The screen in front is that of the selected tab")
  func topScreenOfTab() {
    let tabs = StubTabs([StubCoordinator("one", tab: "One"), StubCoordinator("two", tab: "Two")])
    let stage = Stage(tabs)
    #expect(stage.topScreen?.route.identifier == "one")
    tabs.switchToTab(1)
    #expect(stage.topScreen?.route.identifier == "two")
    #expect(Stage(StubTabs([])).topScreen == nil)
  }

  @Test("What is called by a label is found, the front-most first of all")
  func element() throws {
    let shown = SheetStage([.height(300)]) { _ in
      Column(spacing: 0) {
        TextBlock("sheet").accessibilityIdentifier("words")
        Fill().frame(height: 10).accessibilityIdentifier("strip")
      }
    }
    #expect(shown.stage.element(labelled: "#strip")?.frame?.size == Size(width: 393, height: 10))
    #expect(shown.stage.element(labelled: "sheet")?.role == .text)
    #expect(shown.stage.element(labelled: "home")?.role == .text)
    #expect(shown.stage.element(labelled: "nothing") == nil)
  }

  @Test("What a cover hides is not found")
  func hiddenElement() {
    let shown = SheetStage([.fullscreen]) { _ in TextBlock("cover") }
    #expect(shown.stage.element(labelled: "home") == nil)
    #expect(shown.stage.elements(labelled: "cover").count == 1)
  }

  @Test("Content scrolled out of sight was not found, so that nil was ambiguous")
  func scrolledAway() throws {
    // Rows of 100 in a window of 759: the last is far below.
    let stage = Stage(on: .iPhone15) {
      ScrollArea {
        Column(spacing: 0) {
          Each(0..<20) {
            TextBlock("Row \($0)").frame(height: 100).accessibilityIdentifier("row-\($0)")
          }
        }
      }
    }
    #expect(try #require(stage.element(labelled: "Row 19")).flags.contains(.scrolledAway))
    #expect(try #require(stage.element(labelled: "#row-19")).flags.contains(.scrolledAway))
    #expect(try !#require(stage.element(labelled: "Row 0")).flags.contains(.scrolledAway))
    #expect(stage.elements(labelled: "Row 19").count == 1)
    #expect(stage.element(labelled: "Row 20") == nil)
    try stage.scroll(to: "Row 19")
    #expect(try !#require(stage.element(labelled: "Row 19")).flags.contains(.scrolledAway))
    #expect(try #require(stage.element(labelled: "Row 0")).flags.contains(.scrolledAway))
  }

  @Test("Of two elements of one name the one in sight is meant, whichever comes first")
  func inSightFirst() throws {
    let stage = Stage(on: .iPhone15) {
      ScrollArea {
        Column(spacing: 0) {
          TextBlock("Buy").frame(height: 100)
          Fill().frame(height: 2_000)
          TextBlock("Buy").frame(height: 100)
        }
      }
    }
    #expect(try !#require(stage.element(labelled: "Buy")).flags.contains(.scrolledAway))
    #expect(
      stage.elements(labelled: "Buy").map { $0.flags.contains(.scrolledAway) } == [false, true]
    )
  }

  @Test("A detent's height can be asked for without resting there")
  func measuredHeight() throws {
    let sheet = try SheetStage([.medium, .height(300), .custom]) { _ in
      Fill().frame(height: 278)
    }.measurement()
    #expect(sheet.height == 278)
    #expect(sheet.measuredHeight(for: .height(300)) == 300)
    #expect(sheet.measuredHeight(for: .medium) == 1258.0 / 3)
    #expect(sheet.measuredHeight(for: .large) == nil)
    #expect(sheet.restingHeights.map(\.detent) == [.custom, .height(300), .medium])
  }

  @Test("An element is measured at a width without any coordinator")
  func measured() throws {
    let size = try measure(Fill().frame(height: 44).padding(8), width: 100)
    #expect(size == Size(width: 100, height: 60))
  }

  @Test("An offer that a layout has as one value had to be taken apart to measure for it")
  func measuringInProposal() throws {
    let element = Fill().frame(height: 44).padding(8)
    // 44 and twice 8.
    #expect(
      try measure(element, in: Proposal(width: 100, height: nil)) == Size(width: 100, height: 60)
    )
  }

  @Test("A rectangle printed as a dump of its members in a failing expectation")
  func printedRectangle() {
    let rectangle = Rect(x: 1, y: -2.5, width: 100.0 / 3, height: 0)
    #expect("\(rectangle)" == "Rect(x: 1, y: -2.5, width: 33.333333, height: 0)")
  }

  @Test("What going back would do is known without doing it")
  func planToGoBack() throws {
    let shown = SheetStage([.medium])
    shown.sheet.navigate(to: StubRoute("next"))
    let plan = try shown.sheet.planToGoBack()
    #expect(plan.steps.map(\.description) == ["pop to sheet on app/modal sheet"])
    #expect(shown.stage.topScreen?.route.identifier == "next")
    #expect(try StubCoordinator("home").planToGoBack().steps.isEmpty)
  }
}
