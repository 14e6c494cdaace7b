import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Tab bars.
@MainActor
struct TabBarTests {
  private func shop() -> StubCoordinator {
    StubCoordinator("list", handles: ["item", "size"], tab: "Shop") {
      TextBlock($0.identifier).navigationTitle("Shop").navigationBarTitleDisplayMode(.inline)
    }
  }

  @Test("A bar of 49 stands above the home indicator's 34, its items side by side")
  func home() {
    let tree = Stage(StubTabs([shop(), StubCoordinator("profile", tab: "Profile")])).renderTree
    // 852 - 83 = 769. Two shares of 196.5 less 2 at either side: from 2 to 194.5, and from 198.5 to 391,
    // on whole points.
    #expect(tree.all(.tabBar).map(\.frame) == [Rect(x: 0, y: 769, width: 393, height: 83)])
    #expect(
      tree.all(.tabItem).map(\.frame) == [
        Rect(x: 2, y: 770, width: 193, height: 48),
        Rect(x: 199, y: 770, width: 192, height: 48),
      ]
    )
  }

  @Test("A bar is 49 high on a phone with a home button")
  func homeButton() {
    let tree = Stage(StubTabs([shop()]), on: .iPhoneSE3).renderTree
    #expect(tree.all(.tabBar).map(\.frame) == [Rect(x: 0, y: 618, width: 375, height: 49)])
  }

  @Test("A bar is 50 high on a tablet, and stands below the status bar")
  func tablet() {
    let tree = Stage(StubTabs([shop()]), on: .iPadA16).renderTree
    #expect(tree.all(.tabBar).map(\.frame) == [Rect(x: 0, y: 24, width: 820, height: 50)])
  }

  @Test("Content is centred between the status bar and the tab bar")
  func content() {
    let area = StubCoordinator("list", tab: "Shop") { _ in Picture("mug", width: 200, height: 100) }
    // From 59 to 769 the middle is 414.
    let pictures = Stage(StubTabs([area])).renderTree.all(.picture)
    #expect(pictures.map(\.frame?.minY) == [364])
  }

  @Test("Tabs inside a tab stand on its bar and keep no further distance")
  func nested() {
    let tree = Stage(StubTabs([StubTabs([shop()])])).renderTree
    // The inner bar of 49 ends where the outer one begins.
    #expect(
      tree.all(.tabBar).map(\.frame) == [
        Rect(x: 0, y: 720, width: 393, height: 49),
        Rect(x: 0, y: 769, width: 393, height: 83),
      ]
    )
  }

  @Test("Content of tabs below the bar that leads out of a detour is centred between both bars")
  func contentBelowBar() {
    let area = StubCoordinator("list", tab: "Shop") { _ in Picture("mug", width: 200, height: 100) }
    let app = StubCoordinator("home")
    app.presentDetour(StubTabs([area]), presenting: StubRoute("tabs"))
    // A bar of 44 begins 5 1/3 above the end of the safe area, so from 97 2/3 to 769 the middle is 433 1/3.
    let pictures = Stage(app).renderTree.all(.picture)
    #expect(pictures.map { (($0.frame?.minY ?? 0) * 3).rounded() } == [1150])
  }

  @Test("Pressing a tab selects it")
  func select() throws {
    let app = StubTabs([shop(), StubCoordinator("profile", tab: "Profile")])
    let stage = Stage(app)
    try stage.tap("Profile")
    #expect(app.visibleRoute.identifier == "profile")
    #expect(
      stage.renderTree.all(.tabItem).map { $0.flags.contains(.selected) } == [false, true]
    )
  }

  @Test("A press on the selected tab leads back to its root")
  func selectAgain() throws {
    let app = StubTabs([shop(), StubCoordinator("profile", tab: "Profile")])
    let stage = Stage(app)
    app.navigate(to: StubRoute("item"))
    app.navigate(to: StubRoute("size"))
    try stage.selectTab("Shop")
    #expect(app.visibleRoute.identifier == "list")
  }

  @Test("A way back and a tab of one name are ambiguous, unless the call says which is meant")
  func ambiguous() throws {
    let app = StubTabs([shop(), StubCoordinator("profile", tab: "Profile")])
    let stage = Stage(app)
    app.navigate(to: StubRoute("item"))
    #expect(throws: StageError.ambiguous("Shop", roles: [.backButton, .tabItem])) {
      try stage.tap("Shop")
    }
    try stage.goBack()
    #expect(app.visibleRoute.identifier == "list")
  }

  @Test("Selecting a tab that is not there is an error that names the tabs")
  func unknownTab() {
    let stage = Stage(StubTabs([shop(), StubCoordinator("profile", tab: "Profile")]))
    #expect(throws: StageError.noSuchTarget("Basket", available: ["Shop", "Profile"])) {
      try stage.selectTab("Basket")
    }
  }

  @Test("A badge is printed with the tab and with its button, selected or not")
  func badge() {
    let app = StubTabs([shop(), StubCoordinator("basket", tab: "Basket", badge: "2")])
    let stage = Stage(app)
    let badges = [[], [Fact("badge", "2")]]
    #expect(stage.renderTree.all(.tab).map(\.facts) == badges)
    let icon = Fact("icon", "circle")
    #expect(stage.renderTree.all(.tabItem).map(\.facts) == [[icon], [icon, Fact("badge", "2")]])
    app.switchToTab(1)
    #expect(stage.renderTree.all(.tab).map(\.facts) == badges)
  }

  @Test("A tab without a tabItem is shown as such and reported once")
  func missingTabItem() {
    let app = StubTabs([shop(), StubCoordinator("profile")])
    let stage = Stage(app)
    #expect(stage.renderTree.all(.tabItem).map(\.label) == ["Shop", "no tabItem"])
    stage.settle()
    #expect(
      app.unhandledErrors == [.missingTabItem(owner: app.ownerPath, index: 1)]
    )
  }

  @Test("A container without tabs has a bar and nothing else")
  func noTabs() {
    let tree = Stage(StubTabs([])).renderTree
    #expect(tree.all(.tabBar).map(\.frame?.size.height) == [83])
    #expect(tree.all(.tabItem).isEmpty)
    #expect(tree.all(.screen).isEmpty)
  }

  @Test("Tabs that were pushed have a bar with a way back above them")
  func pushedTabs() throws {
    let app = StubCoordinator("home") { _ in
      TextBlock("a").navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
    }
    app.addChild(StubTabs([shop(), StubCoordinator("profile", tab: "Profile")]))
    app.navigate(to: StubRoute("item"))
    let stage = Stage(app)
    // The stage's bar from 53.67 to 97.67, and the screen's own bar below it.
    let bars = stage.renderTree.all(.navigationBar).compactMap(\.frame)
    try #require(bars.count == 2)
    #expect(bars[0].isClose(to: Rect(x: 0, y: 53.6667, width: 393, height: 44)))
    #expect(bars[1].isClose(to: Rect(x: 0, y: 97.6667, width: 393, height: 44)))
    #expect(
      stage.renderTree.all(.tabBar).map(\.frame) == [
        Rect(x: 0, y: 769, width: 393, height: 83)
      ]
    )
    #expect(stage.renderTree.all(.backButton).map(\.label) == ["Home", "Shop"])
    try stage.goBack()
    #expect(app.visibleRoute.identifier == "list")
    try stage.goBack()
    #expect(app.visibleRoute.identifier == "home")
  }

  @Test("A press on the selected tab leads back to the root of the flow in it")
  func selectFlowAgain() throws {
    let flows = StubFlows()
    flows.transitionToFlow(shop(), root: "flows")
    let app = StubTabs([flows, StubCoordinator("profile", tab: "Profile")])
    let stage = Stage(app)
    app.navigate(to: StubRoute("item"))
    try stage.selectTab("no tabItem")
    #expect(app.visibleRoute.identifier == "list")
  }

  @Test("Tabs in a detour have the fallback back button above them")
  func detour() throws {
    let app = StubCoordinator("home")
    app.presentDetour(StubTabs([StubCoordinator("one", tab: "One")]), presenting: "tabs")
    let stage = Stage(app)
    #expect(
      stage.back
        == BackButton(
          isVisible: true,
          label: "Back",
          canNavigateBack: false,
          effect: "dismiss detour app/detour Tabs"
        )
    )
    // From 53.67 to 97.67 the bar, from 769 the tabs' bar.
    let bars = stage.renderTree.all(.navigationBar).compactMap(\.frame)
    try #require(bars.count == 1)
    #expect(bars[0].isClose(to: Rect(x: 0, y: 53.6667, width: 393, height: 44)))
    #expect(
      stage.renderTree.all(.tabBar).map(\.frame) == [
        Rect(x: 0, y: 769, width: 393, height: 83)
      ]
    )
    try stage.goBack()
    #expect(app.visibleRoute.identifier == "home")
  }

  @Test("The way back to pushed tabs is titled Back, whatever their screens are titled")
  func abovePushedTabs() {
    let app = StubCoordinator("home")
    let child = StubTabs([shop()])
    let last = StubCoordinator("last", handles: ["last"])
    app.addChild(child)
    app.addChild(last)
    app.navigate(to: StubRoute("item"))
    app.navigate(to: StubRoute("last"))
    #expect(Stage(app).back.isVisible)
    #expect(Stage(app).back.label == "Back")
  }
}
