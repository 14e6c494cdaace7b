import FlowEngine
import Hub
import LayoutSim
import Snapshot
import Testing

@Suite("What the user of the hub sees on the way")
@MainActor
struct HubJourneyTests {
  let hub = HubCoordinator()
  let stage: Stage

  init() { stage = Stage(hub) }

  private var home: HomeCoordinator? { hub.coordinator(for: .home) as? HomeCoordinator }
  private var flows: FlowsCoordinator? { hub.coordinator(for: .flows) as? FlowsCoordinator }

  /// The layers alone: what is where, and what is in front.
  private func assertLayers(named name: String, testName: String = #function) {
    assertSnapshot(of: stage, as: .outline(.layers), named: name, testName: testName)
  }

  @Test("Home is in front at launch, with everything that it can do")
  func launch() {
    assertSnapshot(of: stage)
  }

  @Test("Two plain sheets: the upper is swiped away, the lower is closed by its button")
  func twoSheets() throws {
    try stage.tap("Sheet")
    home?.navigate(toRoute: .detents)
    assertLayers(named: "both")

    try stage.swipeSheetAway()
    assertSnapshot(of: stage, named: "lower")

    try stage.tap("Close")
    assertLayers(named: "none")
    #expect(home?.router.state.presentations == [])
  }

  @Test("A card rises over the stack, under the tab bar: at its start, in the middle, at its end")
  func card() throws {
    try stage.withoutSettling { () throws(StageError) in
      try stage.tap("Card")
      assertLayers(named: "start")
      stage.advance(by: 0.25)
      assertLayers(named: "middle")
      stage.advance(by: 0.25)
      assertLayers(named: "end")
    }
    #expect(stage.transitions.isEmpty)

    try stage.tap("Put away")
    #expect(hub.visibleRoute as? HomeRoute == .actions)
  }

  @Test("A poster fades in over tabs and bar, and everything behind it stays in sight")
  func poster() throws {
    try stage.withoutSettling { () throws(StageError) in
      try stage.tap("Poster")
      stage.advance(by: 0.1)
      assertLayers(named: "quarter")
    }
    assertLayers(named: "end")
  }

  @Test("A link while Home's sheet is up: its heights come over the sheet")
  func linkOverSheet() throws {
    try stage.tap("Sheet")
    try hub.open(url: "hub://tabs-coordinator")
    assertLayers(named: "after")
  }

  @Test("A link from the other tab: a Home comes along, and its heights over it")
  func linkFromOtherTab() throws {
    try stage.tap("Flows")
    try hub.open(url: "hub://tabs-coordinator")
    assertLayers(named: "after")

    try stage.swipeSheetAway()
    try stage.tap("Done")
    assertLayers(named: "left")
  }

  @Test("Finishing from deep inside: a pushed Home leaves with all that it shows, and nothing else")
  func finishing() throws {
    try stage.tap("Flows")
    try stage.tap("Push Home")
    try stage.tap("Push")
    try stage.tap("Sheet")
    assertLayers(named: "inside")

    try stage.tap("Finish")
    assertLayers(named: "after")
  }

  @Test("The news come between the tabs with a badge, are read, and go")
  func pages() throws {
    try stage.tap("Flows")
    try stage.tap("Home in a sheet")
    try stage.tap("Done")
    try stage.tap("Add the news")
    assertSnapshot(of: stage, named: "added")

    try stage.tap("News")
    try stage.tap("Flows on the stack")
    assertLayers(named: "read")

    hub.removeNews()
    assertLayers(named: "removed")
  }

  @Test("A hub in a sheet has the app's own bar, and its tabs in it")
  func ownBar() throws {
    try stage.tap("Tabs in a sheet")
    assertSnapshot(of: stage, named: "home")
  }

  @Test("A shade is picked: the flow comes for it, goes with it, and the list says which")
  func picking() async throws {
    try stage.tap("Flows")
    try stage.tap("Pick a shade")
    await #expect(throws: StageError.unfinished(tasks: ["Pick a shade"])) {
      try await stage.finish()
    }
    try stage.tap("Plum")
    await stage.proceed()
    stage.settle()
    assertSnapshot(of: stage, named: "shades")

    try stage.tap("dark plum")
    try await stage.finish()
    #expect(flows?.favourite.shade == Shade(.plum, isDark: true))
    assertSnapshot(of: stage, named: "picked")
  }

  @Test(
    "Who picks again begins at the last colour; swiped away, the flow leaves the shade as it was"
  )
  func pickingAgain() async throws {
    try stage.tap("Flows")
    try stage.tap("Pick a shade")
    await stage.proceed()
    stage.settle()
    try stage.tap("Teal")
    stage.settle()
    try stage.tap("light teal")
    try await stage.finish()

    try stage.tap("Pick a shade")
    await stage.proceed()
    stage.settle()
    assertLayers(named: "again")

    try stage.swipeSheetAway()
    try await stage.finish()
    #expect(flows?.favourite.shade == Shade(.teal, isDark: false))
    #expect(flows?.router.state.presentations == [])
  }
}
