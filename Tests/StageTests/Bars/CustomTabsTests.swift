import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Tab bars that apps draw themselves.
@MainActor
struct CustomTabsTests {
  /// How the app arranges the selected tab and its bar of 60.
  enum Arrangement: CaseIterable { case over, beside, inset }

  /// The bar of the guides: a button for each child that has a `tabItem`.
  private struct ShopTabBar: Element {
    let coordinator: TabCoordinator<StubRoute>

    var body: some Element {
      Row(spacing: 0) {
        Each(coordinator.children.indices, id: \.self) { index in
          if let item = coordinator.children[index].tabItem {
            PushButton(action: { coordinator.switchToTab(index) }) {
              Column {
                Icon(item.image)
                TextBlock(item.text)
              }
              .frame(maxWidth: .infinity)
            }
          }
        }
      }
      .frame(height: 60)
      .background { Fill().accessibilityIdentifier("bar") }
    }
  }

  private struct ShopTabs: Element {
    let coordinator: TabCoordinator<StubRoute>
    let arrangement: Arrangement

    @Local private var presses = 0

    var body: some Element {
      Column(spacing: 0) {
        switch arrangement {
        case .over:
          Layers(alignment: .bottom) {
            SelectedTab()
            ShopTabBar(coordinator: coordinator)
          }
        case .beside:
          SelectedTab()
          ShopTabBar(coordinator: coordinator)
        case .inset:
          SelectedTab().safeAreaInset(edge: .bottom, spacing: 0) {
            ShopTabBar(coordinator: coordinator)
          }
        }
      }
      .overlay(alignment: .topTrailing) { PushButton("Count \(presses)") { presses += 1 } }
    }
  }

  /// A tab coordinator with a screen of its own.
  private final class OwnTabs: TabCoordinator<StubRoute> {
    init(_ tabs: [AnyCoordinator], arrangement: Arrangement) {
      let screens = OwnFactory(arrangement)
      super.init(router: Router(initial: "tabs", factory: screens))
      screens.tabs = self
      for tab in tabs { addChild(tab) }
      addModalCoordinator(StubCoordinator("sheet"))
    }

    override func canHandle(_ route: any Route) -> Bool { route.identifier == "sheet" }

    override func navigationType(for route: any Route) -> NavigationType { .modal }
  }

  private final class OwnFactory: ElementFactory<StubRoute> {
    weak var tabs: OwnTabs?
    private let arrangement: Arrangement

    init(_ arrangement: Arrangement) {
      self.arrangement = arrangement
    }

    override func buildElement(for route: StubRoute) -> (any Element)? {
      guard let tabs else { return nil }
      let arrangement = arrangement
      return CustomTabs { ShopTabs(coordinator: tabs, arrangement: arrangement) }
    }
  }

  private func app(_ arrangement: Arrangement = .over) -> OwnTabs {
    let shop = StubCoordinator("list", handles: ["item"], tab: "Shop") {
      Fill().accessibilityIdentifier("all").navigationTitle($0.identifier)
        .navigationBarTitleDisplayMode(.inline)
    }
    return OwnTabs([shop, StubCoordinator("profile", tab: "Profile")], arrangement: arrangement)
  }

  private func frame(_ tag: String, _ stage: Stage) -> Rect? {
    stage.renderTree.nodes.first { $0.identifier == tag }?.frame
  }

  @Test("The app's bar stands in place of the stage's, and switches tabs")
  func switching() throws {
    let app = app()
    let stage = Stage(app)
    #expect(stage.renderTree.all(.tabBar).isEmpty)
    #expect(frame("bar", stage) == Rect(x: 0, y: 758, width: 393, height: 60))
    #expect(stage.renderTree.all(.tab).map(\.label) == ["Shop", "Profile"])
    #expect(
      stage.renderTree.all(.tab).map { $0.flags.contains(.selected) } == [true, false]
    )
    try stage.tap("Profile")
    #expect(app.visibleRoute.identifier == "profile")
    #expect(stage.renderTree.words == ["profile"])
    #expect(
      stage.renderTree.all(.tab).map { $0.flags.contains(.selected) } == [false, true]
    )
  }

  @Test("A small button that an app draws around its tabs was not a finding")
  func smallTarget() throws {
    let findings = Stage(app()).renderTree.findings
    #expect(findings.map(\.code) == [.smallTarget])
    let finding = try #require(findings.first)
    #expect(finding.place == "tabs")
    #expect(finding.found.contains("“Count 0”"))
    // The stage's own bar has none.
    let stock = Stage(
      StubTabs([StubCoordinator("one", tab: "One"), StubCoordinator("two", tab: "Two")])
    )
    #expect(stock.renderTree.findings.isEmpty)
  }

  @Test("Screens keep free what the app's bar leaves unsafe, wherever it stands")
  func safeAreas() {
    func isAt(_ arrangement: Arrangement, height: Double) -> Bool? {
      frame("all", Stage(app(arrangement)))?
        .isClose(to: Rect(x: 0, y: 97.6667, width: 393, height: height))
    }
    // A bar over the content takes nothing: from 53.67 + 44 = 97.67 to 818.
    #expect(isAt(.over, height: 720.3333) == true)
    // One beside or inset ends at 818 and begins at 758.
    #expect(isAt(.beside, height: 660.3333) == true)
    #expect(isAt(.inset, height: 660.3333) == true)
  }

  @Test(
    "The bar of a screen in a custom container lies below the status bar",
    arguments: Arrangement.allCases
  )
  func navigationBar(_ arrangement: Arrangement) throws {
    let app = app(arrangement)
    let stage = Stage(app)
    app.navigate(to: StubRoute("item"))
    #expect(
      stage.renderTree.all(.navigationBar).map(\.frame) == [
        Rect(x: 0, y: 161.0 / 3, width: 393, height: 44)
      ]
    )
    try stage.goBack()
    #expect(app.visibleRoute.identifier == "list")
  }

  @Test("What the tab coordinator presents is over its bar")
  func presentations() throws {
    let app = app()
    let stage = Stage(app)
    app.navigate(to: StubRoute("sheet"))
    #expect(stage.renderTree.all(.sheet).count == 1)
    #expect(throws: StageError.outOfReach("Profile", reason: .hidden)) {
      try stage.tap("Profile")
    }
    try stage.swipeSheetAway()
    try stage.tap("Profile")
    #expect(app.visibleRoute.identifier == "profile")
  }

  @Test("The app's screen keeps its state while tabs switch and a cover hides it")
  func state() throws {
    let app = app()
    let stage = Stage(app)
    try stage.tap("Count 0")
    try stage.tap("Profile")
    app.presentDetour(StubCoordinator("detour"), presenting: "detour")
    #expect(frame("bar", stage) == nil)
    try stage.goBack()
    try stage.tap("Count 1")
    #expect(stage.renderTree.all(.button).map(\.label).contains("Count 2"))
  }

  @Test("A table gives a custom container to a coordinator whose factory builds none")
  func table() throws {
    let app = StubTabs([StubCoordinator("one", tab: "One"), StubCoordinator("two", tab: "Two")])
    var screens = ScreenTable()
    screens.register(StubRoute.self) { route, coordinator in
      guard route == "tabs", let tabs = coordinator as? TabCoordinator<StubRoute> else {
        return nil
      }
      return CustomTabs { ShopTabs(coordinator: tabs, arrangement: .over) }
    }
    let stage = Stage(app, screens: screens)
    #expect(stage.renderTree.all(.tabBar).isEmpty)
    try stage.tap("Two")
    #expect(app.visibleRoute.identifier == "two")
  }
}
