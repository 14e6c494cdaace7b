import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Tab bars that come and go.
@MainActor
struct TabBarVisibilityTests {
  @Test("A pushed screen hides the bar, and gets its room; going back brings it back")
  func hiddenOnPush() throws {
    let shop = StubCoordinator("list", handles: ["item"], tab: "Shop") { route in
      let screen = Fill().accessibilityIdentifier("all").navigationTitle(route.identifier)
        .navigationBarTitleDisplayMode(.inline)
      return route == "item"
        ? AnyElement(screen.toolbar(.hidden, for: .tabBar)) : AnyElement(screen)
    }
    let app = StubTabs([shop, StubCoordinator("profile", tab: "Profile")])
    let stage = Stage(app)
    #expect(stage.renderTree.all(.tabBar).count == 1)
    app.navigate(to: StubRoute("item"))
    #expect(stage.renderTree.all(.tabBar).isEmpty)
    #expect(stage.renderTree.all(.tab).map(\.label) == ["Shop", "Profile"])
    // From 97.67 to 852 - 34 = 818.
    let all = try #require(stage.renderTree.nodes.first { $0.identifier == "all" }?.frame)
    #expect(all.isClose(to: Rect(x: 0, y: 97.6667, width: 393, height: 720.3333)))
    try stage.goBack()
    #expect(stage.renderTree.all(.tabBar).count == 1)
  }

  @Test("A badge is laid out over the symbol, 18.33 high from iOS 26 on")
  func badge() throws {
    let app = StubTabs([StubCoordinator("basket", tab: "Basket", badge: "2")])
    let tree = Stage(app, platform: .iOS26).renderTree
    let badge = try #require(tree.nodes.first { $0.role == .badge })
    #expect(badge.label == "2")
    #expect(badge.detail == .layout)
    // One tab: its button begins at 773 with the symbol's middle at 196.5. The badge begins 4 before
    // that and 2 below the button's edge.
    let frame = try #require(badge.frame)
    #expect(frame.isClose(to: Rect(x: 192.5, y: 775, width: 18.3333, height: 18.3333)))
  }
}

/// Fingers beside a tablet's tab bar.
@MainActor
struct TabletTabBarTests {
  @Test("A button in the row of a tablet's tab bar, beside its platter, can be pressed")
  func besidePlatter() throws {
    var presses = 0
    let one = StubCoordinator("one", tab: "One") { _ in
      Fill().navigationTitle("One").toolbar { PushButton("Filter") { presses += 1 } }
    }
    let stage = Stage(StubTabs([one, StubCoordinator("two", tab: "Two")]), on: .iPadA16)
    try stage.tap("Filter")
    #expect(presses == 1)
    try stage.tap("Two")
    #expect(stage.coordinator.visibleRoute.identifier == "two")
  }
}
