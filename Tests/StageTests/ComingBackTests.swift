import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// A screen that leaves and returns between two questions is a new one, which reports everything anew.
@MainActor
struct ComingBackTests {
  /// An app that goes to its detail, is asked, and goes back and there again without being asked.
  private func there<Screen: Element>(
    @ElementBuilder and screen: @escaping @MainActor () -> Screen
  ) -> Stage {
    let app = StubCoordinator("home", handles: ["detail"]) { route in
      route == "detail" ? AnyElement(screen()) : AnyElement(TextBlock("Home"))
    }
    let stage = Stage(app)
    app.navigate(to: StubRoute("detail"))
    _ = stage.renderTree
    stage.coordinator.pop()
    app.navigate(to: StubRoute("detail"))
    return stage
  }

  @Test("A screen that returned has its title again")
  func title() {
    let stage = there { TextBlock("Detail").navigationTitle("Detail") }
    #expect(stage.topScreen?.title == "Detail")
  }

  @Test("A screen that returned has its bar hidden again")
  func hiddenBar() {
    let stage = there { TextBlock("Detail").navigationBarHidden() }
    #expect(stage.renderTree.all(.navigationBar).isEmpty)
  }

  @Test("A screen that returned has its bar buttons again")
  func barButton() throws {
    var presses = 0
    let stage = there { TextBlock("Detail").toolbar { PushButton("Do") { presses += 1 } } }
    try stage.tap("Do")
    #expect(presses == 1)
  }

  @Test("A screen that returned hides the tab bar again")
  func tabBar() {
    let shop = StubCoordinator("shop", handles: ["detail"], tab: "Shop") { route in
      route == "detail"
        ? AnyElement(TextBlock("Detail").toolbar(.hidden, for: .tabBar))
        : AnyElement(TextBlock("Shop"))
    }
    let stage = Stage(StubTabs([shop]))
    shop.navigate(to: StubRoute("detail"))
    #expect(stage.renderTree.all(.tabBar).isEmpty)
    shop.pop()
    shop.navigate(to: StubRoute("detail"))
    #expect(stage.renderTree.all(.tabBar).isEmpty)
  }

  @Test("A sheet that returned cannot be dismissed again")
  func dismissal() {
    let shown = SheetStage([.medium]) { _ in TextBlock("Words").interactiveDismissDisabled() }
    #expect(shown.stage.sheet?.isDismissDisabled == true)
    shown.app.dismissModal()
    shown.app.navigate(to: StubRoute("sheet"))
    #expect(shown.stage.sheet?.isDismissDisabled == true)
  }

  @Test("A sheet of its content's height that returned counts the bar with its title again")
  func sheetHeight() throws {
    let shown = SheetStage([.custom]) { _ in
      TextBlock("Words").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    let height = try #require(shown.stage.sheet?.height)
    // One line of 20⅓ below a bar of 56.
    #expect(abs(height - 76.333) < 0.01)
    shown.app.dismissModal()
    shown.app.navigate(to: StubRoute("sheet"))
    #expect(shown.stage.sheet?.height == height)
  }

  @Test("A new flow has its title, also where it has the memory of one that is gone")
  func flows() {
    let app = StubFlows()
    func flow(_ name: StubRoute) -> StubCoordinator {
      StubCoordinator(name) { TextBlock($0.identifier).navigationTitle($0.identifier) }
    }
    app.transitionToFlow(flow("login"), root: "flows")
    let stage = Stage(app)
    #expect(stage.topScreen?.title == "login")
    for _ in 0..<50 {
      app.transitionToFlow(flow("shop"), root: "flows")
      app.transitionToFlow(flow("login"), root: "flows")
      #expect(stage.topScreen?.title == "login")
    }
  }

  @Test("A screen that returned reports its size again, and starts with fresh state")
  func observers() {
    var sizes = 0
    let stage = there { Fill().frame(width: 10, height: 10).onSizeChange { _ in sizes += 1 } }
    _ = stage.renderTree
    #expect(sizes == 2)
  }
}
