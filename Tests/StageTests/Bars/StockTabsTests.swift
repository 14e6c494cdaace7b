import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// On an iPhone 15 with iOS 26 the tab bar is 83 high, from 769 on; its platter is 62 high.
@MainActor
struct StockTabsTests {
  /// Tabs whose factory says something about their bar.
  private final class Tabs: TabCoordinator<StubRoute> {
    init(
      _ bar: @escaping @MainActor () -> any Element,
      screen: @escaping @MainActor () -> any Element = {
        ScrollArea { Fill().frame(height: 3_000) }.accessibilityIdentifier("all")
      }
    ) {
      super.init(router: Router(initial: "tabs", factory: StubFactory { _ in bar() }))
      for name in ["Find", "Home", "Library"] {
        addChild(
          StubCoordinator(StubRoute(name), tab: name) { _ in screen() }
        )
      }
    }
  }

  private func stage(
    _ platform: PlatformProfile = .iOS26,
    _ bar: @escaping @MainActor () -> any Element
  ) -> Stage {
    Stage(Tabs(bar), on: .iPhone15, platform: platform)
  }

  private func selected(_ stage: Stage) -> String? {
    stage.renderTree.all(.tab).first { $0.flags.contains(.selected) }?.label
  }

  private func frames(_ stage: Stage, _ role: Role) -> [Rect?] {
    stage.renderTree.all(role).map(\.frame)
  }

  @Test("The tab for searches is the last one, in a circle of its own at the trailing end")
  func search() throws {
    let stage = stage { StockTabs().searchTab(StubRoute("Find")) }
    #expect(stage.renderTree.all(.tabItem).map(\.label) == ["Home", "Library", "Find"])
    // 21 from the edges, as high as the platter.
    #expect(frames(stage, .tabItem).last == Rect(x: 310, y: 769, width: 62, height: 62))
    // Two of 94 that overlap by 8, with 4 at either end.
    #expect(frames(stage, .platter) == [Rect(x: 21, y: 769, width: 188, height: 62)])
    try stage.selectTab("Library")
    #expect(selected(stage) == "Library")
    try stage.selectTab("Find")
    #expect(selected(stage) == "Find")
  }

  @Test(
    "Items at the lower edge stood above a bar with a tab for searches, where a device puts them under it",
    arguments: [PlatformProfile.iOS18, .iOS26]
  )
  func itemsUnderTabs(platform: PlatformProfile) throws {
    func stage(hasSearch: Bool) -> Stage {
      let tabs = Tabs {
        hasSearch ? StockTabs().searchTab(StubRoute("Find")) : StockTabs()
      } screen: {
        ScrollArea { TextBlock("a") }.toolbar {
          BarItem(placement: .bottomBar) { PushButton("Edit") {} }
        }
      }
      return Stage(tabs, on: .iPhone15, platform: platform)
    }
    let bare = stage(hasSearch: false).renderTree
    #expect(!bare.findings.map(\.code).contains(.bottomBarUnderTabs))
    let tree = stage(hasSearch: true).renderTree
    let isUnder = platform == .iOS26
    #expect(tree.findings.map(\.code).contains(.bottomBarUnderTabs) == isUnder)
    let bar = try #require(tree.all(.toolbar).first?.frame)
    let tabs = try #require(tree.all(.tabBar).first?.frame)
    // On the home indicator of 34, where the tabs are.
    #expect((bar.maxY == 852 - 34) == isUnder)
    #expect((bar.maxY > tabs.minY) == isUnder)
  }

  @Test("Up to iOS 18 it is one button among the others, the last")
  func before() {
    let stage = stage(.iOS18) {
      StockTabs().searchTab(StubRoute("Find")).tabBarMinimizeBehavior(.onScrollDown)
        .tabViewBottomAccessory { TextBlock("Now playing") }
    }
    #expect(stage.renderTree.all(.tabItem).map(\.label) == ["Home", "Library", "Find"])
    #expect(frames(stage, .tabItem).map { $0?.size.width } == [127, 127, 127])
    #expect(!stage.renderTree.words.contains("Now playing"))
  }

  @Test("A bar becomes small when content is scrolled down, and comes back")
  func minimizing() throws {
    let stage = stage { StockTabs().tabBarMinimizeBehavior(.onScrollDown) }
    try stage.selectTab("Home")
    #expect(stage.renderTree.all(.tabItem).count == 3)
    try stage.scroll(by: 100)
    #expect(stage.renderTree.all(.tabItem).map(\.label) == ["Home"])
    #expect(frames(stage, .tabItem) == [Rect(x: 25, y: 773, width: 36, height: 36)])
    #expect(frames(stage, .platter) == [Rect(x: 21, y: 769, width: 44, height: 44)])
    #expect(stage.renderTree.all(.tabBar).first?.facts == [Fact("shows", "selected")])
    // The room for content is the same.
    #expect(frames(stage, .tabBar) == [Rect(x: 0, y: 769, width: 393, height: 83)])
    try stage.scroll(by: -10)
    #expect(stage.renderTree.all(.tabItem).count == 3)
    try stage.scroll(by: 100)
    try stage.tap("Home")
    #expect(stage.renderTree.all(.tabItem).count == 3)
  }

  @Test("Other behaviours: scrolled up, and never", arguments: TabBarMinimizing.allCases)
  func behaviours(_ behaviour: TabBarMinimizing) throws {
    let stage = stage { StockTabs().tabBarMinimizeBehavior(behaviour) }
    try stage.scroll(by: 100)
    #expect((stage.renderTree.all(.tabItem).count == 1) == (behaviour == .onScrollDown))
    try stage.scroll(by: -50)
    #expect((stage.renderTree.all(.tabItem).count == 1) == (behaviour == .onScrollUp))
  }

  @Test("An accessory is 48 high, 8 above the bar, and beside the buttons of a small one")
  func accessory() throws {
    struct Playing: Element {
      @Local private var isPlaying = false

      var body: some Element { PushButton(isPlaying ? "Pause" : "Play") { isPlaying.toggle() } }
    }
    let stage = stage {
      StockTabs().tabBarMinimizeBehavior(.onScrollDown).tabViewBottomAccessory { Playing() }
    }
    #expect(frames(stage, .tabBar) == [Rect(x: 0, y: 713, width: 393, height: 139)])
    #expect(frames(stage, .toolbar) == [Rect(x: 21, y: 713, width: 351, height: 48)])
    try stage.tap("Play")
    #expect(stage.renderTree.all(.button).map(\.label) == ["Pause"])
    try stage.scroll(by: 100)
    // 21 + 44 + 8 = 73, up to 372.
    #expect(frames(stage, .toolbar) == [Rect(x: 73, y: 769, width: 299, height: 44)])
    #expect(stage.renderTree.all(.button).map(\.label) == ["Pause"])
  }

  @Test("A tab for searches that is not there changes nothing")
  func missing() {
    let plain = stage { StockTabs() }
    let said = stage { StockTabs().searchTab(StubRoute("Nowhere")) }
    #expect(said.renderTree == plain.renderTree)
  }
}
