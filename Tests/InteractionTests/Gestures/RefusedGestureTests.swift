import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Gestures that are refused.
@MainActor
struct RefusedGestureTests {
  @Test("A newline in a name, or what steers a terminal, made lines of an error")
  func oneLine() {
    let error = StageError.nowhereToMove("Milk\n- Tea", to: "\u{1B}[2J", available: ["a\r\nb"])
    #expect(
      error.description
        == #"“Milk\n- Tea” cannot be moved to “\u{1b}[2J”, which is not a row of the same Each. Its rows: “a\r\nb”."#
    )
  }

  @Test("A sheet drag without a sheet released the screen that was being swiped back")
  func sheetDrag() throws {
    let app = StubCoordinator("home", handles: ["next"])
    app.navigate(to: StubRoute("next"))
    let stage = Stage(app)
    try stage.withoutSettling {
      let swipe = try stage.beginBackSwipe()
      swipe.update(progress: 0.5)
      #expect(throws: StageError.noSheet(front: "next")) { try stage.beginSheetDrag() }
      stage.advance(by: 5)
      #expect(stage.transitions.map(\.progress) == [0.5])
      #expect(stage.transitions.map(\.isInteractive) == [true])
      let finished = swipe.finish()
      #expect(finished)
    }
    #expect(app.visibleRoute.identifier == "home")
  }

  @Test("A back swipe over a sheet released the sheet that was being dragged")
  func backSwipe() throws {
    let shown = SheetStage([.medium])
    let stage = shown.stage
    try stage.withoutSettling {
      let drag = try stage.beginSheetDrag()
      drag.update(height: 300)
      #expect(throws: StageError.self) { try stage.beginBackSwipe() }
      stage.advance(by: 5)
      #expect(stage.renderTree.all(.sheet).first?.frame?.minY == 552)
      drag.cancel()
    }
  }

  @Test("A tap into an endless window stopped the test process")
  func endlessWindow() {
    let traits = Traits(device: .iPhone15, windowSize: Size(width: 500, height: 1e30))
    let stage = Stage(StubCoordinator("home") { _ in Fill() }, under: traits)
    #expect(throws: StageError.self) { try stage.tap(at: Point(x: 250, y: 1e29)) }
  }

  @Test("Below the strips of a tall window a tap presses what is there")
  func tallWindow() throws {
    let flags = Flags()
    let traits = Traits(device: .iPhone15, windowSize: Size(width: 500, height: 100_000))
    let content = PushButton(action: flags.note("pressed")) { Fill() }
    let stage = Stage(StubCoordinator("home") { _ in content }, under: traits)
    try stage.tap(at: Point(x: 250, y: 99_000))
    #expect(flags.log == ["pressed"])
  }

  @Test("Of two tabs of a name behind More none was selected, and the list stayed up")
  func ambiguousTab() throws {
    let tabs = StubTabs(
      (["One", "Two", "Three", "Four", "Same", "Same", "Last"] as [String]).enumerated().map {
        index,
        title in
        StubCoordinator(StubRoute("\(title) \(index)"), tab: title)
      }
    )
    let stage = Stage(tabs)
    let before = stage.renderTree
    #expect(throws: StageError.ambiguous("Same", roles: [.tabItem, .tabItem])) {
      try stage.selectTab("Same")
    }
    #expect(stage.renderTree == before)
    try stage.selectTab("Last")
    #expect(tabs.visibleRoute.identifier == "Last 6")
  }
}
