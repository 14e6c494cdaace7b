import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// More tabs than there is room for.
@MainActor
struct MoreTabsTests {
  private func app() -> StubTabs {
    StubTabs(
      ["One", "Two", "Three", "Four", "Five", "Six"].map { title in
        StubCoordinator(
          StubRoute(title),
          handles: [StubRoute(title + " deep")],
          tab: title,
          badge: title == "Six" ? "9" : nil
        )
      }
    )
  }

  @Test("A phone shows four tabs and More, which lists the others")
  func bar() {
    let tree = Stage(app()).renderTree
    #expect(tree.all(.tabItem).map(\.label) == ["One", "Two", "Three", "Four", "More"])
    #expect(
      tree.all(.tabItem).last?.facts == [
        Fact("icon", "ellipsis"), Fact("behind", "Five"), Fact("behind", "Six"),
      ]
    )
    #expect(tree.all(.tab).count == 6)
  }

  @Test("Nothing led back from a tab behind More to the list of tabs")
  func backToList() throws {
    let app = app()
    let stage = Stage(app)
    try stage.selectTab("Six")
    #expect(stage.renderTree.all(.backButton).map(\.label) == ["More"])
    #expect(
      stage.back
        == BackButton(isVisible: true, label: "More", canNavigateBack: false, effect: nil)
    )
    app.navigate(to: StubRoute("Six deep"))
    #expect(stage.back.label == "Back")
    try stage.goBack()
    #expect(app.visibleRoute.identifier == "Six")
    try stage.goBack()
    #expect(stage.renderTree.all(.navigationBar).map(\.label) == ["More"])
    #expect(app.visibleRoute.identifier == "Six")
    try stage.tap("Five")
    #expect(stage.renderTree.all(.backButton).map(\.label) == ["More"])
    try stage.tap("One")
    #expect(stage.renderTree.all(.backButton).isEmpty)
    // On a tablet every tab has a button of its own.
    try stage.selectTab("Six")
    #expect(Stage(app, on: .iPadA16).renderTree.all(.backButton).isEmpty)
  }

  @Test("Tabs behind More, and the way back to them, are called by their translations")
  func translated() throws {
    let app = app()
    let german = StringTable(["Six": "Sechs", "More": "Mehr"], locale: "de")
    let stage = Stage(app, inheriting: { $0.strings = german })
    try stage.selectTab("Sechs")
    #expect(app.visibleRoute.identifier == "Six")
    #expect(stage.back.label == "Mehr")
  }

  @Test("A swipe back from a tab behind More was refused")
  func swipeToList() throws {
    let app = app()
    let stage = Stage(app)
    try stage.selectTab("Six")
    app.navigate(to: StubRoute("Six deep"))
    try stage.swipeBack()
    #expect(app.visibleRoute.identifier == "Six")
    try stage.swipeBack(progress: 0.9, releasing: .cancelled)
    #expect(stage.renderTree.all(.backButton).map(\.label) == ["More"])
    let swipe = try stage.beginBackSwipe()
    let finished = swipe.finish()
    #expect(finished)
    #expect(stage.renderTree.all(.navigationBar).map(\.label) == ["More"])
    #expect(app.visibleRoute.identifier == "Six")
    #expect(throws: StageError.noBackSwipe(screen: "Six", reason: .root)) {
      try stage.swipeBack()
    }
    #expect(swipe.finish() == false)
    try stage.selectTab("One")
    #expect(throws: StageError.noBackSwipe(screen: "One", reason: .root)) { try stage.swipeBack() }
  }

  @Test(
    "Beside a title that leaves no room for its words, the button to More was taken for another"
  )
  func longTitle() throws {
    let long = "A title of so many letters that it needs the room"
    let tabs = ["One", "Two", "Three", "Four", "Five", "Six"].map { title in
      StubCoordinator(StubRoute(title), tab: title) { _ in
        TextBlock("content").navigationTitle(long).navigationBarTitleDisplayMode(.inline)
      }
    }
    let stage = Stage(StubTabs(tabs), platform: .iOS18)
    try stage.selectTab("Six")
    #expect(stage.back.label == "Back")
    try stage.swipeBack()
    #expect(stage.renderTree.all(.navigationBar).map(\.label) == ["More"])
  }

  @Test("A tablet shows all of them, but in a window as narrow as a phone's")
  func tablet() {
    let stage = Stage(app(), on: .iPadA16)
    #expect(stage.renderTree.all(.tabItem).count == 6)
    stage.traits.windowSize = Size(width: 375, height: 1180)
    #expect(stage.renderTree.all(.tabItem).map(\.label).last == "More")
  }

  @Test("A press on More lists the tabs behind it, and a row of the list selects one")
  func list() throws {
    let app = app()
    let stage = Stage(app)
    try stage.tap("More")
    let tree = stage.renderTree
    #expect(tree.all(.navigationBar).map(\.label) == ["More"])
    #expect(
      tree.all(.tabItem).map(\.label) == ["Five", "Six", "One", "Two", "Three", "Four", "More"]
    )
    // Below the bar that ends at 97.67, 44 each.
    let rows = tree.all(.row).compactMap(\.frame)
    try #require(rows.count == 2)
    #expect(rows[0].isClose(to: Rect(x: 0, y: 97.6667, width: 393, height: 44)))
    #expect(rows[1].isClose(to: Rect(x: 0, y: 141.6667, width: 393, height: 44)))
    #expect(tree.all(.tabItem).filter { $0.flags.contains(.selected) }.map(\.label) == ["More"])
    #expect(app.visibleRoute.identifier == "One")
    try stage.tap("Six")
    #expect(app.visibleRoute.identifier == "Six")
    #expect(stage.renderTree.all(.row).isEmpty)
    #expect(stage.renderTree.words == ["Six"])
    #expect(
      stage.renderTree.all(.tabItem).filter { $0.flags.contains(.selected) }.map(\.label)
        == ["More"]
    )
  }

  @Test("A tab behind More is selected by its name")
  func select() throws {
    let app = app()
    let stage = Stage(app)
    try stage.selectTab("Five")
    #expect(app.visibleRoute.identifier == "Five")
    #expect(stage.renderTree.words == ["Five"])
    app.navigate(to: StubRoute("Five deep"))
    try stage.selectTab("Five")
    #expect(app.visibleRoute.identifier == "Five deep")
  }

  @Test("The list goes when a tab is pressed, and when code selects one")
  func leaving() throws {
    let app = app()
    let stage = Stage(app)
    try stage.tap("More")
    try stage.selectTab("One")
    #expect(stage.renderTree.words == ["One"])
    try stage.tap("More")
    app.switchToTab(2)
    #expect(stage.renderTree.words == ["Three"])
    app.switchToTab(0)
    #expect(stage.renderTree.words == ["One"])
  }

  @Test("A tab that is nowhere is an error that names the buttons there are")
  func unknown() {
    #expect(
      throws: StageError.noSuchTarget(
        "Seven",
        available: ["One", "Two", "Three", "Four", "More"]
      )
    ) {
      try Stage(app()).selectTab("Seven")
    }
  }
}
