import FlowEngine
import LayoutSim
import Testing

@MainActor
@Suite("More tabs than there is room for")
struct MoreTabsTests {
  private func app() -> TabArea {
    TabArea(
      ["One", "Two", "Three", "Four", "Five", "Six"].map { title in
        Area(
          Spot(stringLiteral: title),
          handling: [Spot(stringLiteral: title + " deep")],
          tab: title,
          badge: title == "Six" ? "9" : nil
        )
      }
    )
  }

  @Test("A phone shows four tabs and More, which says what is behind it")
  func bar() {
    let tree = Stage(app()).renderTree
    #expect(tree.all(.tabItem).map(\.label) == ["One", "Two", "Three", "Four", "More"])
    #expect(
      tree.all(.tabItem).last?.facts == [Fact("behind", "Five"), Fact("behind", "Six")]
    )
    #expect(tree.all(.tab).count == 6)
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
    // Below the bar that ends at 103, 44 each.
    #expect(
      tree.all(.row).map(\.frame) == [
        Rect(x: 0, y: 103, width: 393, height: 44), Rect(x: 0, y: 147, width: 393, height: 44),
      ]
    )
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
    app.navigate(to: Spot("Five deep"))
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
