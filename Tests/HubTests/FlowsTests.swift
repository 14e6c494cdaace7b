import FlowEngine
import Hub
import LayoutSim
import Testing

@Suite("Flows that are brought along in the hub")
@MainActor
struct FlowsTests {
  let hub = HubCoordinator(currentPage: .flows)
  let stage: Stage

  init() { stage = Stage(hub) }

  @Test("The ready-made sheet is as tall as its words")
  func about() throws {
    try stage.tap("What is this?")
    // 16, a headline of 20⅓, 12, two lines of 20⅓ and 22, 12, a button of 34⅓, and 16.
    #expect(stage.sheet?.height == 153)
    try stage.tap("Close")
    #expect(stage.sheets.isEmpty)
  }

  @Test("A Home on the stack has a back button, and no button that finishes it")
  func pushed() throws {
    try stage.tap("Push Home")
    #expect(stage.back.label == "Flows")
    #expect(stage.element(labelled: "Done") == nil)
    try stage.goBack()
    #expect(stage.topScreen?.route.identifier == "flows")
  }

  @Test(
    "Each hub in a cover is left by Done, from whichever of its tabs",
    arguments: HubRoute.allCases
  )
  func cover(bar: HubRoute) throws {
    try stage.tap(bar == .stockBar ? "Stock tab bar" : "Own tab bar")
    #expect(stage.renderTree.nodes.contains { $0.role == .tabBar } == (bar == .stockBar))
    try stage.tap("Home")
    #expect(hub.visibleRoute as? HomeRoute == .actions)
    try stage.tap("Done")
    #expect(stage.surfaces.count == 1)
    #expect(stage.topScreen?.route.identifier == "flows")
  }

  @Test("The app's own bar shows the badge of the news, and who reads them takes it away")
  func ownBadge() throws {
    try stage.tap("Own tab bar")
    try stage.tap("Add the news")
    try stage.tap("News, 3")
    try stage.tap("Sheets with heights")
    #expect(stage.element(labelled: "News, 3") == nil)
    #expect(stage.topScreen?.route.identifier == "news.item(1)")
  }

  @Test("A Home that is swiped away is freed")
  func freed() throws {
    try stage.tap("Home in a low sheet")
    #expect(stage.sheet?.height == 400)
    weak let home = hub.visibleCoordinator
    #expect(home is HomeCoordinator)
    try stage.swipeSheetAway()
    #expect(home == nil)
  }
}
